import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Defect } from '../../../domain/shared/result.ts'
import type { Database, Sql } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { AREAS, type FilesPort } from '../uploads/files-port.ts'
import { createFolderFiles } from '../uploads/folder-files.ts'
import { type Fingerprint, fingerprintOf, listOf, nameOf, type Table, tablesOf } from './tables.ts'

/** A backup or restore failed; its message is the line to show. */
class BackupError extends Defect {
  override name = 'BackupError'
}

const FORMAT = 1
const ABOUT = 'backup.json'
const ROWS_FILE = 'database.jsonl.gz'
/** In the data folder: the key from which chat tokens are derived. */
const KEYS = ['chat-key']
const BATCH = 500

type Sequence = { readonly name: string; readonly last: string | null }
type About = {
  readonly format: number
  /** ISO 8601. */
  readonly takenAt: string
  readonly versions: readonly number[]
  readonly tables: readonly (Table & Fingerprint)[]
  readonly sequences: readonly Sequence[]
  readonly files: number
}

/** What was backed up, and where to. */
export type BackupSummary = { readonly folder: string; readonly rows: number; readonly files: number }

const SEQUENCES = `select quote_ident(sequencename::text) as name, last_value::text as last
  from pg_sequences where schemaname = 'public' order by 1`

const versionsIn = async (sql: Sql): Promise<readonly number[]> =>
  (await sql.query<{ version: number }>('select version from schema_versions order by version')).map(
    ({ version }) => version,
  )

/** Rows as lines of JSON, each table preceded by a line with its name and columns. */
async function* linesOf(tx: Sql, tables: readonly Table[]): AsyncGenerator<string> {
  for (const { name, columns } of tables) {
    yield `${JSON.stringify({ table: name, columns })}\n`
    await tx.query(
      `declare saving no scroll cursor for
       select to_jsonb(r)::text as row from (select ${listOf({ name, columns })} from ${nameOf({ name, columns })}) r`,
    )
    for (;;) {
      const rows = await tx.query<{ row: string }>(`fetch ${BATCH} from saving`)
      if (rows.length === 0) break
      yield `${rows.map(({ row }) => row).join('\n')}\n`
    }
    await tx.query('close saving')
  }
}

/** A shop's data outside the database: keys in the data folder, pictures there or in a bucket. */
type Places = { readonly dataDir: string; readonly files: FilesPort | undefined }

/** Copies all files from one storage to another; returns how many. */
export const copyFiles = async (from: FilesPort, to: FilesPort): Promise<number> => {
  let copied = 0
  for (const area of AREAS)
    for await (const name of from.names(area)) {
      // Unused evidence is removed by the worker, possibly right now.
      const bytes = await from.read(area, name)
      if (bytes === undefined) continue
      await to.write(area, name, bytes)
      copied += 1
    }
  return copied
}

/**
 * Backs up a shop into a new folder: a consistent snapshot of the rows, then pictures, evidence and keys. Files are
 * written before their row is committed and never changed, so all files of the rows exist. The shop may be running:
 * PostgreSQL blocks nobody; the embedded database serves one caller at a time, so calls wait while its rows are read.
 */
export const takeBackup = async (
  database: Database,
  { dataDir, files: store }: Places,
  folder: string,
  takenAt: string,
): Promise<BackupSummary> => {
  const whole = resolve(folder)
  if (existsSync(whole)) throw new BackupError(`${whole} exists already: a backup is a new folder.`)
  const aside = `${whole}.unfinished`
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true, mode: 0o700 })
  try {
    const saved = await database.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only')
      await tx.query("set local timezone = 'UTC'")
      await tx.query('set local statement_timeout = 0')
      await tx.query('set local idle_in_transaction_session_timeout = 0')
      const tables = await tablesOf(tx)
      const prints: (Table & Fingerprint)[] = []
      for (const table of tables) prints.push({ ...table, ...(await fingerprintOf(tx, table)) })
      await pipeline(
        linesOf(tx, tables),
        createGzip(),
        createWriteStream(join(aside, ROWS_FILE), { mode: 0o600, flush: true }),
      )
      const sequences = await tx.query<Sequence>(SEQUENCES)
      return { tables: prints, sequences, versions: await versionsIn(tx) }
    })
    let files = 0
    if (store) files = await copyFiles(store, createFolderFiles(aside))
    for (const name of KEYS.filter((one) => existsSync(join(dataDir, one))))
      await copyFile(join(dataDir, name), join(aside, name))
    const about: About = { format: FORMAT, takenAt, ...saved, files }
    await writeFile(join(aside, ABOUT), `${JSON.stringify(about, null, 2)}\n`, { flush: true })
    await rename(aside, whole)
    return { folder: whole, rows: saved.tables.reduce((sum, { count }) => sum + count, 0), files }
  } catch (cause) {
    await rm(aside, { recursive: true, force: true })
    throw cause
  }
}

