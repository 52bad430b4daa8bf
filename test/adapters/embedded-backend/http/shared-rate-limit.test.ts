import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  createSharedRateLimit,
  forgetTries,
} from '../../../../adapters/embedded-backend/http/shared-rate-limit.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const limits = suite<{ shop: TestBackend }>('a limit of tries that processes share')

const MINUTE = 60_000
const HOUR = 60 * MINUTE

limits.before(async (context) => {
  context.shop = await startBackend({ config: { seed: { kind: 'empty' } } })
})
limits.after(({ shop }) => shop.close())

let scopes = 0
/** Two processes with one limit of two tries in a quarter of an hour. */
const setUp = ({ deps: { database } }: TestBackend) => {
  let at = 1_000 * HOUR
  const clock = { now: () => at }
  scopes += 1
  const open = () => createSharedRateLimit({ database, clock }, `scope-${scopes}`, 2, 15 * MINUTE)
  return {
    east: open(),
    west: open(),
    clock,
    pass: (ms: number) => {
      at += ms
    },
  }
}

const isRefused = (asked: Promise<void>): Promise<boolean> =>
  asked.then(
    () => false,
    (cause: Error) => {
      assert.match(cause.message, /too-many-tries/)
      return true
    },
  )

limits('counts the tries of all processes together', async ({ shop }) => {
  const { east, west, pass } = setUp(shop)
  await east.take('a')
  pass(10 * MINUTE)
  await west.take('a')
  assert.is(await isRefused(east.take('a')), true)
  assert.is(await isRefused(west.check('a')), true)
  assert.is(await isRefused(west.take('b')), false)
  pass(5 * MINUTE)
  assert.is(await isRefused(east.check('a')), false)
})

limits('allows no more tries than are left, however many come at once', async ({ shop }) => {
  const { east, west } = setUp(shop)
  const refused = await Promise.all(
    Array.from({ length: 12 }, (_, index) => isRefused((index % 2 ? east : west).take('a'))),
  )
  assert.is(refused.filter((one) => !one).length, 2)
})

limits('refunds one try, not the earlier ones', async ({ shop }) => {
  const { east, west } = setUp(shop)
  await east.take('a')
  await west.take('a')
  await west.takeBack('a')
  assert.is(await isRefused(east.take('a')), false)
  assert.is(await isRefused(east.take('a')), true)
})

limits('forgets tries dated by a fast clock after their time at the latest', async ({ shop }) => {
  const { east, pass } = setUp(shop)
  pass(24 * HOUR)
  await east.take('a')
  await east.take('a')
  pass(-24 * HOUR)
  assert.is(await isRefused(east.check('a')), true)
  pass(15 * MINUTE)
  assert.is(await isRefused(east.take('a')), false)
})

limits('stores neither account nor address, and deletes old entries', async ({ shop }) => {
  const { database } = shop.deps
  const { east, clock, pass } = setUp(shop)
  await east.take('rani@contoh.id 10.0.0.7')
  const kept = JSON.stringify(await database.query('select * from tries'))
  assert.not.match(kept, /rani|10\.0\.0/)
  pass(25 * HOUR)
  await east.take('b')
  await forgetTries({ ...shop.deps, clock: { ...shop.deps.clock, now: clock.now } })
  const left = await database.query<{ scope: string }>('select scope from tries where scope = $1', [
    `scope-${scopes}`,
  ])
  assert.is(left.length, 1)
})

limits.run()
