import type { ProductSummary } from '../../../../domain/catalogue/product.ts'
import { type Content, customContent } from '../../../../domain/messaging/content.ts'
import { numberField, textField } from '../../../../domain/messaging/fields.ts'
import type { OrderSummary } from '../../../../domain/orders/order.ts'
import type { Fields } from '../../../../domain/shared/fields.ts'
import { type Cents, centsToDecimal, parseCents, ZERO_CENTS } from '../../../../domain/shared/money.ts'

// docs/decisions/0010-chat-content-types.md
const PRODUCT_TYPE = 3001
const ORDER_TYPE = 3002
const VERSION = 1

export type CardProduct = Pick<
  ProductSummary,
  'productId' | 'merId' | 'title' | 'titleEn' | 'image' | 'price'
>

export type CardOrder = {
  readonly orderId: string
  readonly number: string
  readonly status: number
  readonly total: Cents
  readonly image: string
  readonly title: string
  readonly count: number
}

/** A product as a message; `text` is what clients show that do not know the card. */
export const productContent = (product: CardProduct, text: string): Content =>
  customContent(PRODUCT_TYPE, 'product', {
    version: VERSION,
    productId: product.productId,
    merId: product.merId,
    title: product.title,
    titleEn: product.titleEn,
    image: product.image,
    price: centsToDecimal(product.price),
    content: text,
  })

/** An order as a message; the number and the first product stand for it. */
export const orderContent = (order: OrderSummary, title: string, text: string): Content =>
  customContent(ORDER_TYPE, 'order', {
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

/** undefined for a card that names no product: it is shown as its text. */
export const readProduct = (fields: Fields): CardProduct | undefined => {
  const productId = textField(fields, 'productId')
  const merId = textField(fields, 'merId')
  if (productId === '' || merId === '') return undefined
  return {
    productId,
    merId,
    title: textField(fields, 'title'),
    titleEn: textField(fields, 'titleEn'),
    image: textField(fields, 'image'),
    price: parseCents(fields['price']) ?? ZERO_CENTS,
  }
}

export const readOrder = (fields: Fields): CardOrder | undefined => {
  const orderId = textField(fields, 'orderId')
  if (orderId === '') return undefined
  return {
    orderId,
    number: textField(fields, 'orderSn'),
    status: numberField(fields, 'status'),
    total: parseCents(fields['total']) ?? ZERO_CENTS,
    image: textField(fields, 'image'),
    title: textField(fields, 'title'),
    count: numberField(fields, 'count'),
  }
}