const readAbout = async (folder: string): Promise<About> => {
  const text = await readFile(join(folder, ABOUT), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BackupError(`There is no backup in ${folder}.`)
  const about = JSON.parse(text) as About
  if (about.format !== FORMAT) throw new BackupError(`This backup is of format ${about.format}.`)
  const known = new Set(migrations.map(({ version }) => version))
  if (about.versions.some((version) => !known.has(version)))
    throw new BackupError('This backup was taken by a newer version of the shop.')
  return about
}

/** Inserts lines into their tables as they arrive, so that backups of any size need little memory. */
const rowsInto = (tx: Sql): Writable => {
  let table: Table | undefined
  let waiting: string[] = []
  const flush = async (): Promise<void> => {
    if (table === undefined || waiting.length === 0) return
    // As text throughout, because 64-bit numbers do not fit a JavaScript number.
    await tx.query(
      `insert into ${nameOf(table)} (${listOf(table)})
       select ${listOf(table)} from jsonb_populate_recordset(null::${nameOf(table)}, $1::jsonb)`,
      [`[${waiting.join(',')}]`],
    )
    waiting = []
  }
  const take = async (line: string): Promise<void> => {
    if (line.startsWith('{"table":')) {
      await flush()
      const { table: name, columns } = JSON.parse(line) as { table: string; columns: readonly string[] }
      table = { name, columns }
      return
    }
    waiting.push(line)
    if (waiting.length === BATCH) await flush()
  }
  return new Writable({
    objectMode: true,
    write: (line: string, _, done) => void take(line).then(() => done(), done),
    final: (done) => void flush().then(() => done(), done),
  })
}

const fill = async (tx: Sql, folder: string, { tables, sequences }: About): Promise<void> => {
  await tx.query("set local timezone = 'UTC'")
  await tx.query('set local statement_timeout = 0')
  await tx.query('set local idle_in_transaction_session_timeout = 0')
  for (const table of await tablesOf(tx)) {
    if ((await fingerprintOf(tx, table)).count > 0)
      throw new BackupError(`There is a shop already: ${table.name} has rows. Restore into an empty place.`)
  }
  const source = createReadStream(join(folder, ROWS_FILE)).pipe(createGunzip())
  await pipeline(createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY }), rowsInto(tx))
  for (const table of tables) {
    const { count, sum } = await fingerprintOf(tx, table)
    if (count !== table.count || sum !== table.sum)
      throw new BackupError(`${table.name} is not in the backup as it was in the shop.`)
  }
  for (const { name, last } of sequences)
    if (last !== null) await tx.query('select setval($1::text::regclass, $2::text::bigint)', [name, last])
}

/**
 * Restores a backup into an empty database and data folder. Rows are compared with the backup before the commit; a
 * backup of an older version is then migrated to this schema.
 */
export const restoreBackup = async (
  database: Database,
  { dataDir, files }: Places,
  folder: string,
): Promise<BackupSummary> => {
  const about = await readAbout(folder)
  await migrate(
    database,
    migrations.filter(({ version }) => about.versions.includes(version)),
  )
  await database.transaction((tx) => fill(tx, folder, about))
  if (files) await copyFiles(createFolderFiles(folder), files)
  for (const name of KEYS.filter((one) => existsSync(join(folder, one))))
    await copyFile(join(folder, name), join(dataDir, name))
  await migrate(database)
  return {
    folder: resolve(folder),
    rows: about.tables.reduce((sum, { count }) => sum + count, 0),
    files: about.files,
  }
}
