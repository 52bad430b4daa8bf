import { BehaviorSubject } from 'rxjs'
import type { ApiFault } from '../../domain/api/fault.ts'
import { hasLostLines } from '../../domain/cart/cart.ts'
import type { AcceptedAct } from '../../domain/orders/accepted-acts.ts'
import { mapResult, type Result } from '../../domain/shared/result.ts'
import type { LanguageState } from '../account/language-state.ts'
import { type Api, perSession, QUIET } from '../api/api-client.ts'
import type { CartContext } from '../cart/cart-context.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Notices } from '../shared/notices.ts'
import { createRequestIds } from '../shared/request-ids.ts'
import { followTabs } from '../shared/stay-fresh.ts'
import { stateOf } from '../shared/streams.ts'
import type { VouchersContext } from '../vouchers/vouchers-context.ts'
import { type Accepted, createAccepted } from './accepted.ts'
import type { AfterSaleContext } from './after-sale-context.ts'
import { createLoadCheckout, createLoadEstimate } from './checkout.ts'
import { createConfirmation } from './confirmation.ts'
import { createAfterSale } from './create-after-sale.ts'
import { createGroupMemory } from './group-memory.ts'
import { createLoadPayable } from './load-payable.ts'
import { createOrdering } from './ordering.ts'
import { createOrdersApi } from './orders-api.ts'
import type { OrdersContext } from './orders-context.ts'
import { createPay } from './pay.ts'
import { createSubmitOrder, isOrderMade } from './submit-order.ts'

/** The storage name of the request ids of orders and payments. */
const REQUESTS = 'lintas_requests.1'

/**
 * For at least this many milliseconds (ten minutes), buying again after a lost answer counts as the same action.
 * Later it is a new one: what the first one put into the cart may have been bought or removed.
 */
const REPEAT_WINDOW_MS = 10 * 60_000

/** The names of the "buy again" action for the previous and the current ten minutes. */
const againActs = (orderId: string, now: number): readonly [before: string, act: string] => {
  const at = Math.floor(now / REPEAT_WINDOW_MS)
  return [`again ${orderId} ${at - 1}`, `again ${orderId} ${at}`]
}

type Deps = {
  readonly api: Api
  readonly sessionState: SessionState
  readonly refreshUser: RefreshUser
  readonly cart: CartContext
  readonly vouchers: VouchersContext
  readonly notices: Notices
  readonly clock: ClockPort
  readonly random: RandomPort
  readonly device: StoragePort
  readonly tabs: TabsPort
  readonly languageState: LanguageState
}

type ActsDeps = Deps & {
  readonly changes$: BehaviorSubject<number>
  /** Recent orders by action, so that a repeated tap does not order twice. */
  readonly recentOrders: Map<string, ReturnType<OrdersContext['submit']>>
  readonly accepted: Accepted
}

