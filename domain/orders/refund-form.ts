import { draftText, draftTexts, type Fields } from '../shared/fields.ts'
import type { Cents } from '../shared/money.ts'
import { parseAmount } from '../wallet/amount-input.ts'
import type { OrderDetail } from './order.ts'
import { OrderStatus } from './order-status.ts'
import { type RefundForm, type RefundReason, reasonsFor } from './refund.ts'
import type { RefundTerms } from './refund-terms.ts'

/** The values of the refund form. */
export type RefundValues = {
  readonly lineIds: readonly string[]
  readonly withReturn: boolean
  readonly isReceived: boolean
  readonly amount: string
  readonly reason: RefundReason | ''
  readonly explanation: string
  /** Key for faults of the pictures, whose upload list is kept outside the form. */
  readonly pictures: string
}

/** Formats an amount as input text in the reader's language. */
type WriteAmount = (amount: Cents) => string

type RefundStart = {
  readonly order: OrderDetail
  readonly terms: RefundTerms
  /** Lines or products named in the address; all when none are named. */
  readonly wanted: readonly string[]
  /** The amount in the address, in dollars. */
  readonly wantedAmount: string | undefined
  readonly write: WriteAmount
}

const startLines = ({ order, terms, wanted }: RefundStart): readonly string[] => {
  const all = order.lines.map(({ id }) => id)
  const named = order.lines.filter(({ id, productId }) => wanted.includes(id) || wanted.includes(productId))
  return terms.isWhole || named.length === 0 ? all : named.map(({ id }) => id)
}

/** Initial values: everything that was paid, or what the address asks for if that is less. */
export const startValues = (start: RefundStart): RefundValues => {
  const { order, terms, wantedAmount, write } = start
  const lineIds = startLines(start)
  const wanted = parseAmount(wantedAmount ?? '', '.')
  const isLess = wanted.ok && !terms.isWhole && wanted.value < terms.maxFor(lineIds)
  return {
    lineIds,
    withReturn: false,
    // If tracking says delivered, the reasons for received goods are offered.
    isReceived: order.status >= OrderStatus.received || (!terms.isWhole && order.hasArrived === true),
    amount: write(isLess ? wanted.value : terms.maxFor(lineIds)),
    reason: '',
    explanation: '',
    pictures: '',
  }
}

/** Restores a draft typed before a reload over the initial values. */
export const withDraft = (
  values: RefundValues,
  draft: Fields | undefined,
  terms: RefundTerms,
): RefundValues => {
  if (draft === undefined) return values
  const known = terms.lines.map(({ id }) => id)
  const lineIds = draftTexts(draft, 'lineIds')?.filter((id) => known.includes(id)) ?? values.lineIds
  const isReceived = !terms.isWhole && draft['isReceived'] === true
  // The order may have advanced since: a reason that is no longer possible is cleared.
  const reason = reasonsFor(isReceived).find((one) => one === draftText(draft, 'reason')) ?? ''
  return {
    ...values,
    lineIds: terms.isWhole ? values.lineIds : lineIds,
    withReturn: !terms.isWhole && draft['withReturn'] === true,
    isReceived,
    amount: terms.isWhole ? values.amount : (draftText(draft, 'amount') ?? values.amount),
    reason,
    explanation: draftText(draft, 'explanation') ?? '',
  }
}

/** The application as the use-case expects it. */
export const formOf = (values: RefundValues, pictures: readonly string[]): RefundForm => ({
  ...values,
  pictures,
})

/** The form with other lines selected: an amount that was not typed follows the selection. */
export const withLines = (
  { lineIds, amount }: Pick<RefundValues, 'lineIds' | 'amount'>,
  chosen: readonly string[],
  terms: RefundTerms,
  write: WriteAmount,
): Partial<RefundValues> => ({
  lineIds: chosen,
  ...(amount === write(terms.maxFor(lineIds)) && { amount: write(terms.maxFor(chosen)) }),
})

/** The form with `isReceived` changed: a reason that is no longer possible is cleared. */
export const withArrival = (
  { reason }: Pick<RefundValues, 'reason'>,
  isReceived: boolean,
): Partial<RefundValues> => ({
  isReceived,
  ...(reason !== '' && !reasonsFor(isReceived).includes(reason) && { reason: '' }),
})

/** The form with `withReturn` changed: returning goods implies that they were received. */
export const withReturned = (
  values: Pick<RefundValues, 'reason'>,
  isReturned: boolean,
): Partial<RefundValues> =>
  isReturned ? { withReturn: true, ...withArrival(values, true) } : { withReturn: false }
