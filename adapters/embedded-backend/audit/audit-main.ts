import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { closeStore, openStore } from '../database/open-store.ts'
import { amount } from '../rows/row-format.ts'
import { readArguments } from '../start/arguments.ts'
import { createSystemClock } from '../time/clock.ts'
import { audit, totalsOf } from './audit.ts'

// `node build.mjs audit [--data-dir .data]`: the shop must not be running. Exits with 1 on any finding. With
// DATABASE_URL it audits a database server, which may be in use, because each check is one statement.
const log = { write: () => undefined }

/** Prints the result of the audit, and returns 1 on any finding. */
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
  // Opening would create an empty shop, whose audit always succeeds.
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database')))
    throw new Error(`There is no shop in ${dataDir}.`)
  const store = await openStore({ ...config, isFresh: false }, { clock: createSystemClock(), log })
  // Open connections would keep the process running.
  process.exitCode = await report(store.database).finally(() => closeStore(store))
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
}
