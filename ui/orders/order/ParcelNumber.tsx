import { Fragment, type ReactNode } from 'react'
import { parcelParts } from '../../../domain/orders/order.ts'
import css from '../orders.module.css'

/** A parcel's number in fours for the eye. The gaps are no spaces: what is marked and copied is the number. */
export const ParcelNumber = ({ number }: { readonly number: string }): ReactNode => (
  <p className="small ink-2 num" dir="ltr">
    {parcelParts(number).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one number never move
      <Fragment key={at}>
        {at > 0 && <wbr />}
        <span className={css['parcelPart']}>{part}</span>
      </Fragment>
    ))}
  </p>
)
