import type { Seconds } from '../../shared/time.ts'

/** Hours of a shop's own day, 0 to 24. */
export type OfficeHours = { readonly openHour: number; readonly closeHour: number }

/** What a shop's hours say of it at one moment. */
export type Presence = {
  readonly isOpen: boolean
  /** Seconds since 1970: when it last closed; 0 while it is open. */
  readonly closedAt: Seconds
  /** Seconds since 1970: when it opens next; 0 while it is open. */
  readonly opensAt: Seconds
  /** The hour of opening as the shop's own clock shows it: "08:00". */
  readonly opensText: string
}

const HOUR = 3_600
const DAY = 24 * HOUR

/** Always there: the platform's service, and shops without hours. */
export const ALWAYS: OfficeHours = { openHour: 0, closeHour: 24 }

/**
 * Whether somebody is behind the counter at `now`. `offset` is what the shop's clock is ahead of Greenwich, in seconds;
 * on days on which clocks change, times are off by their hour before the change.
 */
export const presenceAt = ({ openHour, closeHour }: OfficeHours, now: Seconds, offset: Seconds): Presence => {
  const second = (((now + offset) % DAY) + DAY) % DAY
  const opens = openHour * HOUR
  const closes = closeHour * HOUR
  const opensText = `${String(openHour).padStart(2, '0')}:00`
  if (second >= opens && second < closes) return { isOpen: true, closedAt: 0, opensAt: 0, opensText }
  const isMorning = second < opens
  return {
    isOpen: false,
    closedAt: now - second + closes - (isMorning ? DAY : 0),
    opensAt: now - second + opens + (isMorning ? 0 : DAY),
    opensText,
  }
}
