import type { ProductSummary } from '../../catalogue/product.ts'
import { type Fields, numberField, textField } from '../../shared/fields.ts'
import { type Cents, parseCents, ZERO_CENTS } from '../../shared/money.ts'
/** What a product card is made of. */
export type CardProduct = Pick<
  ProductSummary,
  'productId' | 'shopId' | 'title' | 'titleEn' | 'image' | 'price'
>

/** What an order card is made of; `total` is cents. */
export type CardOrder = {
  readonly orderId: string
  readonly number: string
  readonly status: number
  readonly total: Cents
  readonly image: string
  readonly title: string
  readonly count: number
}

/** undefined for a card that names no product: it is shown as its text. */
export const readProduct = (fields: Fields): CardProduct | undefined => {
  const productId = textField(fields, 'productId')
  const shopId = textField(fields, 'merId')
  if (productId === '' || shopId === '') return undefined
  return {
    productId,
    shopId,
    title: textField(fields, 'title'),
    titleEn: textField(fields, 'titleEn'),
    image: textField(fields, 'image'),
    price: parseCents(fields['price']) ?? ZERO_CENTS,
  }
}

/** undefined for a card that names no order: it is shown as its text. */
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
