import type { ApiFault } from '../../domain/api/fault.ts'
import type { CartLine } from '../../domain/cart/cart.ts'
import { mapResult, ok, type Result } from '../../domain/shared/result.ts'
import { QUIET } from '../api/api-client.ts'
import type { CartApi } from './cart-api.ts'

/** The id of a line here until the host has given it one. */
export const newNameOf = ({
  productId,
  shopId,
  spec,
}: Pick<CartLine, 'productId' | 'shopId' | 'spec'>): string => `new:${productId}-${shopId}-${spec}`

/** The host's ids of these lines. Lines that it does not have (never sent, or refused) are left out. */
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
