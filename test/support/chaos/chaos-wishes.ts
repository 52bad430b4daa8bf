import { audit } from '../../../adapters/embedded-backend/audit/audit.ts'
import type { WithdrawalOrder } from '../../../application/wallet/wallet-context.ts'
import type { OrderRequest, Payable } from '../../../domain/orders/order.ts'
import type { RefundForm } from '../../../domain/orders/refund.ts'
import type { RechargeForm } from '../../../domain/wallet/recharge.ts'
import type { TestBackend } from '../backend/backend.ts'
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

/** The app has said that it has come about: an accepted order whose number cannot be read is known to be made, too. */
export const isYes = ({ ok, fault }: Outcome): boolean => ok || fault?.kind === 'order-not-returned'

/** Sends once, or twice at the same time as a hurried thumb does. */
export const tell = async <T>(
  during: ChaosDevice['during'],
  one: Wish<T>,
  by: number,
  send: () => Promise<Outcome>,
): Promise<void> => {
  const sent = by % 4 === 0 ? [send(), send()] : [send()]
  const ends = await during(Promise.all(sent))
  if (ends.map(outcome).some(isYes)) one.isTold = true
}

/** Something that is to come about once; `isTold`: the page has said that it has. */
export type Wanted = { readonly what: string; isTold: boolean }
export type Want = 'order' | 'pay' | 'top-up' | 'withdraw' | 'refund' | 'review' | 'chat'
export type Wants = Readonly<Record<Want, Wanted[]>>

export const noWants = (): Wants => ({
  order: [],
  pay: [],
  'top-up': [],
  withdraw: [],
  refund: [],
  review: [],
  chat: [],
})

/** Something that has not come about, or `what` is new; the open one, if any, when nothing is. */
export const wantOf = (list: Wanted[], by: number, what: string | undefined): Wanted | undefined => {
  const open = list.find(({ isTold }) => !isTold)
  if (what === undefined || (open && by % 3 > 0)) return open
  const fresh = { what, isTold: false }
  list.push(fresh)
  return fresh
}

// How the books know each of them: one row per time that it came about.
const ROWS: Readonly<Record<Want, string>> = {
  order: 'select distinct trade_no from orders where user_id = $1 and note = $2::text',
  pay: `select 1 from ledger_transfers t join orders o on o.id::text = t.reference
    where t.kind = 'order-pay' and o.user_id = $1 and t.reference = $2::text`,
  'top-up': 'select 1 from recharges where user_id = $1 and price_cents::text = $2::text',
  withdraw: 'select 1 from withdrawals where user_id = $1 and price_cents::text = $2::text',
  refund: 'select 1 from refunds where user_id = $1 and order_id::text = $2::text',
  review: 'select 1 from reviews where user_id = $1 and comment = $2::text',
  // Its words hold the shopper's id.
  chat: `select 1 from im_messages where $1::bigint > 0
    and position(convert_to($2::text, 'UTF8') in payload) > 0`,
}

const MONEY: readonly Want[] = ['top-up', 'withdraw']

/** What the books say of what was wanted: once when the page said so, and never twice. */
export const judgeWants = async (
  { deps: { database } }: TestBackend,
  userId: number,
  wants: Wants,
): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const [want, list] of Object.entries(wants) as [Want, Wanted[]][]) {
    for (const { what, isTold } of list) {
      const sought = MONEY.includes(want) ? what.replace('.', '') : what
      const { length: times } = await database.query(ROWS[want], [userId, sought])
      if (times > 1) wrong.push(`${want} ${what} happened ${times} times`)
      if (isTold !== times > 0) wrong.push(`${want} ${what} was ${isTold ? '' : 'not '}told: ${times} times`)
    }
  }
  const findings = await audit(database)
  return [...wrong, ...findings.map(({ check, detail }) => `${check}: ${detail}`)]
}
