import { type ComponentType, type RefObject, startTransition, useEffect, useState } from 'react'
import { whenNear } from '../hooks/when-near.ts'
import type { HomeLaterProps } from './HomeLater.tsx'

type LaterPart = { readonly HomeLater: ComponentType<HomeLaterProps> }

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
