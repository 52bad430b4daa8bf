import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import { createChatMemory } from '../../../application/messaging/chat-memory.ts'
import { createFakeCrypto } from '../../support/fakes/fake-crypto.ts'
import { createFakeRecords } from '../../support/fakes/fake-records.ts'

const memories = suite('whose chat the device has stored')

/** A session that was u9 by the shop's first, spoilt answer, wrote one message, and was contradicted. */
const doubted = async () => {
  const clock = createFakeClock()
  const records = createFakeRecords(clock)
  const memory = createChatMemory(createMemoryStorage(clock.now), createFakeCrypto(), 'token')
  await memory.keep('u9', records)
  const value = { message: { clientMsgNo: 'n1', fromUID: 'u9' } }
  await records.change('outbox', [{ put: { key: 'u9\nn1', value } }])
  memory.markUnconfirmed()
  const keys = async () => {
    const listed = await records.list('outbox', '')
    return listed.ok && listed.value.map(({ key }) => key)
  }
  return { clock, records, memory, keys }
}

memories('moves unsent messages to the right account, however slow the rows are', async () => {
  const { clock, records, memory, keys } = await doubted()
  records.delay(100)
  const kept = memory.keep('u1', records)
  await clock.advanceAsync(1000)
  await kept
  records.delay(0)
  assert.equal(await keys(), ['u1\nn1'])
})

memories('leaves them where they are when there is no room to move them', async () => {
  const { records, memory, keys } = await doubted()
  const { change } = records
  const full = async () => ({ ok: false, fault: { kind: 'records-full' } }) as const
  await memory.keep('u1', { ...records, change: full })
  assert.equal(await keys(), ['u9\nn1'])
  await memory.keep('u1', { ...records, change })
  assert.equal([await keys(), memory.recall()], [['u1\nn1'], 'u1'])
})

memories.run()
