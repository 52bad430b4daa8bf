import type { Cents } from './money.ts'
import { civilDateOf } from './time.ts'

/** The offset of the reader's time zone at an instant, in seconds east of UTC. */
export type ZoneOffset = (seconds: number) => number

/** A month; `month` counts from 1. */
export type Month = { readonly year: number; readonly month: number }

/** The rows of one month, in the reader's time zone. */
export type MonthGroup<T> = {
  /** Undefined for rows without a valid time. */
  readonly month: Month | undefined
  readonly rows: readonly T[]
}

/** The records of one month with what they did to the balance. */
export type MonthSums<T> = MonthGroup<T> & {
  readonly moneyIn: Cents
  /** Money that went out, as a positive number. */
  readonly moneyOut: Cents
  /** False for the last month while more rows can be loaded: its sums are incomplete. */
  readonly isWhole: boolean
}

/** Year and month of an instant in the reader's time zone. */
export const monthOf = (seconds: number, zoneOffset: ZoneOffset): Month => {
  const { year, month } = civilDateOf(seconds + zoneOffset(seconds))
  return { year, month }
}

type Row = { readonly createdAt: number | undefined }

const isSame = (one: Month | undefined, other: Month | undefined): boolean =>
  one?.year === other?.year && one?.month === other?.month

/** Rows in the server's order, cut where the month changes. */
export const groupByMonth = <T extends Row>(
  rows: readonly T[],
  zoneOffset: ZoneOffset,
): readonly MonthGroup<T>[] => {
  const groups: { month: Month | undefined; rows: T[] }[] = []
  for (const row of rows) {
    const month = row.createdAt === undefined ? undefined : monthOf(row.createdAt, zoneOffset)
    const last = groups.at(-1)
    if (last && isSame(last.month, month)) last.rows.push(row)
    else groups.push({ month, rows: [row] })
  }
  return groups
}

/**
 * Records under their months, with what came in and went out. `changeOf` says what a row did to the balance: zero for
 * what is under audit or refused.
 */
export const sumByMonth = <T extends Row>(
  rows: readonly T[],
  changeOf: (row: T) => Cents,
  zoneOffset: ZoneOffset,
  hasMore: boolean,
): readonly MonthSums<T>[] => {
  const groups = groupByMonth(rows, zoneOffset)
  return groups.map((group, at) => {
    const changes = group.rows.map(changeOf)
    const sum = (wanted: readonly number[]): Cents =>
      wanted.reduce((total, change) => total + Math.abs(change), 0) as Cents
    return {
      ...group,
      moneyIn: sum(changes.filter((change) => change > 0)),
      moneyOut: sum(changes.filter((change) => change < 0)),
      isWhole: !hasMore || at < groups.length - 1,
    }
  })
}
