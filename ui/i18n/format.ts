import { LANGUAGE_TAGS, type Language } from '../../domain/account/language.ts'
import type { Cents } from '../../domain/shared/money.ts'
import { shown } from './shown.ts'

const MINUS = '\u2212'
const NO_BREAK_SPACE = '\u00a0'
const DAY_SECONDS = 86_400

/** Thai would otherwise print the Buddhist year. */
const tagOf = (language: Language): string =>
  language === 'tai' ? 'th-u-ca-gregory' : LANGUAGE_TAGS[language]

/** Building an Intl formatter costs a hundred times more than using one. */
const cached = <T>(
  build: (language: Language, style: string) => T,
): ((language: Language, style?: string) => T) => {
  const kept = new Map<string, T>()
  return (language, style = '') => {
    const key = `${language} ${style}`
    const found = kept.get(key)
    if (found !== undefined) return found
    const built = build(language, style)
    kept.set(key, built)
    return built
  }
}

const moneyFormat = cached(
  (language) =>
    new Intl.NumberFormat(tagOf(language), {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
    }),
)

export type MoneyParts = {
  /** U+2212 or nothing. */
  readonly sign: string
  readonly symbol: string
  readonly isSymbolFirst: boolean
  /** Grouped whole dollars: `1.248`. */
  readonly whole: string
  /** Decimal mark and cents: `,50`. */
  readonly fraction: string
}

/** An amount cut where the design sets a different size (design.md 3). */
export const moneyParts = (amount: Cents, language: Language): MoneyParts => {
  const parts = moneyFormat(language).formatToParts(Math.abs(amount) / 100)
  const text = (...types: readonly string[]): string =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('')
  const typeOf = (type: string): number => parts.findIndex((part) => part.type === type)
  return {
    sign: amount < 0 ? MINUS : '',
    symbol: shown.currency,
    isSymbolFirst: typeOf('currency') < typeOf('integer'),
    whole: text('integer', 'group'),
    fraction: text('decimal', 'fraction'),
  }
}

/** `$1.248,50` in Indonesian; negative amounts carry U+2212 before the symbol. */
export const formatMoney = (amount: Cents, language: Language): string =>
  (amount < 0 ? MINUS : '') +
  moneyFormat(language)
    .format(Math.abs(amount) / 100)
    .replace('$', () => shown.currency)

/** Money with its direction always written: `+$200,00`, `−$185,00`. */
export const formatSignedMoney = (amount: Cents, language: Language): string =>
  (amount > 0 ? '+' : '') + formatMoney(amount, language)

const numberFormat = cached(
  (language, style) =>
    new Intl.NumberFormat(
      tagOf(language),
      style === 'rating' ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : {},
    ),
)

/** A whole number with its groups: `1.204`. */
export const formatNumber = (value: number, language: Language): string =>
  numberFormat(language).format(value)

/** A score with one decimal: `4,8`. */
export const formatRating = (value: number, language: Language): string =>
  numberFormat(language, 'rating').format(value)

const compactFormat = cached(
  (language) => new Intl.NumberFormat(tagOf(language), { notation: 'compact', maximumFractionDigits: 1 }),
)

/** A crowd, shortened as its language does: `2,3 rb`. The unit never leaves its number. */
export const formatCount = (value: number, language: Language): string =>
  compactFormat(language).format(value).replaceAll(' ', NO_BREAK_SPACE)

const percentFormat = cached(
  (language) => new Intl.NumberFormat(tagOf(language), { style: 'percent', maximumFractionDigits: 1 }),
)

/** Takes 0-100 as the host sends it: 98 gives `98%`. */
export const formatPercent = (percent: number, language: Language): string =>
  percentFormat(language).format(percent / 100)

export type DateStyle = 'day' | 'long-day' | 'minute' | 'time' | 'month' | 'short-day'

const DATE_STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  'long-day': { day: 'numeric', month: 'long', year: 'numeric' },
  minute: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  month: { month: 'long', year: 'numeric' },
  'short-day': { day: 'numeric', month: 'short' },
}

const dateFormat = cached(
  (language, style) => new Intl.DateTimeFormat(tagOf(language), DATE_STYLES[style as DateStyle]),
)

/** A Unix time in seconds, in the reader's own time zone and the Gregorian calendar. */
export const formatDate = (seconds: number, language: Language, style: DateStyle = 'minute'): string =>
  dateFormat(language, style).format(seconds * 1000)

const relativeFormat = cached((language) => new Intl.RelativeTimeFormat(tagOf(language), { numeric: 'auto' }))

/** Days since 1970 in the reader's own time zone. */
export const dayNumber = (seconds: number): number => {
  const moment = new Date(seconds * 1000)
  return Math.round((seconds - moment.getTimezoneOffset() * 60) / DAY_SECONDS - 0.5)
}

/** Today and yesterday by name, this year without the year, older with it. Both times in seconds. */
export const formatRelativeDay = (seconds: number, nowSeconds: number, language: Language): string => {
  const days = dayNumber(seconds) - dayNumber(nowSeconds)
  if (days === 0 || days === -1) return relativeFormat(language).format(days, 'day')
  const isThisYear = new Date(seconds * 1000).getFullYear() === new Date(nowSeconds * 1000).getFullYear()
  return formatDate(seconds, language, isThisYear ? 'short-day' : 'day')
}
