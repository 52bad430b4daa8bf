import type { Language } from '../../../domain/account/language.ts'
import type { OrderDetail } from '../../../domain/orders/order.ts'
import { OrderStatus } from '../../../domain/orders/order-status.ts'
import { type RefundForm, type RefundReason, reasonsFor } from '../../../domain/orders/refund.ts'
import type { RefundTerms } from '../../../domain/orders/refund-terms.ts'
import { parseAmount } from '../../../domain/wallet/amount-input.ts'
import { type Draft, draftText, draftTexts } from '../../hooks/forms/kept-draft.ts'
import { formatAmount } from '../../i18n/format.ts'

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

export type RefundStart = {
  readonly order: OrderDetail
  readonly terms: RefundTerms
  /** Lines or products that the address names; all of them when it names none. */
  readonly wanted: readonly string[]
  /** Dollars as the address has them. */
  readonly wantedAmount: string | undefined
  readonly language: Language
}

/** The most that can be asked for these lines, as the language writes it. */
export const mostText = (terms: RefundTerms, lineIds: readonly string[], language: Language): string =>
  formatAmount(terms.mostFor(lineIds), language)

const startLines = ({ order, terms, wanted }: RefundStart): readonly string[] => {
  const all = order.lines.map(({ id }) => id)
  const named = order.lines.filter(({ id, productId }) => wanted.includes(id) || wanted.includes(productId))
  return terms.isWhole || named.length === 0 ? all : named.map(({ id }) => id)
}

/** What the form begins with: everything that was paid, or what the address asks for where that is less. */
export const startValues = (start: RefundStart): RefundValues => {
  const { order, terms, wantedAmount, language } = start
  const lineIds = startLines(start)
  const wanted = parseAmount(wantedAmount ?? '', '.')
  const isLess = wanted.ok && !terms.isWhole && wanted.value < terms.mostFor(lineIds)
  return {
    lineIds,
    withReturn: false,
    // Tracking that says delivered is believed: its fitting reasons are offered.
    isReceived: order.status >= OrderStatus.received || (!terms.isWhole && order.hasArrived === true),
    amount: isLess ? formatAmount(wanted.value, language) : mostText(terms, lineIds, language),
    reason: '',
    explanation: '',
    pictures: '',
  }
}

/** What was typed before a reload, over what the form would begin with. */
export const withDraft = (
  values: RefundValues,
  draft: Draft | undefined,
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
