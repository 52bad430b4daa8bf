import type { LifecyclePort, PageLife } from '../../application/ports/lifecycle-port.ts'
import { createState } from '../../application/shared/streams.ts'

type Page = Pick<Document, 'visibilityState' | 'addEventListener'>
type Frame = Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'> & {
  readonly navigator: Pick<Navigator, 'onLine'>
}

/** If the page is still there after this time it was not left: the link was a download, or the shopper stayed. */
const LEFT_WITHIN_MS = 30_000

/** Network, visibility, freezing and leaving of the page, from the events of window and document. */
export const createBrowserLifecycle = (frame: Frame = window, page: Page = document): LifecyclePort => {
  let isFrozen = false
  let isLeaving = false
  let staying: number | undefined
  const read = (): PageLife => ({
    isOnline: frame.navigator.onLine,
    isVisible: page.visibilityState === 'visible',
    isFrozen,
    isLeaving,
  })
  const life$ = createState(read())
  const refresh = (): void => {
    const next = read()
    const last = life$.value
    const parts = ['isOnline', 'isVisible', 'isFrozen', 'isLeaving'] as const
    if (parts.some((part) => next[part] !== last[part])) life$.set(next)
  }
  const turn = (frozen: boolean) => (): void => {
    isFrozen = frozen
    refresh()
  }
  const leave = (leaving: boolean): void => {
    frame.clearTimeout(staying)
    if (leaving) staying = frame.setTimeout(leave, LEFT_WITHIN_MS, false)
    isLeaving = leaving
    refresh()
  }
  for (const name of ['online', 'offline']) frame.addEventListener(name, refresh)
  frame.addEventListener('pagehide', (event: PageTransitionEvent) => {
    // A page that is not kept in the back-forward cache is gone. Phones send this event and no beforeunload.
    if (!event.persisted) leave(true)
    turn(event.persisted)()
  })
  // Sent before the browser requests the next page, and so before it aborts this one's calls.
  frame.addEventListener('beforeunload', () => leave(true))
  frame.addEventListener('pageshow', () => {
    isFrozen = false
    leave(false)
  })
  page.addEventListener('visibilitychange', refresh)
  page.addEventListener('freeze', turn(true))
  page.addEventListener('resume', turn(false))
  return { life$: life$.stream }
}
