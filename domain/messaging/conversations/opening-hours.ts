import type { Seconds } from '../../shared/time.ts'

/** Opening hours in the shop's own time, 0 to 24. */
export type OfficeHours = { readonly openHour: number; readonly closeHour: number }

/** Whether a shop is open at a moment. */
export type Presence = {
  readonly isOpen: boolean
  /** Seconds since 1970: when it last closed; 0 while it is open. */
  readonly closedAt: Seconds
  /** Seconds since 1970: when it next opens; 0 while it is open. */
  readonly opensAt: Seconds
  /** The opening time in the shop's own time zone: "08:00". */
  readonly opensText: string
}

const HOUR = 3_600
const DAY = 24 * HOUR

/** Always open: the platform's service, and shops without opening hours. */
export const ALWAYS: OfficeHours = { openHour: 0, closeHour: 24 }

/**
 * Whether the shop is open at `now`. `offset` is the offset of the shop's time zone from UTC, in seconds; on days on
 * which the offset changes, times are off by one hour before the change.
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
