import { type ComponentType, type RefObject, startTransition, useEffect, useState } from 'react'
import type { HomeLaterProps } from './HomeLater.tsx'

/** So near to the screen the end of the first part brings the rest: on most phones with the first scroll. */
const LATER_AHEAD_PX = 200

type LaterPart = { readonly HomeLater: ComponentType<HomeLaterProps> }

/** Tells once when `element` is nearly on the screen; at once where nobody can say. */
const whenNear = (element: HTMLElement, tell: () => void): (() => void) => {
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
    { rootMargin: `0px 0px ${LATER_AHEAD_PX}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * What is below the first screenful comes when the screen comes near it: it does not hold up what is seen, and who
 * goes on from there never pays for it.
 */
export const useHomeLater = (
  end: RefObject<HTMLElement | null>,
): ComponentType<HomeLaterProps> | undefined => {
  const [later, setLater] = useState<LaterPart>()
  useEffect(() => {
    const element = end.current
    if (later || !element) return undefined
    let isShown = true
    const load = (triesLeft: number): void => {
      import('./HomeLater.tsx').then(
        (part) => {
          if (isShown) startTransition(() => setLater(part))
        },
        () => {
          if (isShown && triesLeft > 0) load(triesLeft - 1)
        },
      )
    }
    const stop = whenNear(element, () => load(2))
    return () => {
      isShown = false
      stop()
    }
  }, [later, end])
  return later?.HomeLater
}
