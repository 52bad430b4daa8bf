import type { ApiFault } from '../../domain/api/fault.ts'
import type { CartItem, CartLine, CartState } from '../../domain/cart/cart.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { StateStream } from '../shared/streams.ts'

/** Why nothing was added to the cart. */
export type AddToCartFault =
  | ApiFault
  | { readonly kind: 'cart-full'; readonly max: number }
  | { readonly kind: 'sold-out' }

/** The fields of a line that change with another variant of its product. */
export type OtherVariant = Pick<CartItem, 'spec' | 'specText' | 'price' | 'stock' | 'image'>

/**
 * The cart: the server's when signed in, this device's for a visitor, merged at sign-in (api.md 3). Every change
 * shows at once and is reverted when the server refuses it.
 */
export type CartContext = {
  readonly cart$: StateStream<CartState>
  /** Total quantity, for the badge. */
  readonly count$: StateStream<number>
  readonly refresh: () => Promise<Result<unknown, ApiFault>>
  /** Adds an item. Returns the new quantity in the cart, and whether the stock limited it. */
  readonly add: (
    item: CartItem,
  ) => Promise<Result<{ readonly quantity: number; readonly isCut: boolean }, AddToCartFault>>
  /**
   * Sets a line's quantity, limited to 1 and the stock. Sent to the server after 350 ms without a further change
   * (api.md 7).
   */
  readonly setQuantity: (lineId: string, quantity: number) => void
  /** Sends pending quantities and resolves when the server has answered all. Await it before ordering. */
  readonly settled: () => Promise<void>
  /**
   * Changes a line to another variant of its product, with the same quantity or less where stock is lower. If the
   * cart already has a line of that variant, the quantities are added. Returns the id of the resulting line.
   */
  readonly changeVariant: (
    lineId: string,
    variant: OtherVariant,
  ) => Promise<
    Result<{ readonly lineId: string; readonly quantity: number; readonly isCut: boolean }, AddToCartFault>
  >
  readonly remove: (lineIds: readonly string[]) => Promise<Result<unknown, ApiFault>>
  /** Removes lines and offers to undo that while the toast is visible; not to somebody else than who removed them. */
  readonly removeWithUndo: (lines: readonly CartLine[]) => Promise<void>
  readonly select: (lineIds: readonly string[], isSelected: boolean) => void
  readonly clearUnavailable: () => Promise<Result<unknown, ApiFault>>
}

/** The common interface of the device's cart and the server's. */
export type CartSide = Pick<CartContext, 'refresh' | 'add' | 'setQuantity' | 'remove'>

/** The topic for cart changes between tabs. */
export const CART_TOPIC = 'cart'

/**
 * The state of the cart. Every line that can be bought is selected until the shopper deselects it. Deselected lines
 * are kept on the device, for reloads and other tabs (api.md 3: selection is the client's).
 */
export type CartStore = {
  readonly cart$: StateStream<CartState>
  readonly setLines: (lines: readonly CartLine[]) => void
  readonly setPhase: (phase: CartState['phase']) => void
  readonly setSettling: (isSettling: boolean) => void
  readonly select: (lineIds: readonly string[], isSelected: boolean) => void
}
