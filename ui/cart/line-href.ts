import type { CartLine } from '../../domain/cart/cart.ts'
import { hrefOfProduct } from '../navigation/routes.ts'

/** The product page with the line's options chosen. */
export const hrefOfLine = (line: CartLine): string => {
  const path = hrefOfProduct(line)
  return line.spec === '' ? path : `${path}?spec=${encodeURIComponent(line.spec)}`
}
