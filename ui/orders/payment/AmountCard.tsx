import type { ReactNode } from 'react'
import type { Payable } from '../../../domain/orders/order.ts'
import { Card, Price } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../orders.module.css'

/** The amount once more, before anything is spent. */
export const AmountCard = ({ payable }: { readonly payable: Payable }): ReactNode => {
  const { t } = useTranslations()
  return (
    <Card label={t('orders.toPay')} className={css['amountCard']}>
      <span className="small ink-2">{t('orders.toPay')}</span>
      <Price cents={payable.amount} size="xl" />
      <span className="small ink-2">
        <span>{t('orders.orderNumber')}</span> <bdi>{payable.label}</bdi>
      </span>
    </Card>
  )
}
