import type { ApiFault } from '../../domain/api/fault.ts'
import type { CartItem, CartState } from '../../domain/cart/cart.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { StateStream } from '../shared/state-stream.ts'

export type AddToCartFault =
  | ApiFault
  | { readonly kind: 'cart-full'; readonly most: number }
  | { readonly kind: 'sold-out' }

/** What a line becomes when another variant of its product is chosen. */
export type OtherVariant = Pick<CartItem, 'spec' | 'specText' | 'price' | 'stock' | 'image'>

/**
 * The cart: the host's when signed in, this device's for a visitor, merged at sign-in (api.md 3).
 * Every method shows its effect at once and takes it back when the host refuses.
 */
export type CartContext = {
  readonly cart$: StateStream<CartState>
  /** Total quantity, for the badge. */
  readonly count$: StateStream<number>
  readonly refresh: () => Promise<Result<unknown, ApiFault>>
  /** Adds; the answer says how many are in the cart now and whether stock cut the number. */
  readonly add: (
    item: CartItem,
  ) => Promise<Result<{ readonly quantity: number; readonly isCut: boolean }, AddToCartFault>>
  /** Writes are gathered for 350 ms; the latest absolute number wins (api.md 7). Clamped to 1..stock. */
  readonly setQuantity: (lineId: string, quantity: number) => void
  /** Sends numbers that still wait; resolves when the host has answered. To be awaited before ordering. */
  readonly settled: () => Promise<void>
  /**
   * Puts another variant of the product in a line's place, as many as there were; stock may cut the number. A line of
   * the cart that has it already takes them up. `lineId` is the line it stands in now.
   */
  readonly changeVariant: (
    lineId: string,
    variant: OtherVariant,
  ) => Promise<
    Result<{ readonly lineId: string; readonly quantity: number; readonly isCut: boolean }, AddToCartFault>
  >
  readonly remove: (lineIds: readonly string[]) => Promise<Result<unknown, ApiFault>>
  readonly select: (lineIds: readonly string[], isSelected: boolean) => void
  readonly clearUnavailable: () => Promise<Result<unknown, ApiFault>>
}
