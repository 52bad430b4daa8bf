import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createNotices } from '../../../application/shared/create-notices.ts'
import { callLater, callsLater, loadLater } from '../../../application/shared/later.ts'
import { ok } from '../../../domain/shared/result.ts'

const later = suite('parts of the App that are fetched later')
const part = { double: async (value: number) => ok(value * 2) }

later('are fetched once, at the first call', async () => {
  let loads = 0
  const load = loadLater(
    async () => {
      loads += 1
      return part
    },
    createNotices({ clock: createFakeClock() }),
  )
  const double = callLater(load, (loaded) => loaded.double)
  assert.is(loads, 0)
  assert.equal(await Promise.all([double(2), double(3)]), [ok(4), ok(6)])
  assert.is(loads, 1)
})

later('answer offline with a toast when they cannot be fetched, and are tried again', async () => {
  const notices = createNotices({ clock: createFakeClock() })
  let isUp = false
  const load = loadLater(async () => {
    if (!isUp) throw new TypeError('Failed to fetch dynamically imported module')
    return part
  }, notices)
  const double = callLater(load, (loaded) => loaded.double)
  assert.equal(await double(2), { ok: false, fault: { kind: 'offline' } })
  assert.equal(notices.notices$.value[0]?.text, { kind: 'fault', fault: { kind: 'offline' } })
  isUp = true
  assert.equal(await double(2), ok(4))
})

later('hand several calls on by their names, with all that was given', async () => {
  const pair = { ...part, join: async (one: string, other: string) => ok(one + other), note: 'kept' }
  const load = loadLater(async () => pair, createNotices({ clock: createFakeClock() }))
  const { double, join } = callsLater(load, ['double', 'join'])
  assert.equal([await double(4), await join('a', 'b')], [ok(8), ok('ab')])
})

later.run()
