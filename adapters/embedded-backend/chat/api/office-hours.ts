import {
  type OfficeHours,
  type Presence,
  presenceAt,
} from '../../../../domain/messaging/conversations/opening-hours.ts'

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

/** Seconds since midnight in the shop's time zone. */
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

/** The presence of a shop in this country. */
export const presenceOf = (country: string, hours: OfficeHours, nowSeconds: number): Presence =>
  presenceAt(hours, nowSeconds, secondOfDay(country, nowSeconds) - (nowSeconds % (24 * HOUR)))
