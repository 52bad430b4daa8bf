import type { DecimalMark } from '../account/language.ts'
import type { Cents } from '../shared/money.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { type AmountFault, parseAmount } from './amount-input.ts'
import type { AddressHashes } from './chain-address.ts'
import { type Arrival, arrivalOf, type Millionths } from './fee.ts'
import { checkRecipient, type Recipient, type RecipientFault } from './recipient.ts'

/** The server's terms for withdrawals (api.md 6, GET extract). */
export type WithdrawalTerms = {
  readonly serviceCharge: Millionths
  readonly balance: Cents
  /** The platform's networks; undefined when the server does not say. */
  readonly networks: readonly string[] | undefined
  /** Recipients used before, the latest first. */
  readonly recipients: readonly Recipient[]
}

/** A withdrawal as filled in; `amount` is as typed. */
export type WithdrawalForm = { readonly amount: string; readonly recipient: Recipient }

/** What is wrong with a withdrawal, with its field (requirement S5). */
export type WithdrawalFault =
  | AmountFault
  | { readonly kind: 'amount-over-balance'; readonly field: 'amount'; readonly balance: Cents }
  | RecipientFault

/** A valid withdrawal: fee and payout as shown for confirmation. */
export type CheckedWithdrawal = Arrival & { readonly amount: Cents; readonly recipient: Recipient }

/** Requirement S5: greater than 0, not empty, not above the balance. */
export const checkWithdrawalAmount = (
  typed: string,
  mark: DecimalMark,
  balance: Cents,
): Result<Cents, AmountFault | Extract<WithdrawalFault, { readonly kind: 'amount-over-balance' }>> => {
  const amount = parseAmount(typed, mark)
  if (amount.ok && amount.value > balance) {
    return fail({ kind: 'amount-over-balance', field: 'amount', balance })
  }
  return amount
}

/** Checks the whole form; returns all faults, the amount's first. */
export const checkWithdrawal = (
  form: WithdrawalForm,
  mark: DecimalMark,
  terms: Pick<WithdrawalTerms, 'balance' | 'networks' | 'serviceCharge'>,
  hashes?: AddressHashes,
): Result<CheckedWithdrawal, readonly WithdrawalFault[]> => {
  const amount = checkWithdrawalAmount(form.amount, mark, terms.balance)
  const recipient = checkRecipient(form.recipient, terms.networks, hashes)
  if (amount.ok && recipient.ok) {
    const { fee, arrival } = arrivalOf(amount.value, terms.serviceCharge)
    return ok({ amount: amount.value, fee, arrival, recipient: recipient.value })
  }
  return fail([...(amount.ok ? [] : [amount.fault]), ...(recipient.ok ? [] : recipient.fault)])
}
