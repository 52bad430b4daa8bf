import { type ReactNode, useState } from 'react'
import { ART } from '../art.ts'
import css from './RouteArt.module.css'

type RouteArcProps = {
  /** For errors. */
  readonly isBroken?: boolean
  /** A picture in the disc; the antenna by default for errors. */
  readonly image?: string | undefined
}

/** The art of `RouteArt`: a dotted arc between two points. Decorative. */
export const RouteArc = ({
  isBroken = false,
  image = isBroken ? ART.antenna : undefined,
}: RouteArcProps): ReactNode => {
  // Offline the picture may be missing: an empty disc looks better than a broken picture.
  const [lost, setLost] = useState<string | undefined>(undefined)
  return (
    <>
      <svg viewBox="0 0 184 148" width="184" height="148" fill="none" aria-hidden="true">
        <circle className={css['disc']} cx="92" cy="76" r="64" />
        {isBroken ? (
          <>
            <path className={css['start']} d="M8 124C22 84 46 54 74 38" />
            <path className={css['lost']} d="M118 26C142 26 164 38 178 60" />
            <path className={css['cross']} d="m91 23 12 12m0-12-12 12" />
            <circle className={css['ring']} cx="178" cy="60" r="4" />
          </>
        ) : (
          <>
            <path className={css['whole']} d="M8 124C44 20 140 0 178 60" />
            <circle className={css['end']} cx="178" cy="60" r="4" />
          </>
        )}
        <circle className={css['origin']} cx="8" cy="124" r="4" />
      </svg>
      {image !== undefined && image !== lost && (
        <img src={image} alt="" width="104" height="104" onError={() => setLost(image)} />
      )}
    </>
  )
}

/** The route art in a box of its size. Decorative. */
export const RouteArt = (props: RouteArcProps): ReactNode => (
  <span className={css['art']} aria-hidden="true">
    <RouteArc {...props} />
  </span>
)
