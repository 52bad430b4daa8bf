import { clampQuantity, MAX_LINES, MAX_PIECES } from '../../../domain/cart/cart.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { BackendPart } from '../backend-part.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { amount, flag } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { addToCart, refuseUnavailable } from './add-to-cart.ts'
import { buyableTotal, cartRow, loadCartLines } from './cart-rows.ts'

const add =
  ({ database, clock }: BackendDeps) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const addition = {
      shopperId: shopper.id,
      productId: input.id('product_id'),
      shopId: input.optionalId('mer_id'),
      spec: input.optionalText('spec', 200) ?? '',
      quantity: input.optionalInteger('num', 1, MAX_PIECES) ?? 1,
      at: secondsOf(clock),
    }
    return database.transaction(async (tx) => {
      const { cartId, quantity, isCut } = await addToCart(tx, addition)
      // Includes the line as the list shows it, so that clients need not reload the list.
      const lines = await loadCartLines(tx, shopper.id, [cartId])
      const [line] = lines.map(cartRow(language))
      return ok({ cart_id: cartId, cart_num: quantity, is_cut: flag(isCut), line })
    })
  }

const STEPS = { add: 1, reduce: -1 } as const

/** Sets the quantity to `num`, or changes it by one with type add or reduce (api.md 3). */
const setNumber =
  ({ database }: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const cartId = input.id('cart_id')
    const requested = input.optionalInteger('num', 1, MAX_PIECES)
    const step = requested === undefined ? STEPS[input.choice('type', ['add', 'reduce'])] : 0
    const answer = await database.transaction(async (tx) => {
      await tx.query('select 1 from users where id = $1 for update', [shopper.id])
      const [line] = await loadCartLines(tx, shopper.id, [cartId])
      if (line === undefined) throw refuse('cart-line-not-found')
      const stock = line.stock ?? 0
      // A variant that no longer exists counts as off sale.
      refuseUnavailable(!line.is_on_sale || line.stock === null, stock)
      const { quantity, isCut } = clampQuantity(requested ?? line.quantity + step, stock)
      await tx.query('update cart_lines set quantity = $3 where user_id = $1 and id = $2', [
        shopper.id,
        cartId,
        quantity,
      ])
      return { cart_id: cartId, cart_num: quantity, is_cut: flag(isCut) }
    })
    return ok(answer)
  }

/** The calls of the cart (api.md 3). */
const cartRoutes = (deps: BackendDeps): readonly Route[] => {
  const { database } = deps
  return [
    shopperRoute('GET', '/api/cart/index', async ({ shopper, language }) => {
      const rows = await loadCartLines(database, shopper.id)
      return ok({ carts: rows.map(cartRow(language)), total_price: amount(buyableTotal(rows)) })
    }),
    shopperRoute('POST', '/api/cart/add', add(deps)),
    shopperRoute('POST', '/api/cart/set_num', setNumber(deps)),
    shopperRoute('POST', '/api/cart/del', async ({ input, shopper }) => {
      const ids = input.ids('cart_ids', MAX_LINES)
      // Lines that are already gone count as deleted, so that a retry succeeds; other shoppers' lines are not
      // touched.
      await database.query('delete from cart_lines where user_id = $1 and id = any($2::bigint[])', [
        shopper.id,
        [...ids],
      ])
      return ok()
    }),
  ]
}

/** The signed-in shopper's cart (api.md 3). A visitor's cart lives on the device. */
export const cartPart: BackendPart = { name: 'cart', routes: cartRoutes }
