/** An instant in server answers and on the wire: seconds since 1970. */
export type Seconds = number

/** An instant of ClockPort: milliseconds since 1970. */
export type Millis = number

const DAY_SECONDS = 86_400

/** A day of the proleptic Gregorian calendar; `month` and `day` count from 1. */
type CivilDate = { readonly year: number; readonly month: number; readonly day: number }

/** The UTC date of an instant in seconds since 1970. For another zone, add its offset first. */
export const civilDateOf = (seconds: number): CivilDate => {
  // Days since 1 March of year 0, so that a leap day is the last day of its year.
  const days = Math.floor(seconds / DAY_SECONDS) + 719_468
  const era = Math.floor(days / 146_097)
  const dayOfEra = days - era * 146_097
  const leapDays =
    Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

const FIRST_ZONE_SECONDS = 14 * 60 * 60

/** The latest date anywhere on Earth: used as "today" where the reader's time zone is unknown. */
export const latestDay = (millis: number): string => dayOf(millis + FIRST_ZONE_SECONDS * 1000)

/** The date of an instant in a time zone that is this many seconds ahead of UTC. */
export const dayThere = (millis: number, offsetSeconds: number): string =>
  dayOf(millis + offsetSeconds * 1000)

/** The UTC date of an instant, as "2026-11-21". */
export const dayOf = (millis: number): string => {
  const { year, month, day } = civilDateOf(millis / 1000)
  const padded = [month, day].map((part) => String(part).padStart(2, '0'))
  return [String(year).padStart(4, '0'), ...padded].join('-')
}
