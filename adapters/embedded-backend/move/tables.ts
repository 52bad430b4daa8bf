import type { Sql } from '../database/database.ts'

/** A table with its columns; generated columns are not moved. */
export type Table = { readonly name: string; readonly columns: readonly string[] }

// Tables of the schema itself and of running processes.
const LEFT = ['schema_versions', 'cluster_words', 'im_online']

/** All tables, referenced ones first. */
export const tablesOf = async (sql: Sql): Promise<readonly Table[]> => {
  const tables = await sql.query<Table>(
    `select c.table_name::text as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
       and c.table_name <> all ($1::text[])
     group by c.table_name order by c.table_name`,
    [LEFT],
  )
  const needs = await sql.query<{ from: string; to: string }>(
    `select distinct conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and conrelid <> confrelid`,
  )
  const ordered: Table[] = []
  let left = tables
  while (left.length > 0) {
    const waits = ({ name }: Table) =>
      needs.some(({ from, to }) => from === name && left.some((other) => other.name === to))
    const free = left.filter((table) => !waits(table))
    if (free.length === 0) throw new Error(`tables refer to each other: ${left.map(({ name }) => name)}`)
    ordered.push(...free)
    left = left.filter((table) => !free.includes(table))
  }
  return ordered
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A table's columns as a quoted SQL list. */
export const listOf = ({ columns }: Table): string => columns.map(quoted).join(', ')
/** A table's quoted SQL name. */
export const nameOf = ({ name }: Table): string => quoted(name)

/** A table's row count, and an order-independent checksum of all values. */
export type Fingerprint = { readonly count: number; readonly sum: string }

/** Row count and checksum of a table, to compare both ends of a move. */
export const fingerprintOf = async (sql: Sql, table: Table): Promise<Fingerprint> => {
  const rows = await sql.query<Fingerprint>(
    `select count(*)::bigint as count,
       coalesce(sum(('x' || substr(md5(to_jsonb(r)::text), 1, 15))::bit(60)::bigint::numeric), 0)::text as sum
     from (select ${listOf(table)} from ${nameOf(table)}) r`,
  )
  return rows[0] ?? { count: 0, sum: '0' }
}
