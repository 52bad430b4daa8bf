import type { Page } from '../catalogue/page.ts'
import { type Fields, fieldsOf } from '../shared/fields.ts'
import { listOf, numberOf, readRows } from './read.ts'

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
