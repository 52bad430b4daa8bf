/** How near to the visible part of the page, in px: on most phones reached with the first scroll. */
const NEAR_PX = 200

/**
 * Calls `tell` once when `element` is nearly on the screen; at once where there is no IntersectionObserver. Gives a
 * function that stops it.
 */
export const whenNear = (element: HTMLElement, tell: () => void): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    tell()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      tell()
    },
    { rootMargin: `0px 0px ${NEAR_PX}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
