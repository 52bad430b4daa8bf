import type { ApiFault } from '../../domain/api/fault.ts'
import type { CartLine } from '../../domain/cart/cart.ts'
import { mapResult, ok, type Result } from '../../domain/shared/result.ts'
import { QUIET } from '../api/api-client.ts'
import type { CartApi } from './cart-api.ts'

/** What a line is called here until the host has named it. */
export const newNameOf = ({
  productId,
  shopId,
  spec,
}: Pick<CartLine, 'productId' | 'shopId' | 'spec'>): string => `new:${productId}-${shopId}-${spec}`

/** What the host calls these lines; what it was never given, or has refused, it does not know. */
export const hostNamesOf = async (
  cartApi: CartApi,
  ids: readonly string[],
): Promise<Result<readonly string[], ApiFault>> => {
  if (!ids.some((id) => id.startsWith('new:'))) return ok(ids)
  const listed = await cartApi.list(QUIET)
  return mapResult(listed, (all) =>
    all.filter((line) => ids.includes(line.id) || ids.includes(newNameOf(line))).map(({ id }) => id),
  )
}
