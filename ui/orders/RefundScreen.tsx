import { type ReactNode, useLayoutEffect, useState } from 'react'
import { hrefOfOrder } from '../../domain/orders/order-address.ts'
import { hasApplied, refundTerms } from '../../domain/orders/refund-terms.ts'
import { ART } from '../components/art.ts'
import { EmptyState, Page, SkeletonCards } from '../components/kit.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { RefundForm } from './after-sale/RefundForm.tsx'
import { RefundProgress } from './after-sale/RefundProgress.tsx'
import { OrderMissing, OrderState } from './OrderFault.tsx'
import { useOrder } from './use-order.ts'

type Params = 'id' | 'sn' | 'product_ids' | 'amount'

/** Applies for a refund, or shows the existing application: once per order (requirement S4). */
export const RefundScreen = ({ params }: ScreenProps<Params>): ReactNode => {
  const { t } = useTranslations()
  const { query } = useOrder(params.id ?? '')
  // Both numbers in the address must belong to the same order, or the link is invalid.
  const isOther =
    query.value !== undefined &&
    params.sn !== undefined &&
    params.sn.toLowerCase() !== query.value.number.toLowerCase()
  const order = isOther ? undefined : query.value
  const terms = order && refundTerms(order)
  // After applying, an older cached copy of the order must not show an empty form again.
  const [appliedTo, setAppliedTo] = useState<string | undefined>(undefined)
  const [sentFor, setSentFor] = useState<string | undefined>(undefined)
  // The form was submitted at its end; the result is shown at the top.
  useLayoutEffect(() => {
    if (sentFor !== undefined) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [sentFor])
  if (order && hasApplied(order) && appliedTo !== order.id) setAppliedTo(order.id)
  if (order && appliedTo === order.id) {
    return <RefundProgress key={order.id} orderId={order.id} onAgain={query.refresh} />
  }
  if (order && terms) {
    return (
      <RefundForm
        key={order.id}
        order={order}
        terms={terms}
        wanted={(params.product_ids ?? '').split(',').filter((id) => id !== '')}
        wantedAmount={params.amount}
        onSent={() => {
          setAppliedTo(order.id)
          setSentFor(order.id)
        }}
        onStale={() => void query.refresh()}
      />
    )
  }
  return (
    <Page
      surface="canvas"
      column="col"
      isBusy={Boolean(params.id) && query.phase === 'loading'}
      title={t('core.title.refund')}
    >
      {isOther && <OrderMissing />}
      <OrderState orderId={params.id ?? ''} query={query} skeleton={<SkeletonCards count={3} />} />
      {order && (
        <EmptyState
          isTall
          image={ART.document}
          title={t('afterSale.refund.notNowTitle')}
          text={t('afterSale.refund.notNowText')}
          href={hrefOfOrder(order)}
          replace
          linkLabel={t('orders.viewOrder')}
        />
      )}
    </Page>
  )
}
