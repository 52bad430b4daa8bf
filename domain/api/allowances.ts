import type { Seconds } from '../shared/time.ts'

/** How much of something one shopper may send within a day; refusals and texts name the same numbers. */
export const A_DAY = {
  complaints: 20,
  /** Reports of a conversation or a message. */
  reports: 20,
  /** Pictures of reviews, complaints and profiles. */
  pictures: 300,
  /** Pictures of payments, which only their owner and the shop see. */
  evidence: 100,
} as const

/** A day of the clock, without leap seconds: rates and limits are counted in it. */
export const DAY_SECONDS: Seconds = 24 * 60 * 60

/** Whether one more is taken after `sent` within the last day. */
export const isWithinDay = (what: keyof typeof A_DAY, sent: number): boolean => sent < A_DAY[what]
