import { countryOf, HOME_COUNTRY, HOME_OFFSET_SECONDS } from '../addresses/country.ts'
import type { Cents } from '../shared/money.ts'
import { dayThere, type Seconds } from '../shared/time.ts'

/** How many days something takes, at least and at most. */
export type DayRange = { readonly least: number; readonly most: number }

/** A delivery as it would cost and last now; what the server does not say is undefined or ''. */
export type DeliveryQuote = {
  readonly fee: Cents
  readonly courier: string
  /** Undefined where nobody can tell. */
  readonly arrival: Arrival | undefined
}

/** From the payment to the parcel leaving the shop. */
const HANDLING: DayRange = { least: 1, most: 2 }
/** On the way to an address in Indonesia, by where a parcel leaves from. */
const TRANSIT = {
  home: { least: 2, most: 4 },
  asia: { least: 5, most: 10 },
  far: { least: 7, most: 14 },
} as const satisfies Readonly<Record<string, DayRange>>

/** The countries from which parcels take the shorter way of those that come from abroad. */
const ASIA: ReadonlySet<string> = new Set('BN CN HK IN JP KH KR LA LK MM MO MY PH SG TH TL TW VN'.split(' '))

const transitFrom = (country: string): DayRange => {
  if (country === HOME_COUNTRY) return TRANSIT.home
  return ASIA.has(country) ? TRANSIT.asia : TRANSIT.far
}

/**
 * How many days a parcel takes from its payment to the door, by the country that its shop is in (ISO 3166-1 alpha-2);
 * undefined for what is no country. Product page, order page and the shops' answers name the same days.
 */
export const deliveryDays = (from: string): DayRange | undefined => {
  const country = countryOf(from)
  if (country === undefined) return undefined
  const { least, most } = transitFrom(country)
  return { least: HANDLING.least + least, most: HANDLING.most + most }
}

const DAY_SECONDS = 86_400

/** The first and the last day on which a parcel is expected, as "2026-11-28" on the calendar of where it goes. */
export type Arrival = { readonly first: string; readonly last: string }

/** When a parcel arrives that is paid for at `now`: days of Indonesia, wherever the reader is. */
export const arrivalOf = ({ least, most }: DayRange, now: Seconds): Arrival => {
  const dayIn = (days: number): string => dayThere((now + days * DAY_SECONDS) * 1_000, HOME_OFFSET_SECONDS)
  return { first: dayIn(least), last: dayIn(most) }
}

/** From the first to the last of several parcels; undefined where one of them is not known, or there is none. */
export const joinArrivals = (arrivals: readonly (Arrival | undefined)[]): Arrival | undefined => {
  const known = arrivals.filter((arrival) => arrival !== undefined)
  const firsts = known.map(({ first }) => first).sort()
  const lasts = known.map(({ last }) => last).sort()
  const [first, last] = [firsts[0], lasts.at(-1)]
  return first === undefined || last === undefined || known.length < arrivals.length
    ? undefined
    : { first, last }
}
