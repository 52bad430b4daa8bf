import { createHash } from 'node:crypto'
import type { Sql } from '../../adapters/embedded-backend/database/database.ts'

/** Bytes of a hexadecimal text, for known answers. */
export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16))

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

// What these hold may change by any call: sessions end, proofs run out, searches are remembered, tries of a
// wrong sign-in are counted.
const LIVELY = new Set([
  'tries',
  'im_tokens',
  'sessions',
  'pay_tokens',
  'searches',
  'mails',
  'reset_codes',
  'schema_versions',
  'tries',
])

// Counting a wrong try is what a wrong code is for; the code itself must stay.
const STEADY: Readonly<Record<string, string>> = { payment_codes: 'row(t.user_id, t.code_hash)' }

const tables = (sql: Sql) =>
  sql.query<{ name: string; has_owner: boolean }>(
    `select t.table_name::text as name, exists (
       select 1 from information_schema.columns c
       where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'user_id') as has_owner
     from information_schema.tables t where t.table_schema = 'public' order by 1`,
  )

const sumOf = async (sql: Sql, table: string, where = ''): Promise<string> => {
  const rows = await sql.query<{ row: string }>(
    `select (${STEADY[table] ?? 't'})::text as row from ${table} t ${where} order by 1`,
  )
  return `${rows.length} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`
}

/** One sum per table: equal sums mean that nothing at all has changed. */
export const checksums = async (sql: Sql): Promise<Record<string, string>> => {
  const sums: Record<string, string> = {}
  for (const { name } of await tables(sql)) if (!LIVELY.has(name)) sums[name] = await sumOf(sql, name)
  return sums
}

/** Sums over the rows that belong to other shoppers than the one with this id. */
export const strangersChecksums = async (sql: Sql, userId: number): Promise<Record<string, string>> => {
  const sums: Record<string, string> = {}
  for (const { name, has_owner: hasOwner } of await tables(sql)) {
    if (hasOwner && !LIVELY.has(name)) sums[name] = await sumOf(sql, name, `where t.user_id <> ${userId}`)
  }
  sums['users'] = await sumOf(sql, 'users', `where t.id <> ${userId}`)
  return sums
}
