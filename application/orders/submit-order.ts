import { DUPLICATE_WINDOW_MS, stableJson } from '../../domain/api/duplicate-guard.ts'
import type { OrderRequest } from '../../domain/orders/order.ts'
import { fail, ok } from '../../domain/shared/result.ts'
import { normaliseInput, visibleText } from '../../domain/shared/text.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { RequestIds } from '../shared/request-ids.ts'
import type { GroupMemory } from './group-memory.ts'
import type { OrdersApi } from './orders-api.ts'
import type { OrdersContext } from './orders-context.ts'

/** Submitting the same again within this time of a success (going back, a second tap) returns the same orders. */
const SUBMIT_ECHO_MS = 10_000

type SubmitOrder = OrdersContext['submit']

type Deps = {
  readonly ordersApi: OrdersApi
  readonly requestIds: RequestIds
  readonly groupMemory: GroupMemory
  readonly clock: ClockPort
  /**
   * Orders of the last ten seconds. Survives the end of a session: signing in again and tapping again means the same
   * order.
   */
  readonly recentOrders: Map<string, ReturnType<SubmitOrder>>
  readonly cartSettled: () => Promise<void>
  /** Called when orders were created, from the cart or from a product's page. */
  readonly changed: (request: OrderRequest) => void
}

/** Whether the server has created the orders, even if it did not return their number. */
export const isOrderMade = (answer: Awaited<ReturnType<SubmitOrder>>): boolean =>
  answer.ok || answer.fault.kind === 'order-not-returned'

/** Creates the orders, once for each draft (api.md 4 and 7). */
export const createSubmitOrder = (deps: Deps): SubmitOrder => {
  const { ordersApi, requestIds, groupMemory, clock, recentOrders, cartSettled, changed } = deps
  const running = new Map<string, ReturnType<SubmitOrder>>()

  const send = async (request: OrderRequest, act: string): ReturnType<SubmitOrder> => {
    await cartSettled()
    const isRetry = requestIds.isOpen(act)
    const place = () => requestIds.send(act, (id) => ordersApi.submit(request, id))
    const first = await place()
    // The order of a lost answer was paid, cancelled or expired meanwhile: ordering the product again means a new
    // order. A cart's lines have left the cart with their order, and free orders may count as paid from the start.
    const firstGroup = first.ok ? first.value.group : undefined
    const isOver =
      isRetry &&
      firstGroup !== undefined &&
      (firstGroup.isClosed || (firstGroup.isPaid && firstGroup.amount > 0))
    const isNewOrder = isOver && request.source.kind === 'product'
    // To the duplicate guard the new order looks identical to the previous request.
    if (isNewOrder) await new Promise<void>((done) => void clock.after(DUPLICATE_WINDOW_MS, done))
    const placed = isNewOrder ? await place() : first
    if (!placed.ok) return placed
    changed(request)
    const { group } = placed.value
    if (group === undefined) return fail({ kind: 'order-not-returned' })
    groupMemory.keep(group)
    const { tradeNumber, orderIds } = group
    return ok({ target: { kind: 'group', tradeNumber }, orderIds })
  }

  return (request) => {
    const { source, addressId } = request
    if (source.kind === 'cart' && source.lineIds.length === 0) {
      return Promise.resolve(fail({ kind: 'nothing-selected' }))
    }
    if (addressId === '') return Promise.resolve(fail({ kind: 'address-required' }))
    const { total, ...wish } = request
    const clean = { ...wish, promoCode: normaliseInput(request.promoCode), note: visibleText(request.note) }
    // Without the total: after a lost answer the order is the same one even if a price has changed before the retry.
    // Without the shopper's id, which may not be known yet: the address belongs to one shopper.
    const act = `submit ${stableJson(clean)}`
    const earlier = recentOrders.get(act) ?? running.get(act)
    if (earlier) return earlier
    const sent = send({ ...clean, ...(total !== undefined && { total }) }, act).finally(() =>
      running.delete(act),
    )
    running.set(act, sent)
    void sent.then(({ ok }) => {
      if (!ok) return
      recentOrders.set(act, sent)
      clock.after(SUBMIT_ECHO_MS, () => recentOrders.delete(act))
    })
    return sent
  }
}
