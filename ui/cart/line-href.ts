import type { CartLine } from '../../domain/cart/cart.ts'

/** The product page with the line's options chosen. */
export const hrefOfLine = ({ productId, shopId, spec }: CartLine): string => {
  const path = `/detail/${encodeURIComponent(productId)}/${encodeURIComponent(shopId)}`
  return spec === '' ? path : `${path}?spec=${encodeURIComponent(spec)}`
}
