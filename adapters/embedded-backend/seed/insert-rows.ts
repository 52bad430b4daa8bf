import type { Sql } from '../database/database.ts'
import type { DemoText } from '../demo-data/demo-data.ts'

const ROWS_A_STATEMENT = 1_000

/** Column names with their SQL types. */
export type Columns = Readonly<Record<string, string>>

/**
 * Inserts many rows with few statements; rows are read from JSON, so every column must be given. Table and column
 * names come from our seed code, never from a caller.
 */
export const insertRows = async (
  tx: Sql,
  table: string,
  columns: Columns,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const names = Object.keys(columns).join(', ')
  const shape = Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await tx.query(
      `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as r(${shape})`,
      [JSON.stringify(rows.slice(at, at + ROWS_A_STATEMENT))],
    )
  }
}

/** A text as columns: Indonesian, English, and a JSON column for its other languages. */
export const textColumns = <N extends string>(name: N, { dgn, en, ...others }: DemoText) =>
  ({ [name]: dgn, [`${name}_en`]: en, [`${name}_others`]: others }) as Readonly<
    Record<N | `${N}_en`, string> & Record<`${N}_others`, Omit<DemoText, 'dgn' | 'en'>>
  >

/** Sets the id sequence after the highest id that was inserted explicitly. */
export const continueIds = async (tx: Sql, table: string): Promise<void> => {
  await tx.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), (select greatest(max(id), 1) from ${table}))`,
  )
}
