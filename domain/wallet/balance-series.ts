import type { Cents } from '../shared/money.ts'
import type { BillEntry } from './records.ts'

/** The balance (cents) from an instant on (seconds since 1970). */
export type BalancePoint = { readonly at: number; readonly balance: Cents }

/** The data of the balance chart and of its description. */
export type BalanceSeries = {
  /** Oldest first; each balance holds until the next point. */
  readonly points: readonly BalancePoint[]
  readonly first: Cents
  readonly last: Cents
  readonly lowest: BalancePoint
  readonly highest: BalancePoint
}

type Step = BalancePoint & { readonly change: Cents }

const stepsOf = (entries: readonly BillEntry[]): readonly Step[] =>
  entries
    .flatMap(({ createdAt, balance, change }) =>
      createdAt === undefined || balance === undefined || change === undefined
        ? []
        : [{ at: createdAt, balance, change }],
    )
    // The server lists the newest first; after reversing, entries of the same second keep their order.
    .reverse()

const extreme = (points: readonly BalancePoint[], isBetter: (one: number, other: number) => boolean) =>
  points.reduce((best, point) => (isBetter(point.balance, best.balance) ? point : best))

/** At most `most` points: the last one of each group of rows is kept. */
const thin = (points: readonly BalancePoint[], max: number): readonly BalancePoint[] => {
  if (points.length <= max) return points
  return Array.from({ length: max }, (_, at) => {
    const index = at === 0 ? 0 : Math.floor(((at + 1) * points.length) / max) - 1
    return points[index] as BalancePoint
  })
}

/**
 * The balance over time from the fund record, newest row first. It begins with the balance before the oldest row.
 * Undefined without a row that has time, amount and balance.
 */
export const balanceSeries = (entries: readonly BillEntry[], max = 60): BalanceSeries | undefined => {
  const steps = stepsOf(entries)
  const [oldest] = steps
  if (!oldest) return undefined
  const before = { at: oldest.at, balance: (oldest.balance - oldest.change) as Cents }
  const all: readonly BalancePoint[] = [before, ...steps.map(({ at, balance }) => ({ at, balance }))]
  return {
    points: thin(all, Math.max(2, max)),
    first: before.balance,
    last: (all.at(-1) ?? before).balance,
    lowest: extreme(all, (one, other) => one < other),
    highest: extreme(all, (one, other) => one > other),
  }
}
