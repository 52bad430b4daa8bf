import type { ReactNode } from 'react'
import { RouteArc, type RouteArcProps } from './RouteArc.tsx'
import css from './RouteArt.module.css'

/** A picture of a route, in a box of its size. Decorative. */
export const RouteArt = (props: RouteArcProps): ReactNode => (
  <span className={css['art']} aria-hidden="true">
    <RouteArc {...props} />
  </span>
)
