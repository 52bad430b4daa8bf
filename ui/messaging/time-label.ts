import type { Language } from '../../domain/account/language.ts'
import { dayNumber, formatDate, formatRelativeDay } from '../i18n/format.ts'

const WEEK_DAYS = 7

/**
 * When something was said, as short as it may be (requirement E7): the time today, then yesterday, the weekday
 * within a week, the date. A device whose clock is behind shows the time. Both times in seconds.
 */
export const listTime = (seconds: number, nowSeconds: number, language: Language): string => {
  const days = dayNumber(nowSeconds) - dayNumber(seconds)
  if (days <= 0) return formatDate(seconds, language, 'time')
  if (days > 1 && days < WEEK_DAYS) return formatDate(seconds, language, 'weekday')
  return formatRelativeDay(seconds, nowSeconds, language)
}

/** A moment to come: only the time when it is today, with its day otherwise. */
export const momentLabel = (seconds: number, nowSeconds: number, language: Language): string => {
  const isToday = dayNumber(seconds) === dayNumber(nowSeconds)
  return formatDate(seconds, language, isToday ? 'time' : 'short-minute')
}
