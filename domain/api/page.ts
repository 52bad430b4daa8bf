import { type Fields, fieldsOf } from '../shared/fields.ts'
import { listOf, numberOf, readRows } from './read.ts'

/** One page of a list, whichever of the server's wrappers it came in (api.md 1). Pages count from 1. */
export type Page<T> = {
  readonly rows: readonly T[]
  readonly total: number
  /** Whether the server has told the total; else it is what was received so far. */
  readonly isTotalGiven?: boolean
  readonly page: number
  readonly hasMore: boolean
}

/**
 * So many pages in a row without a row that is new are the end of a list: a server that knows no pages answers the first
 * one for ever. One alone is none, for rows that came in on top move a whole page down.
 */
export const MOST_REPEATS = 2

/**
 * Whether a list has moved since its earlier pages were loaded: rows have left it or come in, so that the next page
 * skips some or repeats some. Only a total that the server tells can say it.
 */
export const hasShifted = (
  before: { readonly total: number | undefined; readonly isTotalGiven: boolean },
  next: Page<unknown>,
): boolean =>
  next.page > 1 && before.isTotalGiven && next.isTotalGiven === true && next.total !== before.total

/** A number of things; anything else says nothing about how many there are. */
const statedCount = (value: unknown): number | undefined => {
  const count = numberOf(value)
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

/**
 * Reads one page whichever wrapper it came in: `{total, list}`, `{count, list}` or a bare array
 * (api.md 1). Without a total, a full page is taken to have a next one.
 */
export const readPage = <T>(
  value: unknown,
  read: (row: Fields) => T | undefined,
  page: number,
  limit: number,
): Page<T> | undefined => {
  const rows = readRows(value, read)
  if (!rows) return undefined
  const received = listOf(value)?.length ?? 0
  const fields = fieldsOf(value)
  const stated = statedCount(fields?.['total']) ?? statedCount(fields?.['count'])
  const seen = (page - 1) * limit + received
  const hasMore = received > 0 && (stated === undefined ? received >= limit : seen < stated)
  return { rows, total: stated ?? seen, isTotalGiven: stated !== undefined, page, hasMore }
}
