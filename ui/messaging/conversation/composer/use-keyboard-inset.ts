import { type RefObject, useEffect } from 'react'

/** The height of the page covered by the keyboard; zero where the page itself shrinks (Android). */
const coveredBy = (viewport: VisualViewport, innerHeight: number): number => {
  // When zoomed in, the viewport is small for another reason.
  if (viewport.scale > 1.01) return 0
  return Math.max(0, Math.round(innerHeight - viewport.height - viewport.offsetTop))
}

/**
 * Sets the height covered by the keyboard as a CSS variable of the conversation (requirement E7, Frame and keyboard).
 */
export const useKeyboardInset = (conversation: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    // Setting the same value again would restyle every element of the conversation.
    let last = 0
    const measure = (): void => {
      const covered = coveredBy(viewport, window.innerHeight)
      if (covered === last) return
      last = covered
      conversation.current?.style.setProperty('--keyboard', `${covered}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [conversation])
}
