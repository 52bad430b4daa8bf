import type { ReactNode } from 'react'
import { showMobile } from '../../domain/addresses/address-text.ts'
import type { OrderDetail } from '../../domain/orders/order.ts'
import { cx } from '../components/cx.ts'
import { AddressCard } from '../components/forms.ts'
import split from '../components/frame/split.module.css'
import { AppBar, BottomBar, Card, IconButton, Page, PullToRefresh } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useBack } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { OrderButtons } from './actions/OrderButtons.tsx'
import { buttonsOf, type OrderButton } from './actions/order-buttons.ts'
import { useOrderActions } from './actions/use-order-actions.tsx'
import { OrderFault, OrderMissing } from './OrderFault.tsx'
import { OrderBanner } from './order/OrderBanner.tsx'
import { OrderFacts } from './order/OrderFacts.tsx'
import { OrderCosts, OrderItems } from './order/OrderItems.tsx'
import { OrderParcel, PARCEL_ID } from './order/OrderParcel.tsx'
import { OrderRecommendations } from './order/OrderRecommendations.tsx'
import { OrderSkeleton } from './order/OrderSkeleton.tsx'
import css from './orders.module.css'
import { useOrder } from './use-order.ts'

/** The delivery address, as stored with the order. */
const OrderReceiver = ({ receiver: { name, mobile, address } }: Pick<OrderDetail, 'receiver'>): ReactNode =>
  name === '' && address === '' ? null : (
    <AddressCard name={name} phone={showMobile(mobile)} address={address} />
  )

/** A button that leads to the parcel scrolls to it on this page. */
const onThisPage = (button: OrderButton): OrderButton =>
  button.action === 'logistics' ? { ...button, href: undefined } : button

const showParcel = (): void => {
  const parcel = document.getElementById(PARCEL_ID)
  parcel?.scrollIntoView({ block: 'center' })
  parcel?.focus({ preventScroll: true })
}

/** One order: status, next step, lines, price (api.md 4). */
export const OrderInfoScreen = ({ params }: ScreenProps<'id'>): ReactNode => {
  const { clock } = useApp()
  const { t } = useTranslations()
  const back = useBack('/myPurchases')
  const { query, leave } = useOrder(params.id ?? '')
  const order = query.value
  const actions = useOrderActions({
    onStale: () => void query.refresh(),
    onDeleting: leave,
    onDeleted: back,
  })
  const buttons = order && buttonsOf(order, clock.now() / 1000)
  const inBar = buttons?.shown.map(onThisPage) ?? []
  const press: typeof actions.press = (action, one) =>
    action === 'logistics' ? showParcel() : actions.press(action, one)
  const seller =
    order?.shop.shopId &&
    `/chatRoomDetail/${encodeURIComponent(order.shop.shopId)}?order=${encodeURIComponent(order.id)}`
  return (
    <Page
      surface="canvas"
      column="col"
      frame={cx(css['orderPage'], (!order || inBar.length > 0) && split['split'])}
      isBusy={query.phase === 'loading'}
      bar={
        <AppBar
          column="col"
          title={t('core.title.orderInfo')}
          onBack={back}
          {...(seller &&
            hasScreen(seller) && {
              actions: <IconButton icon="headset" label={t('orders.action.chat')} href={seller} />,
            })}
        />
      }
      footer={
        order &&
        inBar.length > 0 && (
          <BottomBar column="col" needsNetwork>
            <div className={split['sums']}>
              <div className={css['beside']}>
                <OrderReceiver receiver={order.receiver} />
                <div>
                  <OrderCosts order={order} />
                </div>
              </div>
            </div>
            <OrderButtons order={order} buttons={inBar} actions={{ ...actions, press }} look="bar" />
          </BottomBar>
        )
      }
    >
      {!params.id && <OrderMissing />}
      {params.id && query.phase === 'loading' && <OrderSkeleton />}
      {params.id && query.phase === 'failed' && query.fault && (
        <OrderFault fault={query.fault} onRetry={query.retry} />
      )}
      {order && (
        <PullToRefresh onRefresh={query.refresh}>
          <div className={css['stack']}>
            <OrderBanner order={order} onOver={() => void query.refresh()} />
            <OrderParcel order={order} />
            {(order.receiver.name !== '' || order.receiver.address !== '') && (
              <Card label={t('orders.address')} className={split['inLine']}>
                <OrderReceiver receiver={order.receiver} />
              </Card>
            )}
            <OrderItems order={order} />
            <OrderFacts order={order} />
            {buttons && buttons.quiet.length > 0 && (
              <div className={css['quietActs']}>
                <OrderButtons order={order} buttons={buttons.quiet} actions={actions} look="rest" />
              </div>
            )}
            <OrderRecommendations products={order.recommendations} />
          </div>
        </PullToRefresh>
      )}
      {actions.dialog}
    </Page>
  )
}
