import { type Fields, fieldsOf } from '../shared/fields.ts'
import { listOf, numberOf, readRows } from './read.ts'

/** One page of a list, read from any of the server's wrappers (api.md 1). Pages count from 1. */
export type Page<T> = {
  readonly rows: readonly T[]
  readonly total: number
  /** Whether the server has sent the total; otherwise it is the number of rows received so far. */
  readonly isTotalGiven?: boolean
  readonly page: number
  readonly hasMore: boolean
}

/**
 * This many pages in a row without a new row end a list, because a server without paging repeats its first page. A
 * single one does not: rows inserted at the top can shift a whole page.
 */
export const MAX_REPEATS = 2

/**
 * Whether rows were added to or removed from a list since its earlier pages were loaded, so that the next page skips
 * or repeats rows. Can only be known where the server sends the total.
 */
export const hasShifted = (
  before: { readonly total: number | undefined; readonly isTotalGiven: boolean },
  next: Page<unknown>,
): boolean =>
  next.page > 1 && before.isTotalGiven && next.isTotalGiven === true && next.total !== before.total

/** A count of things; undefined for anything that is not a count. */
const statedCount = (value: unknown): number | undefined => {
  const count = numberOf(value)
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

/**
 * Reads a page from any wrapper: `{total, list}`, `{count, list}` or a bare array (api.md 1). Without a total, a full
 * page is assumed to have a next one.
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
