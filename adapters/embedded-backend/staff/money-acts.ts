import { RECHARGE_REASONS, WITHDRAWAL_REASONS, WORDS_MAX_LENGTH } from '../../../domain/staff/acts.ts'
import { MoneyStatus, needsWords, rechargeActs, withdrawalActs } from '../../../domain/staff/rules.ts'
import { AuditNumber } from '../../../domain/wallet/records.ts'
import { first, type Sql } from '../database/database.ts'
import type { NoticeKind } from '../http/messages/messages.ts'
import { refuse } from '../http/refusal.ts'
import { amount } from '../rows/row-format.ts'
import { HOUSE, mustBook, shopperAccount } from '../wallet/ledger.ts'
import { isProofSpent } from '../wallet/proofs.ts'
import type { Acted, Handlers, Work } from './act.ts'
import { tooLate } from './journal.ts'
import { notifyShopper } from './notify-shopper.ts'
import { readWords } from './order-acts.ts'
import { staffIdOf } from './staff-store.ts'

type MoneyRequest = {
  readonly id: number
  readonly number: string
  readonly user_id: number
  readonly price_cents: number
  readonly status: number
}
type Recharge = MoneyRequest & { readonly tx_hash: string; readonly evidence: string | null }
type Withdrawal = MoneyRequest & {
  readonly fee_cents: number
  readonly taken_by: number | null
  readonly taken_at: number | null
}
type Table = 'recharges' | 'withdrawals'

/** Locks the shopper, then the record, as everywhere. */
const lock = async <Row extends MoneyRequest>({ tx, id }: Work, table: Table): Promise<Row> => {
  const number = Number(id)
  const owner = Number.isSafeInteger(number)
    ? await first(tx.query<{ user_id: number }>(`select user_id from ${table} where id = $1`, [number]))
    : undefined
  if (owner === undefined) throw refuse('staff-not-found')
  await tx.query('select 1 from users where id = $1 for update', [owner.user_id])
  const row = await first(tx.query<Row>(`select * from ${table} where id = $1 for update`, [number]))
  if (row === undefined) throw refuse('staff-not-found')
  return row
}

const settle = async (
  tx: Sql,
  table: Table,
  id: number,
  end: { readonly status: number; readonly key?: string; readonly words?: string; readonly now: number },
): Promise<void> => {
  await tx.query(
    `update ${table} set status = $2, refuse_key = $3, refuse_reason = $4, settled_at = $5, due_at = null
     where id = $1 and status = ${AuditNumber.underAudit}`,
    [id, end.status, end.key ?? '', end.words ?? '', end.now],
  )
}

const notifyOfRequest = (
  { tx, deps }: Work,
  request: MoneyRequest,
  kind: NoticeKind,
  link: string,
): Promise<void> =>
  notifyShopper(tx, deps, {
    shopperId: request.user_id,
    kind,
    args: { number: request.number, amount: `$${amount(request.price_cents)}` },
    type: 'wallet',
    link,
  })

const done = (row: MoneyRequest, before: object, after: object, note = ''): Acted => ({
  subject: String(row.id),
  shopId: null,
  before: { ...before },
  after: { ...after },
  note,
})

const passRecharge = async (work: Work): Promise<Acted> => {
  const { tx, now, id } = work
  const row = await lock<Recharge>(work, 'recharges')
  if (row.status !== MoneyStatus.waiting) throw await tooLate(tx, 'recharge', id)
  // Checked under the proof's lock: the same proof may be accepted for somebody else at this moment.
  const isSpent = await isProofSpent(tx, row)
  if (!rechargeActs({ status: row.status, isProofSpent: isSpent }).includes('pass'))
    throw refuse('staff-proof-spent')
  await settle(tx, 'recharges', row.id, { status: MoneyStatus.passed, now })
  const credit = {
    kind: 'recharge',
    reference: String(row.id),
    from: HOUSE.recharge,
    to: shopperAccount(row.user_id),
    at: now,
  } as const
  await mustBook(tx, credit, row.price_cents)
  await notifyOfRequest(work, row, 'recharge-passed', '/topUpRecord')
  return done(row, { status: 0 }, { status: MoneyStatus.passed, amount: amount(row.price_cents) })
}

