import type { Seconds } from '../shared/time.ts'

/** How many of each a shopper may send within a day; refusals and texts name these numbers. */
export const A_DAY = {
  complaints: 20,
  /** Reports of conversations or messages. */
  reports: 20,
  /** Pictures of reviews, complaints and profiles. */
  pictures: 300,
  /** Pictures of payments, visible only to their owner and the shop. */
  evidence: 100,
} as const

/** A day in seconds or milliseconds of the clock, without leap seconds: rates and limits are counted in it. */
export const DAY_SECONDS: Seconds = 24 * 60 * 60

/** Whether one more is allowed after `sent` within the last day. */
export const isWithinDay = (what: keyof typeof A_DAY, sent: number): boolean => sent < A_DAY[what]
