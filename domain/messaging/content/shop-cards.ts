import type { ProductSummary } from '../../catalogue/product.ts'
import { type Fields, numberField, textField } from '../../shared/fields.ts'
import { type Cents, parseCents, ZERO_CENTS } from '../../shared/money.ts'
/** The product fields of a card. */
export type CardProduct = Pick<
  ProductSummary,
  'productId' | 'shopId' | 'title' | 'titleEn' | 'image' | 'price'
>

/** The order fields of a card; `total` is cents. */
export type CardOrder = {
  readonly orderId: string
  readonly number: string
  readonly status: number
  readonly total: Cents
  readonly image: string
  readonly title: string
  readonly count: number
}

/** Undefined for a card without a product: its text is shown instead. */
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

/** Undefined for a card without an order: its text is shown instead. */
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
