import type { ZoneOffset } from '../../../domain/wallet/month-groups.ts'

/** Seconds east of Greenwich where the reader is, at that instant: summer time counts. */
export const readerOffset: ZoneOffset = (seconds) => -new Date(seconds * 1000).getTimezoneOffset() * 60

/** `2026-11-21 14:05:09` in the reader's zone: a spreadsheet sorts it. */
export const sortableTime = (seconds: number): string =>
  new Date((seconds + readerOffset(seconds)) * 1000).toISOString().slice(0, 19).replace('T', ' ')
