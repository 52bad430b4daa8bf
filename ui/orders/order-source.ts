import { MOST_PIECES } from '../../domain/cart/cart-rules.ts'
import type { OrderSource } from '../../domain/orders/order.ts'
import type { ScreenSearch } from '../navigation/screen.ts'

/**
 * What is to be ordered, from the address: `?cart=1,2` lines of the cart, or `?product=&mer=&spec=&number=`
 * one product at once. The address holds it, so that a reload or a sign-in on the way loses nothing.
 */
export const sourceFrom = (search: ScreenSearch): OrderSource | undefined => {
  const lineIds = (search.get('cart') ?? '').split(',').filter((id) => id !== '')
  if (lineIds.length > 0) return { kind: 'cart', lineIds }
  const productId = search.get('product')
  const shopId = search.get('mer')
  if (!productId || !shopId) return undefined
  const number = Number(search.get('number') ?? '1')
  const quantity = Number.isInteger(number) && number > 0 ? Math.min(number, MOST_PIECES) : 1
  return { kind: 'product', productId, shopId, spec: search.get('spec') ?? '', quantity }
}

/** The address of `path` and `search` with some parts of the query changed; undefined takes a part out. */
export const withQuery = (
  path: string,
  search: ScreenSearch,
  change: Readonly<Record<string, string | undefined>>,
): string => {
  const query = new URLSearchParams(search.toString())
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
