import type { OrderSummary } from '../../orders/order.ts'
import { centsToDecimal } from '../../shared/money.ts'
import { type Content, customContent } from './content.ts'
import { createContentRegistry } from './content-registry.ts'
import type { CardOrder, CardProduct } from './shop-cards.ts'

/**
 * The shop's content types in addition to the protocol's (docs/decisions/0008-messaging-engine-of-pure-reducers.md).
 */
const CardType = { product: 3001, order: 3002 } as const

/** System messages, 1000 to 2000; names fill the places {0}, {1} of their template. */
export const SystemType = { entered: 1001, ratingAsked: 1002, rated: 1003 } as const

/** The registry with the shop's content types. */
export const SHOP_CONTENTS = createContentRegistry(
  new Map([
    [CardType.product, 'product'],
    [CardType.order, 'order'],
  ]),
)

const VERSION = 1

/** An order as a card shows it: by number, with the first product as `title`. */
export const cardOrderOf = (order: OrderSummary, title: string): CardOrder => ({
  orderId: order.id,
  number: order.number,
  status: order.status,
  total: order.total,
  image: order.lines[0]?.image ?? '',
  title,
  count: order.quantity,
})

/** A product as a message; `text` is shown by clients that do not know the card. */
export const productContent = (product: CardProduct, text: string): Content =>
  customContent(CardType.product, 'product', {
    version: VERSION,
    productId: product.productId,
    merId: product.shopId,
    title: product.title,
    titleEn: product.titleEn,
    image: product.image,
    price: centsToDecimal(product.price),
    content: text,
  })

/** An order as a message; `text` is shown by clients that do not know the card. */
export const orderContent = (order: CardOrder, text: string): Content =>
  customContent(CardType.order, 'order', {
    version: VERSION,
    orderId: order.orderId,
    orderSn: order.number,
    status: order.status,
    total: centsToDecimal(order.total),
    image: order.image,
    title: order.title,
    count: order.count,
    content: text,
  })
