import { Fragment, type ReactNode } from 'react'
import { type OrderDetail, parcelParts } from '../../../domain/orders/order.ts'
import { Timeline } from '../../components/commerce/delivery/Timeline.tsx'
import { Button, Card } from '../../components/kit.ts'
import { useCopy } from '../../hooks/use-share.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../orders.module.css'

/** A tracking number in groups of four. The gaps are not spaces, so that copying gives the number. */
const ParcelNumber = ({ number }: { readonly number: string }): ReactNode => (
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

/** The id of the element to scroll to for the parcel. */
export const PARCEL_ID = 'order-parcel'

/** Courier, tracking number and events; hidden before shipment. */
export const OrderParcel = ({ order }: { readonly order: OrderDetail }): ReactNode => {
  const { t } = useTranslations()
  const copy = useCopy()
  const { courier, parcelNumber, parcel } = order
  if (parcelNumber === '' && parcel.length === 0) return null
  return (
    <div id={PARCEL_ID} tabIndex={-1} className={css['parcelPlace']}>
      <Card label={t('orders.detail.parcel')} className={css['parcel']}>
        <div className={css['parcelHead']}>
          <div className="grow">
            <h3>{courier || t('orders.detail.parcel')}</h3>
            {parcelNumber !== '' && <ParcelNumber number={parcelNumber} />}
          </div>
          {parcelNumber !== '' && (
            <Button
              size="sm"
              icon="copy"
              aria-label={t('orders.detail.copyParcel')}
              onClick={() => void copy(parcelNumber)}
            >
              {t('orders.detail.copy')}
            </Button>
          )}
        </div>
        {parcel.length > 0 && (
          <Timeline
            label={t('orders.detail.parcelNews')}
            events={parcel.map((event, index) => ({ ...event, id: `${event.at} ${parcel.length - index}` }))}
          />
        )}
      </Card>
    </div>
  )
}
