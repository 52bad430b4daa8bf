import type { ReactNode } from 'react'
import type { OrderDetail } from '../../../domain/orders/order.ts'
import { OrderStatus } from '../../../domain/orders/order-status.ts'
import { Card, IconButton, type KeyValue, KeyValues, TextLink } from '../../components/kit.ts'
import { useCopy } from '../../hooks/use-share.ts'
import { formatDate } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'
import { complaintAbout } from '../order-looks.ts'
import css from '../orders.module.css'

type OrderFactsProps = {
  readonly order: OrderDetail
}

/** Order number, note, and times. */
export const OrderFacts = ({ order }: OrderFactsProps): ReactNode => {
  const { t, language } = useTranslations()
  const copy = useCopy()
  const complaint = complaintAbout(order.id)
  const time = (label: string, at: number | undefined): readonly KeyValue[] =>
    at === undefined || at === 0 ? [] : [{ label, value: formatDate(at, language) }]
  return (
    <Card label={t('orders.detail.facts')}>
      <KeyValues
        rows={[
          {
            label: t('orders.detail.number'),
            value: (
              <span className={css['number']}>
                <bdi>{order.number}</bdi>
                <IconButton
                  icon="copy"
                  size={20}
                  label={t('orders.detail.copyNumber')}
                  onClick={() => void copy(order.number)}
                />
              </span>
            ),
          },
          ...time(t('orders.detail.created'), order.createdAt),
          ...(order.status === OrderStatus.unpaid ? time(t('orders.detail.closesAt'), order.expiresAt) : []),
          ...time(t('orders.detail.paid'), order.paidAt),
          ...time(t('orders.detail.shipped'), order.shippedAt),
          ...time(t('orders.detail.received'), order.receivedAt),
          ...time(t('orders.detail.finished'), order.finishedAt),
          ...(order.note === '' ? [] : [{ label: t('orders.detail.note'), value: <bdi>{order.note}</bdi> }]),
        ]}
      />
      <div className={css['factActs']}>
        {order.status > OrderStatus.unpaid && hasScreen(complaint) && (
          <TextLink href={complaint} icon="chevron-right">
            {t('core.title.complaint')}
          </TextLink>
        )}
      </div>
    </Card>
  )
}
