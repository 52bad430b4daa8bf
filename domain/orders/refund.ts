import type { DecimalMark } from '../account/language.ts'
import type { Cents } from '../shared/money.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { isTooLong, visibleText } from '../shared/text.ts'
import { type AmountFault, parseAmount } from '../wallet/amount-input.ts'
import type { RefundTerms } from './refund-terms.ts'

/** Refund reasons by the server's keys; a server may have others. */
export const REFUND_REASONS = [
  'not-arrived',
  'damaged',
  'wrong-item',
  'not-as-described',
  'missing-parts',
  'changed-mind',
  'other',
] as const
/** One of `REFUND_REASONS`. */
export type RefundReason = (typeof REFUND_REASONS)[number]

/** The refund reason of an order that the shop has cancelled and refunded. */
export const CANCELLED_BY_SHOP = 'cancelled-by-shop'

/** Whether a text is one of the form's reasons. */
export const isRefundReason = (text: string): text is RefundReason =>
  REFUND_REASONS.some((reason) => reason === text)

/** Reasons that only apply to received goods. */
const SEEN: ReadonlySet<RefundReason> = new Set([
  'damaged',
  'wrong-item',
  'not-as-described',
  'missing-parts',
])

/** The possible reasons: "not arrived" only before receipt, defects only after it. */
export const reasonsFor = (isReceived: boolean): readonly RefundReason[] =>
  REFUND_REASONS.filter((reason) => (isReceived ? reason !== 'not-arrived' : !SEEN.has(reason)))

/** Most characters of the explanation; proof is given as pictures. */
export const EXPLANATION_MAX_LENGTH = 500
/** Most pictures of one refund application. */
export const MAX_PROOF_PICTURES = 9

/** A refund application as filled in; `amount` is as typed. */
export type RefundForm = {
  readonly withReturn: boolean
  readonly isReceived: boolean
  readonly lineIds: readonly string[]
  /** As typed. */
  readonly amount: string
  readonly reason: string
  readonly explanation: string
  readonly pictures: readonly string[]
}

/** A valid refund application; `amount` is cents. */
export type CheckedRefund = Omit<RefundForm, 'amount'> & { readonly amount: Cents }

/** One fault per field. */
export type RefundFault =
  | { readonly kind: 'lines-required'; readonly field: 'lines' }
  /** Not shipped yet: the order can only be refunded as a whole. */
  | { readonly kind: 'refund-not-whole'; readonly field: 'lines' | 'amount'; readonly whole: Cents }
  | { readonly kind: 'goods-not-there'; readonly field: 'withReturn' | 'isReceived' }
  | AmountFault
  | { readonly kind: 'amount-over-paid'; readonly field: 'amount'; readonly max: Cents }
  | { readonly kind: 'reason-required'; readonly field: 'reason' }
  /** The reason contradicts whether the goods were received. */
  | { readonly kind: 'reason-not-possible'; readonly field: 'reason' }
  | { readonly kind: 'explanation-required'; readonly field: 'explanation' }
  | { readonly kind: 'explanation-too-long'; readonly field: 'explanation'; readonly max: number }
  | { readonly kind: 'proof-required'; readonly field: 'pictures' }
  | { readonly kind: 'too-many-pictures'; readonly field: 'pictures'; readonly max: number }

const linesFault = ({ lineIds }: RefundForm, { lines, isWhole, whole }: RefundTerms): RefundFault[] => {
  const known = lineIds.every((id) => lines.some((line) => line.id === id))
  if (lineIds.length === 0 || !known) return [{ kind: 'lines-required', field: 'lines' }]
  return isWhole && lines.some(({ id }) => !lineIds.includes(id))
    ? [{ kind: 'refund-not-whole', field: 'lines', whole }]
    : []
}

/** Only received goods can be returned, and nothing of an unshipped order was received. */
const goodsFault = ({ withReturn, isReceived }: RefundForm, { isWhole }: RefundTerms): RefundFault[] => {
  if (isWhole && isReceived) return [{ kind: 'goods-not-there', field: 'isReceived' }]
  return withReturn && !isReceived ? [{ kind: 'goods-not-there', field: 'withReturn' }] : []
}

const amountFault = (amount: Cents, form: RefundForm, terms: RefundTerms): RefundFault[] => {
  const max = terms.maxFor(form.lineIds)
  if (amount > max) return [{ kind: 'amount-over-paid', field: 'amount', max }]
  return terms.isWhole && amount < terms.whole
    ? [{ kind: 'refund-not-whole', field: 'amount', whole: terms.whole }]
    : []
}

/** Reasons that only the server knows are checked by the server. */
const reasonFault = (reason: string, isReceived: boolean): RefundFault[] => {
  if (reason === '') return [{ kind: 'reason-required', field: 'reason' }]
  return isRefundReason(reason) && !reasonsFor(isReceived).includes(reason)
    ? [{ kind: 'reason-not-possible', field: 'reason' }]
    : []
}

const textFaults = (explanation: string, pictures: number): RefundFault[] => {
  const faults: RefundFault[] = []
  if (explanation === '') faults.push({ kind: 'explanation-required', field: 'explanation' })
  else if (isTooLong(explanation, EXPLANATION_MAX_LENGTH))
    faults.push({ kind: 'explanation-too-long', field: 'explanation', max: EXPLANATION_MAX_LENGTH })
  if (pictures === 0) faults.push({ kind: 'proof-required', field: 'pictures' })
  else if (pictures > MAX_PROOF_PICTURES)
    faults.push({ kind: 'too-many-pictures', field: 'pictures', max: MAX_PROOF_PICTURES })
  return faults
}

/**
 * Checks the application (requirement S5): an amount above zero and at most what was paid for the selected lines, a
 * possible reason, explanation and proof. Returns all faults, in the order of the fields.
 */
export const checkRefund = (
  form: RefundForm,
  terms: RefundTerms,
  mark: DecimalMark,
): Result<CheckedRefund, readonly RefundFault[]> => {
  const reason = form.reason.trim()
  const explanation = visibleText(form.explanation)
  const lines = linesFault(form, terms)
  const amount = parseAmount(form.amount, mark)
  const faults: RefundFault[] = [...lines, ...goodsFault(form, terms)]
  if (!amount.ok) faults.push(amount.fault)
  else if (lines.length === 0) faults.push(...amountFault(amount.value, form, terms))
  faults.push(...reasonFault(reason, form.isReceived), ...textFaults(explanation, form.pictures.length))
  return amount.ok && faults.length === 0
    ? ok({ ...form, amount: amount.value, reason, explanation })
    : fail(faults)
}
