import { type RefObject, useEffect } from 'react'

/** What a keyboard covers of the page. Where the page itself gets smaller (Android), that is nothing. */
const coveredBy = (viewport: VisualViewport, innerHeight: number): number => {
  // Zoomed in, the viewport is small for another reason.
  if (viewport.scale > 1.01) return 0
  return Math.max(0, Math.round(innerHeight - viewport.height - viewport.offsetTop))
}

/** Tells the conversation's style how much of it lies under the keyboard (requirement E7, Frame and keyboard). */
export const useKeyboardInset = (conversation: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    // As the style has it: saying so again would have every element of the conversation looked at once more.
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
