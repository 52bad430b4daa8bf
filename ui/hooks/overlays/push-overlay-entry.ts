const OVER_FIRST_PAGE = 0.5

/**
 * Gives the Back button something to close: over the first page of a tab, a history entry of its own for an overlay
 * (`createBrowserHistory`). Behind that page is another site, and once there nobody can be brought back; so the entry is
 * pushed half a step above the page. CloseWatcher does not help, as only phones ask it at Back.
 */
export const pushOverlayEntry = (layer: EventTarget): void => {
  if (window.history.state?.lintas !== 0) return
  window.history.pushState({ lintas: OVER_FIRST_PAGE }, '')
  layer.dispatchEvent(new Event('layer', { bubbles: true }))
}
