import type { DecimalMark } from '../account/language.ts'
import type { Cents } from '../shared/money.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { normaliseInput } from '../shared/text.ts'

/** Why a typed text is not an amount; `field` is its field. */
export type AmountFault =
  | { readonly kind: 'amount-required'; readonly field: 'amount' }
  | { readonly kind: 'amount-not-a-number'; readonly field: 'amount' }
  | { readonly kind: 'amount-negative'; readonly field: 'amount' }
  | { readonly kind: 'amount-not-positive'; readonly field: 'amount' }
  /** `1e3`. */
  | { readonly kind: 'amount-exponent'; readonly field: 'amount' }
  /** Arabic-Indic and other digits; full-width and Thai digits are accepted. */
  | { readonly kind: 'amount-other-digits'; readonly field: 'amount' }
  /** More than two decimal places. */
  | { readonly kind: 'amount-too-precise'; readonly field: 'amount' }
  | { readonly kind: 'amount-too-large'; readonly field: 'amount' }
  /** Ambiguous between languages: `1,234.5` where the comma is the decimal mark. */
  | { readonly kind: 'amount-ambiguous'; readonly field: 'amount'; readonly decimalMark: DecimalMark }

/** Ten digits of dollars: the server's limit. */
const MAX_WHOLE_DIGITS = 10

/** Most characters of a typed amount, with spaces, separators and currency sign. */
export const TYPED_AMOUNT_MAX_LENGTH = 32

const CURRENCY = /^(?:US)?\$\s?/
const MARKED = /^[0-9.,]+$/
const NEGATIVE = /^[-\u2212]\s?(?:US)?\$?[0-9.,]+$/
const EXPONENT = /^[0-9.,]+e[+-]?[0-9]+$/i
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u

// Whole part, grouped by threes or not; then the decimal mark and the digits after it.
const PATTERNS: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/,
  ',': /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d*))?$/,
}

const otherMark = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.')

type Parts = { readonly whole: string; readonly fraction: string; readonly isGrouped: boolean }

const splitBy = (text: string, mark: DecimalMark): Parts | undefined => {
  const match = PATTERNS[mark].exec(text)
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return { whole: whole.replaceAll(otherMark(mark), ''), fraction, isGrouped: /\D/.test(whole) }
}

const fault = <K extends Exclude<AmountFault['kind'], 'amount-ambiguous'>>(kind: K) =>
  fail({ kind, field: 'amount' as const })

const notMarked = (text: string) => {
  if (OTHER_DIGIT.test(text)) return fault('amount-other-digits')
  if (NEGATIVE.test(text)) return fault('amount-negative')
  return EXPONENT.test(text) ? fault('amount-exponent') : fault('amount-not-a-number')
}

/**
 * The parts of an amount in this language. The other language's decimal mark is accepted where it is unambiguous
 * (`12.50` on a foreign keypad), and refused where it is not.
 */
const partsOf = (text: string, mark: DecimalMark): Result<Parts, AmountFault> => {
  const ambiguous = fail({ kind: 'amount-ambiguous', field: 'amount', decimalMark: mark } as const)
  const own = splitBy(text, mark)
  if (own) {
    // `0.001` cannot be a thousands group: it has too many decimal places.
    if (own.isGrouped && own.whole.startsWith('0')) return fault('amount-too-precise')
    const isThousand = own.fraction.length === 3 && !own.isGrouped && /^[1-9]\d{0,2}$/.test(own.whole)
    if (isThousand) return ambiguous
    return own.fraction.length > 2 ? fault('amount-too-precise') : ok(own)
  }
  const foreign = splitBy(text, otherMark(mark))
  if (!foreign) return fault('amount-not-a-number')
  if (foreign.isGrouped) return ambiguous
  return foreign.fraction.length > 2 ? fault('amount-too-precise') : ok(foreign)
}

/** Parses a typed amount digit by digit, without floating point. */
export const parseAmount = (typed: string, mark: DecimalMark): Result<Cents, AmountFault> => {
  const text = normaliseInput(typed).replace(CURRENCY, '')
  if (text === '') return fault('amount-required')
  if (!MARKED.test(text)) return notMarked(text)
  const parts = partsOf(text, mark)
  if (!parts.ok) return parts
  const { whole, fraction } = parts.value
  const digits = whole.replace(/^0+/, '')
  if (digits.length > MAX_WHOLE_DIGITS) return fault('amount-too-large')
  const amount = Number(digits) * 100 + Number(fraction.padEnd(2, '0'))
  return amount === 0 ? fault('amount-not-positive') : ok(amount as Cents)
}
