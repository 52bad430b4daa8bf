import type { OrderSummary } from '../../orders/order.ts'
import { centsToDecimal } from '../../shared/money.ts'
import { type Content, customContent } from './content.ts'
import type { CardProduct } from './shop-cards.ts'
import { CardType } from './shop-content.ts'

const VERSION = 1

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

/** An order as a message; the number and the first product stand for it. */
export const orderContent = (order: OrderSummary, title: string, text: string): Content =>
  customContent(CardType.order, 'order', {
    version: VERSION,
    orderId: order.id,
    orderSn: order.number,
    status: order.status,
    total: centsToDecimal(order.total),
    image: order.lines[0]?.image ?? '',
    title,
    count: order.quantity,
    content: text,
  })
