import type { LifecyclePort, PageLife } from '../../application/ports/lifecycle-port.ts'
import { createState } from '../../application/shared/state-stream.ts'

type Page = Pick<Document, 'visibilityState' | 'addEventListener'>
type Frame = Pick<Window, 'addEventListener'> & { readonly navigator: Pick<Navigator, 'onLine'> }

/** Network and visibility of the page, from the events of window and document. */
export const createBrowserLifecycle = (frame: Frame = window, page: Page = document): LifecyclePort => {
  const read = (): PageLife => ({
    isOnline: frame.navigator.onLine,
    isVisible: page.visibilityState === 'visible',
    isFrozen: false,
  })
  const life$ = createState(read())
  const refresh = (): void => {
    const next = read()
    const last = life$.value
    if (next.isOnline !== last.isOnline || next.isVisible !== last.isVisible) life$.set(next)
  }
  for (const name of ['online', 'offline', 'pageshow', 'pagehide']) frame.addEventListener(name, refresh)
  page.addEventListener('visibilitychange', refresh)
  return { life$: life$.stream }
}
