import { isOver, OrderStatus } from '../../../domain/orders/order-status.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { orderDelays } from '../start/config.ts'
import { secondsOf } from '../time/clock.ts'
import { again } from './again-route.ts'
import { closeOrder, lockOrder, type MovedOrder, receiveOrder, stateOf } from './order-moves.ts'

/** Changes the shopper's own order under its locks. */
const change =
  ({ database, clock }: BackendDeps, act: (tx: Sql, order: MovedOrder, now: number) => Promise<boolean>) =>
  async ({ input, shopper }: ShopperCall) => {
    const orderId = input.id('order_id')
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId, shopper.id)
      if (order === undefined) throw refuse('order-not-found')
      if (!(await act(tx, order, secondsOf(clock)))) throw refuse('order-not-now')
    })
    return ok()
  }

const cancel = (deps: BackendDeps) =>
  change(
    deps,
    async (tx, order, now) =>
      // A repeat after a lost answer finds it already done.
      order.status === OrderStatus.cancelled || closeOrder(tx, order, now),
  )

const receive = (deps: BackendDeps) =>
  change(deps, async (tx, order, now) => {
    return order.status === OrderStatus.received || receiveOrder(tx, order, now, orderDelays(deps.config))
  })

/** Whether the order is the shopper's own and already deleted from their lists. */
const isPutAway = async (tx: Sql, orderId: number, shopperId: number): Promise<boolean> => {
  const own = await tx.query('select 1 from orders where id = $1 and user_id = $2 and is_hidden', [
    orderId,
    shopperId,
  ])
  return own.length > 0
}

/** Only finished orders can be deleted; a repeat after a lost answer finds it already done. */
const remove =
  ({ database }: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const orderId = input.id('order_id')
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId, shopper.id)
      if (order === undefined) {
        if (await isPutAway(tx, orderId, shopper.id)) return
        throw refuse('order-not-found')
      }
      if (!isOver(stateOf(order))) throw refuse('order-not-now')
      await tx.query('update orders set is_hidden = true where id = $1', [order.id])
    })
    return ok()
  }

/** The actions of shoppers on orders (api.md 4). */
export const actRoutes = (deps: BackendDeps): readonly Route[] => [
  shopperRoute('POST', '/api/order/cancel', cancel(deps)),
  shopperRoute('POST', '/api/order/received', receive(deps)),
  shopperRoute('POST', '/api/order/delete', remove(deps)),
  shopperRoute('POST', '/api/order/again', again(deps)),
]
