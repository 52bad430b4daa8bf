import type { Language } from '../../domain/account/language.ts'
import type { Cents } from '../../domain/shared/money.ts'
import { writeNumber, writeShort } from './numbers.ts'
import { shown } from './shown.ts'

const MINUS = '\u2212'

export type MoneyParts = {
  /** U+2212 or nothing. */
  readonly sign: string
  /** Stands first in all six languages. */
  readonly symbol: string
  /** Grouped whole dollars: `1.248`. */
  readonly whole: string
  /** Decimal mark and cents: `,50`. */
  readonly fraction: string
}

/** Decimal mark and two digits. */
const FRACTION_LENGTH = 3

/** An amount cut where the design sets a different size (design.md 3). */
export const moneyParts = (amount: Cents, language: Language): MoneyParts => {
  const text = writeNumber(Math.abs(amount) / 100, language, 2, 2)
  return {
    sign: amount < 0 ? MINUS : '',
    symbol: shown.currency,
    whole: text.slice(0, -FRACTION_LENGTH),
    fraction: text.slice(-FRACTION_LENGTH),
  }
}

/** `$1.248,50` in Indonesian; negative amounts carry U+2212 before the symbol. */
export const formatMoney = (amount: Cents, language: Language): string => {
  const { sign, symbol, whole, fraction } = moneyParts(amount, language)
  return sign + symbol + whole + fraction
}

/** Money with its direction always written: `+$200,00`, `−$185,00`. */
export const formatSignedMoney = (amount: Cents, language: Language): string =>
  (amount > 0 ? '+' : '') + formatMoney(amount, language)

/** A whole number with its groups: `1.204`. */
export const formatNumber = (value: number, language: Language): string => writeNumber(value, language)

/** A score with one decimal: `4,8`. */
export const formatRating = (value: number, language: Language): string => writeNumber(value, language, 1, 1)

/** A crowd, shortened as its language does: `2,3 rb`. The unit never leaves its number. */
export const formatCount = (value: number, language: Language): string => writeShort(value, language)

/** Takes 0-100 as the host sends it: 98 gives `98%`. */
export const formatPercent = (percent: number, language: Language): string =>
  `${writeNumber(percent, language, 0, 1)}%`
