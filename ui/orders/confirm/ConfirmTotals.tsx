import type { ReactNode } from 'react'
import type { OrderPreview } from '../../../domain/orders/order.ts'
import { cents } from '../../../domain/shared/money.ts'
import { Card, KeyValues, Price } from '../../components/kit.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'

type SumsProps = { readonly preview: OrderPreview; readonly hasTotal?: boolean }

/** What the total is made of. Beside a bar that names the total, without it. */
export const ConfirmSums = ({ preview, hasTotal = false }: SumsProps): ReactNode => {
  const { t, language } = useTranslations()
  const { promo } = preview
  return (
    <KeyValues
      rows={[
        {
          label: t('orders.subtotal', { count: preview.quantity }),
          value: formatMoney(preview.subtotal, language),
        },
        { label: t('orders.freight'), value: formatMoney(preview.freight, language) },
        ...(promo.kind === 'applied'
          ? [
              {
                label: t('orders.promoShort'),
                value: formatMoney(cents(-promo.discount), language),
                tone: 'ok' as const,
              },
            ]
          : []),
      ]}
      {...(hasTotal && {
        sum: { label: t('orders.total'), value: <Price cents={preview.total} size="lg" /> },
      })}
    />
  )
}

/** The sums; nothing is added to them after this page. */
export const ConfirmTotals = ({ preview }: { readonly preview: OrderPreview }): ReactNode => {
  const { t } = useTranslations()
  return (
    <Card label={t('orders.totals')}>
      <ConfirmSums preview={preview} hasTotal />
    </Card>
  )
}
