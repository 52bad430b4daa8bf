import type { ApiFault } from '../../domain/api/fault.ts'
import { joinArrivals } from '../../domain/orders/delivery-quote.ts'
import type { OrderDetail, Payable, PayTarget } from '../../domain/orders/order.ts'
import { payableOf } from '../../domain/orders/payable.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { QUIET, type Quietly } from '../api/api-client.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { Notices } from '../shared/notices.ts'
import type { Accepted } from './accepted.ts'
import type { GroupMemory } from './group-memory.ts'
import type { OrdersApi } from './orders-api.ts'
import type { OrderGroup } from './read-checkout.ts'

type Deps = {
  readonly ordersApi: OrdersApi
  readonly groupMemory: GroupMemory
  readonly notices: Notices
  readonly accepted: Accepted
  /** The server's time. */
  readonly clock: Pick<ClockPort, 'now'>
}

type Loaded<T> = Promise<Result<T, ApiFault>>

/** Loads what is to be paid, as the server has it now. `callOptions`: quiet for an automatically repeated call. */
export type LoadPayable = (target: PayTarget, callOptions?: Quietly) => Loaded<Payable>

const shopsOf = (orders: readonly OrderDetail[]): readonly string[] =>
  [...new Set(orders.map(({ shop }) => shop.name))].filter((name) => name !== '')

/** `now` in seconds since 1970. */
const ofOrders = (target: PayTarget, orders: readonly OrderDetail[], now: number): Payable => {
  const { orders: shown, amount, isPaid, isClosed, expiresAt } = payableOf(orders, now)
  const orderIds = shown.map(({ id }) => id)
  const label = shown.map(({ number }) => number).join(', ')
  const arrival = joinArrivals(shown.map((order) => order.arrival))
  return { target, label, payees: shopsOf(orders), amount, isPaid, isClosed, expiresAt, orderIds, arrival }
}

/** The order numbers; the group's internal number where there are none. */
const labelOf = (numbers: readonly string[] | undefined, tradeNumber: string): string =>
  numbers === undefined || numbers.length === 0 ? tradeNumber : numbers.join(', ')

const ofGroup = (target: PayTarget, group: OrderGroup): Payable => {
  const { tradeNumber, amount, isPaid, isClosed, expiresAt, orderIds, orderNumbers, payees, arrival } = group
  return {
    target,
    label: labelOf(orderNumbers, tradeNumber),
    payees,
    amount,
    isPaid,
    isClosed,
    expiresAt,
    orderIds,
    arrival,
  }
}

const isAbsent = (fault: ApiFault): boolean =>
  fault.kind === 'rejected' || (fault.kind === 'status' && fault.status === 404)

/**
 * Whether an answer may mean that the server has no call for groups. Such servers refuse an unknown call with code 0,
 * like anything else, so every refusal counts.
 */
const isMissing = (fault: ApiFault): boolean => isAbsent(fault) || fault.kind === 'unexpected-answer'

/** Whether only this call has failed on the server; the orders may still be readable one by one. */
const isBroken = (fault: ApiFault): boolean => fault.kind === 'status' && fault.status >= 500

/** Loads amount and expiry from the server; they are never taken from the page's address (api.md 4 and 8). */
export const createLoadPayable = (deps: Deps): LoadPayable => {
  const { ordersApi, groupMemory, notices, accepted, clock } = deps
  const nowSeconds = (): number => Math.floor(clock.now() / 1000)

  /**
   * Loads a group through its orders. If one cannot be read, the result is a fault: treating it as unpaid could
   * charge twice. Undefined: the server knows none of the orders, so it has no such group either.
   */
  const byOrders = async (
    target: PayTarget,
    group: OrderGroup,
  ): Promise<Result<Payable, ApiFault> | undefined> => {
    const loaded = await Promise.all(group.orderIds.map((id) => ordersApi.load(id, QUIET)))
    const orders: OrderDetail[] = []
    for (const order of loaded) {
      if (order.ok) orders.push(accepted.applyTo(order.value))
      // An order that is not found was deleted and is not unpaid; any other fault leaves it unknown.
      else if (!isAbsent(order.fault)) return fail(order.fault)
    }
    return orders.length === 0 ? undefined : ok(ofOrders(target, orders, nowSeconds()))
  }

  const load = async (target: PayTarget, callOptions?: Quietly): Loaded<Payable> => {
    if (target.kind === 'order') {
      const order = await ordersApi.load(target.orderId, callOptions)
      return order.ok ? ok(ofOrders(target, [order.value], nowSeconds())) : order
    }
    const loaded = await ordersApi.loadGroup(target.tradeNumber)
    if (loaded.ok && loaded.value.isStateGiven) return ok(ofGroup(target, loaded.value))
    // If the call for groups is missing or broken, the orders themselves tell what is owed.
    const rememberedGroup = loaded.ok ? undefined : groupMemory.find(target.tradeNumber)
    const isAbsentCall = !loaded.ok && isMissing(loaded.fault)
    // Without a call for groups, and without any order ids, the submit answer is the only source.
    if (isAbsentCall && rememberedGroup?.orderIds.length === 0) return ok(ofGroup(target, rememberedGroup))
    const isDoneWithout =
      isAbsentCall || (!loaded.ok && isBroken(loaded.fault) && rememberedGroup?.orderIds.length !== 0)
    const remembered = isDoneWithout ? rememberedGroup : undefined
    const group = loaded.ok ? loaded.value : remembered
    const byOrderState = group && (await byOrders(target, group))
    // Without group state and readable orders, the group's own answer is used.
    const payable = byOrderState ?? (loaded.ok ? ok(ofGroup(target, loaded.value)) : loaded)
    if (!payable.ok && !callOptions?.isQuiet) notices.show('error', { kind: 'fault', fault: payable.fault })
    return payable
  }

  return async (target, callOptions) => {
    // An accepted payment overrides any later answer.
    const paid = accepted.paymentOf(target)
    return paid === undefined ? load(target, callOptions) : ok(paid)
  }
}
