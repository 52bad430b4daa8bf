import { draftText, draftTexts, type Fields } from '../shared/fields.ts'
import type { Cents } from '../shared/money.ts'
import { parseAmount } from '../wallet/amount-input.ts'
import type { OrderDetail } from './order.ts'
import { OrderStatus } from './order-status.ts'
import { type RefundForm, type RefundReason, reasonsFor } from './refund.ts'
import type { RefundTerms } from './refund-terms.ts'

/** What stands in the form. */
export type RefundValues = {
  readonly lineIds: readonly string[]
  readonly withReturn: boolean
  readonly isReceived: boolean
  readonly amount: string
  readonly reason: RefundReason | ''
  readonly explanation: string
  /** A place for what is wrong with the pictures; they live beside the form. */
  readonly pictures: string
}

/** Writes an amount as the reader's language has it in a field. */
type WriteAmount = (amount: Cents) => string

type RefundStart = {
  readonly order: OrderDetail
  readonly terms: RefundTerms
  /** Lines or products that the address names; all of them when it names none. */
  readonly wanted: readonly string[]
  /** Dollars as the address has them. */
  readonly wantedAmount: string | undefined
  readonly write: WriteAmount
}

const startLines = ({ order, terms, wanted }: RefundStart): readonly string[] => {
  const all = order.lines.map(({ id }) => id)
  const named = order.lines.filter(({ id, productId }) => wanted.includes(id) || wanted.includes(productId))
  return terms.isWhole || named.length === 0 ? all : named.map(({ id }) => id)
}

/** What the form begins with: everything that was paid, or what the address asks for where that is less. */
export const startValues = (start: RefundStart): RefundValues => {
  const { order, terms, wantedAmount, write } = start
  const lineIds = startLines(start)
  const wanted = parseAmount(wantedAmount ?? '', '.')
  const isLess = wanted.ok && !terms.isWhole && wanted.value < terms.mostFor(lineIds)
  return {
    lineIds,
    withReturn: false,
    // Tracking that says delivered is believed: its fitting reasons are offered.
    isReceived: order.status >= OrderStatus.received || (!terms.isWhole && order.hasArrived === true),
    amount: write(isLess ? wanted.value : terms.mostFor(lineIds)),
    reason: '',
    explanation: '',
    pictures: '',
  }
}

/** What was typed before a reload, over what the form would begin with. */
export const withDraft = (
  values: RefundValues,
  draft: Fields | undefined,
  terms: RefundTerms,
): RefundValues => {
  if (draft === undefined) return values
  const known = terms.lines.map(({ id }) => id)
  const lineIds = draftTexts(draft, 'lineIds')?.filter((id) => known.includes(id)) ?? values.lineIds
  const isReceived = !terms.isWhole && draft['isReceived'] === true
  // The order may have moved on since: a reason that cannot be true any more is asked for anew.
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

/** The application as the use-case takes it. */
export const formOf = (values: RefundValues, pictures: readonly string[]): RefundForm => ({
  ...values,
  pictures,
})

/** The form with these lines chosen: an amount that nobody typed follows them. */
export const withLines = (
  { lineIds, amount }: Pick<RefundValues, 'lineIds' | 'amount'>,
  chosen: readonly string[],
  terms: RefundTerms,
  write: WriteAmount,
): Partial<RefundValues> => ({
  lineIds: chosen,
  ...(amount === write(terms.mostFor(lineIds)) && { amount: write(terms.mostFor(chosen)) }),
})

/** The form of goods that have come or not: a reason that cannot be true then is asked for anew. */
export const withArrival = (
  { reason }: Pick<RefundValues, 'reason'>,
  isReceived: boolean,
): Partial<RefundValues> => ({
  isReceived,
  ...(reason !== '' && !reasonsFor(isReceived).includes(reason) && { reason: '' }),
})

/** The form of goods that go back, which have come then, or of money alone. */
export const withReturned = (
  values: Pick<RefundValues, 'reason'>,
  isReturned: boolean,
): Partial<RefundValues> =>
  isReturned ? { withReturn: true, ...withArrival(values, true) } : { withReturn: false }
