import type { ApiFault } from '../../domain/api/fault.ts'
import type { OrderDetail, Payable, PayTarget } from '../../domain/orders/order.ts'
import { hasBeenPaid, OrderStatus } from '../../domain/orders/order-status.ts'
import { mapResult, ok, type Result } from '../../domain/shared/result.ts'
import { QUIET, type Quietly } from '../api/api-client.ts'
import type { Notices } from '../shared/notices.ts'
import type { GroupMemory } from './group-memory.ts'
import type { OrdersApi } from './orders-api.ts'
import type { OrderGroup } from './read-checkout.ts'

type Deps = { readonly ordersApi: OrdersApi; readonly groupMemory: GroupMemory; readonly notices: Notices }

/** Loads what is to be paid, as the host has it now. `how`: quiet for a call that is repeated automatically. */
export type LoadPayable = (target: PayTarget, how?: Quietly) => Promise<Result<Payable, ApiFault>>

const ofOrder = (target: PayTarget, order: OrderDetail): Payable => ({
  target,
  label: order.number,
  payees: order.shop.name === '' ? [] : [order.shop.name],
  amount: order.total,
  isPaid: hasBeenPaid(order.status),
  isClosed: order.status === OrderStatus.cancelled,
  expiresAt: order.expiresAt,
  orderIds: [order.id],
})

const ofGroup = (target: PayTarget, group: OrderGroup): Payable => {
  const { tradeNumber, amount, isPaid, isClosed, expiresAt, orderIds, payees } = group
  return { target, label: tradeNumber, payees, amount, isPaid, isClosed, expiresAt, orderIds }
}

/**
 * Whether a host's answer may mean that it has no call for groups. Hosts of this family refuse an unknown call with
 * code 0, like anything else that they refuse, so every refusal counts.
 */
const isMissing = (fault: ApiFault): boolean =>
  (fault.kind === 'status' && fault.status === 404) ||
  fault.kind === 'rejected' ||
  fault.kind === 'unexpected-answer'

/** Loads amount and expiry from the host; they are never taken from the page's address (api.md 4 and 8). */
export const createLoadPayable = ({ ordersApi, groupMemory, notices }: Deps): LoadPayable => {
  /** A group that is kept on the device, brought up to date by its orders: paid or closed meanwhile. */
  const fromMemory = async (target: PayTarget, group: OrderGroup): Promise<Payable | undefined> => {
    const loaded = await Promise.all(group.orderIds.map((id) => ordersApi.load(id, QUIET)))
    const orders = loaded.flatMap((order) => (order.ok ? [order.value] : []))
    // A host that knows none of them has no such group either.
    if (orders.length === 0 && loaded.some((order) => !order.ok && order.fault.kind === 'rejected')) {
      return undefined
    }
    return ofGroup(target, {
      ...group,
      isPaid: orders.length > 0 && orders.every((order) => hasBeenPaid(order.status)),
      isClosed: orders.some((order) => order.status === OrderStatus.cancelled),
      payees: [...new Set(orders.map((order) => order.shop.name))].filter((name) => name !== ''),
    })
  }

  return async (target, how) => {
    if (target.kind === 'order') {
      return mapResult(await ordersApi.load(target.orderId, how), (order) => ofOrder(target, order))
    }
    const asked = await ordersApi.loadGroup(target.tradeNumber)
    if (asked.ok) return ok(ofGroup(target, asked.value))
    const remembered = groupMemory.find(target.tradeNumber)
    const vouched = remembered && isMissing(asked.fault) ? await fromMemory(target, remembered) : undefined
    if (vouched) return ok(vouched)
    if (!how?.isQuiet) notices.show('error', { kind: 'fault', fault: asked.fault })
    return asked
  }
}
