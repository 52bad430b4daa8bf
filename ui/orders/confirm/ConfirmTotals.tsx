import type { ReactNode } from 'react'
import type { OrderPreview } from '../../../domain/orders/order.ts'
import { addCents, type Cents, cents } from '../../../domain/shared/money.ts'
import { Card, type KeyValue, KeyValues, Price } from '../../components/kit.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'

type SumsProps = { readonly preview: OrderPreview; readonly hasTotal?: boolean }

/** The parts of the total; without the total next to a bar that shows it. */
export const ConfirmSums = ({ preview, hasTotal = false }: SumsProps): ReactNode => {
  const { t, language } = useTranslations()
  const { promo, promos, groups } = preview
  const off = (label: string, amount: Cents): readonly KeyValue[] =>
    amount > 0 ? [{ label: t(label), value: formatMoney(cents(-amount), language), tone: 'ok' }] : []
  const ofShops = addCents(
    ...promos.filter(({ shopId }) => shopId !== undefined).map(({ discount }) => discount),
  )
  const whole = promo.kind === 'applied' ? promo.discount : cents(0)
  return (
    <KeyValues
      rows={[
        {
          label: t('orders.subtotal', { count: preview.quantity }),
          value: formatMoney(preview.subtotal, language),
        },
        {
          label: groups.length > 1 ? t('orders.freightOf', { count: groups.length }) : t('orders.freight'),
          value: formatMoney(preview.freight, language),
        },
        ...off('orders.voucherShop', ofShops),
        ...off('orders.promoShort', cents(whole - ofShops)),
      ]}
      {...(hasTotal && {
        sum: { label: t('orders.total'), value: <Price cents={preview.total} size="lg" /> },
      })}
    />
  )
}

/** The price; nothing is added after this page. */
export const ConfirmTotals = ({ preview }: { readonly preview: OrderPreview }): ReactNode => {
  const { t } = useTranslations()
  return (
    <Card label={t('orders.totals')}>
      <ConfirmSums preview={preview} hasTotal />
    </Card>
  )
}
