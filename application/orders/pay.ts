import type { ApiFault } from '../../domain/api/fault.ts'
import type { Payable } from '../../domain/orders/order.ts'
import { shortfallOf } from '../../domain/orders/payable.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { readCodeRefusal, typedCodeFault } from '../../domain/wallet/payment-code.ts'
import { QUIET } from '../api/api-client.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { RequestIds } from '../shared/request-ids.ts'
import type { Accepted } from './accepted.ts'
import type { LoadPayable } from './load-payable.ts'
import type { OrdersApi } from './orders-api.ts'
import type { OrdersContext, PayFault } from './orders-context.ts'

type Pay = OrdersContext['pay']

type Deps = {
  readonly ordersApi: OrdersApi
  readonly requestIds: RequestIds
  readonly loadPayable: LoadPayable
  readonly refreshUser: RefreshUser
  readonly accepted: Accepted
  /** Called when money has moved. */
  readonly changed: () => void
}

type Paid = Result<unknown, ApiFault | PayFault>

/**
 * Checks the code, then pays from the balance (requirements S1 and S5, api.md 4 and 7), in three calls; the server
 * itself refuses a changed amount or a second payment. Only one payment per target runs at a time. If its answer is
 * lost, the server is asked whether it was paid, and the request id is kept, so that money moves at most once and a
 * paid order is not shown as unpaid.
 */
export const createPay = (deps: Deps): Pay => {
  const { ordersApi, requestIds, loadPayable, refreshUser, accepted, changed } = deps
  const running = new Map<string, Promise<Paid>>()

  /** The amount that the balance lacks; the server is asked before it is called too low. */
  const missingFor = async ({ amount }: Payable): Promise<number> => {
    const user = await refreshUser(({ balance }) => shortfallOf(amount, balance) === 0)
    return user.ok ? shortfallOf(amount, user.value.balance) : 0
  }

  const finish = async (paid: Payable): Promise<Paid> => {
    accepted.notePaid(paid)
    await refreshUser()
    changed()
    return ok(true)
  }

  /** The result of an earlier payment whose answer was lost; undefined when the payment can go on. */
  const earlier = async (payable: Payable, act: string): Promise<Paid | undefined> => {
    const owed = await loadPayable(payable.target)
    if (!owed.ok) return owed
    if (owed.value.isPaid) {
      requestIds.settle(act)
      return finish(owed.value)
    }
    return owed.value.amount === payable.amount ? undefined : fail({ kind: 'amount-changed' })
  }

  const run = async (payable: Payable, code: string, act: string): Promise<Paid> => {
    const owner = await refreshUser(({ hasPaymentCode }) => hasPaymentCode)
    if (owner.ok && !owner.value.hasPaymentCode) return fail({ kind: 'no-payment-code' })
    const mayBePaid = accepted.paymentOf(payable.target) || requestIds.isOpen(act)
    const done = mayBePaid ? await earlier(payable, act) : undefined
    if (done) return done
    const missing = await missingFor(payable)
    if (missing > 0) return fail({ kind: 'balance-short', missing })
    const verified = await ordersApi.verifyCode(code)
    if (!verified.ok) return fail(readCodeRefusal(verified.fault) ?? verified.fault)
    const { payToken } = verified.value
    let judged: Awaited<ReturnType<LoadPayable>> | undefined
    const isPaidAlready = async (): Promise<boolean> => {
      judged = await loadPayable(payable.target, QUIET)
      return judged.ok && judged.value.isPaid
    }
    const paid = await requestIds.send(act, (id) =>
      ordersApi.pay(payable.target, payable.amount, payToken, id, { isOutdated: isPaidAlready }),
    )
    if (paid.ok) return finish(payable)
    // The answer was lost or a refusal: the order may already be paid, or its amount has changed.
    const after = judged ?? (await loadPayable(payable.target, QUIET))
    if (!after.ok) return paid
    if (after.value.isPaid) {
      requestIds.settle(act)
      return finish(after.value)
    }
    const hasAmountChanged = paid.fault.kind === 'rejected' && after.value.amount !== payable.amount
    if (hasAmountChanged) return fail({ kind: 'amount-changed' })
    // The known balance may have been spent on another device.
    void refreshUser()
    return paid
  }

  return (payable, code) => {
    const mistyped = typedCodeFault(code)
    if (mistyped) return Promise.resolve(fail(mistyped))
    const { target } = payable
    const act = `pay ${target.kind === 'group' ? target.tradeNumber : target.orderId}`
    const runningPayment = running.get(act) ?? run(payable, code, act).finally(() => running.delete(act))
    running.set(act, runningPayment)
    return runningPayment
  }
}
