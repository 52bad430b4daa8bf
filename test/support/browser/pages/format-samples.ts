import { LANGUAGES, type Language } from '../../../../domain/account/language.ts'
import { cents } from '../../../../domain/shared/money.ts'
import { dayOf } from '../../../../domain/shared/time.ts'
import {
  formatAgo,
  formatCount,
  formatDate,
  formatDayRange,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRating,
  formatRelativeDay,
} from '../../../../ui/i18n/format.ts'

const SUMS = [0, 7, 100, 99_999, 124_850, -500, 1_234_567_89, 999_999_999_999].map(cents)
const COUNTS = [0, 7, 999, 1_000, 2_345, 9_999, 12_400, 99_950, 999_960, 123_456_789, 1_500_000_000]
const STYLES = ['day', 'long-day', 'minute', 'time', 'month', 'short-day', 'short-minute', 'weekday'] as const
const DAY_SECONDS = 86_400
const NEW_YEAR = Date.UTC(2026, 0, 1, 3, 5) / 1000
const DAYS = Array.from({ length: 24 }, (_, at) => NEW_YEAR + at * 15.3 * DAY_SECONDS)

const inLanguage = (language: Language): readonly string[] => [
  ...SUMS.map((sum) => formatMoney(sum, language)),
  ...COUNTS.flatMap((count) => [formatCount(count, language), formatNumber(count, language)]),
  ...[0, 3.25, 4.75, 5].map((score) => formatRating(score, language)),
  ...[0, 12.5, 98, 100].map((percent) => formatPercent(percent, language)),
  ...DAYS.flatMap((at) => STYLES.map((style) => formatDate(at, language, style))),
  ...[0, 1, 2, 3, 40].map((days) => formatRelativeDay(NEW_YEAR - days * DAY_SECONDS, NEW_YEAR, language)),
  ...[1, 2, 59].flatMap((count) =>
    (['minute', 'hour', 'day'] as const).map((unit) => formatAgo(count, unit, language)),
  ),
  ...[0, 3, 40].map((days) => formatDayRange('2026-11-28', dayOf(Date.UTC(2026, 10, 28 + days)), language)),
  ...[1, 2, 3].map((count) => formatList(['A', 'B', 'C'].slice(0, count), language)),
]

/** Whatever the shop writes with Intl, in all six languages: what the server says and what the page says must be one. */
export const formatSamples = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)]))
