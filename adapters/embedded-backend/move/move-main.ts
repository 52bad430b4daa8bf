import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { audit } from '../audit/audit.ts'
import { migrate } from '../database/migrate.ts'
import { closeStore, openStore, type Store } from '../database/open-store.ts'
import { createSystemClock } from '../time/clock.ts'
import { createFolderFiles } from '../uploads/folder-files.ts'
import { openFiles, readS3 } from '../uploads/open-files.ts'
import { copyFiles } from './backup.ts'
import { moveData } from './move-data.ts'

// `npm run move-data -- --from .data --to postgres://... [--files-to DIR]`: the shop must not be running.
const surroundings = { clock: createSystemClock(), log: { write: () => undefined } }

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: '.data' },
      to: { type: 'string' },
      'files-to': { type: 'string' },
    },
  })
  const { from, to = process.env['DATABASE_URL'], 'files-to': filesTo } = values
  if (!to) throw new Error('Say where to: --to postgres://..., or DATABASE_URL.')
  if (!/^postgres(?:ql)?:\/\//.test(to)) throw new Error('--to must begin with postgres://.')
  if (!existsSync(join(from, 'database'))) throw new Error(`There is no shop in ${from}.`)
  return { from, to, filesTo }
}

type Way = { readonly from: string; readonly filesTo: string | undefined }

const s3 = readS3(process.env)

/** Into the bucket if one is named, else into the new shop's folder. */
const carryFiles = async ({ from, filesTo = from }: Way): Promise<void> => {
  const target = openFiles({ dataDir: filesTo, s3 })
  if (target && (s3 !== undefined || resolve(filesTo) !== resolve(from)))
    await copyFiles(createFolderFiles(from), target)
}

/** Moves rows and files; returns 1 when the audit of the target fails. */
const carry = async (source: Store, target: Store, way: Way): Promise<number> => {
  await migrate(source.database)
  await migrate(target.database)
  const { tables, rows } = await moveData(source.database, target.database, () => carryFiles(way))
  const findings = await audit(target.database)
  for (const { check, detail } of findings) console.error(`${check}: ${detail}`)
  console.log(`${rows} rows in ${tables} tables moved and compared; ${findings.length} inconsistencies`)
  const files = way.filesTo ?? way.from
  const where = s3 ? `Pictures are in s3://${s3.bucket}` : `Files stay in ${files}`
  console.log(`${where}: start with --data-dir ${files}.`)
  return findings.length === 0 ? 0 : 1
}

const move = async (): Promise<void> => {
  const { from, to, filesTo } = readOptions()
  const common = { databasePool: 4, isFresh: false }
  const stores: Store[] = []
  try {
    const source = await openStore({ ...common, dataDir: from, databaseUrl: undefined }, surroundings)
    stores.push(source)
    const target = await openStore({ ...common, dataDir: filesTo ?? from, databaseUrl: to }, surroundings)
    stores.push(target)
    process.exitCode = await carry(source, target, { from, filesTo })
  } finally {
    // Open connections would keep the process running.
    for (const store of stores) await closeStore(store)
  }
}

await move().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
})
