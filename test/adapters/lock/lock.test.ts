import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeRandom } from '../../../adapters/fakes/fake-ports.ts'
import { createLeaseArea, createLeaseLock } from '../../../adapters/lock/lease-lock.ts'
import { createLoneLock } from '../../../adapters/lock/lone-lock.ts'
import type { LockPort } from '../../../application/ports/lock-port.ts'
import { lockContract } from '../../contracts/lock-contract.ts'
import { createFakeLocks } from '../../support/fakes/fake-locks.ts'
import { createLeaseBrowser } from '../../support/messaging/lease-tabs.ts'

lockContract('lone', () => {
  const port = createLoneLock()
  return { one: port, other: port, arrived: settle, isFair: true }
})
lockContract('fake', () => {
  const locks = createFakeLocks()
  return { one: locks.openTab(), other: locks.openTab(), arrived: settle, isFair: true }
})
lockContract('lease', () => {
  const browser = createLeaseBrowser()
  const arrived = async () => browser.clock.advance(1_000)
  return { one: browser.openTab(), other: browser.openTab(), arrived, isFair: false }
})

/** Two tabs ask for one lock; the first has it. */
const askBoth = (one: LockPort, other: LockPort) => {
  const told: string[] = []
  const listen = (who: string) => ({ held: () => told.push(who), lost: () => told.push(`${who} lost`) })
  return {
    told,
    asked: [one.request('chat', listen('one')), other.request('chat', listen('other'))] as const,
  }
}

const lease = suite('lease lock (gate G14)')

lease('of a tab that crashes is granted to another within two seconds', () => {
  for (let age = 0; age < 600; age += 37) {
    const { clock, openTab } = createLeaseBrowser()
    const first = openTab()
    const { told } = askBoth(first, openTab())
    clock.advance(1_000 + age)
    assert.equal(told, ['one'])
    first.kill()
    clock.advance(2_000)
    assert.equal(told, ['one', 'other'], `${age} ms after a second`)
  }
})

lease('of a tab that is closed is granted to another at once', () => {
  const { clock, openTab } = createLeaseBrowser()
  const first = openTab()
  const { told } = askBoth(first, openTab())
  clock.advance(1_000)
  first.leave()
  // A page that is kept hears of it; here it does at once.
  assert.equal(told, ['one', 'one lost'])
  clock.advance(100)
  assert.equal(told, ['one', 'one lost', 'other'])
})

lease('of a frozen tab is granted to another, and the tab learns it before it does anything else', () => {
  const { clock, openTab } = createLeaseBrowser()
  const first = openTab()
  const { told } = askBoth(first, openTab())
  clock.advance(1_000)
  first.freeze()
  clock.advance(60_000)
  assert.equal(told, ['one', 'other'])
  first.thaw()
  assert.equal(told, ['one', 'other', 'one lost'])
  clock.advance(60_000)
  assert.equal(told, ['one', 'other', 'one lost'])
})

lease('is held for as long as it is renewed', () => {
  const { clock, openTab } = createLeaseBrowser()
  const { told, asked } = askBoth(openTab(), openTab())
  clock.advance(600_000)
  assert.equal(told, ['one'])
  for (const one of asked) one.release()
  assert.is(clock.pending(), 0)
})

/** What another tab has written, without the event that would tell of it. */
const takenAt = (now: number) => JSON.stringify({ owner: 'another', until: now + 1_500 })

lease('requested by two at the same moment is held by the last writer', () => {
  const { clock, items, openTab } = createLeaseBrowser()
  const told: string[] = []
  openTab().request('chat', { held: () => told.push('held'), lost: () => told.push('lost') })
  clock.advance(50)
  items.set('lintas_lock_chat', takenAt(clock.now()))
  clock.advance(1_000)
  assert.equal(told, [])
  clock.advance(1_000)
  assert.equal(told, ['held'])
})

lease('taken over while no event arrived is lost at the next renewal', () => {
  const { clock, items, openTab } = createLeaseBrowser()
  const told: string[] = []
  openTab().request('chat', { held: () => told.push('held'), lost: () => told.push('lost') })
  clock.advance(200)
  items.set('lintas_lock_chat', takenAt(clock.now()))
  clock.advance(500)
  assert.equal(told, ['held', 'lost'])
})

lease('is held by whoever requests it when nothing can be written', () => {
  const clock = createFakeClock()
  const refuse = (): never => {
    throw new DOMException('private', 'SecurityError')
  }
  const frame = new EventTarget()
  const area = createLeaseArea(refuse, frame as never)
  const told: string[] = []
  createLeaseLock({ clock, random: createFakeRandom(), area }).request('chat', {
    held: () => told.push('held'),
    lost: () => told.push('lost'),
  })
  clock.advance(10_000)
  assert.equal(told, ['held'])
})

lease('ignores a lease dated by a fast clock, and foreign values', () => {
  for (const text of [`{"owner":"x","until":${Number.MAX_SAFE_INTEGER}}`, '{"owner":1}', 'null', '{']) {
    const { clock, items, openTab } = createLeaseBrowser()
    items.set('lintas_lock_chat', text)
    const { told } = askBoth(openTab(), openTab())
    clock.advance(400)
    assert.is(told.length, 1, text)
  }
})

lease.run()

const fake = suite('fake locks')

fake('of a killed tab are granted to another, and the tab gets no more events', async () => {
  const locks = createFakeLocks()
  const first = locks.openTab()
  const { told } = askBoth(first, locks.openTab())
  await settle()
  first.kill()
  await settle()
  assert.equal(told, ['one', 'other'])
})

fake('of a frozen tab stay with it; its events are delivered when it thaws', async () => {
  const locks = createFakeLocks()
  const first = locks.openTab()
  const { told } = askBoth(first, locks.openTab())
  await settle()
  first.freeze()
  await settle()
  assert.equal(told, ['one'])
  locks.steal('chat')
  await settle()
  assert.equal(told, ['one', 'other'])
  first.thaw()
  assert.equal(told, ['one', 'other', 'one lost'])
})

fake.run()
