const DAY_MS = 86_400_000

/** The day of an instant in Greenwich, as "2026-11-21", on the proleptic Gregorian calendar. */
export const dayOf = (millis: number): string => {
  // Days from 1 March of year 0: every leap day is then the last of its year.
  const days = Math.floor(millis / DAY_MS) + 719_468
  const era = Math.floor(days / 146_097)
  const inEra = days - era * 146_097
  const leaps = Math.floor(inEra / 1_460) - Math.floor(inEra / 36_524) + Math.floor(inEra / 146_096)
  const years = Math.floor((inEra - leaps) / 365)
  const inYear = inEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100))
  const fromMarch = Math.floor((5 * inYear + 2) / 153)
  const day = inYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = years + era * 400 + (month <= 2 ? 1 : 0)
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  )
}
