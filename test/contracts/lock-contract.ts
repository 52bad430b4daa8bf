import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { LockPort } from '../../application/ports/lock-port.ts'

export type LockSetUp = {
  readonly one: LockPort
  /** Another tab of the same browser, where the server has tabs. */
  readonly other: LockPort
  /** Lets pass what a lock needs to go from hand to hand. */
  readonly arrived: () => Promise<void>
  /** Whether a lock goes to who has waited longest. */
  readonly isFair: boolean
}

/** What every LockPort keeps to. */
export const lockContract = (name: string, create: () => LockSetUp): void => {
  const lock = suite(`LockPort: ${name}`)
  let names = 0

  /** A lock of its own, and who was told what about it. */
  const open = () => {
    names += 1
    const lockName = `contract-${names}`
    const told: string[] = []
    const ask = (port: LockPort, who: string) =>
      port.request(lockName, { held: () => told.push(who), lost: () => told.push(`${who} lost`) })
    return { ...create(), told, ask }
  }

  lock('a free lock is granted soon, though not before `request` has returned', async () => {
    const { one, arrived, told, ask } = open()
    const held = ask(one, 'one')
    assert.equal(told, [])
    await arrived()
    assert.equal(told, ['one'])
    held.release()
  })

  lock('one holder at a time, and the next gets it on release', async () => {
    const { one, other, arrived, told, ask } = open()
    const first = ask(one, 'one')
    await arrived()
    const second = ask(other, 'other')
    await arrived()
    assert.equal(told, ['one'])
    first.release()
    await arrived()
    assert.equal(told, ['one', 'other'])
    second.release()
  })

  lock('two requests of the same tab do not share it either', async () => {
    const { one, arrived, told, ask } = open()
    const first = ask(one, 'first')
    await arrived()
    const second = ask(one, 'second')
    await arrived()
    assert.equal(told, ['first'])
    first.release()
    await arrived()
    assert.equal(told, ['first', 'second'])
    second.release()
  })

  lock('locks of different names are independent', async () => {
    const { one, other, arrived, told, ask } = open()
    const held: string[] = []
    const beside = other.request(`beside-${names}`, {
      held: () => held.push('beside'),
      lost: () => undefined,
    })
    const asked = ask(one, 'one')
    await arrived()
    assert.equal([...held, ...told], ['beside', 'one'])
    beside.release()
    asked.release()
  })

  lock('a request cancelled while waiting is never called', async () => {
    const { one, other, arrived, told, ask } = open()
    const first = ask(one, 'one')
    await arrived()
    const second = ask(other, 'other')
    await arrived()
    second.release()
    first.release()
    await arrived()
    assert.equal(told, ['one'])
    const third = ask(other, 'third')
    await arrived()
    assert.equal(told, ['one', 'third'])
    third.release()
  })

  lock('a request cancelled at once is never called', async () => {
    const { one, other, arrived, told, ask } = open()
    ask(one, 'one').release()
    await arrived()
    const second = ask(other, 'other')
    await arrived()
    assert.equal(told, ['other'])
    second.release()
  })

  lock('a second release takes nothing from the next holder', async () => {
    const { one, other, arrived, told, ask } = open()
    const first = ask(one, 'one')
    await arrived()
    const second = ask(other, 'other')
    first.release()
    await arrived()
    first.release()
    const third = ask(one, 'third')
    await arrived()
    assert.equal(told, ['one', 'other'])
    second.release()
    await arrived()
    third.release()
  })

  lock('many requests each get it once, in turn', async () => {
    const { one, other, arrived, isFair, told, ask } = open()
    const first = ask(one, '0')
    await arrived()
    const asked = new Map([['0', first]])
    for (const who of ['1', '2', '3', '4']) {
      asked.set(who, ask(who === '2' ? one : other, who))
      await arrived()
    }
    for (let turns = 1; turns <= 5; turns += 1) {
      assert.is(told.length, turns)
      asked.get(told.at(-1) ?? '')?.release()
      await arrived()
    }
    const order = ['0', '1', '2', '3', '4']
    assert.equal(isFair ? told : [...told].sort(), order)
  })

  lock.run()
}
