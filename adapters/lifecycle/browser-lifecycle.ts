import type { LifecyclePort, PageLife } from '../../application/ports/lifecycle-port.ts'
import { createState } from '../../application/shared/state-stream.ts'

type Page = Pick<Document, 'visibilityState' | 'addEventListener'>
type Frame = Pick<Window, 'addEventListener'> & { readonly navigator: Pick<Navigator, 'onLine'> }

/** Network, visibility and freezing of the page, from the events of window and document. */
export const createBrowserLifecycle = (frame: Frame = window, page: Page = document): LifecyclePort => {
  let isFrozen = false
  const read = (): PageLife => ({
    isOnline: frame.navigator.onLine,
    isVisible: page.visibilityState === 'visible',
    isFrozen,
  })
  const life$ = createState(read())
  const refresh = (): void => {
    const next = read()
    const last = life$.value
    const isSame =
      next.isOnline === last.isOnline && next.isVisible === last.isVisible && next.isFrozen === last.isFrozen
    if (!isSame) life$.set(next)
  }
  const turn = (frozen: boolean) => (): void => {
    isFrozen = frozen
    refresh()
  }
  for (const name of ['online', 'offline']) frame.addEventListener(name, refresh)
  frame.addEventListener('pagehide', (event: PageTransitionEvent) => {
    // A page that is not kept has no later.
    turn(event.persisted)()
  })
  frame.addEventListener('pageshow', turn(false))
  page.addEventListener('visibilitychange', refresh)
  page.addEventListener('freeze', turn(true))
  page.addEventListener('resume', turn(false))
  return { life$: life$.stream }
}
