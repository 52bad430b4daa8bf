import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openPgliteDatabase } from '../../../../adapters/embedded-backend/database/pglite-database.ts'
import {
  type BackendProgram,
  buildBackendProgram,
  copyDemoShop,
} from '../../../support/backend/process/backend-process.ts'
import { SHORT_LIVED } from '../../../support/backend/process/short-lived.ts'

const auditing = suite('npm run audit')
let program: BackendProgram

auditing.before(async () => {
  program = await buildBackendProgram('audit-main', SHORT_LIVED)
})
auditing.after(() => program.remove())

auditing('tells an empty folder from a shop, and consistent books from forged ones', async () => {
  const nothing = program.audit()
  assert.is(nothing.exitCode, 1)
  assert.match(nothing.out, 'There is no shop in')

  copyDemoShop(program.dataDir)
  const shop = await program.start({})
  const open = program.audit()
  assert.is(open.exitCode, 1)
  await shop.kill()

  const sound = program.audit()
  assert.is(sound.exitCode, 0, sound.out)
  assert.match(sound.out, /\d+ orders, \d+ transfers, shoppers hold \$[\d.]+: 0 inconsistencies/)

  const database = await openPgliteDatabase(join(program.dataDir, 'database'))
  await database.query(
    "update ledger_accounts set balance_cents = balance_cents + 1 where name = 'shopper:1'",
  )
  await database.close()
  const forged = program.audit()
  assert.is(forged.exitCode, 1)
  assert.match(forged.out, 'an account is not the sum of its entries: shopper:1')
})

auditing.run()
