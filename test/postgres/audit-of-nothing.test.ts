import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { TEST_SERVER } from '../support/backend/database/test-database.ts'
import { type BackendProgram, buildBackendProgram } from '../support/backend/process/backend-process.ts'
import { SHORT_LIVED } from '../support/backend/process/short-lived.ts'

const auditing = suite('npm run audit on a server')
let program: BackendProgram

auditing.before(async () => {
  program = await buildBackendProgram('audit-of-nothing', SHORT_LIVED)
})
auditing.after(() => program.remove())

auditing('says that a database without a shop has none, and ends', () => {
  const nobodys = new URL(TEST_SERVER ?? '')
  nobodys.pathname = '/postgres'
  const { exitCode, out } = program.audit({ DATABASE_URL: nobodys.href })
  assert.is(out.trim(), 'There is no shop in this database.')
  // Killed for not ending it would be null.
  assert.is(exitCode, 1)
})

auditing.run()
