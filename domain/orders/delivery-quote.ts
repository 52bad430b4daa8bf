import { countryOf, HOME_COUNTRY, HOME_OFFSET_SECONDS } from '../addresses/country.ts'
import type { Cents } from '../shared/money.ts'
import { dayThere, type Seconds } from '../shared/time.ts'

/** A duration in days, minimum and maximum. */
export type DayRange = { readonly min: number; readonly max: number }

/** Shipping cost and arrival as of now; undefined or '' where the server does not say. */
export type DeliveryQuote = {
  readonly fee: Cents
  readonly courier: string
  /** Undefined where it is not known. */
  readonly arrival: Arrival | undefined
}

/** Days from payment until the parcel leaves the shop. */
const HANDLING: DayRange = { min: 1, max: 2 }
/** Days in transit to an address in Indonesia, by country of origin. */
const TRANSIT = {
  home: { min: 2, max: 4 },
  asia: { min: 5, max: 10 },
  far: { min: 7, max: 14 },
} as const satisfies Readonly<Record<string, DayRange>>

/** The countries with the shorter transit time from abroad. */
const ASIA: ReadonlySet<string> = new Set('BN CN HK IN JP KH KR LA LK MM MO MY PH SG TH TL TW VN'.split(' '))

const transitFrom = (country: string): DayRange => {
  if (country === HOME_COUNTRY) return TRANSIT.home
  return ASIA.has(country) ? TRANSIT.asia : TRANSIT.far
}

/** Days until a parcel leaves and days in transit, by the shop's country; undefined when it is not a country code. */
export const deliverySteps = (
  from: string,
): { readonly handling: DayRange; readonly transit: DayRange } | undefined => {
  const country = countryOf(from)
  return country === undefined ? undefined : { handling: HANDLING, transit: transitFrom(country) }
}

/**
 * Days from payment to delivery, by the shop's country (ISO 3166-1 alpha-2); undefined when it is not a country code.
 * Product page, order page and the shops' answers use the same numbers.
 */
export const deliveryDays = (from: string): DayRange | undefined => {
  const steps = deliverySteps(from)
  return (
    steps && {
      min: steps.handling.min + steps.transit.min,
      max: steps.handling.max + steps.transit.max,
    }
  )
}

const DAY_SECONDS = 86_400

/** The first and last expected day of delivery, as "2026-11-28" in the destination's calendar. */
export type Arrival = { readonly first: string; readonly last: string }

/** When a parcel paid for at `now` arrives: days in Indonesia, whatever the reader's time zone. */
export const arrivalOf = ({ min, max }: DayRange, now: Seconds): Arrival => {
  const dayIn = (days: number): string => dayThere((now + days * DAY_SECONDS) * 1_000, HOME_OFFSET_SECONDS)
  return { first: dayIn(min), last: dayIn(max) }
}

/** The range from the first to the last of several arrivals; undefined where one is unknown or there are none. */
export const joinArrivals = (arrivals: readonly (Arrival | undefined)[]): Arrival | undefined => {
  const known = arrivals.filter((arrival) => arrival !== undefined)
  const firsts = known.map(({ first }) => first).sort()
  const lasts = known.map(({ last }) => last).sort()
  const [first, last] = [firsts[0], lasts.at(-1)]
  return first === undefined || last === undefined || known.length < arrivals.length
    ? undefined
    : { first, last }
}
