import type { Language } from '../../domain/account/language.ts'
import type { Cents } from '../../domain/shared/money.ts'
import { type DateStyle, writeAgo, writeDate } from './dates.ts'
import { writeNumber, writeShort } from './numbers.ts'
import { shown } from './shown.ts'

const MINUS = '\u2212'
const DAY_SECONDS = 86_400

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

/** A Unix time in seconds, in the reader's own time zone and the Gregorian calendar; '' for 0, which is no time. */
export const formatDate = (seconds: number, language: Language, style: DateStyle = 'minute'): string =>
  seconds === 0 ? '' : writeDate(seconds, language, style)

/** Days since 1970 in the reader's own time zone. */
export const dayNumber = (seconds: number): number => {
  const moment = new Date(seconds * 1000)
  return Math.round((seconds - moment.getTimezoneOffset() * 60) / DAY_SECONDS - 0.5)
}

/** Today and yesterday by name, this year without the year, older with it. Both times in seconds. */
export const formatRelativeDay = (seconds: number, nowSeconds: number, language: Language): string => {
  const days = dayNumber(seconds) - dayNumber(nowSeconds)
  if (days === 0 || days === -1) return writeAgo(Math.abs(days), 'day', language)
  const isThisYear = new Date(seconds * 1000).getFullYear() === new Date(nowSeconds * 1000).getFullYear()
  return formatDate(seconds, language, isThisYear ? 'short-day' : 'day')
}