/** The order actions of one session, from preview to receipt. */
const createActs = (
  deps: ActsDeps,
): Omit<OrdersContext, keyof AfterSaleContext | 'changes$' | 'accepted$' | 'confirmation'> => {
  const { api, sessionState, refreshUser, cart, vouchers, notices, clock } = deps
  const { random, device, changes$, accepted } = deps
  const ordersApi = createOrdersApi({ api })
  followTabs(deps)
  const requestIds = createRequestIds({ device, random }, REQUESTS)
  const groupMemory = createGroupMemory({ device })
  const ordering = createOrdering()
  const loadPayable = createLoadPayable({ ordersApi, groupMemory, notices, accepted, clock })

  /** Call when orders have changed and lists, counts and badges are outdated. */
  const changed = (): void => {
    changes$.next(changes$.value + 1)
    void refreshUser()
  }

  const settle = async <T>(
    act: Promise<Result<T, ApiFault>>,
    note?: () => void,
  ): Promise<Result<T, ApiFault>> => {
    const done = await act
    if (done.ok) {
      note?.()
      changed()
    }
    return done
  }

  const noteAccepted = (orderId: string, act: AcceptedAct) => (): void => accepted.note(orderId, act)

  /** Closes the request id: the same draft submitted again is then a new order. */
  const forget = async (orderId: string): Promise<void> => {
    for (const [act, sent] of deps.recentOrders) {
      const group = await sent
      if (group.ok && group.value.orderIds.includes(orderId)) deps.recentOrders.delete(act)
    }
  }

  /** Whether lines were removed or ordered, here or elsewhere: the cart tells, once it is read again. */
  const haveLeft = async (lineIds: readonly string[]): Promise<boolean> => {
    if (hasLostLines(cart.cart$.value, lineIds)) return true
    await cart.refresh()
    return hasLostLines(cart.cart$.value, lineIds)
  }

  const preview: OrdersContext['preview'] = async (source, promoCode, addressId) => {
    const { isOrdered, end } = ordering.watch(source)
    if (source.kind === 'cart') await cart.settled()
    const code = promoCode.trim()
    const isOutdated = async (): Promise<boolean> =>
      (await isOrdered()) || (source.kind === 'cart' && (await haveLeft(source.lineIds)))
    const previewed = await ordersApi.preview(source, code, addressId, { isOutdated })
    end()
    if (previewed.ok || addressId === undefined || previewed.fault.kind !== 'rejected') return previewed
    // The chosen address may have been deleted: retry with the default one.
    const toMain = await ordersApi.preview(source, code, undefined, QUIET)
    return toMain.ok ? toMain : previewed
  }

  const submit = createSubmitOrder({
    recentOrders: deps.recentOrders,
    ordersApi,
    requestIds,
    groupMemory,
    clock,
    cartSettled: cart.settled,
    changed: ({ source, promoCode }) => {
      changed()
      if (promoCode !== '') vouchers.changed()
      if (source.kind === 'cart') void cart.refresh()
    },
  })

  return {
    preview,
    loadCheckout: createLoadCheckout({ preview, cart, vouchers, clock }),
    loadEstimate: createLoadEstimate({ preview, vouchers, clock }),
    submit: (request) => {
      const submitted = submit(request)
      ordering.begin({ source: request.source, isMade: submitted.then(isOrderMade) })
      return submitted
    },
    loadPayable: (target) => loadPayable(target),
    pay: createPay({
      ordersApi,
      requestIds,
      loadPayable,
      refreshUser,
      accepted,
      changed: () => changes$.next(changes$.value + 1),
    }),
    loadOrders: async (filter, page, keyword) =>
      mapResult(await ordersApi.list(filter, page, keyword), (listed) => ({
        ...listed,
        rows: listed.rows.map(accepted.applyTo),
      })),
    loadCounts: async () => {
      const counts = await ordersApi.counts()
      if (counts.ok) return counts.value
      // Every server includes two of the counts in the user's data (api.md 4).
      const user = sessionState.user$.value
      return user ? { '0': user.unpaidCount, '2': user.unreceivedCount } : {}
    },
    loadOrder: async (orderId, callOptions) =>
      mapResult(await ordersApi.load(orderId, callOptions), accepted.applyTo),
    cancel: async (orderId) => {
      const cancelled = await settle(ordersApi.cancel(orderId), noteAccepted(orderId, 'cancelled'))
      if (cancelled.ok) await forget(orderId)
      return cancelled
    },
    confirmReceipt: (orderId) => settle(ordersApi.confirmReceipt(orderId), noteAccepted(orderId, 'received')),
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

/** Orders from preview to receipt, and after-sale (requirements S1, S4 and S5, api.md 4 and 5). */
export const createOrders = (deps: Deps): OrdersContext => {
  const changes$ = new BehaviorSubject(0)
  // Survives the end of a session: signing in again and tapping again means the same order.
  const recentOrders: ActsDeps['recentOrders'] = new Map()
  const accepted = createAccepted()
  const orders = perSession((api) => createActs({ ...deps, api, changes$, recentOrders, accepted }), deps)
  const changed = (): void => {
    changes$.next(changes$.value + 1)
    void deps.refreshUser()
  }
  const afterSale = perSession((api) => createAfterSale({ ...deps, api, changed, accepted }), deps)
  const loadCheckout: OrdersContext['loadCheckout'] = (...args) => orders().loadCheckout(...args)
  const submit: OrdersContext['submit'] = (...args) => orders().submit(...args)
  return {
    changes$: stateOf(changes$),
    accepted$: accepted.acts$,
    preview: (...args) => orders().preview(...args),
    loadCheckout,
    loadEstimate: (...args) => orders().loadEstimate(...args),
    confirmation: createConfirmation({ cart: deps.cart, loadCheckout, submit }),
    submit,
    loadPayable: (...args) => orders().loadPayable(...args),
    pay: (...args) => orders().pay(...args),
    loadOrders: (...args) => orders().loadOrders(...args),
    loadCounts: (...args) => orders().loadCounts(...args),
    loadOrder: (...args) => orders().loadOrder(...args),
    cancel: (...args) => orders().cancel(...args),
    confirmReceipt: (...args) => orders().confirmReceipt(...args),
    remove: (...args) => orders().remove(...args),
    buyAgain: (...args) => orders().buyAgain(...args),
    applyRefund: (...args) => afterSale().applyRefund(...args),
    loadRefund: (...args) => afterSale().loadRefund(...args),
    sendReturnParcel: (...args) => afterSale().sendReturnParcel(...args),
    withdrawRefund: (...args) => afterSale().withdrawRefund(...args),
    submitReview: (...args) => afterSale().submitReview(...args),
    submitComplaint: (...args) => afterSale().submitComplaint(...args),
    loadComplaints: (...args) => afterSale().loadComplaints(...args),
    hasComplaint: (...args) => afterSale().hasComplaint(...args),
  }
}
