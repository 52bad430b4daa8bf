import { navigate as browserNavigate } from 'wouter/use-browser-location'

/** The entries of the browser's history, numbered. */
export interface HistoryEntries {
  /** The address, from the path to the hash. */
  url(): string
  /** The number of the entry that is shown. */
  currentId(): number
  /** Each gives the number of the entry that is shown from then on. */
  push(url: string): number
  replace(url: string): number
  /** Called when Back or Forward led to another entry. Gives the end of it. */
  listen(moved: () => void): () => void
}

type Page = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener' | 'document'>

type Navigate = (to: string, options: { readonly replace?: boolean; readonly state: unknown }) => void

/** Dialogs, and what says of itself that it hears a `cancel`. */
const LAYER = 'dialog[open],[data-layer]'

/** The number that an entry of the history was given; none before this app has seen it. */
export const idIn = (state: unknown): number | undefined => {
  const id = (state as { readonly lintas?: unknown } | null)?.lintas
  return typeof id === 'number' ? id : undefined
}

/** The uppermost overlay over the page: it has the focus. */
const layerOver = (page: Pick<Document, 'activeElement' | 'querySelector'>): Element | null =>
  page.activeElement?.closest(LAYER) ?? page.querySelector(LAYER)

/**
 * Numbers the entries that wouter's `navigate` makes and takes over scroll restoration from the browser. Back closes
 * what lies over the page before it leaves the page; not every browser sees to that (CloseWatcher).
 */
export const createBrowserHistory = (
  page: Page = window,
  navigate: Navigate = browserNavigate,
): HistoryEntries => {
  const { history, location } = page
  history.scrollRestoration = 'manual'
  // To the browser "//elsewhere" names another server, and it refuses such an entry.
  const url = (): string => location.pathname.replace(/^\/+/, '/') + location.search + location.hash
  /** The entry that is shown. */
  let at = idIn(history.state) ?? 0
  const write = (to: string, replace: boolean): number => {
    navigate(to, { replace, state: { lintas: at } })
    return at
  }
  const number = (): void => {
    if (idIn(history.state) === undefined) write(url(), true)
  }
  number()

  const followLayer = (): void => {
    at = history.state.lintas
  }
  /** Goes on to `moved` unless Back closes an overlay, or passes an entry that is no page. */
  const follow = (moved: () => void): void => {
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
    if (isPassing) history.go(-1)
    else {
      number()
      moved()
    }
  }

  return {
    url,
    currentId: () => Math.floor(idIn(history.state) ?? 0),
    push: (to) => {
      at = Math.floor(at) + 1
      return write(to, false)
    },
    replace: (to) => {
      at = Math.ceil(at)
      return write(to, true)
    },
    listen: (moved) => {
      const followMove = (): void => follow(moved)
      // Half a step above the first page of a tab: an entry that is no page (`pushOverlayEntry`).
      page.addEventListener('layer', followLayer)
      page.addEventListener('popstate', followMove)
      return () => {
        page.removeEventListener('layer', followLayer)
        page.removeEventListener('popstate', followMove)
      }
    },
  }
}
