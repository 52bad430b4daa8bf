/** Hours of a shop's own day, 0 to 24. */
export type OfficeHours = { readonly openHour: number; readonly closeHour: number }

export type Presence = {
  readonly isOpen: boolean
  /** Seconds: when it last closed; 0 while it is open. */
  readonly closedAt: number
  /** Seconds: when it opens next; 0 while it is open. */
  readonly opensAt: number
  /** The hour of opening as the shop's own clock shows it: "08:00". */
  readonly opensText: string
}

const ZONES: Readonly<Record<string, string>> = {
  ID: 'Asia/Jakarta',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  TH: 'Asia/Bangkok',
  VN: 'Asia/Ho_Chi_Minh',
  CN: 'Asia/Shanghai',
  TW: 'Asia/Taipei',
  DE: 'Europe/Berlin',
  IT: 'Europe/Rome',
  FR: 'Europe/Paris',
  DK: 'Europe/Copenhagen',
}

const HOUR = 3_600
const DAY = 24 * HOUR

/** Seconds since midnight where the shop is. */
const secondOfDay = (country: string, nowSeconds: number): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONES[country] ?? 'Asia/Jakarta',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(nowSeconds * 1000)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return of('hour') * HOUR + of('minute') * 60 + of('second')
}

/** Always there: the platform's service, and shops without hours. */
export const ALWAYS: OfficeHours = { openHour: 0, closeHour: 24 }

/**
 * Whether somebody is behind the counter at this moment. Days on which clocks change are off by their hour
 * before the change.
 */
export const presenceOf = (country: string, hours: OfficeHours, nowSeconds: number): Presence => {
  const second = secondOfDay(country, nowSeconds)
  const opens = hours.openHour * HOUR
  const closes = hours.closeHour * HOUR
  const opensText = `${String(hours.openHour).padStart(2, '0')}:00`
  if (second >= opens && second < closes) return { isOpen: true, closedAt: 0, opensAt: 0, opensText }
  const isMorning = second < opens
  return {
    isOpen: false,
    closedAt: nowSeconds - second + closes - (isMorning ? DAY : 0),
    opensAt: nowSeconds - second + opens + (isMorning ? 0 : DAY),
    opensText,
  }
}
