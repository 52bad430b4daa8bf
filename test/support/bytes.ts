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

/** A sum for each of these tables, by one query. */
const sumsOf = async (
  sql: Sql,
  parts: readonly { readonly name: string; readonly where?: string }[],
): Promise<Record<string, string>> => {
  const rows = await sql.query<{ name: string; sum: string }>(
    parts
      .map(({ name, where = '' }) => {
        const row = `(${STEADY[name] ?? 't'})::text`
        return `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(${row}, '|' order by ${row})), '') as sum
          from ${name} t ${where}`
      })
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

/** One sum per table: equal sums mean that nothing at all has changed. */
export const checksums = async (sql: Sql): Promise<Record<string, string>> =>
  sumsOf(
    sql,
    (await tables(sql)).filter(({ name }) => !LIVELY.has(name)),
  )

/** Sums over the rows that belong to other shoppers than the one with this id. */
export const strangersChecksums = async (sql: Sql, userId: number): Promise<Record<string, string>> => {
  const owned = (await tables(sql)).filter(({ name, has_owner: hasOwner }) => hasOwner && !LIVELY.has(name))
  return sumsOf(sql, [
    ...owned.map(({ name }) => ({ name, where: `where t.user_id <> ${userId}` })),
    { name: 'users', where: `where t.id <> ${userId}` },
  ])
}
