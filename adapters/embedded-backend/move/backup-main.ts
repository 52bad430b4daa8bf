import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { audit } from '../audit/audit.ts'
import { closeStore, openStore } from '../database/open-store.ts'
import { askControl } from '../operations/control.ts'
import { createSystemClock } from '../time/clock.ts'
import { openFiles, readS3 } from '../uploads/open-files.ts'
import { type BackupSummary, restoreBackup, takeBackup } from './backup.ts'

// `npm run backup -- [FOLDER] [--data-dir .data]` and `npm run restore -- FOLDER [--data-dir .data]`, both with
// DATABASE_URL for a PostgreSQL server. A backup can be taken while the shop runs; a restore needs an empty target.
const surroundings = { clock: createSystemClock(), log: { write: () => undefined } }

type Options = { readonly folder: string | undefined; readonly dataDir: string; readonly isRestore: boolean }

const readOptions = (): Options => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'data-dir': { type: 'string' }, restore: { type: 'boolean', default: false } },
  })
  return {
    folder: positionals[0],
    dataDir: values['data-dir'] ?? process.env['LINTAS_DATA_DIR'] ?? '.data',
    isRestore: values.restore,
  }
}

const databaseUrl = process.env['DATABASE_URL'] || undefined
const open = (dataDir: string) =>
  openStore({ dataDir, databaseUrl, databasePool: 2, isFresh: false }, surroundings)

const placesOf = (dataDir: string) => ({
  dataDir,
  files: openFiles({ dataDir, s3: readS3(process.env) }),
})

/** `2026-11-25T21-40-00Z`: sorts by time, and is a valid name on every file system. */
const nameOfNow = (): string => `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`

const backup = async ({
  folder = join('backups', nameOfNow()),
  dataDir,
}: Options): Promise<BackupSummary> => {
  const place = resolve(folder)
  const takenAt = new Date().toISOString()
  if (databaseUrl === undefined) {
    if (!existsSync(join(dataDir, 'database'))) throw new Error(`There is no shop in ${dataDir}.`)
    const answer = await askControl(dataDir, 'backup', { folder: place, takenAt })
    if (answer.isOpen) return answer.value as BackupSummary
  }
  const store = await open(dataDir)
  return takeBackup(store.database, placesOf(dataDir), place, takenAt).finally(() => closeStore(store))
}

const restore = async ({ folder, dataDir }: Options): Promise<BackupSummary> => {
  if (folder === undefined) throw new Error('Say which backup: npm run restore -- FOLDER')
  const store = await open(dataDir)
  try {
    const restored = await restoreBackup(store.database, placesOf(dataDir), folder)
    const findings = await audit(store.database)
    for (const { check, detail } of findings) console.error(`${check}: ${detail}`)
    console.log(`${findings.length} inconsistencies in the books`)
    if (findings.length > 0) process.exitCode = 1
    return restored
  } finally {
    await closeStore(store)
  }
}

try {
  const options = readOptions()
  const { folder, rows, files } = await (options.isRestore ? restore : backup)(options)
  const what = `${rows} rows and ${files} files`
  console.log(
    options.isRestore
      ? `${what} restored from ${folder} into ${options.dataDir}`
      : `${what} saved in ${folder}`,
  )
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
}
