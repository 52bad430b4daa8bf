import type { ClockPort, TimerHandle } from '../../application/ports/clock-port.ts'
import type { Navigator } from '../navigation/navigator.ts'

/** Milliseconds of hovering over a link before its page is preloaded. */
const HOVER_MS = 80
/** A tap lasts about 80 ms; first the link shows that it was touched. */
const TOUCH_MS = 30

const hrefOf = (event: Event): string | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  return link?.getAttribute('href') ?? undefined
}

/** Preloads a page when its link is touched, hovered or focused. */
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
  // A click navigates, which loads the page itself.
  page.addEventListener('click', forget, early)
}
