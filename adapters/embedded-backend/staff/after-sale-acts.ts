import type { OtherTexts } from '../../../domain/account/localised.ts'
import { ComplaintStatus } from '../../../domain/orders/complaint.ts'
import { RETURN_SECONDS } from '../../../domain/orders/refund-progress.ts'
import { ANSWER_MAX_LENGTH, REFUND_REASONS, WORDS_MAX_LENGTH } from '../../../domain/staff/acts.ts'
import { acceptingOf, complaintActs, needsWords, refundActs } from '../../../domain/staff/rules.ts'
import { seesShop } from '../../../domain/staff/staff.ts'
import { notify } from '../account/notify.ts'
import { first } from '../database/database.ts'
import type { MessageKey, NoticeKind } from '../http/messages/messages.ts'
import { refuse } from '../http/refusal.ts'
import { lockOrder, type MovedOrder } from '../orders/order-moves.ts'
import { closeRefund, grantRefund } from '../orders/refund-moves.ts'
import { moveRefund, type RefundColumns } from '../orders/refund-store.ts'
import { amount } from '../rows/row-format.ts'
import { orderDelays } from '../start/config.ts'
import type { Acted, Handlers, Work } from './act.ts'
import { tooLate } from './journal.ts'
import { notifyShopper } from './notify-shopper.ts'
import { readWords } from './order-acts.ts'

type Locked = { readonly order: MovedOrder; readonly refund: RefundColumns }

/** Locks an application's order, then the application; another shop's is refused as if it did not exist. */
const lock = async ({ tx, id, actor }: Work): Promise<Locked> => {
  const number = Number(id)
  const complaint = Number.isSafeInteger(number)
    ? await first(tx.query<{ order_id: number }>('select order_id from refunds where id = $1', [number]))
    : undefined
  const order = complaint && (await lockOrder(tx, complaint.order_id))
  if (order === undefined || !seesShop(actor, order.shop_id)) throw refuse('refund-not-found')
  const refund = await first(
    tx.query<RefundColumns>('select * from refunds where id = $1 for update', [number]),
  )
  if (refund === undefined) throw refuse('refund-not-found')
  return { order, refund }
}

const stateOf = ({ refund }: Locked) => ({
  status: refund.status,
  stage: refund.stage,
  withReturn: refund.service_type === 1,
})

const lockFor = async (work: Work, act: string): Promise<Locked> => {
  const locked = await lock(work)
  if (!refundActs(stateOf(locked)).includes(act)) throw await tooLate(work.tx, 'refund', work.id)
  return locked
}

const notifyOfRefund = ({ tx, deps }: Work, { order, refund }: Locked, kind: NoticeKind): Promise<void> =>
  notifyShopper(tx, deps, {
    shopperId: order.user_id,
    kind,
    args: { number: order.number, amount: `$${amount(refund.amount_cents)}` },
    type: 'order',
    link: `/refund/${order.id}/${order.number}`,
  })

const done = ({ order, refund }: Locked, after: object, note = ''): Acted => ({
  subject: String(refund.id),
  shopId: order.shop_id,
  before: { status: refund.status, stage: refund.stage },
  after: { ...after },
  note,
})

const giveBack = async (work: Work, locked: Locked): Promise<Acted> => {
  const { order, refund } = locked
  if (!(await grantRefund(work.tx, order, refund, work.now))) throw await tooLate(work.tx, 'refund', work.id)
  await notifyOfRefund(work, locked, 'refund-passed')
  return done(locked, { status: 2, stage: 'over', amount: amount(refund.amount_cents) })
}

const accept = async (work: Work): Promise<Acted> => {
  const locked = await lockFor(work, 'accept')
  if (acceptingOf(stateOf(locked)) === 'give-back') return giveBack(work, locked)
  const { tx, now } = work
  await moveRefund(tx, locked.refund.id, 'return-wanted', now + RETURN_SECONDS, now)
  await notifyOfRefund(work, locked, 'refund-return')
  return done(locked, { status: 1, stage: 'return-wanted' })
}

const returned = async (work: Work): Promise<Acted> => giveBack(work, await lockFor(work, 'returned'))

const refuseRefund = async (work: Work): Promise<Acted> => {
  const { tx, deps, input, now, id } = work
  const reason = input.choice('reason', REFUND_REASONS)
  const words = readWords(input, WORDS_MAX_LENGTH, needsWords(reason))
  const locked = await lockFor(work, 'refuse')
  const key: MessageKey | undefined = reason === 'other' ? undefined : `refund-refused-${reason}`
  const end = { kind: 'refused', ...(key && { replyKey: key }) } as const
  const { order, refund } = locked
  const isClosed = await closeRefund(tx, order, refund, end, { delays: orderDelays(deps.config), now })
  if (!isClosed) throw await tooLate(tx, 'refund', id)
  await tx.query('update refunds set reply = $2 where id = $1', [refund.id, words])
  await notifyOfRefund(work, locked, 'refund-refused')
  return done(locked, { status: 3, stage: 'over', reason }, words)
}

