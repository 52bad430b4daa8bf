/** So near to the screen is near: on most phones with the first scroll. */
const NEAR_PX = 200

/** Tells once when `element` is nearly on the screen; at once where nobody can say. Gives the way to stop it. */
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
