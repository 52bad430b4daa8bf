import type { HistoryPort } from './place.ts'

type Page = Pick<Window, 'history' | 'location' | 'addEventListener' | 'document'>

/** Dialogs, and what says of itself that it hears a `cancel`. */
const LAYER = 'dialog[open],[data-layer]'

/** The number that an entry of the history was given; none before this app has seen it. */
export const idIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'lintas' in state && typeof state.lintas === 'number'
    ? state.lintas
    : undefined

/** What lies over the page, the uppermost one: it has the focus. */
const layerOver = (page: Pick<Document, 'activeElement' | 'querySelector'>): Element | null =>
  page.activeElement?.closest(LAYER) ?? page.querySelector(LAYER)

/**
 * Numbers the entries of the browser's history and takes over the scrolling from the browser. Back takes away what lies
 * over the page before it leaves the page; not every browser sees to that (CloseWatcher).
 */
export const createBrowserHistory = (page: Page = window): HistoryPort => {
  const { history, location } = page
  history.scrollRestoration = 'manual'
  // To the browser "//elsewhere" names another host, and it refuses such an entry.
  const url = (): string => location.pathname.replace(/^\/+/, '/') + location.search + location.hash
  /** The entry that is shown. */
  let at = idIn(history.state) ?? 0
  if (idIn(history.state) === undefined) history.replaceState({ lintas: at }, '', url())

  return {
    url,
    currentId: () => idIn(history.state) ?? 0,
    push: (to) => {
      at += 1
      history.pushState({ lintas: at }, '', to)
      return at
    },
    replace: (to) => {
      history.replaceState({ lintas: at }, '', to)
      return at
    },
    listen: (moved) => {
      page.addEventListener('popstate', () => {
        // A link to a hash makes an entry without our number.
        const now = idIn(history.state) ?? at + 1
        // Forward again, to what was never left.
        if (now === at) return
        const layer = now < at ? layerOver(page.document) : null
        if (layer) {
          history.go(at - now)
          layer.dispatchEvent(new Event('cancel', { cancelable: true }))
          return
        }
        at = now
        if (idIn(history.state) === undefined) history.replaceState({ lintas: at }, '', url())
        moved()
      })
    },
  }
}
