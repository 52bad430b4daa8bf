import type { ReactNode } from 'react'
import type { OrderDetail } from '../../../domain/orders/order.ts'
import { OrderStatus, statusKeyOf } from '../../../domain/orders/order-status.ts'
import { RouteSteps } from '../../components/commerce/delivery/Timeline.tsx'
import { Card, IconDisc } from '../../components/kit.ts'
import { formatDayRange, formatMoney } from '../../i18n/format.ts'
import { type Translations, useTranslations } from '../../i18n/translations.ts'
import { lookOfStatus } from '../order-looks.ts'
import css from '../orders.module.css'
import { TimeLeft } from '../TimeLeft.tsx'

type OrderBannerProps = { readonly order: OrderDetail; readonly onOver: () => void }

const STEPS = [
  { key: 'orders.detail.step.paid', icon: 'credit-card' },
  { key: 'orders.detail.step.packed', icon: 'package' },
  { key: 'orders.detail.step.shipped', icon: 'truck' },
  { key: 'orders.detail.step.received', icon: 'package-check' },
] as const

/** The step of an order; undefined when it was cancelled or refunded. */
const stepOf = (status: number): number | undefined => {
  if (status < OrderStatus.unpaid) return undefined
  return status >= OrderStatus.received ? STEPS.length : status
}

/** What comes next; for a refund, its amount and the order's. A full refund is named in the title. */
const nextText = (order: OrderDetail, statusKey: string, { t, language }: Translations): string => {
  const { refundAmount, total, arrival } = order
  if (arrival && ['toShip', 'shipped'].includes(statusKey))
    return t('orders.detail.arrives', { days: formatDayRange(arrival.first, arrival.last, language) })
  if (refundAmount === undefined || !['refunding', 'partlyRefunded'].includes(statusKey)) {
    return t(`orders.detail.next.${statusKey}`)
  }
  const [amount, whole] = [formatMoney(refundAmount, language), formatMoney(total, language)]
  return t(`orders.detail.nextAmount.${statusKey}`, { amount, total: whole })
}

/** The status of the order and what comes next. Announced when it changes. */
export const OrderBanner = ({ order, onOver }: OrderBannerProps): ReactNode => {
  const translations = useTranslations()
  const { t, language } = translations
  const statusKey = statusKeyOf(order)
  const { icon, tone } = lookOfStatus(statusKey)
  // A delivered parcel is no longer on its way, although its status is "shipped" until the shopper confirms.
  const titleKey = statusKey === 'shipped' && order.hasArrived ? 'arrived' : statusKey
  const step = stepOf(order.status)
  return (
    <Card className={css['banner']}>
      <div className={css['bannerHead']}>
        <div className={css['bannerText']} aria-live="polite">
          <h2>
            {t(`orders.detail.title.${titleKey}`, {
              amount: formatMoney(order.refundAmount ?? order.total, language),
            })}
          </h2>
          <p className="small ink-2">{nextText(order, statusKey, translations)}</p>
        </div>
        <IconDisc icon={icon} tone={tone} />
      </div>
      {order.status === OrderStatus.unpaid && order.expiresAt !== undefined && (
        <TimeLeft until={order.expiresAt} onOver={onOver} />
      )}
      {step !== undefined && (
        <RouteSteps
          label={t('orders.detail.route')}
          steps={STEPS.map((one, at) => ({ ...one, label: t(step + at ? one.key : 'orders.action.pay') }))}
          current={step}
        />
      )}
    </Card>
  )
}
