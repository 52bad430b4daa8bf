import type { OrderSummary } from '../../orders/order.ts'
import { centsToDecimal } from '../../shared/money.ts'
import { type Content, customContent } from './content.ts'
import { createContentRegistry } from './content-registry.ts'
import type { CardOrder, CardProduct } from './shop-cards.ts'

/** Content types of this shop beside those of the protocol (docs/decisions/0008-messaging-engine-of-pure-reducers.md). */
const CardType = { product: 3001, order: 3002 } as const

/** Lines of the system, 1000 to 2000; names stand in the places {0}, {1} of their text. */
export const SystemType = { entered: 1001, ratingAsked: 1002, rated: 1003 } as const

/** Reads and writes what is said in this shop. */
export const SHOP_CONTENTS = createContentRegistry(
  new Map([
    [CardType.product, 'product'],
    [CardType.order, 'order'],
  ]),
)

const VERSION = 1

/** What a card says of an order: the number and the first product, called `title`, stand for it. */
export const cardOrderOf = (order: OrderSummary, title: string): CardOrder => ({
  orderId: order.id,
  number: order.number,
  status: order.status,
  total: order.total,
  image: order.lines[0]?.image ?? '',
  title,
  count: order.quantity,
})

/** A product as a message; `text` is what clients show that do not know the card. */
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

/** An order as a message; `text` is what clients show that do not know the card. */
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
