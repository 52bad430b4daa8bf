import { Defect } from '../../../domain/shared/result.ts'
import type { Database, Sql } from '../database/database.ts'
import { fingerprintOf, listOf, nameOf, type Table, tablesOf } from './tables.ts'

/** The data cannot be moved; its message is the line to show. Nothing has been changed at the target. */
class CannotMoveError extends Defect {
  override name = 'CannotMoveError'
}

/** How much was moved. */
export type Moved = { readonly tables: number; readonly rows: number }

const ROWS = 500

/** Has both sides write a moment as the same text. */
const agreeOnTime = (sql: Sql): Promise<unknown> => sql.query("set local timezone = 'UTC'")

const copyRows = async (from: Sql, to: Sql, table: Table): Promise<void> => {
  await from.query(
    `declare moving no scroll cursor for select to_jsonb(r)::text as row from (select ${listOf(table)} from ${nameOf(table)}) r`,
  )
  for (;;) {
    const rows = await from.query<{ row: string }>(`fetch ${ROWS} from moving`)
    if (rows.length === 0) break
    // As text all the way: numbers of 64 bits do not pass through a number of ours.
    await to.query(
      `insert into ${nameOf(table)} (${listOf(table)})
       select ${listOf(table)} from jsonb_populate_recordset(null::${nameOf(table)}, $1::jsonb)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    )
  }
  await from.query('close moving')
}

/** Ids go on where they stopped. */
const copySequences = async (from: Sql, to: Sql): Promise<void> => {
  const sequences = await from.query<{ name: string; last: string | null }>(
    `select quote_ident(sequencename::text) as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  )
  for (const { name, last } of sequences) {
    if (last !== null) await to.query(`select setval($1::text::regclass, $2::text::bigint)`, [name, last])
  }
}

const versionsOf = async (sql: Sql): Promise<string> =>
  JSON.stringify(await sql.query('select version from schema_versions order by version'))

const isSameSchema = async (from: Sql, to: Sql, tables: readonly Table[]): Promise<boolean> =>
  JSON.stringify(await tablesOf(to)) === JSON.stringify(tables) &&
  (await versionsOf(from)) === (await versionsOf(to))

/**
 * Carries every row of one shop into the empty database of another, in one transaction, and compares both sides
 * before it is committed. What belongs to the rows outside the database is brought before that too: when it fails,
 * the target is as empty as it was. Both must have the newest schema, and nobody may use either meanwhile.
 */
export const moveData = (
  source: Database,
  target: Database,
  bringFiles: () => Promise<void> = async () => undefined,
): Promise<Moved> =>
  source.transaction(async (from) => {
    await agreeOnTime(from)
    const tables = await tablesOf(from)
    return target.transaction(async (to) => {
      await agreeOnTime(to)
      await to.query('set local statement_timeout = 0')
      // The target has nothing to do while the source reads and adds up a large table.
      await to.query('set local idle_in_transaction_session_timeout = 0')
      if (!(await isSameSchema(from, to, tables))) throw new CannotMoveError('The schemas differ.')
      for (const table of tables) {
        if ((await fingerprintOf(to, table)).count > 0)
          throw new CannotMoveError(`The target is not empty: ${table.name} has rows.`)
      }
      let rows = 0
      for (const table of tables) {
        await copyRows(from, to, table)
        const [there, here] = [await fingerprintOf(from, table), await fingerprintOf(to, table)]
        if (there.count !== here.count || there.sum !== here.sum)
          throw new CannotMoveError(`${table.name} did not arrive as it left.`)
        rows += here.count
      }
      if (rows === 0) throw new CannotMoveError('There is nothing to move: this shop was never opened.')
      await copySequences(from, to)
      await bringFiles()
      return { tables: tables.length, rows }
    })
  })
