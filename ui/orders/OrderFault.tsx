import type { ReactNode } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { OrderDetail } from '../../domain/orders/order.ts'
import { ART } from '../components/art.ts'
import { EmptyState, ErrorState, QueryState, TextLink } from '../components/kit.ts'
import type { Query } from '../hooks/loading/use-query.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'

/** The page was opened without an order, or with one that the shopper does not have. */
export const OrderMissing = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <EmptyState
      isTall
      image={ART.document}
      title={t('orders.detail.missingTitle')}
      text={t('orders.detail.missingText')}
      href="/myPurchases"
      replace
      linkLabel={t('orders.viewOrders')}
    />
  )
}

type OrderFaultProps = { readonly fault: ApiFault; readonly onRetry: () => void }

/**
 * An order that could not be loaded. After a refusal, which has been shown, it links to the list instead of a retry.
 */
export const OrderFault = ({ fault, onRetry }: OrderFaultProps): ReactNode => {
  const { t } = useTranslations()
  const faultText = useFaultText()
  if (fault.kind === 'rejected') return <OrderMissing />
  return (
    <ErrorState isTall text={faultText(fault)} onRetry={onRetry}>
      <TextLink href="/myPurchases">{t('orders.viewOrders')}</TextLink>
    </ErrorState>
  )
}

type OrderStateProps = {
  /** '' if the address names none. */
  readonly orderId: string
  readonly query: Pick<Query<OrderDetail, ApiFault>, 'phase' | 'fault' | 'retry'>
  readonly skeleton: ReactNode
}

/** What the page of an order shows until it has the order. */
export const OrderState = ({ orderId, query, skeleton }: OrderStateProps): ReactNode => {
  if (orderId === '') return <OrderMissing />
  return (
    <QueryState
      query={query}
      skeleton={skeleton}
      failed={(fault) => <OrderFault fault={fault} onRetry={query.retry} />}
    />
  )
}
