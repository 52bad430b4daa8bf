import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { closeStore, openStore } from '../database/open-store.ts'
import { amount } from '../rows/row-format.ts'
import { readArguments } from '../start/arguments.ts'
import { createSystemClock } from '../time/clock.ts'
import { audit, totalsOf } from './audit.ts'

// `node build.mjs audit [--data-dir .data]`: the shop must be closed meanwhile. Exit 1 on any finding.
// With DATABASE_URL it reads a server, which may be in use: each check is one statement.
const log = { write: () => undefined }

/** What the books say, and 1 on any finding. */
const report = async (database: Database): Promise<number> => {
  const [found] = await database.query<{ name: string | null }>(
    "select to_regclass('ledger_transfers')::text as name",
  )
  if (!found?.name) throw new Error('There is no shop in this database.')
  const findings = await audit(database)
  const { orders, transfers, shoppersCents } = await totalsOf(database)
  for (const { check, detail } of findings) console.error(`${check}: ${detail}`)
  console.log(
    `${orders} orders, ${transfers} transfers, shoppers hold $${amount(shoppersCents)}: ${findings.length} inconsistencies`,
  )
  return findings.length === 0 ? 0 : 1
}

try {
  const config = readArguments(process.argv.slice(2), process.env)
  const { dataDir = '.data', databaseUrl } = config
  // Opening would make an empty shop, and an empty shop always adds up.
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database')))
    throw new Error(`There is no shop in ${dataDir}.`)
  const store = await openStore({ ...config, isFresh: false }, { clock: createSystemClock(), log })
  // Connections that stay open would keep the program from ending.
  process.exitCode = await report(store.database).finally(() => closeStore(store))
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
}
