import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { RouteArcProps } from './RouteArc.tsx'
import css from './RouteArt.module.css'

/** A picture of a route, in a box of its size. Decorative: its lines come when they are there, or not at all. */
export const RouteArt = (props: RouteArcProps): ReactNode => {
  const [late, setLate] = useState<{ readonly RouteArc: ComponentType<RouteArcProps> }>()
  useEffect(() => {
    if (!late) import('./RouteArc.tsx').then(setLate, () => undefined)
  }, [late])
  return (
    <span className={css['art']} aria-hidden="true">
      {late && <late.RouteArc {...props} />}
    </span>
  )
}
