import { AuditNumber } from '../../../domain/wallet/records.ts'
import { notify } from '../account/notify.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import type { MessageKey, NoticeKind } from '../http/messages/messages.ts'
import { amount } from '../rows/row-format.ts'
import { HOUSE, mustBook, shopperAccount } from '../wallet/ledger.ts'
import { isPaidBefore, isProofBefore } from '../wallet/proofs.ts'
import { retryWithBackOff } from './retry-with-back-off.ts'

const REFUSED_CENTS = 13

/** The demo's rule: amounts that end in 13 cents are refused, so that both outcomes can be tried. */
export const isRefusedByRule = (cents: number): boolean => cents % 100 === REFUSED_CENTS

const BATCH = 100

type MoneyRequest = {
  readonly id: number
  readonly number: string
  readonly user_id: number
  readonly price_cents: number
}
type Recharge = MoneyRequest & { readonly tx_hash: string; readonly evidence: string | null }
type Withdrawal = MoneyRequest & { readonly fee_cents: number }

type Verdict = { readonly isPassed: true } | { readonly isPassed: false; readonly reason: MessageKey }
type Table = 'recharges' | 'withdrawals'

const byAmount = ({ price_cents }: MoneyRequest): Verdict =>
  isRefusedByRule(price_cents) ? { isPassed: false, reason: 'audit-demo-rule' } : { isPassed: true }

/**
 * Besides the amount: each transaction and each picture counts only once, for anybody. Locks are taken in this order.
 */
const judgeRecharge = async (tx: Sql, recharge: Recharge): Promise<Verdict> => {
  if (await isPaidBefore(tx, recharge)) return { isPassed: false, reason: 'audit-transaction-used' }
  if (await isProofBefore(tx, recharge)) return { isPassed: false, reason: 'evidence-used' }
  return byAmount(recharge)
}

const lock = async <Row extends MoneyRequest>(
  tx: Sql,
  table: Table,
  id: number,
  now: number,
): Promise<Row | undefined> => {
  const owner = await first(tx.query<{ user_id: number }>(`select user_id from ${table} where id = $1`, [id]))
  if (owner === undefined) return undefined
  // The shopper first, as everywhere, so that settling and paying cannot deadlock.
  await tx.query('select 1 from users where id = $1 for update', [owner.user_id])
  return first(
    tx.query<Row>(
      `select * from ${table} where id = $1 and status = ${AuditNumber.underAudit} and due_at <= $2 for update`,
      [id, now],
    ),
  )
}

const settle = async (tx: Sql, table: Table, id: number, verdict: Verdict, now: number): Promise<void> => {
  await tx.query(
    `update ${table} set status = $2, refuse_key = $3, settled_at = $4, due_at = null where id = $1 and status = ${AuditNumber.underAudit}`,
    [
      id,
      verdict.isPassed ? AuditNumber.passed : AuditNumber.refused,
      verdict.isPassed ? '' : verdict.reason,
      now,
    ],
  )
}

const notifyShopper = (
  tx: Sql,
  deps: BackendDeps,
  request: MoneyRequest,
  kind: NoticeKind,
  link: string,
): Promise<void> =>
  notify(tx, deps.clock, {
    shopperId: request.user_id,
    kind,
    args: { number: request.number, amount: `$${amount(request.price_cents)}` },
    type: 'wallet',
    link,
  })

const auditRecharge = async (tx: Sql, deps: BackendDeps, id: number, now: number): Promise<void> => {
  const recharge = await lock<Recharge>(tx, 'recharges', id, now)
  if (recharge === undefined) return
  const verdict = await judgeRecharge(tx, recharge)
  await settle(tx, 'recharges', id, verdict, now)
  if (verdict.isPassed) {
    const to = shopperAccount(recharge.user_id)
    const credit = { kind: 'recharge', reference: String(id), from: HOUSE.recharge, to, at: now } as const
    await mustBook(tx, credit, recharge.price_cents)
  }
  const kind = verdict.isPassed ? 'recharge-passed' : 'recharge-refused'
  await notifyShopper(tx, deps, recharge, kind, '/topUpRecord')
}

/** The money was taken when requested: passing books the fee, refusing returns everything, once. */
const auditWithdrawal = async (tx: Sql, deps: BackendDeps, id: number, now: number): Promise<void> => {
  const withdrawal = await lock<Withdrawal>(tx, 'withdrawals', id, now)
  if (withdrawal === undefined) return
  const verdict = byAmount(withdrawal)
  await settle(tx, 'withdrawals', id, verdict, now)
  const out = { reference: String(id), from: HOUSE.withdrawal, at: now }
  if (verdict.isPassed) {
    await mustBook(tx, { ...out, kind: 'withdraw-fee', to: HOUSE.fees }, withdrawal.fee_cents)
  } else {
    const back = { ...out, kind: 'withdraw-refused', to: shopperAccount(withdrawal.user_id) } as const
    await mustBook(tx, back, withdrawal.price_cents)
  }
  const kind = verdict.isPassed ? 'withdraw-passed' : 'withdraw-refused'
  await notifyShopper(tx, deps, withdrawal, kind, '/depositRecord')
}

const AUDITS = { recharges: auditRecharge, withdrawals: auditWithdrawal } as const

/**
 * Audits every recharge and withdrawal due at `now`, in a transaction each, so that a kill loses nothing. Returns how
 * many were processed.
 */
export const runWalletDue = async (deps: BackendDeps, now: number): Promise<number> => {
  let looked = 0
  for (const table of ['recharges', 'withdrawals'] as const) {
    const due = await deps.database.query<{ id: number }>(
      `select id from ${table} where due_at <= $1 order by due_at, id limit $2::integer`,
      [now, BATCH],
    )
    for (const { id } of due) {
      await retryWithBackOff(deps, { table, id }, now, (tx) => AUDITS[table](tx, deps, id, now))
    }
    looked += due.length
  }
  return looked
}
