import type { Language } from '../../domain/account/language.ts'
import { dayNumber, formatDate, formatRelativeDay } from '../i18n/format.ts'

const WEEK_DAYS = 7

/**
 * The time of a message in short form (requirement E7): the time today, then yesterday, the weekday within a week,
 * the date. If the device's clock is behind, the time. Both times in seconds.
 */
export const listTime = (seconds: number, nowSeconds: number, language: Language): string => {
  const days = dayNumber(nowSeconds) - dayNumber(seconds)
  if (days <= 0) return formatDate(seconds, language, 'time')
  if (days > 1 && days < WEEK_DAYS) return formatDate(seconds, language, 'weekday')
  return formatRelativeDay(seconds, nowSeconds, language)
}

/** The local time of a place, "07:00", if it differs from the reader's at that instant; empty otherwise. */
export const timeThere = (seconds: number, text: string, language: Language): string => {
  const [hours, minutes = 0] = text.split(':').map(Number)
  if (hours === undefined || !Number.isInteger(hours) || !Number.isInteger(minutes)) return ''
  const here = new Date(seconds * 1000)
  if (here.getHours() === hours && here.getMinutes() === minutes) return ''
  return formatDate(new Date(here).setHours(hours, minutes) / 1000, language, 'time')
}

/** A future time: only the time when it is today, with its day otherwise. */
export const momentLabel = (seconds: number, nowSeconds: number, language: Language): string => {
  const isToday = dayNumber(seconds) === dayNumber(nowSeconds)
  return formatDate(seconds, language, isToday ? 'time' : 'short-minute')
}
