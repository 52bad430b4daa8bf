import { MAX_PIECES } from '../cart/cart.ts'
import { topUpPath } from '../wallet/top-up-return.ts'
import type { OrderSource, OrderSummary, PayTarget } from './order.ts'
import type { OrderAction } from './order-actions.ts'
import type { PayStep } from './payable.ts'
import { promoCodesOf } from './promo-rules.ts'

/** Reads the query parameters of an address. */
export type AddressQuery = { readonly get: (name: string) => string | null }

/**
 * What to order, from the address: `?cart=1,2` for lines of the cart, or `?product=&mer=&spec=&number=` for one
 * product. It is in the address so that it survives a reload or a sign-in.
 */
export const sourceFrom = (search: AddressQuery): OrderSource | undefined => {
  const lineIds = (search.get('cart') ?? '').split(',').filter((id) => id !== '')
  if (lineIds.length > 0) return { kind: 'cart', lineIds }
  const productId = search.get('product')
  const shopId = search.get('mer')
  if (!productId || !shopId) return undefined
  const number = Number(search.get('number') ?? '1')
  const quantity = Number.isInteger(number) && number > 0 ? Math.min(number, MAX_PIECES) : 1
  return { kind: 'product', productId, shopId, spec: search.get('spec') ?? '', quantity }
}

/** The page that confirms an order of this; read by `sourceFrom`. */
export const hrefOfSource = (source: OrderSource): string => {
  if (source.kind === 'cart') return `/order?cart=${source.lineIds.map(encodeURIComponent).join(',')}`
  const { productId, shopId, quantity, spec } = source
  const chosen = spec === '' ? '' : `&spec=${encodeURIComponent(spec)}`
  return `/order?product=${encodeURIComponent(productId)}&mer=${encodeURIComponent(shopId)}&number=${quantity}${chosen}`
}

/** Stands for "use no codes, not even those that would save most". No real code looks like this. */
const NO_CODES = '-'

/** The chosen promo codes from the address (`?promo=A,B`); undefined while none were chosen. */
export const chosenCodesFrom = (search: AddressQuery): readonly string[] | undefined => {
  const promo = search.get('promo') ?? ''
  if (promo === '') return undefined
  return promo === NO_CODES ? [] : promoCodesOf(promo)
}

/** The chosen codes as a query parameter; read by `chosenCodesFrom`. */
export const queryOfCodes = (codes: readonly string[]): string =>
  codes.length === 0 ? NO_CODES : codes.join(',')

/** What to pay, from the address: `?no=` for the trade number of a group, `?order=` for one order. */
export const targetFrom = (search: AddressQuery): PayTarget | undefined => {
  const tradeNumber = search.get('no')
  if (tradeNumber) return { kind: 'group', tradeNumber }
  const orderId = search.get('order')
  return orderId ? { kind: 'order', orderId } : undefined
}

/** The query for a payment target, without a question mark; read by `targetFrom`. */
export const queryOfTarget = (target: PayTarget): string =>
  target.kind === 'group'
    ? `no=${encodeURIComponent(target.tradeNumber)}`
    : `order=${encodeURIComponent(target.orderId)}`

/**
 * The page of a payment step. Pages before the payment know the way back to it; a shop without top-ups shows on the
 * payment what is missing.
 */
export const hrefOfStep = (target: PayTarget, step: PayStep, hasTopUp: boolean): string => {
  const back = `/payment?${queryOfTarget(target)}`
  if (step.kind === 'top-up' && hasTopUp) return topUpPath('/topUp', { back, missing: step.missing })
  return step.kind === 'set-code' ? `/changePayPwd?back=${encodeURIComponent(back)}` : back
}

/** The page of one order. */
export const hrefOfOrder = ({ id }: Pick<OrderSummary, 'id'>): string =>
  `/orderInfo/${encodeURIComponent(id)}`

/** The page of an action on an order, or of the order itself; undefined for actions without a page. */
export const hrefOfAct = (
  act: OrderAction | 'view',
  order: Pick<OrderSummary, 'id' | 'shop'>,
): string | undefined => {
  const id = encodeURIComponent(order.id)
  switch (act) {
    case 'pay':
      return `/payment?${queryOfTarget({ kind: 'order', orderId: order.id })}`
    case 'logistics':
    case 'view':
      return hrefOfOrder(order)
    case 'refund':
    case 'view-after-sale':
      return `/refund/${id}`
    case 'review':
      return `/comment?order=${id}`
    case 'chat':
      return `/chatRoomDetail/${encodeURIComponent(order.shop.shopId)}?order=${id}`
    case 'remind':
      return `/chatRoomDetail/${encodeURIComponent(order.shop.shopId)}?order=${id}&ask=shipping`
    default:
      return undefined
  }
}
