import { isSameItem } from '../../domain/cart/cart-rules.ts'
import { fail, ok } from '../../domain/shared/result.ts'
import type { CartContext } from './cart-context.ts'
import type { CartStore } from './cart-store.ts'

type Deps = Pick<CartContext, 'add' | 'remove' | 'settled'> & { readonly store: CartStore }

/**
 * The host has no call for it (api.md 3): the new variant goes in, then the old one comes out. In this order nothing
 * is ever lost: where the second step fails both stand in the cart, and the shopper has been told.
 */
export const createChangeVariant =
  ({ add, remove, settled, store }: Deps): CartContext['changeVariant'] =>
  async (lineId, variant) => {
    await settled()
    const { lines, selectedIds } = store.cart$.value
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return fail({ kind: 'cancelled' })
    if (line.spec === variant.spec) return ok({ lineId, quantity: line.quantity, isCut: false })
    const isSelected = selectedIds.has(lineId)
    const { id: _, fault: __, ...kept } = line
    const item = { ...kept, ...variant }
    const added = await add(item)
    if (!added.ok) return added
    const removed = await remove([lineId])
    if (!removed.ok) return removed
    const next = store.cart$.value.lines.find((other) => isSameItem(other, item))
    // A line that was left out of the order stays left out.
    if (next) store.select([next.id], isSelected)
    return ok({ ...added.value, lineId: next?.id ?? '' })
  }
