import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { whenNear } from '../../hooks/loading/when-to-load.ts'

type WhenNearProps = {
  readonly children: ReactNode
  /** Reserves space, so that content below does not come near too soon. */
  readonly className?: string | undefined
}

/** Renders content below the first screen only when it comes near, so that it does not delay what is visible. */
export const WhenNear = ({ children, className }: WhenNearProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    return element ? whenNear(element, () => startTransition(() => setNear(true))) : undefined
  }, [])
  return isNear ? children : <div ref={place} className={className} data-rest="" />
}
