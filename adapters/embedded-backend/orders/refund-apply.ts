import { PICTURE_ADDRESS_MAX_LENGTH } from '../../../domain/account/picture.ts'
import { REQUEST_ID_MAX_LENGTH } from '../../../domain/api/duplicate-guard.ts'
import { MAX_LINES } from '../../../domain/cart/cart.ts'
import {
  checkRefund,
  EXPLANATION_MAX_LENGTH,
  isRefundReason,
  MAX_PROOF_PICTURES,
  type RefundFault,
  type RefundForm,
} from '../../../domain/orders/refund.ts'
import { refundTerms } from '../../../domain/orders/refund-terms.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { TYPED_AMOUNT_MAX_LENGTH } from '../../../domain/wallet/amount-input.ts'
import { ownPictures } from '../account/own-pictures.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { ok, type ShopperCall } from '../http/route.ts'
import { amount } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { lockOrder, type MovedOrder, moveOrder, stateOf } from './order-moves.ts'
import { loadLines } from './order-query.ts'
import { findRefund, noteRefund, type RefundColumns } from './refund-store.ts'

const readForm = (input: Input): RefundForm => ({
  withReturn: input.integer('service_type', 0, 1) === 1,
  isReceived: input.integer('receiving_status', 0, 1) === 1,
  lineIds: input.has('order_product_id') ? input.ids('order_product_id', MAX_LINES).map(String) : [],
  amount: input.optionalText('amount', TYPED_AMOUNT_MAX_LENGTH) ?? '',
  reason: input.optionalText('reason_type', 60) ?? '',
  explanation: input.optionalText('refund_explain', EXPLANATION_MAX_LENGTH) ?? '',
  pictures: input.list('images', MAX_PROOF_PICTURES, PICTURE_ADDRESS_MAX_LENGTH),
})

const refusalOf = (fault: RefundFault): Refusal => {
  switch (fault.kind) {
    case 'lines-required':
      return refuse('refund-lines')
    case 'refund-not-whole':
      return refuse('refund-not-whole', { amount: `$${amount(fault.whole)}` })
    case 'goods-not-there':
      return refuse('refund-goods')
    case 'amount-negative':
      return refuse('refund-amount-negative')
    case 'amount-over-paid':
      return refuse('refund-amount-over', { amount: `$${amount(fault.max)}` })
    case 'reason-required':
      return refuse('refund-reason-required')
    case 'reason-not-possible':
      return refuse('refund-reason-not-possible')
    case 'explanation-required':
    case 'explanation-too-long':
      return refuse('refund-explanation-required')
    case 'proof-required':
    case 'too-many-pictures':
      return refuse('refund-proof-required')
    default:
      return refuse('refund-amount-not-valid')
  }
}

/** Checks the form with the app's own rules against what was paid. Without lines: all of them. */
const check = async (tx: Sql, order: MovedOrder, form: RefundForm) => {
  const lines = (await loadLines(tx, [order.id])).map((line) => ({
    id: String(line.id),
    total: (line.price_cents * line.quantity) as Cents,
  }))
  const terms = refundTerms({ ...stateOf(order), lines, total: order.total_cents as Cents })
  if (terms === undefined) throw refuse('order-not-now')
  const lineIds = form.lineIds.length === 0 ? lines.map(({ id }) => id) : form.lineIds
  const checked = checkRefund({ ...form, lineIds }, terms, '.')
  if (checked.ok) {
    // The app accepts reasons that only its server knows; this server knows only these.
    if (!isRefundReason(checked.value.reason)) throw refuse('refund-reason-required')
    return checked.value
  }
  const [fault] = checked.fault
  throw fault ? refusalOf(fault) : refuse('refund-amount-not-valid')
}

const receipt = (refund: Pick<RefundColumns, 'id' | 'number' | 'order_id' | 'amount_cents' | 'status'>) =>
  ok(
    {
      refund_id: refund.id,
      refund_sn: refund.number,
      order_id: refund.order_id,
      amount: amount(refund.amount_cents),
      status: refund.status,
    },
    'refund-asked',
  )

/**
 * POST /api/order/refund: once per order (requirement S4); a repeated `request_id` returns the first result (api.md
 * 7). While it is open, nothing else changes the order.
 */
export const applyRefund =
  ({ database, clock, config }: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const orderId = input.id('order_id')
    const requestId = input.optionalText('request_id', REQUEST_ID_MAX_LENGTH) ?? ''
    const form = readForm(input)
    return database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId, shopper.id)
      if (order === undefined) throw refuse('order-not-found')
      const before = await findRefund(tx, orderId)
      if (before && requestId !== '' && before.request_id === requestId) return receipt(before)
      if (before) throw refuse('refund-already')
      const checked = await check(tx, order, form)
      const images = await ownPictures(tx, shopper.id, checked.pictures, 'shop')
      const now = secondsOf(clock)
      const refund = await first(
        tx.query<RefundColumns>(
          `insert into refunds (number, order_id, user_id, request_id, line_ids, service_type, receiving_status,
             amount_cents, reason_type, explanation, images, due_at, created_at)
           values ($1, $2, $3, $4, $5::bigint[], $6, $7, $8, $9, $10, $11::text[], $12, $13) returning *`,
          [
            ...[`R${order.number}`, order.id, shopper.id, requestId, checked.lineIds.map(Number)],
            ...[checked.withReturn ? 1 : 0, checked.isReceived ? 1 : 0, checked.amount, checked.reason],
            ...[checked.explanation, [...images], now + Math.ceil(config.worker.auditMs / 1000), now],
          ],
        ),
      )
      if (refund === undefined) throw refuse('refund-already')
      await noteRefund(tx, refund.id, 'asked', now)
      if (!(await moveOrder(tx, order, 'refund-applied', { due_at: null }))) throw refuse('order-not-now')
      return receipt(refund)
    })
  }
