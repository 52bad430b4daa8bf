import { isSameItem } from '../../domain/cart/cart-rules.ts'
import { fail, ok } from '../../domain/shared/result.ts'
import type { CartContext } from './cart-context.ts'
import type { CartStore } from './cart-store.ts'

type Deps = Pick<CartContext, 'add' | 'remove' | 'settled'> & { readonly store: CartStore }

/**
 * Replaces a line by another variant. The host has no call for that (api.md 3), so the new variant is added, and then
 * the old line removed. If the second step fails, both are in the cart, and a toast has told of the failure.
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
    // A line that was deselected stays so.
    if (next) store.select([next.id], isSelected)
    return ok({ ...added.value, lineId: next?.id ?? '' })
  }
