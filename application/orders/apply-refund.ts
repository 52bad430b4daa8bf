import { decimalMarkOf } from '../../domain/account/language.ts'
import { stableJson } from '../../domain/api/duplicate-guard.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { type CheckedRefund, checkRefund } from '../../domain/orders/refund.ts'
import { hasApplied, refundTerms } from '../../domain/orders/refund-terms.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import type { LanguageState } from '../account/language-state.ts'
import { QUIET } from '../api/api-client.ts'
import type { RequestIds } from '../shared/request-ids.ts'
import type { Accepted } from './accepted.ts'
import type { AfterSaleApi } from './after-sale-api.ts'
import type { AfterSaleContext } from './after-sale-context.ts'
import type { OrdersApi } from './orders-api.ts'

type Sent = Promise<Result<unknown, ApiFault>>

type Deps = {
  readonly afterSaleApi: AfterSaleApi
  readonly ordersApi: Pick<OrdersApi, 'load'>
  readonly requestIds: RequestIds
  readonly languageState: LanguageState
  readonly accepted: Pick<Accepted, 'note'>
  /** Called when the order has entered after-sale. */
  readonly changed: () => void
}

/** Applies for a refund, once per order (requirements S4 and S5; lost answers as in decision 4). */
export const createApplyRefund = (deps: Deps): AfterSaleContext['applyRefund'] => {
  const { afterSaleApi, ordersApi, requestIds, languageState, accepted, changed } = deps
  const running = new Map<string, Sent>()

  const send = async (orderId: string, refund: CheckedRefund, act: string): Sent => {
    const sent = await requestIds.send(act, (id) => afterSaleApi.applyRefund(orderId, refund, id))
    if (sent.ok || !requestIds.isOpen(act) || sent.fault.kind === 'unauthorised') return sent
    // The call may have reached the server although its answer was lost.
    const serverRefund = await afterSaleApi.loadRefund(orderId, QUIET)
    if (!serverRefund.ok || serverRefund.value.amount !== refund.amount) return sent
    requestIds.settle(act)
    return ok(true)
  }

  return async (orderId, form) => {
    // Reloaded: what can be refunded depends on the order as it is now, not on what the page shows.
    const order = await ordersApi.load(orderId)
    if (!order.ok) return order
    const terms = refundTerms(order.value)
    if (terms === undefined) {
      return fail({ kind: hasApplied(order.value) ? 'refund-already' : 'refund-not-now' })
    }
    const checked = checkRefund(form, terms, decimalMarkOf(languageState.language$.value))
    if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
    const act = `refund ${orderId} ${stableJson(checked.value)}`
    const known = running.get(act) ?? send(orderId, checked.value, act).finally(() => running.delete(act))
    running.set(act, known)
    const done = await known
    if (done.ok) {
      accepted.note(orderId, 'refund-applied')
      changed()
    }
    return done
  }
}
