import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { reportingDamage } from '../../../../adapters/embedded-backend/database/damage.ts'
import { takeDataLock } from '../../../../adapters/embedded-backend/database/data-lock.ts'
import type { Database } from '../../../../adapters/embedded-backend/database/database.ts'
import {
  closeStore,
  NoDatabaseError,
  openStore,
} from '../../../../adapters/embedded-backend/database/open-store.ts'
import { createFakeClock } from '../../../../adapters/fakes/fake-clock.ts'

const damage = suite('a damaged database')

damage('does not open, and reports in one line where it is and what to do', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintas-damage-'))
  const config = { dataDir, databaseUrl: undefined, databasePool: 1, isFresh: false }
  const deps = { clock: createFakeClock(), log: { write: () => undefined } }
  await closeStore(await openStore(config, deps))
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'no version')
  const fault = await openStore(config, deps).catch((cause: unknown) => cause)
  assert.instance(fault, NoDatabaseError)
  const { message } = fault as NoDatabaseError
  assert.match(message, `The database in ${join(dataDir, 'database')} is damaged`)
  assert.match(message, 'restore a backup')
  assert.not.match(message, '\n')
  // Whoever restores the folder can start at once.
  takeDataLock(dataDir).release()
  rmSync(dataDir, { recursive: true })
})

damage('is reported once when a statement finds the damage', async () => {
  const told: unknown[] = []
  const refused = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
  const of = (code: string): Database => ({
    query: refused(code),
    transaction: refused(code),
    script: refused(code),
    close: async () => undefined,
  })
  const damaged = reportingDamage(of('XX001'), (cause) => told.push(cause))
  for (const act of [() => damaged.query('select 1'), () => damaged.transaction(async () => 1)])
    assert.is(await act().catch(({ code }) => code), 'XX001')
  assert.is(told.length, 1)
  const refusing = reportingDamage(of('23505'), (cause) => told.push(cause))
  assert.is(await refusing.query('select 1').catch(({ code }) => code), '23505')
  assert.is(told.length, 1)
})

damage.run()
