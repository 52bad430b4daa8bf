import { nextLook, type OrderDelays } from '../../../domain/orders/order-schedule.ts'
import { OrderStatus } from '../../../domain/orders/order-status.ts'
import { isPayTimeOver } from '../../../domain/orders/payable.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { notify } from '../account/notify.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type ShopperCall } from '../http/route.ts'
import { amount } from '../rows/row-format.ts'
import { orderDelays } from '../start/config.ts'
import { secondsOf } from '../time/clock.ts'
import { balanceOf, book, HOUSE, shopperAccount } from '../wallet/ledger.ts'
import { spendToken } from '../wallet/payment-code.ts'
import { type GroupOrder, loadGroup, loadSingle, owedOf, totalOf } from './group-store.ts'
import { moveOrder, stateOf } from './order-moves.ts'

type Find = (tx: Sql, shopperId: number, input: Input) => Promise<readonly GroupOrder[]>

const payOne = async (tx: Sql, order: GroupOrder, now: number, delays: OrderDelays): Promise<void> => {
  // The deadline is exact, whether or not the worker has already closed the order.
  if (isPayTimeOver(order.expires_at, now)) throw refuse('order-closed')
  const shipAt = nextLook({ ...stateOf(order), status: OrderStatus.toShip }, delays, now)
  // Whoever closes or pays the order first wins (api.md 4).
  if (!(await moveOrder(tx, order, 'paid', { paid_at: now, due_at: shipAt }))) throw refuse('order-closed')
  if (order.total_cents === 0) return
  const booking = await book(tx, {
    kind: 'order-pay',
    reference: String(order.id),
    from: shopperAccount(order.user_id),
    to: HOUSE.escrow,
    amount: order.total_cents as Cents,
    at: now,
  })
  if (booking === 'short')
    throw refuse('balance-short', {}, { money: amount(await balanceOf(tx, order.user_id)) })
}

/**
 * Pays the unpaid part of some orders in one transaction: the stored amount is used, a different `total_price` is
 * refused, and the payment code must have been verified. A repeat finds everything paid and returns success without
 * moving money (api.md 4, 7 and 8).
 */
const payWith =
  ({ database, clock, config }: BackendDeps, find: Find) =>
  async ({ input, shopper }: ShopperCall) => {
    const now = secondsOf(clock)
    const shown = input.optionalCents('total_price')
    const token = input.optionalText('pay_token', 128) ?? ''
    const paid = await database.transaction(async (tx) => {
      await tx.query('select 1 from users where id = $1 for update', [shopper.id])
      const orders = await find(tx, shopper.id, input)
      const owed = owedOf(orders)
      if (owed.length === 0) {
        const settled = orders.filter((order) => order.paid_at !== null)
        if (settled.length > 0) return settled
        throw refuse('order-closed')
      }
      if (shown !== undefined && shown !== totalOf(owed)) throw refuse('amount-changed')
      await spendToken(tx, shopper.id, token, now)
      for (const order of owed) await payOne(tx, order, now, orderDelays(config))
      await notify(tx, clock, {
        shopperId: shopper.id,
        kind: 'order-paid',
        args: { number: owed.map((order) => order.number).join(', '), amount: `$${amount(totalOf(owed))}` },
        type: 'order',
        link: owed.length === 1 ? `/orderInfo/${owed[0]?.id}` : '/myPurchases/1',
      })
      return owed
    })
    return ok({ out_trade_no: paid[0]?.trade_no, order_ids: paid.map((order) => order.id) }, 'order-paid')
  }

/** POST /api/order/merPay: a new group by its trade number. */
export const payGroup = (deps: BackendDeps) =>
  payWith(deps, (tx, shopperId, input) => loadGroup(tx, shopperId, input.text('out_trade_no', 40)))

/** POST /api/user/pay: one order of the list. */
export const paySingle = (deps: BackendDeps) =>
  payWith(deps, (tx, shopperId, input) => loadSingle(tx, shopperId, input.id('order_id')))
