import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { audit } from '../audit/audit.ts'
import { createSystemClock } from '../clock.ts'
import { migrate } from '../database/migrate.ts'
import { openStore, type Store } from '../database/open-store.ts'
import { moveData } from './move-data.ts'

// `npm run move-data -- --from .data --to postgres://... [--files-to DIR]`: the shop must be closed meanwhile.
const FILES = ['upload', 'private']
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

const shut = async ({ cluster, database, release }: Store): Promise<void> => {
  await cluster.close()
  await database.close()
  release()
}

const move = async (): Promise<void> => {
  const { from, to, filesTo } = readOptions()
  const common = { databasePool: 4, isFresh: false }
  const source = await openStore({ ...common, dataDir: from, databaseUrl: undefined }, surroundings)
  const target = await openStore({ ...common, dataDir: filesTo ?? from, databaseUrl: to }, surroundings)
  await migrate(source.database)
  await migrate(target.database)
  const { tables, rows } = await moveData(source.database, target.database)
  if (filesTo !== undefined && resolve(filesTo) !== resolve(from)) {
    for (const name of FILES.filter((folder) => existsSync(join(from, folder))))
      cpSync(join(from, name), join(filesTo, name), { recursive: true })
  }
  const findings = await audit(target.database)
  for (const { check, detail } of findings) console.error(`${check}: ${detail}`)
  console.log(`${rows} rows in ${tables} tables moved and compared; ${findings.length} inconsistencies`)
  console.log(`Files stay in ${filesTo ?? from}: start with --data-dir ${filesTo ?? from}.`)
  await shut(source)
  await shut(target)
  process.exitCode = findings.length === 0 ? 0 : 1
}

await move().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
})
