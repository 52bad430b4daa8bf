import type { Language } from '../../domain/account/language.ts'
import { type AgoUnit, CALENDARS } from './calendars.ts'

/**
 * Moments as CLDR has them for the six languages of the shop, in the reader's own time zone and the Gregorian
 * calendar. `Intl.DateTimeFormat` and `Intl.RelativeTimeFormat` write the same (`dates.test.ts` compares them), but
 * their first use stops a page for as long as a whole screen takes to draw (decision 0029).
 */
export type DateStyle = 'day' | 'long-day' | 'minute' | 'time' | 'month' | 'short-day' | 'short-minute'

const DAY_SECONDS = 86_400

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A Unix time in seconds. */
export const writeDate = (seconds: number, language: Language, style: DateStyle): string => {
  const calendar = CALENDARS[language]
  const moment = new Date(seconds * 1000)
  const [year, month, day] = [moment.getFullYear(), moment.getMonth(), moment.getDate()]
  const long = calendar.months?.[month] ?? `${month + 1}`
  const short = calendar.shortMonths?.[month] ?? long
  const time = twoDigits(moment.getHours()) + calendar.timeMark + twoDigits(moment.getMinutes())
  switch (style) {
    case 'day':
      return calendar.day(year, short, day)
    case 'long-day':
      return calendar.day(year, long, day)
    case 'minute':
      return calendar.day(year, short, day) + calendar.beforeTime + time
    case 'time':
      return time
    case 'month':
      return calendar.month(year, long)
    case 'short-day':
      return calendar.shortDay(short, day)
    case 'short-minute':
      return calendar.shortDay(short, day) + calendar.beforeTime + time
  }
}

/** The day of the week of a Unix time in seconds, in full. */
export const writeWeekday = (seconds: number, language: Language): string =>
  CALENDARS[language].weekdays[new Date(seconds * 1000).getDay()] ?? ''

/** How long ago, in whole units from 0 on; days that have a name are called by it: `kemarin`. */
export const writeAgo = (count: number, unit: AgoUnit, language: Language): string => {
  const { lastDays, ago } = CALENDARS[language]
  return (unit === 'day' && lastDays[count]) || ago(count, unit)
}

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
