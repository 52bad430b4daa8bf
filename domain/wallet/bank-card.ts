import { FULL_NAME_MAX_LENGTH } from '../account/full-name.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { isTooLong, normaliseInput, visibleText } from '../shared/text.ts'

/** A bank card for payouts, as typed. */
export type BankCard = { readonly holder: string; readonly number: string; readonly bank: string }

/** Most characters of a card number as typed, with spaces. */
export const TYPED_CARD_MAX_LENGTH = 48

/** Limits in characters. */
export const BANK_LIMITS = { holder: FULL_NAME_MAX_LENGTH, bank: 80 } as const

/** What is wrong with a bank card, with its field. */
export type BankCardFault =
  | { readonly kind: 'holder-required'; readonly field: 'holder' }
  | { readonly kind: 'card-required'; readonly field: 'number' }
  | { readonly kind: 'card-not-valid'; readonly field: 'number' }
  | { readonly kind: 'bank-required'; readonly field: 'bank' }
  | { readonly kind: 'text-too-long'; readonly field: 'holder' | 'bank'; readonly max: number }

// Account and card numbers: digits only, of very different lengths, many without a check digit.
const NUMBER = /^[0-9]{6,34}$/

/** The number without spaces and dashes. */
export const bareCardNumber = (typed: string): string => normaliseInput(typed).replace(/[\s-]/g, '')

/** Checks holder, number and bank; returns all faults, in the order of the fields. */
export const checkBankCard = (typed: BankCard): Result<BankCard, readonly BankCardFault[]> => {
  const holder = visibleText(typed.holder)
  const bank = visibleText(typed.bank)
  const number = bareCardNumber(typed.number)
  const faults: BankCardFault[] = []
  const limit = (field: 'holder' | 'bank', text: string): void => {
    const max = BANK_LIMITS[field]
    if (isTooLong(text, max)) faults.push({ kind: 'text-too-long', field, max })
  }
  if (holder === '') faults.push({ kind: 'holder-required', field: 'holder' })
  limit('holder', holder)
  if (number === '') faults.push({ kind: 'card-required', field: 'number' })
  else if (!NUMBER.test(number)) faults.push({ kind: 'card-not-valid', field: 'number' })
  if (bank === '') faults.push({ kind: 'bank-required', field: 'bank' })
  limit('bank', bank)
  return faults.length === 0 ? ok({ holder, number, bank }) : fail(faults)
}
