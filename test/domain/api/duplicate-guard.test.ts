import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { admit, callKey, type DuplicateGuard, release } from '../../../domain/api/duplicate-guard.ts'

const guarding = suite('duplicate guard (requirements S5 and S9, api.md 7)')
const EMPTY: DuplicateGuard = new Map()
const file = { fileName: 'a.png', mediaType: 'image/png', size: 10, modifiedAt: 5, content: null }

guarding('refuses an identical call until 1000 ms have passed', () => {
  const { guard } = admit(EMPTY, 'k', 5000)
  assert.not(admit(guard, 'k', 5999).isAdmitted)
  assert.ok(admit(guard, 'k', 6000).isAdmitted)
})

guarding('measures from the admitted call, not from a refused one', () => {
  const first = admit(EMPTY, 'k', 0)
  const second = admit(first.guard, 'k', 900)
  assert.ok(admit(second.guard, 'k', 1000).isAdmitted)
})

guarding('admits a different call at once', () => {
  assert.ok(admit(admit(EMPTY, 'k', 0).guard, 'other', 0).isAdmitted)
})

guarding('admits a call again as soon as it has failed', () => {
  assert.ok(admit(release(admit(EMPTY, 'k', 0).guard, 'k'), 'k', 1).isAdmitted)
})

guarding('works with a clock that is set back', () => {
  assert.ok(admit(admit(EMPTY, 'k', 50_000).guard, 'k', 1000).isAdmitted)
})

guarding('forgets old calls, so that it does not grow', () => {
  let guard = EMPTY
  for (let at = 0; at < 100; at += 1) guard = admit(guard, `k${at}`, at * 500).guard
  assert.ok(guard.size <= 2)
})

guarding('treats bodies with another order of keys as identical', () => {
  const one = callKey('POST', '/a', { json: { x: 1, y: { b: 2, a: [1, 2] } } })
  assert.is(one, callKey('POST', '/a', { json: { y: { a: [1, 2], b: 2 }, x: 1 } }))
  assert.is.not(one, callKey('POST', '/a', { json: { x: 1, y: { b: 2, a: [2, 1] } } }))
})

guarding('distinguishes methods and addresses', () => {
  assert.is.not(callKey('POST', '/a'), callKey('PUT', '/a'))
  assert.is.not(callKey('POST', '/a'), callKey('POST', '/b'))
})

guarding('distinguishes two pictures by name, size or time of change', () => {
  const key = (value: typeof file) => callKey('POST', '/up', { form: [{ name: 'file', value }] })
  assert.is(key(file), key({ ...file, content: 'other' as never }))
  assert.is.not(key(file), key({ ...file, fileName: 'b.png' }))
  assert.is.not(key(file), key({ ...file, size: 11 }))
  assert.is.not(key(file), key({ ...file, modifiedAt: 6 }))
})

guarding.run()
