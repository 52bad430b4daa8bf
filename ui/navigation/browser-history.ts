import { navigate as browserNavigate } from 'wouter/use-browser-location'
import { OVER_FIRST_PAGE } from '../hooks/use-modal.ts'

/** The entries of the browser's history, numbered. */
export interface HistoryEntries {
  /** The address from path to hash. */
  url(): string
  /** The number of the current entry. */
  currentId(): number
  /** Both return the number of the entry that is then current. */
  push(url: string): number
  replace(url: string): number
  /** Called when Back or Forward led to another entry. Returns a function that stops this. */
  listen(moved: () => void): () => void
}

type Page = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener' | 'document'>

type Navigate = (to: string, options: { readonly replace?: boolean; readonly state: unknown }) => void

/** Dialogs, and elements that handle `cancel` events. */
const LAYER = 'dialog[open],[data-layer]'

/** The number of a history entry; undefined for entries not created by this app. */
export const idIn = (state: unknown): number | undefined => {
  const id = (state as { readonly lintas?: unknown } | null)?.lintas
  return typeof id === 'number' ? id : undefined
}

/** The topmost overlay over the page: the one with the focus. */
const layerOver = (page: Pick<Document, 'activeElement' | 'querySelector'>): Element | null =>
  page.activeElement?.closest(LAYER) ?? page.querySelector(LAYER)

/**
 * Numbers the history entries that wouter's `navigate` creates and takes over scroll restoration from the browser.
 * Back closes an overlay before it leaves the page; not every browser does that itself (CloseWatcher).
 */
export const createBrowserHistory = (
  page: Page = window,
  navigate: Navigate = browserNavigate,
): HistoryEntries => {
  const { history, location } = page
  history.scrollRestoration = 'manual'
  // An address like "//elsewhere" names another server, and browsers refuse such an entry.
  const url = (): string => location.pathname.replace(/^\/+/, '/') + location.search + location.hash
  /** The number of the entry of what is shown, also while the browser returns to it. */
  let at = idIn(history.state) ?? 0
  const write = (to: string, replace: boolean): number => {
    navigate(to, { replace, state: { lintas: at } })
    return at
  }
  const number = (): void => {
    if (idIn(history.state) === undefined) write(url(), true)
  }
  number()

  const followLayer = (event: Event): void => {
    // Closing one overlay may open another, a question for example, before `go` has led back up to their page.
    if (at === 0) at = OVER_FIRST_PAGE
    else event.preventDefault()
  }
  /** Calls `moved` unless Back closes an overlay, or passes an entry that is not a page. */
  const follow = (moved: () => void): void => {
    // A link to a hash creates an entry without our number.
    const now = idIn(history.state) ?? at + 1
    // Forward again, to the page that was never left.
    if (now === at) return
    const isBack = now < at
    const layer = isBack && layerOver(page.document)
    if (layer) {
      // Half a step is an entry, too; a browser cuts fractions, and reloads for no steps at all.
      history.go(Math.ceil(at - now))
      layer.dispatchEvent(new Event('cancel', { cancelable: true }))
      return
    }
    // No overlay is open over the first page any more: continue to where Back was meant to go.
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
      page.addEventListener('layer', followLayer)
      page.addEventListener('popstate', followMove)
      return () => {
        page.removeEventListener('layer', followLayer)
        page.removeEventListener('popstate', followMove)
      }
    },
  }
}
