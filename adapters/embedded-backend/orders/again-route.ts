import { REQUEST_ID_MAX_LENGTH } from '../../../domain/api/duplicate-guard.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { addToCart, type CartAddition } from '../cart/add-to-cart.ts'
import { first, type Sql } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { ok, type ShopperCall } from '../http/route.ts'
import { pickText } from '../rows/reading-language.ts'
import { secondsOf } from '../time/clock.ts'
import { type LineColumns, loadLines, loadOrder } from './order-query.ts'

/** How many lines were added to the cart, and the ids of the others. */
type Outcome = { readonly added: number; readonly skipped: readonly number[] }

const isAdded = async (tx: Sql, addition: CartAddition): Promise<boolean> => {
  try {
    await addToCart(tx, addition)
    return true
  } catch (cause) {
    // Refused before anything was written: continue with the rest of the order.
    if (cause instanceof Refusal) return false
    throw cause
  }
}

const fill = async (tx: Sql, shopperId: number, lines: readonly LineColumns[], at: number) => {
  const skipped: number[] = []
  for (const { id, product_id: productId, spec, quantity } of lines) {
    const addition = { shopperId, productId, shopId: undefined, spec, quantity, at }
    if (!(await isAdded(tx, addition))) skipped.push(id)
  }
  return { added: lines.length - skipped.length, skipped }
}

/**
 * POST /api/order/again: adds what can still be bought to the cart and names the rest. A repeated `request_id`
 * returns that order's first result, so that a lost answer or second tap adds nothing (api.md 7).
 */
export const again =
  ({ database, clock }: BackendDeps) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const order = await loadOrder(database, shopper.id, input.id('order_id'))
    const requestId = input.optionalText('request_id', REQUEST_ID_MAX_LENGTH) ?? ''
    const lines = await loadLines(database, [order.id])
    const now = secondsOf(clock)
    const outcome = await database.transaction(async (tx): Promise<Outcome> => {
      await tx.query('select 1 from users where id = $1 for update', [shopper.id])
      const known = await first(
        tx.query<Outcome>(
          `select added, skipped from order_agains where user_id = $1 and request_id = $2 and order_id = $3`,
          [shopper.id, requestId, order.id],
        ),
      )
      if (known) return known
      const done = await fill(tx, shopper.id, lines, now)
      if (requestId !== '') {
        await tx.query(
          `insert into order_agains (user_id, request_id, order_id, added, skipped, created_at)
           values ($1, $2, $3, $4, $5, $6)`,
          [shopper.id, requestId, order.id, done.added, done.skipped, now],
        )
      }
      return done
    })
    const skipped = lines.filter(({ id }) => outcome.skipped.includes(id))
    return ok({
      added: outcome.added,
      skipped: skipped.map((line) => pickText(language, line.title, line.title_en, line.title_others)),
    })
  }
