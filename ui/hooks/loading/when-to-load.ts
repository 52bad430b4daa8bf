/** Distance from the visible part of the page, in px: on most phones reached with the first scroll. */
const NEAR_PX = 200

/**
 * Calls `onNear` once when `element` is almost visible; at once where there is no IntersectionObserver. Returns a
 * function that stops it.
 */
export const whenNear = (element: HTMLElement, onNear: () => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    onNear()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: `0px 0px ${NEAR_PX}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Milliseconds; for Safari, which has no requestIdleCallback. */
const LATER_MS = 1500

/** Runs when the browser is idle, after 3 s at the latest. */
export const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2 * LATER_MS })
  else setTimeout(run, LATER_MS)
}
