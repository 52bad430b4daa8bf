import { readPage } from '../../domain/api/page.ts'
import { firstTextOf, numberOf, textOf } from '../../domain/api/read.ts'
import {
  ORDER_FILTERS,
  ORDER_SEARCH_MAX_LENGTH,
  type OrderCounts,
  type OrderFilter,
  type OrderRequest,
  type OrderSource,
  type PayTarget,
} from '../../domain/orders/order.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { type Cents, centsToDecimal } from '../../domain/shared/money.ts'
import { normaliseSearchTerm } from '../../domain/shared/text.ts'
import { type Api, type Outdating, QUIET, type Quietly, readNothing } from '../api/api-client.ts'
import { readGroup, readPreview, readSubmitted } from './read-checkout.ts'
import { readOrder, readOrderDetail } from './read-order.ts'

/** api.md 1: the default length of a shopper's list. */
export const ORDERS_LIMIT = 20

const productFields = (source: Extract<OrderSource, { kind: 'product' }>) => ({
  product_id: source.productId,
  mer_id: source.shopId,
  spec: source.spec,
  number: source.quantity,
})

const readCounts = (data: unknown): OrderCounts | undefined => {
  const row = fieldsOf(data)
  if (!row) return undefined
  const counts: Partial<Record<OrderFilter, number>> = {}
  for (const filter of ORDER_FILTERS) {
    const count = numberOf(row[filter])
    if (count !== undefined) counts[filter] = count
  }
  return counts
}

const readPayToken = (data: unknown) => ({ payToken: textOf(fieldsOf(data)?.['pay_token']) })

const readAgain = (data: unknown) => {
  const row = fieldsOf(data)
  const skipped = row?.['skipped']
  return {
    added: numberOf(row?.['added']) ?? 0,
    skipped: Array.isArray(skipped)
      ? skipped.map((item: unknown) => {
          const fields = fieldsOf(item)
          return fields ? firstTextOf(fields, 'title', 'product_id') : textOf(item)
        })
      : [],
  }
}

/** The paths and field names of the order and payment calls (requirement S7, api.md 4). */
export const createOrdersApi = ({ api }: { readonly api: Api }) => ({
  preview: (source: OrderSource, promoCode: string, addressId?: string, callOptions?: Quietly & Outdating) =>
    api.post(
      '/api/order/merCreate',
      {
        ...(source.kind === 'cart' ? { cart_id: source.lineIds.join(',') } : productFields(source)),
        ...(promoCode === '' ? {} : { promo_code: promoCode }),
        ...(addressId ? { address_id: addressId } : {}),
      },
      readPreview(promoCode),
      // Changes nothing, and is repeated whenever an input changes.
      { isBackground: true, ...callOptions },
    ),
  submit: ({ source, addressId, promoCode, note, total }: OrderRequest, requestId: string) =>
    api.post(
      '/api/order/merSubmit',
      {
        address_id: addressId,
        ...(source.kind === 'cart' ? { cart_ids: source.lineIds.join(',') } : productFields(source)),
        ...(promoCode === '' ? {} : { promo_code: promoCode }),
        ...(note === '' ? {} : { note }),
        ...(total === undefined ? {} : { total_price: centsToDecimal(total) }),
        request_id: requestId,
      },
      readSubmitted,
    ),
  loadGroup: (tradeNumber: string) =>
    api.get('/api/order/group', { out_trade_no: tradeNumber }, readGroup, QUIET),
  verifyCode: (code: string) =>
    // Quiet: the keypad shows what is wrong with the code, and a toast would repeat it.
    api.post('/api/user/verify_pay', { password_pay: code }, readPayToken, QUIET),
  pay: (target: PayTarget, amount: Cents, payToken: string, requestId: string, callOptions?: Outdating) => {
    const proof = { ...(payToken === '' ? {} : { pay_token: payToken }), request_id: requestId }
    // The amount that was shown: servers that read this field refuse a different one.
    const seen = { total_price: centsToDecimal(amount), ...proof }
    return target.kind === 'group'
      ? api.post('/api/order/merPay', { out_trade_no: target.tradeNumber, ...seen }, readNothing, callOptions)
      : api.post('/api/user/pay', { order_id: target.orderId, ...seen }, readNothing, callOptions)
  },
  list: (filter: OrderFilter, page: number, typed = '') => {
    const keyword = normaliseSearchTerm(typed, ORDER_SEARCH_MAX_LENGTH)
    return api.get('/api/user/order_list', { status: filter, page, limit: ORDERS_LIMIT, keyword }, (data) =>
      readPage(data, readOrder, page, ORDERS_LIMIT),
    )
  },
  counts: () => api.get('/api/order/counts', {}, readCounts, QUIET),
  load: (orderId: string, callOptions?: Quietly) =>
    api.get('/api/order/detail', { order_id: orderId }, readOrderDetail, callOptions),
  cancel: (orderId: string) => api.post('/api/order/cancel', { order_id: orderId }, readNothing),
  confirmReceipt: (orderId: string) => api.post('/api/order/received', { order_id: orderId }, readNothing),
  remove: (orderId: string) => api.post('/api/order/delete', { order_id: orderId }, readNothing),
  buyAgain: (orderId: string, requestId: string) =>
    api.post('/api/order/again', { order_id: orderId, request_id: requestId }, readAgain),
})

/** The calls of orders and payment (api.md 4), with their answers read. */
export type OrdersApi = ReturnType<typeof createOrdersApi>
