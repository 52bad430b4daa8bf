import type { ApiFault } from '../../domain/api/fault.ts'
import type { CartItem, CartState } from '../../domain/cart/cart.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { StateStream } from '../shared/streams.ts'

/** Why nothing was added to the cart. */
export type AddToCartFault =
  | ApiFault
  | { readonly kind: 'cart-full'; readonly most: number }
  | { readonly kind: 'sold-out' }

/** What a line becomes when another variant of its product is chosen. */
export type OtherVariant = Pick<CartItem, 'spec' | 'specText' | 'price' | 'stock' | 'image'>

/**
 * The cart: the server's when signed in, this device's for a visitor, merged at sign-in (api.md 3).
 * Every method shows its effect at once and takes it back when the server refuses.
 */
export type CartContext = {
  readonly cart$: StateStream<CartState>
  /** Total quantity, for the badge. */
  readonly count$: StateStream<number>
  readonly refresh: () => Promise<Result<unknown, ApiFault>>
  /** Adds an item. Gives how many of it the cart has now, and whether that is fewer than asked for, for lack of stock. */
  readonly add: (
    item: CartItem,
  ) => Promise<Result<{ readonly quantity: number; readonly isCut: boolean }, AddToCartFault>>
  /**
   * Sets a line's quantity, clamped to 1 and the stock. The server is told after 350 ms without a further change (api.md
   * 7).
   */
  readonly setQuantity: (lineId: string, quantity: number) => void
  /** Sends quantities that still wait, and resolves when the server has answered all. To be awaited before ordering. */
  readonly settled: () => Promise<void>
  /**
   * Replaces a line by another variant of its product in the same quantity, or fewer where the stock is lower. If the
   * cart has a line of that variant already, it is added to that one. Gives the id of the line it is in now.
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

/** What the device's cart and the server's have in common. */
export type CartSide = Pick<CartContext, 'refresh' | 'add' | 'setQuantity' | 'remove'>
