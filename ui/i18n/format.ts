import { LANGUAGE_TAGS, type Language } from '../../domain/account/language.ts'
import { DEFAULT_BRAND } from '../../domain/api/brand.ts'
import type { Cents } from '../../domain/shared/money.ts'
import { dayThere, type Seconds } from '../../domain/shared/time.ts'

/** Display settings of the server (docs/configuration.md): set once, before anything is rendered. */
export const displaySettings = {
  /** The currency sign of every amount. */
  currency: '$',
  /** Other origins whose pictures may be shown. */
  pictureOrigins: [] as readonly string[],
  /** The shop's name, pictures and links. */
  brand: DEFAULT_BRAND,
  /** The origin of the server's API and its pictures, without a trailing slash, or '' for the page's own. */
  apiBase: '',
  /** Names of routes, and of options within one, that are switched off. */
  off: new Set<string>() as ReadonlySet<string>,
}

/**
 * Formats of numbers, amounts, times and lists in the reader's language, by `Intl`. The server renders the same text
 * as the hydrating page: no format uses narrow spaces or characters that differ between ICU versions
 * (`test/browser/screens/formats.test.ts` compares Node and the browser).
 */

const MINUS = '\u2212'
const NO_BREAK_SPACE = '\u00a0'

/** Creating a formatter costs a hundred times as much as using it, so they are cached by language. */
const cached = <F>(make: (tag: string) => F): ((language: Language) => F) => {
  const known = new Map<Language, F>()
  return (language) => {
    const formatter = known.get(language) ?? make(LANGUAGE_TAGS[language])
    known.set(language, formatter)
    return formatter
  }
}

const numbers = (options: Intl.NumberFormatOptions = {}) =>
  cached((tag) => new Intl.NumberFormat(tag, options))

const amounts = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const wholes = numbers()
const ratings = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const crowds = numbers({ notation: 'compact', maximumFractionDigits: 1 })
const percents = numbers({ style: 'percent', maximumFractionDigits: 1 })

type MoneyParts = {
  /** U+2212 or nothing. */
  readonly sign: string
  /** First in all six languages. */
  readonly symbol: string
  /** Grouped whole dollars: `1.248`. */
  readonly whole: string
  /** Decimal mark and cents: `,50`. */
  readonly fraction: string
}

const signOf = (amount: Cents): string => (amount < 0 ? MINUS : '')

/** An amount without a currency, as in an input field: `1.234,50`. Exact for every amount that the server stores. */
export const formatAmount = (amount: Cents, language: Language): string =>
  signOf(amount) + amounts(language).format(Math.abs(amount) / 100)

/** An amount split at changes of font size (requirement D3). */
export const moneyParts = (amount: Cents, language: Language): MoneyParts => {
  const parts = amounts(language).formatToParts(Math.abs(amount) / 100)
  const markAt = parts.findIndex(({ type }) => type === 'decimal')
  const textOf = (some: readonly Intl.NumberFormatPart[]): string => some.map(({ value }) => value).join('')
  return {
    sign: signOf(amount),
    symbol: displaySettings.currency,
    whole: textOf(parts.slice(0, markAt)),
    fraction: textOf(parts.slice(markAt)),
  }
}

/** `$1.248,50` in Indonesian; negative amounts carry U+2212 before the symbol. */
export const formatMoney = (amount: Cents, language: Language): string =>
  signOf(amount) + displaySettings.currency + amounts(language).format(Math.abs(amount) / 100)

/** The same without the decimals of a whole amount, `$25`: for offers, not for what is paid. */
export const formatShortMoney = (amount: Cents, language: Language): string =>
  amount % 100 === 0
    ? signOf(amount) + displaySettings.currency + wholes(language).format(Math.abs(amount) / 100)
    : formatMoney(amount, language)

/** An amount with its sign always shown: `+$200,00`, `−$185,00`. */
export const formatSignedMoney = (amount: Cents, language: Language): string =>
  (amount > 0 ? '+' : '') + formatMoney(amount, language)

/** A whole number with grouping: `1.204`. */
export const formatNumber = (value: number, language: Language): string => wholes(language).format(value)

/** A score with one decimal: `4,8`. */
export const formatRating = (value: number, language: Language): string => ratings(language).format(value)

/** A large count, abbreviated in the language's way: `2,3 rb`. The unit does not wrap. */
export const formatCount = (value: number, language: Language): string =>
  crowds(language).format(value).replace(/\s/g, NO_BREAK_SPACE)

/** Takes 0-100 as the server sends it: 98 gives `98%`. */
export const formatPercent = (percent: number, language: Language): string =>
  percents(language).format(percent / 100)

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }
const SHORT_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

