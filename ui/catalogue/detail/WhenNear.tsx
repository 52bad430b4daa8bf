import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { whenNear } from '../../hooks/loading/when-to-load.ts'

type WhenNearProps = {
  readonly children: ReactNode
  /** Keeps room for what comes, so that what stands below it is not near too soon. */
  readonly className?: string | undefined
}

/** What is below the first screenful comes when the screen comes near it: it does not hold up what is seen. */
export const WhenNear = ({ children, className }: WhenNearProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    return element ? whenNear(element, () => startTransition(() => setNear(true))) : undefined
  }, [])
  return isNear ? children : <div ref={place} className={className} data-rest="" />
}
