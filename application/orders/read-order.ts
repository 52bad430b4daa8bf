import {
  centsOf,
  countOf,
  firstTextOf,
  flagOf,
  numberOf,
  picturesOf,
  readRows,
  secondsOf,
  textOf,
} from '../../domain/api/read.ts'
import { isSummable } from '../../domain/cart/cart.ts'
import type {
  OrderDetail,
  OrderLine,
  OrderShop,
  OrderSummary,
  ParcelEvent,
} from '../../domain/orders/order.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { addCents, parseCents, timesCents } from '../../domain/shared/money.ts'
import { languageTag } from '../../domain/shared/text.ts'
import { categoryKeyOf, readProduct, readTitles } from '../catalogue/read-product.ts'
import { readArrival } from '../catalogue/read-product-detail.ts'

/** The shop of an order's row; texts are '' where the row has none. */
export const readOrderShop = (value: unknown): OrderShop => {
  const row = fieldsOf(value) ?? {}
  const shop = fieldsOf(row['merchant']) ?? row
  const country = textOf(shop['country'])
  return {
    shopId: firstTextOf(shop, 'mer_id') || textOf(row['mer_id']),
    name: firstTextOf(shop, 'mer_name', 'name'),
    avatar: firstTextOf(shop, 'mer_avatar', 'avatar'),
    ...(country !== '' && { country }),
  }
}

/** A line of an order or of a preview: the calls name quantity and price differently (api.md 4). */
export const readOrderLine = (row: Fields): OrderLine | undefined => {
  const goods = fieldsOf(row['goods']) ?? row
  const productId = firstTextOf(row, 'product_id')
  const price = parseCents(row['product_price'] ?? row['sales_price'] ?? goods['sales_price'])
  if (productId === '' || price === undefined) return undefined
  const quantity = Math.max(1, countOf(row['product_num'] ?? row['number'] ?? row['cart_num']))
  if (!isSummable(price, quantity)) return undefined
  return {
    id: firstTextOf(row, 'order_product_id'),
    productId,
    shopId: textOf(row['mer_id']),
    ...readTitles(goods),
    image: picturesOf(goods['image'])[0] ?? '',
    categoryKey: categoryKeyOf(goods),
    spec: firstTextOf(row, 'spec_text', 'spec'),
    price,
    quantity,
    total: parseCents(row['total_price']) ?? timesCents(price, quantity),
    isReviewed: flagOf(row['is_reply']),
  }
}

/** Ids as a list, or joined by commas. */
const idsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : textOf(value).split(','))
    .map(textOf)
    .filter((id) => id !== '')

/** The list nests lines under `product`, the detail under `products` (api.md 4). */
const linesOf = (row: Fields): readonly OrderLine[] =>
  readRows(row['products'] ?? row['product'], readOrderLine) ?? []

const readParcelEvent = (row: Fields): ParcelEvent | undefined => {
  const text = firstTextOf(row, 'content', 'status')
  // Servers without texts send a step number here, which is not shown.
  if (text === '' || numberOf(text) !== undefined) return undefined
  const language = languageTag(textOf(row['content_lang']))
  return { text, language, at: secondsOf(row['createtime'] ?? row['time']) ?? 0 }
}

/** An order of a list's row; undefined when it has no id. */
export const readOrder = (value: unknown): OrderSummary | undefined => {
  const row = fieldsOf(value)
  const id = row && firstTextOf(row, 'order_id', 'id')
  const status = numberOf(row?.['status'])
  if (!row || !id || status === undefined) return undefined
  const refundStatus = numberOf(row['refund_status']) ?? 0
  const shop = readOrderShop(row)
  const lines = linesOf(row).map((line) => (line.shopId ? line : { ...line, shopId: shop.shopId }))
  return {
    id,
    number: firstTextOf(row, 'order_sn') || id,
    shop,
    status,
    refundStatus,
    hasRefund: refundStatus !== 0 || flagOf(row['has_refund']),
    // Some servers write 0 where they mean unknown.
    refundAmount: parseCents(row['refund_amount']) || undefined,
    refundLines: idsOf(row['refund_lines']),
    quantity: countOf(row['total_num'] ?? lines.reduce((sum, line) => sum + line.quantity, 0)),
    total: centsOf(row['total_price'] ?? row['pay_price']),
    lines,
    createdAt: secondsOf(row['createtime']) ?? 0,
    expiresAt: secondsOf(row['expire_time']),
    hasArrived: flagOf(row['is_arrived']),
    parcel: [...(readRows(row['delivery'], readParcelEvent) ?? [])].sort((a, b) => b.at - a.at),
  }
}

/** An order from its own answer; undefined when it has no id. */
export const readOrderDetail = (data: unknown): OrderDetail | undefined => {
  const row = fieldsOf(data)
  const summary = readOrder(data)
  if (!row || !summary) return undefined
  return {
    ...summary,
    receiver: {
      name: textOf(row['real_name']),
      mobile: textOf(row['user_phone']),
      address: textOf(row['user_address']),
    },
    subtotal: parseCents(row['sub_total']) ?? addCents(...summary.lines.map((line) => line.total)),
    freight: centsOf(row['freight'] ?? row['total_postage'] ?? row['pay_postage']),
    discount: centsOf(row['discount'] ?? row['coupon_price']),
    note: firstTextOf(row, 'note', 'mark', 'remark'),
    courier: firstTextOf(row, 'delivery_name', 'express_name', 'courier'),
    parcelNumber: firstTextOf(row, 'delivery_id', 'delivery_no', 'express_number'),
    arrival: readArrival(row),
    paidAt: secondsOf(row['pay_time']),
    shippedAt: secondsOf(row['delivery_time']),
    receivedAt: secondsOf(row['received_time']),
    finishedAt: secondsOf(row['finish_time']),
    recommendations: readRows(row['product_list'], readProduct) ?? [],
  }
}
