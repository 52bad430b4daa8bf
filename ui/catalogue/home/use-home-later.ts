import { type ComponentType, type RefObject, startTransition, useEffect, useState } from 'react'
import { retryUntilLoaded } from '../../hooks/loading/retry-until-loaded.ts'
import { whenNear } from '../../hooks/loading/when-near.ts'
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
    const load = async (): Promise<void> => {
      const part = await retryUntilLoaded(
        () => import('./HomeLater.tsx'),
        () => isShown,
      )
      if (part && isShown) startTransition(() => setLater(part))
    }
    const stop = whenNear(element, load)
    return () => {
      isShown = false
      stop()
    }
  }, [later, end])
  return later?.HomeLater
}