const DATE_STYLES = {
  /** `21 Nov 2026`. */
  day: DAY,
  'long-day': { ...DAY, month: 'long' },
  minute: { ...DAY, ...TIME },
  /** `14.05`. */
  time: TIME,
  month: { month: 'long', year: 'numeric' },
  'short-day': SHORT_DAY,
  'short-minute': { ...SHORT_DAY, ...TIME },
  weekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof DATE_STYLES

// Thai would otherwise use the Buddhist calendar.
const CALENDAR = 'gregory'

let zoneOffset: number | undefined
const dateFormatters = new Map<string, Intl.DateTimeFormat>()

/**
 * A formatter keeps the time zone at its creation: when the device's zone or its offset changes, new ones are made.
 */
const dateFormatter = (language: Language, style: DateStyle): Intl.DateTimeFormat => {
  const offset = new Date().getTimezoneOffset()
  if (offset !== zoneOffset) dateFormatters.clear()
  zoneOffset = offset
  const name = `${language} ${style}`
  const formatter =
    dateFormatters.get(name) ??
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { ...DATE_STYLES[style], calendar: CALENDAR })
  dateFormatters.set(name, formatter)
  return formatter
}

/**
 * A Unix time in seconds, in the reader's time zone and the Gregorian calendar; '' for 0 and for times out of range.
 * Server-rendered pages do not know the reader's zone: use `Moment` there.
 */
export const formatDate = (seconds: number, language: Language, style: DateStyle = 'minute'): string => {
  const moment = new Date(seconds * 1000)
  if (seconds === 0 || Number.isNaN(moment.getTime())) return ''
  return dateFormatter(language, style).format(moment)
}

const dayRanges = cached(
  (tag) => new Intl.DateTimeFormat(tag, { ...SHORT_DAY, calendar: CALENDAR, timeZone: 'UTC' }),
)

/** A range of calendar days, both as "2026-11-28": `24–28 Nov`; independent of the time zone. */
export const formatDayRange = (first: string, last: string, language: Language): string =>
  // ICU versions differ in the spaces around the dash.
  dayRanges(language)
    .formatRange(new Date(first), new Date(last))
    .replace(/[\u2009\u202f]/g, ' ')

const agos = cached((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))

/** How long ago, in whole units from 0 on; days with a name use it: `kemarin`. */
export const formatAgo = (count: number, unit: 'minute' | 'hour' | 'day', language: Language): string =>
  agos(language).format(-count, unit)

const DAY_SECONDS = 86_400

/** The reader's offset in seconds east of UTC at that instant, including summer time. */
export const readerOffset = (seconds: Seconds): number => -new Date(seconds * 1000).getTimezoneOffset() * 60

/** Days since 1970 in the reader's own time zone. */
export const dayNumber = (seconds: number): number =>
  Math.round((seconds + readerOffset(seconds)) / DAY_SECONDS - 0.5)

/** The date of an instant in the reader's time zone, as "2026-11-21". */
export const readerDay = (millis: number): string => dayThere(millis, readerOffset(millis / 1000))

/** Today and yesterday by name, dates of this year without the year. Both times in seconds. */
export const formatRelativeDay = (seconds: number, nowSeconds: number, language: Language): string => {
  const days = dayNumber(nowSeconds) - dayNumber(seconds)
  if (days === 0 || days === 1) return formatAgo(days, 'day', language)
  const isThisYear = new Date(seconds * 1000).getFullYear() === new Date(nowSeconds * 1000).getFullYear()
  return formatDate(seconds, language, isThisYear ? 'short-day' : 'day')
}

const lists = cached((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))

/** Names within a sentence: `A, B, dan C`. */
export const formatList = (names: readonly string[], language: Language): string =>
  lists(language).format(names)

// No list format of Intl fits: they add an "and" or leave out the separator.
const OPTION_SEPARATORS: Readonly<Record<Language, string>> = {
  dgn: ', ',
  en: ', ',
  'zh-cn': '、',
  ri: '、',
  han: ', ',
  tai: ', ',
}

/** Selected options joined: `Putih, Standar`. */
export const formatOptions = (options: readonly string[], language: Language): string =>
  options.join(OPTION_SEPARATORS[language])

const countries = cached((tag) => new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }))

/** The name of a country by its ISO 3166 code; the code itself if unknown. */
export const formatCountry = (code: string, language: Language): string =>
  countries(language).of(code) ?? code

const nativeNames = new Map<string, string>()

/** The name of a country in its most common language: 日本. */
export const nativeCountry = (code: string): string => {
  const known = nativeNames.get(code)
  if (known !== undefined) return known
  const tag = new Intl.Locale(`und-${code}`).maximize().toString()
  const name = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }).of(code) ?? code
  nativeNames.set(code, name)
  return name
}

/** The language tag of `nativeCountry`, for screen readers. */
export const nativeLanguage = (code: string): string => new Intl.Locale(`und-${code}`).maximize().language

const orders = cached((tag) => new Intl.Collator(tag))

/** Compares two names in the order of the reader's language: below 0 when the first comes first. */
export const compareNames = (one: string, other: string, language: Language): number =>
  orders(language).compare(one, other)

/** A name within a sentence, isolated so that right-to-left names do not affect the text around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
