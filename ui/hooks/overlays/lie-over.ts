const OVER_FIRST_PAGE = 0.5

/**
 * Tells the history that something lies over the page (`createBrowserHistory`). Below the first page of a tab lies another
 * site, from which nobody can be led forward again: there, Back is given an entry to come from, half a step above the
 * page. CloseWatcher is no help: only phones ask it at Back.
 */
export const lieOver = (layer: EventTarget): void => {
  if (window.history.state?.lintas !== 0) return
  window.history.pushState({ lintas: OVER_FIRST_PAGE }, '')
  layer.dispatchEvent(new Event('layer', { bubbles: true }))
}
