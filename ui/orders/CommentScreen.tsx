import { type ReactNode, useState } from 'react'
import { mayReview } from '../../domain/orders/review.ts'
import { ART } from '../components/art.ts'
import { AppBar, ButtonLink, EmptyState, Page, SkeletonCards } from '../components/kit.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { hrefOfOrder } from './actions/order-buttons.ts'
import { ReviewForm } from './after-sale/ReviewForm.tsx'
import { OrderFault, OrderMissing } from './OrderFault.tsx'
import { useOrder } from './use-order.ts'

/** Reviews of the lines of an order, once each (requirement S4). `?order=`, `&line=`. */
export const CommentScreen = ({ search }: ScreenProps): ReactNode => {
  const { t } = useTranslations()
  const orderId = search.get('order') ?? ''
  const { query } = useOrder(orderId)
  const [sent, setSent] = useState<readonly string[]>([])
  const order = query.value
  const open =
    order?.lines.filter((line) => mayReview(order, line.isReviewed || sent.includes(line.id))) ?? []
  const line = open.find(({ id }) => id === search.get('line')) ?? open[0]
  if (order && line) {
    return (
      <ReviewForm
        key={line.id}
        order={order}
        line={line}
        left={open.length - 1}
        onSent={() => setSent([...sent, line.id])}
      />
    )
  }
  const isReviewed = order?.lines.some(({ id, isReviewed: isDone }) => isDone || sent.includes(id)) ?? false
  const state = isReviewed ? 'done' : 'notNow'
  return (
    <Page
      surface="canvas"
      column="col"
      isBusy={orderId !== '' && query.phase === 'loading'}
      bar={<AppBar column="col" title={t('core.title.comment')} />}
    >
      {orderId === '' && <OrderMissing />}
      {orderId !== '' && query.phase === 'loading' && <SkeletonCards count={2} />}
      {orderId !== '' && query.phase === 'failed' && query.fault && (
        <OrderFault fault={query.fault} onRetry={query.retry} />
      )}
      {order && (
        <EmptyState
          isTall
          image={ART.document}
          title={t(`afterSale.review.${state}Title`)}
          text={t(`afterSale.review.${state}Text`)}
          action={
            <ButtonLink kind="primary" href={hrefOfOrder(order)} replace isBlock>
              {t('orders.viewOrder')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  )
}
