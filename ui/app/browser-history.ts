import type { HistoryPort } from './place.ts'

type Page = Pick<Window, 'history' | 'location' | 'addEventListener'>

/** The number that an entry of the history was given; none before this app has seen it. */
export const idIn = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'lintas' in state && typeof state.lintas === 'number'
    ? state.lintas
    : undefined

/** Numbers the entries of the browser's history and takes over the scrolling from the browser. */
export const createBrowserHistory = (page: Page = window): HistoryPort => {
  const { history, location } = page
  history.scrollRestoration = 'manual'
  // To the browser "//elsewhere" names another host, and it refuses such an entry.
  const url = (): string => location.pathname.replace(/^\/+/, '/') + location.search + location.hash
  let highest = idIn(history.state) ?? 0
  if (idIn(history.state) === undefined) history.replaceState({ lintas: highest }, '', url())

  return {
    url,
    currentId: () => idIn(history.state) ?? 0,
    push: (to) => {
      highest = (idIn(history.state) ?? highest) + 1
      history.pushState({ lintas: highest }, '', to)
      return highest
    },
    replace: (to) => {
      const id = idIn(history.state) ?? highest
      history.replaceState({ lintas: id }, '', to)
      return id
    },
    listen: (moved) => {
      page.addEventListener('popstate', () => {
        // A link to a hash makes an entry without our number.
        if (idIn(history.state) === undefined) {
          highest += 1
          history.replaceState({ lintas: highest }, '', url())
        }
        moved()
      })
    },
  }
}
