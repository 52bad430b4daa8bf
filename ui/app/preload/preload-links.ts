import type { ClockPort, TimerHandle } from '../../../application/ports/clock-port.ts'
import type { Navigator } from '../../navigation/navigator.ts'

/** A pointer that rests this long on a link means it. */
const HOVER_MS = 80
/** A finger is down for some 80 ms; first the link shows that it was touched. */
const TOUCH_MS = 30

const hrefOf = (event: Event): string | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  return link?.getAttribute('href') ?? undefined
}

/** Starts loading a page when a finger goes down on its link, a pointer rests on it or a key leads to it. */
export const preloadLinks = (
  { preload }: Pick<Navigator, 'preload'>,
  clock: ClockPort,
  page: Document = document,
): void => {
  let coming: TimerHandle | undefined
  const forget = (): void => coming?.cancel()
  const preloadAfter = (ms: number, event: Event): void => {
    forget()
    const href = hrefOf(event)
    if (href !== undefined) coming = clock.after(ms, () => preload(href))
  }
  const early = { passive: true, capture: true }
  page.addEventListener('pointerdown', (event) => preloadAfter(TOUCH_MS, event), early)
  page.addEventListener('focusin', (event) => preloadAfter(TOUCH_MS, event), early)
  page.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') preloadAfter(HOVER_MS, event)
    },
    early,
  )
  // Whoever goes there loads it themselves.
  page.addEventListener('click', forget, early)
}