const refuseRecharge = async (work: Work): Promise<Acted> => {
  const { tx, now, input, id } = work
  const reason = input.choice('reason', RECHARGE_REASONS)
  const words = readWords(input, WORDS_MAX_LENGTH, needsWords(reason))
  const row = await lock<Recharge>(work, 'recharges')
  if (row.status !== MoneyStatus.waiting) throw await tooLate(tx, 'recharge', id)
  const key = needsWords(reason) ? '' : `recharge-refused-${reason}`
  await settle(tx, 'recharges', row.id, { status: MoneyStatus.refused, key, words, now })
  await notifyOfRequest(work, row, 'recharge-refused', '/topUpRecord')
  return done(row, { status: 0 }, { status: MoneyStatus.refused, reason }, words)
}

/** Locks a withdrawal for an action; if that is no longer possible, the refusal says who was first. */
const lockFor = async (work: Work, act: string): Promise<Withdrawal> => {
  const row = await lock<Withdrawal>(work, 'withdrawals')
  const { tx, actor, id } = work
  const takenBy = row.taken_by ?? undefined
  if (withdrawalActs({ status: row.status, takenBy }, actor).includes(act)) return row
  if (row.status === MoneyStatus.waiting && takenBy === undefined) throw refuse('staff-take-first')
  throw await tooLate(tx, 'withdrawal', id)
}

const take = async (work: Work): Promise<Acted> => {
  const { tx, actor, now } = work
  const id = staffIdOf(actor)
  // Only a named staff member can take it, or nobody could pay or release it.
  if (id === null) throw refuse('staff-name-needed')
  const row = await lockFor(work, 'take')
  await tx.query('update withdrawals set taken_by = $2, taken_at = $3 where id = $1', [row.id, id, now])
  return done(row, {}, { taken_by: actor.name })
}

const release = async (work: Work): Promise<Acted> => {
  const row = await lockFor(work, 'release')
  await work.tx.query('update withdrawals set taken_by = null, taken_at = null where id = $1', [row.id])
  return done(row, { taken_by: row.taken_by }, { taken_by: null })
}

/** The bank has paid: the fee is booked for the platform. */
const pay = async (work: Work): Promise<Acted> => {
  const { tx, now, input } = work
  const reference = input.text('reference', 80)
  const row = await lockFor(work, 'pay')
  await settle(tx, 'withdrawals', row.id, { status: MoneyStatus.passed, now })
  await tx.query('update withdrawals set bank_reference = $2 where id = $1', [row.id, reference])
  const fee = {
    kind: 'withdraw-fee',
    reference: String(row.id),
    from: HOUSE.withdrawal,
    to: HOUSE.fees,
    at: now,
  } as const
  await mustBook(tx, fee, row.fee_cents)
  await notifyOfRequest(work, row, 'withdraw-passed', '/depositRecord')
  return done(row, { status: 0 }, { status: MoneyStatus.passed, reference, amount: amount(row.price_cents) })
}

/** Refunds the whole amount, once. */
const refuseWithdrawal = async (work: Work): Promise<Acted> => {
  const { tx, now, input } = work
  const reason = input.choice('reason', WITHDRAWAL_REASONS)
  const words = readWords(input, WORDS_MAX_LENGTH, needsWords(reason))
  const row = await lockFor(work, 'refuse')
  const key = needsWords(reason) ? '' : `withdraw-refused-${reason}`
  await settle(tx, 'withdrawals', row.id, { status: MoneyStatus.refused, key, words, now })
  const back = {
    kind: 'withdraw-refused',
    reference: String(row.id),
    from: HOUSE.withdrawal,
    to: shopperAccount(row.user_id),
    at: now,
  } as const
  await mustBook(tx, back, row.price_cents)
  await notifyOfRequest(work, row, 'withdraw-refused', '/depositRecord')
  return done(row, { status: 0 }, { status: MoneyStatus.refused, reason }, words)
}

const note =
  (table: Table) =>
  async (work: Work): Promise<Acted> => {
    const words = readWords(work.input, WORDS_MAX_LENGTH, true)
    return done(await lock(work, table), {}, {}, words)
  }

/** The handlers of recharge and withdrawal actions. */
export const moneyHandlers: Handlers = {
  'recharge/pass': passRecharge,
  'recharge/refuse': refuseRecharge,
  'recharge/note': note('recharges'),
  'withdrawal/take': take,
  'withdrawal/release': release,
  'withdrawal/pay': pay,
  'withdrawal/refuse': refuseWithdrawal,
  'withdrawal/note': note('withdrawals'),
}
