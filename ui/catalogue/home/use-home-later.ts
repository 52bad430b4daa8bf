import { type ComponentType, type RefObject, startTransition, useEffect, useState } from 'react'
import { whenNear } from '../../hooks/loading/when-to-load.ts'
import { HomeLater, type HomeLaterProps } from './HomeLater.tsx'

/** What is below the first screenful is rendered when the screen comes near it: it does not hold up what is seen. */
export const useHomeLater = (
  end: RefObject<HTMLElement | null>,
): ComponentType<HomeLaterProps> | undefined => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = end.current
    if (isNear || !element) return undefined
    return whenNear(element, () => startTransition(() => setNear(true)))
  }, [isNear, end])
  return isNear ? HomeLater : undefined
}
