import type { Language } from '../../../domain/account/language.ts'
import { AuditNumber } from '../../../domain/wallet/records.ts'
import { isMessageKey, translate } from '../http/messages/messages.ts'
import { joinWords, type OtherWords, pickText } from '../rows/reading-language.ts'

/** The audit columns of both records. */
export type AuditColumns = {
  readonly status: number
  readonly refuse_key: string
  readonly refuse_reason: string
  readonly refuse_reason_en: string
  readonly refuse_reason_others: OtherWords
  readonly created_at: number
  readonly settled_at: number | null
}

/** Host convention: a formatted text (api.md 1); `timestamp` is exact. */
const formatted = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')

/** The reason in the reader's language, and free text of the staff member in theirs. */
const reasonOf = (language: Language, row: AuditColumns): string => {
  const words = pickText(language, row.refuse_reason, row.refuse_reason_en, row.refuse_reason_others)
  return isMessageKey(row.refuse_key) ? joinWords(translate(language, row.refuse_key), words) : words
}

/** Status, reason and times in both records. */
export const auditFields = (language: Language, row: AuditColumns) => ({
  status: row.status,
  refuse_reason: row.status === AuditNumber.refused ? reasonOf(language, row) : '',
  createtime: formatted(row.created_at),
  timestamp: row.created_at,
  settle_time: row.settled_at ?? 0,
})

/** The filter of both records as a status, or null for all. */
export const statusOf = (filter: 'all' | '0' | '1' | '2'): number | null =>
  filter === 'all' ? null : Number(filter)