const note = async (work: Work): Promise<Acted> => {
  const words = readWords(work.input, WORDS_MAX_LENGTH, true)
  return done(await lock(work), {}, words)
}

type Complaint = {
  readonly id: number
  readonly number: string
  readonly user_id: number
  readonly order_id: number | null
  readonly shop_id: number | null
  readonly status: number
}

/** Complaints about an order belong to its shop, those about the platform to platform staff. */
const lockComplaint = async ({ tx, id, actor }: Work): Promise<Complaint> => {
  const number = Number(id)
  const row = Number.isSafeInteger(number)
    ? await first(
        tx.query<Complaint>(
          `select c.id, c.number, c.user_id, c.order_id, o.shop_id, c.status
           from complaints c left join orders o on o.id = c.order_id where c.id = $1 for update of c`,
          [number],
        ),
      )
    : undefined
  if (row === undefined || !seesShop(actor, row.shop_id ?? undefined)) throw refuse('staff-not-found')
  return row
}

const answer = async (work: Work): Promise<Acted> => {
  const { tx, deps, input, now, id } = work
  const words = readWords(input, ANSWER_MAX_LENGTH, true)
  const complaint = await lockComplaint(work)
  if (!complaintActs(complaint).includes('answer')) throw await tooLate(tx, 'complaint', id)
  await tx.query(
    `update complaints set status = ${ComplaintStatus.answered}, reply = $2, answered_at = $3, due_at = null
     where id = $1 and status = ${ComplaintStatus.waiting}`,
    [complaint.id, words, now],
  )
  const page = complaint.order_id === null ? '/platformComplaint' : `/complaint/${complaint.order_id}`
  await notifyShopper(tx, deps, {
    shopperId: complaint.user_id,
    kind: 'complaint-answered',
    args: { number: complaint.number },
    type: 'system',
    link: `${page}?record=${complaint.id}`,
  })
  return {
    subject: String(complaint.id),
    shopId: complaint.shop_id,
    before: { status: 0 },
    after: { status: 1 },
    note: words,
  }
}

const noteComplaint = async (work: Work): Promise<Acted> => {
  const words = readWords(work.input, WORDS_MAX_LENGTH, true)
  const { id, shop_id: shopId } = await lockComplaint(work)
  return { subject: String(id), shopId, note: words }
}

type ReviewRow = {
  readonly id: number
  readonly user_id: number | null
  readonly product_id: number
  readonly shop_id: number
  readonly reply: OtherTexts
}

const lockReview = async ({ tx, id, actor }: Work): Promise<ReviewRow> => {
  const number = Number(id)
  const row = Number.isSafeInteger(number)
    ? await first(
        tx.query<ReviewRow>(
          'select id, user_id, product_id, shop_id, reply from reviews where id = $1 for update',
          [number],
        ),
      )
    : undefined
  if (row === undefined || !seesShop(actor, row.shop_id)) throw refuse('staff-not-found')
  return row
}

/** The one answer below a review, in the language in which the counter is open; the one before it goes, in all of its languages. */
const answerReview = async (work: Work): Promise<Acted> => {
  const { tx, deps, input, now, language } = work
  const words = readWords(input, ANSWER_MAX_LENGTH, true)
  const review = await lockReview(work)
  const before = Object.values(review.reply)
  const reply = { [language]: words }
  await tx.query('update reviews set reply = $2::jsonb, replied_at = $3 where id = $1', [
    ...[review.id, JSON.stringify(reply), now],
  ])
  // Once: a word that is mended later is no news.
  if (review.user_id !== null && before.length === 0)
    await notify(tx, deps.clock, {
      shopperId: review.user_id,
      kind: 'review-answered',
      type: 'order',
      link: `/detail/${review.product_id}/${review.shop_id}`,
    })
  return {
    subject: String(review.id),
    shopId: review.shop_id,
    before: { reply: review.reply },
    after: { reply },
    note: words,
  }
}

const noteReview = async (work: Work): Promise<Acted> => {
  const words = readWords(work.input, WORDS_MAX_LENGTH, true)
  const { id, shop_id: shopId } = await lockReview(work)
  return { subject: String(id), shopId, note: words }
}

/** The handlers of after-sale actions. */
export const afterSaleHandlers: Handlers = {
  'refund/accept': accept,
  'refund/returned': returned,
  'refund/refuse': refuseRefund,
  'refund/note': note,
  'complaint/answer': answer,
  'complaint/note': noteComplaint,
  'review/answer': answerReview,
  'review/note': noteReview,
}
