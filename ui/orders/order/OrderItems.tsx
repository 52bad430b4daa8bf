import type { ReactNode } from 'react'
import type { OrderDetail } from '../../../domain/orders/order.ts'
import { RefundStatus } from '../../../domain/orders/order-status.ts'
import { refundsByLine } from '../../../domain/orders/refund-settlement.ts'
import { type Cents, cents } from '../../../domain/shared/money.ts'
import { cx } from '../../components/cx.ts'
import split from '../../components/frame/split.module.css'
import { Card, type KeyValue, KeyValues, Price } from '../../components/kit.ts'
import { formatMoney, formatSignedMoney } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { OrderLines } from '../OrderLines.tsx'
import css from '../orders.module.css'
import { ShopHead } from '../ShopHead.tsx'

/** How the price of an order adds up, and what has been refunded. */
export const OrderCosts = ({ order }: { readonly order: OrderDetail }): ReactNode => {
  const { t, language } = useTranslations()
  const { subtotal, freight, discount, total } = order
  // Servers without a shipping cost (api.md 4) include it in the total, so "0" would be wrong.
  const back = order.refundStatus === RefundStatus.refunded ? order.refundAmount : undefined
  const isFreightKnown = freight > 0 || subtotal - discount === total
  const row = (label: string, amount: Cents): KeyValue => ({
    label: t(label),
    value: formatMoney(amount, language),
  })
  const rows: readonly KeyValue[] = [
    row('orders.detail.subtotal', subtotal),
    ...(isFreightKnown ? [row('orders.freight', freight)] : []),
    ...(discount > 0 ? [{ ...row('orders.promoShort', cents(-discount)), tone: 'ok' as const }] : []),
  ]
  if (back !== undefined) {
    const returned = {
      label: t('orders.refund.back'),
      value: formatSignedMoney(back, language),
      tone: 'ok',
    } as const
    const left = <Price cents={cents(Math.max(0, total - back))} />
    return (
      <KeyValues
        rows={[...rows, row('orders.detail.paid', total), returned]}
        sum={{ label: t('orders.finalValue'), value: left }}
      />
    )
  }
  return (
    <>
      <KeyValues rows={rows} sum={{ label: t('orders.total'), value: <Price cents={total} /> }} />
      {order.refundAmount !== undefined && (
        <KeyValues rows={[row('orders.refund.asked', order.refundAmount)]} />
      )}
    </>
  )
}

/** The lines of an order by shop, and its price, which from 1200 px on is in the side column. */
export const OrderItems = ({ order }: { readonly order: OrderDetail }): ReactNode => {
  const { t } = useTranslations()
  return (
    <Card label={t('orders.detail.items')} className={css['group']}>
      <ShopHead shop={order.shop} />
      <OrderLines
        lines={order.lines}
        isLinked
        refunds={refundsByLine(order)}
        refundHref={`/refund/${encodeURIComponent(order.id)}`}
      />
      <div className={cx(css['costs'], split['inLine'])}>
        <OrderCosts order={order} />
      </div>
    </Card>
  )
}
