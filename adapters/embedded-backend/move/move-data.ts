import { Defect } from '../../../domain/shared/result.ts'
import type { Database, Sql } from '../database/database.ts'
import { fingerprintOf, listOf, nameOf, type Table, tablesOf } from './tables.ts'

/** The data cannot be moved; its message is the line to show. The target is unchanged. */
class CannotMoveError extends Defect {
  override name = 'CannotMoveError'
}

/** How much was moved. */
export type MoveResult = { readonly tables: number; readonly rows: number }

const ROWS = 500

/** Makes both sides format times the same way. */
const agreeOnTime = (sql: Sql): Promise<unknown> => sql.query("set local timezone = 'UTC'")

const copyRows = async (from: Sql, to: Sql, table: Table): Promise<void> => {
  await from.query(
    `declare moving no scroll cursor for select to_jsonb(r)::text as row from (select ${listOf(table)} from ${nameOf(table)}) r`,
  )
  for (;;) {
    const rows = await from.query<{ row: string }>(`fetch ${ROWS} from moving`)
    if (rows.length === 0) break
    // As text throughout, because 64-bit numbers do not fit a JavaScript number.
    await to.query(
      `insert into ${nameOf(table)} (${listOf(table)})
       select ${listOf(table)} from jsonb_populate_recordset(null::${nameOf(table)}, $1::jsonb)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    )
  }
  await from.query('close moving')
}

/** Continues the id sequences. */
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
 * Copies all rows of a shop into another, empty database, in one transaction, and compares both sides before the
 * commit. Data outside the database are copied before that too: if it fails, the target stays empty. Both must have
 * the newest schema and must not be in use.
 */
export const moveData = (
  source: Database,
  target: Database,
  bringFiles: () => Promise<void> = async () => undefined,
): Promise<MoveResult> =>
  source.transaction(async (from) => {
    await agreeOnTime(from)
    const tables = await tablesOf(from)
    return target.transaction(async (to) => {
      await agreeOnTime(to)
      await to.query('set local statement_timeout = 0')
      // The target is idle while the source reads and hashes a large table.
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
