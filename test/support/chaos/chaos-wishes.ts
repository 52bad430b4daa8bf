import type { OrderRequest } from '../../../application/orders/orders-context.ts'
import type { WithdrawalOrder } from '../../../application/wallet/wallet-context.ts'
import type { Payable } from '../../../domain/orders/order.ts'
import type { RefundForm } from '../../../domain/orders/refund.ts'
import type { RechargeForm } from '../../../domain/wallet/recharge.ts'
import type { ChaosDevice } from './chaos-device.ts'

/** Something that the shopper wants to come about once; `isTold`: the app has said that it has. */
export type Wish<T> = { readonly what: T; isTold: boolean }

/** What is applied for at most once for an order. */
export type RefundOrder = { readonly orderId: string; readonly form: RefundForm }

/** All that a shopper has wanted so far. */
export type Wishes = {
  readonly orders: Wish<OrderRequest>[]
  readonly payables: Wish<Payable>[]
  readonly refunds: Wish<RefundOrder>[]
  readonly topUps: Wish<RechargeForm>[]
  readonly withdrawals: Wish<WithdrawalOrder>[]
  readonly searches: string[]
}

type Outcome = { readonly ok: boolean; readonly fault?: { readonly kind: string } }

/** What a use-case gave has to be a result: an outcome, or a fault that has a kind. */
export const outcome = <T extends Outcome>(result: T): T => {
  if (result.ok === true || (result.ok === false && typeof result.fault?.kind === 'string')) return result
  throw new Error(`no result: ${JSON.stringify(result)}`)
}

/** Tries something again that has not come about, or wants something new. */
export const wish = <T>(wishes: Wish<T>[], by: number, make: () => T): Wish<T> => {
  const open = wishes.filter(({ isTold }) => !isTold)
  const again = by % 3 === 0 ? undefined : open[by % (open.length || 1)]
  if (again) return again
  const fresh = { what: make(), isTold: false }
  wishes.push(fresh)
  return fresh
}

/** Sends once, or twice at the same time as a hurried thumb does. */
export const tell = async <T>(
  during: ChaosDevice['during'],
  one: Wish<T>,
  by: number,
  send: () => Promise<Outcome>,
): Promise<void> => {
  const sent = by % 4 === 0 ? [send(), send()] : [send()]
  const ends = await during(Promise.all(sent))
  if (ends.map(outcome).some(({ ok }) => ok)) one.isTold = true
}
