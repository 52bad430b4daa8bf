import type { HistoryPort } from './place.ts'

type Page = Pick<Window, 'history' | 'location' | 'addEventListener' | 'document'>

/** Dialogs, and what says of itself that it hears a `cancel`. */
const LAYER = 'dialog[open],[data-layer]'

/** The number that an entry of the history was given; none before this app has seen it. */
export const idIn = (state: unknown): number | undefined => {
  const id = (state as { readonly lintas?: unknown } | null)?.lintas
  return typeof id === 'number' ? id : undefined
}

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
  const number = (): void => {
    if (idIn(history.state) === undefined) history.replaceState({ lintas: at }, '', url())
  }
  number()

  return {
    url,
    currentId: () => Math.floor(idIn(history.state) ?? 0),
    push: (to) => {
      at = Math.floor(at) + 1
      history.pushState({ lintas: at }, '', to)
      return at
    },
    replace: (to) => {
      at = Math.ceil(at)
      history.replaceState({ lintas: at }, '', to)
      return at
    },
    listen: (moved) => {
      // Half a step above the first page of a tab: an entry that is no page (`lieOver`).
      page.addEventListener('layer', () => {
        at = history.state.lintas
      })
      page.addEventListener('popstate', () => {
        // A link to a hash makes an entry without our number.
        const now = idIn(history.state) ?? at + 1
        // Forward again, to what was never left.
        if (now === at) return
        const isBack = now < at
        const layer = isBack && layerOver(page.document)
        if (layer) {
          history.go(at - now)
          layer.dispatchEvent(new Event('cancel', { cancelable: true }))
          return
        }
        // Nothing lies over the first page any more: on to where Back was meant to lead.
        const isPassing = isBack && at < 1
        at = now
        if (isPassing) return history.go(-1)
        number()
        moved()
      })
    },
  }
}
