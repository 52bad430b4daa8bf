import type { ApiFault } from '../../domain/api/fault.ts'
import type { Result } from '../../domain/shared/result.ts'
import { type Api, QUIET } from '../api/api-client.ts'
import type { CartContext } from '../cart/cart-context.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'
import { followTabs } from '../shared/follow-tabs.ts'
import type { Notices } from '../shared/notices.ts'
import { createRequestIds } from '../shared/request-ids.ts'
import type { StateSource } from '../shared/state-stream.ts'
import type { AfterSaleContext } from './after-sale-context.ts'
import { createGroupMemory } from './group-memory.ts'
import { createLoadPayable } from './load-payable.ts'
import { createOrdersApi } from './orders-api.ts'
import type { OrdersContext } from './orders-context.ts'
import { createPay } from './pay.ts'
import { createSubmitOrder } from './submit-order.ts'

/** The storage name of the request ids of orders and payments. */
const REQUESTS = 'lintas_requests.1'

/**
 * For ten minutes at least, milliseconds, buying again after a lost answer is the same act. Later it is another: what
 * the first one put into the cart may have been bought or removed, and the host would tell of it as if it lay there.
 */
const AGAIN_MS = 10 * 60_000

/** The act of buying an order again as it was named in the ten minutes before, and as it is named now. */
const againActs = (orderId: string, now: number): readonly [before: string, act: string] => {
  const at = Math.floor(now / AGAIN_MS)
  return [`again ${orderId} ${at - 1}`, `again ${orderId} ${at}`]
}

type OrdersOnly = Omit<OrdersContext, keyof AfterSaleContext>

export type OrdersDeps = {
  readonly api: Api
  readonly sessionState: SessionState
  readonly refreshUser: RefreshUser
  readonly cart: CartContext
  readonly notices: Notices
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly device: StoragePort
  readonly tabs: TabsPort
  readonly changes$: StateSource<number>
  /** Orders of the last seconds by their act, so that the same one again is not ordered twice. */
  readonly lately: Map<string, ReturnType<OrdersContext['submit']>>
}

/** Orders from preview to receipt (spec storefront 1 and 4, api.md 4). */
export const createOrders = (deps: OrdersDeps): OrdersOnly => {
  const { api, sessionState, refreshUser, cart, notices, clock, random, device, changes$ } = deps
  const ordersApi = createOrdersApi({ api })
  followTabs(deps)
  const requestIds = createRequestIds({ device, random }, REQUESTS)
  const groupMemory = createGroupMemory({ device })
  const loadPayable = createLoadPayable({ ordersApi, groupMemory, notices })

  /** To be called when orders have changed: lists, counts and badges are out of date. */
  const changed = (): void => {
    changes$.update((count) => count + 1)
    void refreshUser()
  }

  const settle = async <T>(act: Promise<Result<T, ApiFault>>): Promise<Result<T, ApiFault>> => {
    const done = await act
    if (done.ok) changed()
    return done
  }

  /** The same draft again is a new order, not this one. */
  const forget = async (orderId: string): Promise<void> => {
    for (const [act, sent] of deps.lately) {
      const group = await sent
      if (group.ok && group.value.orderIds.includes(orderId)) deps.lately.delete(act)
    }
  }

  return {
    changes$: changes$.stream,
    preview: async (source, promoCode, addressId) => {
      if (source.kind === 'cart') await cart.settled()
      const code = promoCode.trim()
      const asked = await ordersApi.preview(source, code, addressId)
      if (asked.ok || addressId === undefined || asked.fault.kind !== 'rejected') return asked
      // The chosen address may have been deleted, as the refusal says: then the default one is taken.
      const toMain = await ordersApi.preview(source, code, undefined, QUIET)
      return toMain.ok ? toMain : asked
    },
    submit: createSubmitOrder({
      lately: deps.lately,
      ordersApi,
      requestIds,
      groupMemory,
      clock,
      cartSettled: cart.settled,
      changed: (source) => {
        changed()
        if (source === 'cart') void cart.refresh()
      },
    }),
    loadPayable: (target) => loadPayable(target),
    pay: createPay({
      ordersApi,
      requestIds,
      loadPayable,
      sessionState,
      refreshUser,
      changed: () => changes$.update((count) => count + 1),
    }),
    loadOrders: ordersApi.list,
    loadCounts: async () => {
      const counts = await ordersApi.counts()
      if (counts.ok) return counts.value
      // The user-info call carries two of them on every host (api.md 4).
      const user = sessionState.user$.value
      return user ? { '0': user.unpaidCount, '2': user.unreceivedCount } : {}
    },
    loadOrder: ordersApi.load,
    cancel: async (orderId) => {
      const cancelled = await settle(ordersApi.cancel(orderId))
      if (cancelled.ok) await forget(orderId)
      return cancelled
    },
    confirmReceipt: (orderId) => settle(ordersApi.confirmReceipt(orderId)),
    remove: (orderId) => settle(ordersApi.remove(orderId)),
    buyAgain: async (orderId) => {
      const [before, act] = againActs(orderId, clock.now())
      const again = await requestIds.send(requestIds.isOpen(before) ? before : act, (id) =>
        ordersApi.buyAgain(orderId, id),
      )
      if (again.ok) await cart.refresh()
      return again
    },
  }
}
