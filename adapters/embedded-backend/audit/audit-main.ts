import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../arguments.ts'
import { takeDataLock } from '../database/data-lock.ts'
import { openPgliteDatabase } from '../database/pglite-database.ts'
import { amount } from '../row-format.ts'
import { audit, totalsOf } from './audit.ts'

// `node build.mjs audit [--data-dir .data]`: the shop must be closed meanwhile. Exit 1 on any finding.
const { dataDir = '.data' } = readArguments(process.argv.slice(2), process.env)
try {
  // Opening would make an empty shop, and an empty shop always adds up.
  if (!existsSync(join(dataDir, 'database'))) throw new Error(`There is no shop in ${dataDir}.`)
  const lock = takeDataLock(dataDir)
  const database = await openPgliteDatabase(join(dataDir, 'database'))
  const findings = await audit(database)
  const { orders, transfers, shoppersCents } = await totalsOf(database)
  for (const { check, detail } of findings) console.error(`${check}: ${detail}`)
  console.log(
    `${orders} orders, ${transfers} transfers, shoppers hold $${amount(shoppersCents)}: ${findings.length} inconsistencies`,
  )
  await database.close()
  lock.release()
  process.exitCode = findings.length === 0 ? 0 : 1
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause))
  process.exitCode = 1
}
