import { MOST_PIECES } from '../cart/cart-rules.ts'
import type { OrderSource, PayTarget } from './order.ts'
import { promoCodesOf } from './promo.ts'

/** The query of an address, as a reader of it. */
export type AddressQuery = { readonly get: (name: string) => string | null }

/**
 * What is to be ordered, from the address: `?cart=1,2` lines of the cart, or `?product=&mer=&spec=&number=`
 * one product at once. The address holds it, so that a reload or a sign-in on the way loses nothing.
 */
export const sourceFrom = (search: AddressQuery): OrderSource | undefined => {
  const lineIds = (search.get('cart') ?? '').split(',').filter((id) => id !== '')
  if (lineIds.length > 0) return { kind: 'cart', lineIds }
  const productId = search.get('product')
  const shopId = search.get('mer')
  if (!productId || !shopId) return undefined
  const number = Number(search.get('number') ?? '1')
  const quantity = Number.isInteger(number) && number > 0 ? Math.min(number, MOST_PIECES) : 1
  return { kind: 'product', productId, shopId, spec: search.get('spec') ?? '', quantity }
}

/** In place of codes: none of them, also none that was claimed. No code is called so. */
const NO_CODES = '-'

/** The promo codes that were chosen, from the address (`?promo=A,B`); undefined while nobody has chosen. */
export const chosenCodesFrom = (search: AddressQuery): readonly string[] | undefined => {
  const promo = search.get('promo') ?? ''
  if (promo === '') return undefined
  return promo === NO_CODES ? [] : promoCodesOf(promo)
}

/** Chosen codes as the address has them; `chosenCodesFrom` reads it. */
export const queryOfCodes = (codes: readonly string[]): string =>
  codes.length === 0 ? NO_CODES : codes.join(',')

/** What is to be paid, from the address: `?no=` a group's trade number, `?order=` one order. */
export const targetFrom = (search: AddressQuery): PayTarget | undefined => {
  const tradeNumber = search.get('no')
  if (tradeNumber) return { kind: 'group', tradeNumber }
  const orderId = search.get('order')
  return orderId ? { kind: 'order', orderId } : undefined
}

/** The query that names it, without a question mark; `targetFrom` reads it. */
export const queryOfTarget = (target: PayTarget): string =>
  target.kind === 'group'
    ? `no=${encodeURIComponent(target.tradeNumber)}`
    : `order=${encodeURIComponent(target.orderId)}`
