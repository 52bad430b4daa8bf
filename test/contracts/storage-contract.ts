import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { StoragePort } from '../../application/ports/storage-port.ts'

const DAY_MS = 86_400_000

/** What every StoragePort keeps to. `create` gets the clock that values live by. */
export const storageContract = (name: string, create: (now: () => number) => StoragePort): void => {
  const storage = suite(`StoragePort: ${name}`)
  const setUp = () => {
    // The test DOM counts a cookie's life by the real clock, so this one starts there.
    const time = { now: Date.now() }
    return { time, port: create(() => time.now) }
  }

  storage('returns undefined for an unknown name', () => {
    assert.is(setUp().port.read('none'), undefined)
  })

  storage('returns what was written, character by character', () => {
    const { port } = setUp()
    for (const value of ['plain', 'a=b; c=d, e', '{"x":"ü 日本 %20"}', 'with|bar', '  spaces  ']) {
      port.write('name', value, 1)
      assert.is(port.read('name'), value)
    }
  })

  storage('keeps names apart, also when one is a prefix of another', () => {
    const { port } = setUp()
    port.write('token', 'a', 1)
    port.write('token2', 'b', 1)
    assert.equal([port.read('token'), port.read('token2'), port.read('tok')], ['a', 'b', undefined])
  })

  storage('removes a value, and accepts the removal of a missing one', () => {
    const { port } = setUp()
    port.write('name', 'a', 1)
    port.remove('name')
    port.remove('none')
    assert.is(port.read('name'), undefined)
  })

  storage('returns no value that was written with zero lifetime', () => {
    const { port } = setUp()
    port.write('name', 'a', 0)
    assert.is(port.read('name'), undefined)
  })

  storage.run()
}

/** For adapters that count a value's life themselves, by the clock they are given. */
export const storageLifeContract = (name: string, create: (now: () => number) => StoragePort): void => {
  const storage = suite(`StoragePort with a life: ${name}`)

  storage('forgets a value after its lifetime', () => {
    const time = { now: 1_700_000_000_000 }
    const port = create(() => time.now)
    port.write('name', 'a', 3)
    time.now += 3 * DAY_MS - 1
    assert.is(port.read('name'), 'a')
    time.now += 1
    assert.is(port.read('name'), undefined)
  })

  storage.run()
}
