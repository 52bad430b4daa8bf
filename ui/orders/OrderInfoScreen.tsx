import type { ReactNode } from 'react'
import { showMobile } from '../../domain/addresses/address-text.ts'
import type { ProductSummary } from '../../domain/catalogue/product.ts'
import type { OrderDetail } from '../../domain/orders/order.ts'
import { OrderStatus } from '../../domain/orders/order-status.ts'
import { cardFacts } from '../components/commerce/products/ProductCard.tsx'
import { cx } from '../components/cx.ts'
import { AddressCard, BottomBar } from '../components/forms.ts'
import split from '../components/frame/split.module.css'
import {
  Box,
  BoxBeside,
  Card,
  IconButton,
  type KeyValue,
  KeyValues,
  Page,
  ProductCard,
  ProductGrid,
  PullToRefresh,
  Section,
  Skeleton,
  TextLink,
} from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useBack } from '../hooks/use-navigate.tsx'
import { useCopy } from '../hooks/use-share.ts'
import { formatDate } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen, hrefOfProduct } from '../navigation/routes.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { buttonsOf, type OrderButton, OrderButtons } from './OrderButtons.tsx'
import { OrderState } from './OrderFault.tsx'
import { OrderBanner } from './order/OrderBanner.tsx'
import { OrderCosts, OrderItems } from './order/OrderItems.tsx'
import { OrderParcel, PARCEL_ID } from './order/OrderParcel.tsx'
import { complaintAbout } from './order-looks.ts'
import css from './orders.module.css'
import { useOrder } from './use-order.ts'
import { useOrderActions } from './use-order-actions.tsx'

type OrderFactsProps = {
  readonly order: OrderDetail
}

/** Order number, note, and times. */
const OrderFacts = ({ order }: OrderFactsProps): ReactNode => {
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

/** Recommendations of the server; hidden when there are none. */
const OrderRecommendations = ({ products }: { readonly products: readonly ProductSummary[] }): ReactNode => {
  const { t, language } = useTranslations()
  if (products.length === 0) return null
  return (
    <div className={css['others']}>
      <Section title={t('orders.detail.recommendations')}>
        <ProductGrid>
          {products.map((product) => (
            <ProductCard
              key={`${product.productId} ${product.shopId}`}
              href={hrefOfProduct(product)}
              {...cardFacts(product, language)}
              sold={product.sold}
            />
          ))}
        </ProductGrid>
      </Section>
    </div>
  )
}

/** Placeholder of an order: status, parcel, receiver, lines. */
const OrderSkeleton = (): ReactNode => (
  <Skeleton>
    <div className={css['stack']}>
      <Card className={css['banner']}>
        <div className={css['bannerText']}>
          <Box shape="title" />
          <Box shape="short" />
        </div>
        <Box shape="row" />
      </Card>
      <Card className={css['banner']}>
        <div className={css['bannerText']}>
          <Box shape="title" />
          <Box shape="price" />
        </div>
        <Box shape="short" />
        <Box shape="short" />
        <Box shape="short" />
      </Card>
      <Card>
        <BoxBeside shape="disc">
          <Box shape="title" />
          <Box />
          <Box shape="short" />
        </BoxBeside>
      </Card>
      <Card className={css['banner']}>
        <Box shape="title" />
        <BoxBeside shape="thumb">
          <Box />
          <Box shape="short" />
          <Box shape="price" />
        </BoxBeside>
      </Card>
    </div>
  </Skeleton>
)

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
      title={t('core.title.orderInfo')}
      onBack={back}
      actions={
        seller && hasScreen(seller) ? (
          <IconButton icon="headset" label={t('orders.action.chat')} href={seller} />
        ) : undefined
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
      <OrderState orderId={params.id ?? ''} query={query} skeleton={<OrderSkeleton />} />
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
