import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, type FakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { createConversationCache } from '../../../application/messaging/conversation-cache.ts'
import { createMessageStore } from '../../../application/messaging/message-store.ts'
import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { createContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { createFakeRecords, type FakeRecords } from '../../support/fakes/fake-records.ts'
import { makeMessage } from '../../support/messaging/messages.ts'

const caches = suite('cached conversations')
const KEY = channelKey({ channelID: 'u2', channelType: 1 })

const openPage = (clock: FakeClock, records: FakeRecords, uid = 'u1') => {
  const lifecycle = createFakeLifecycle()
  const store = createMessageStore(clock, { uid, excludedTypes: new Set() })
  const cache = createConversationCache({
    records,
    registry: createContentRegistry(),
    clock,
    lifecycle,
    store,
    uid,
  })
  const show = (...messages: readonly Message[]): void => {
    for (const message of messages) store.apply({ kind: 'applied', message })
    cache.touch(KEY)
  }
  const seqs = () => store.transcript(KEY).messages.map(({ messageSeq }) => messageSeq)
  return { store, cache, show, seqs, lifecycle }
}

const start = () => {
  const clock = createFakeClock()
  const records = createFakeRecords(clock)
  return { clock, records, ...openPage(clock, records) }
}

caches(
  'are written once a second later for all changes of that second, and read by the next page',
  async () => {
    const { clock, records, show } = start()
    show(makeMessage(1))
    show(makeMessage(2))
    await clock.advanceAsync(999)
    assert.is(records.calls.length, 0)
    await clock.advanceAsync(1)
    assert.is(records.calls.length, 1)
    const next = openPage(clock, records)
    await next.cache.restoreList()
    await next.cache.restoreConversation(KEY)
    await settle()
    assert.equal(next.seqs(), [1, 2])
    assert.is(next.store.conversations$.value[0]?.unread, 2)
  },
)

caches('are written at once when the page is hidden, and no more after its end', async () => {
  const { clock, records, show, lifecycle, cache } = start()
  show(makeMessage(1))
  lifecycle.set({ isVisible: false })
  const next = openPage(clock, records)
  await next.cache.restoreConversation(KEY)
  assert.equal(next.seqs(), [1])
  const { length } = records.calls
  await clock.advanceAsync(1000)
  show(makeMessage(2))
  cache.dispose()
  lifecycle.set({ isVisible: true })
  lifecycle.set({ isVisible: false })
  await clock.advanceAsync(1000)
  assert.is(records.calls.length, length)
})

caches('contain only stored messages after the last gap, forty at most', async () => {
  const { clock, records, store, show } = start()
  show(...Array.from({ length: 60 }, (_, at) => makeMessage(at + 1)))
  show(makeMessage(0, { clientMsgNo: 'mine', fromUID: 'u1', status: 'wait' }))
  await clock.advanceAsync(1000)
  const next = openPage(clock, records)
  await next.cache.restoreConversation(KEY)
  assert.equal([next.seqs().length, next.seqs()[0], next.seqs().at(-1)], [40, 21, 60])

  store.apply({ kind: 'gap-marked', channelKey: KEY, range: { from: 61, to: 64 } })
  show(makeMessage(65))
  await clock.advanceAsync(1000)
  const later = openPage(clock, records)
  await later.cache.restoreConversation(KEY)
  assert.equal(later.seqs(), [65])
})

caches('do not overwrite messages that are there already', async () => {
  const { clock, records, show } = start()
  show(makeMessage(1))
  await clock.advanceAsync(1000)
  const next = openPage(clock, records)
  next.show(makeMessage(9))
  await next.cache.restoreConversation(KEY)
  await next.cache.restoreList()
  assert.equal(next.seqs(), [9])
})

caches('of one account are not used for another', async () => {
  const { clock, records, show } = start()
  show(makeMessage(1))
  await clock.advanceAsync(1000)
  const other = openPage(clock, records, 'u3')
  await other.cache.restoreList()
  await other.cache.restoreConversation(KEY)
  assert.equal([other.seqs(), other.store.conversations().order], [[], []])
})

caches('are ignored when the rows cannot be read or are of another release', async () => {
  const { clock, records, show } = start()
  show(makeMessage(1))
  await clock.advanceAsync(1000)
  await records.change('rooms', [
    { put: { key: `u1\n${KEY}`, value: [{ from: 'the future' }] } },
    { put: { key: 'u1\nlist', value: { not: 'a list' } } },
  ])
  const next = openPage(clock, records)
  await next.cache.restoreList()
  await next.cache.restoreConversation(KEY)
  records.failFrom('records-unavailable')
  const last = openPage(clock, records)
  await last.cache.restoreList()
  await last.cache.restoreConversation(KEY)
  assert.equal([next.seqs(), last.seqs()], [[], []])
})

caches('are not written when only the list has changed', async () => {
  const { clock, records, cache } = start()
  cache.touch(undefined)
  await clock.advanceAsync(1000)
  const listed = await records.list('rooms', '')
  assert.equal(listed.ok && listed.value.map(({ key }) => key), ['u1\nlist'])
})

caches('are read without invalid rows of the list', async () => {
  const { clock, records, show } = start()
  show(makeMessage(1))
  await clock.advanceAsync(1000)
  const listed = await records.list('rooms', 'u1\nlist')
  const rows = listed.ok ? (listed.value[0]?.value as readonly unknown[]) : []
  const value = [null, 7, { channel: 'u2', lastSeq: 1 }, { channel: {}, lastSeq: '1' }, ...rows]
  await records.change('rooms', [{ put: { key: 'u1\nlist', value } }])
  const next = openPage(clock, records)
  await next.cache.restoreList()
  assert.equal(next.store.conversations().order, [KEY])
})

caches('are no longer written after the end', async () => {
  const { clock, records, cache, show } = start()
  show(makeMessage(1))
  cache.dispose()
  // An answer that was on its way.
  show(makeMessage(2))
  await clock.advanceAsync(5000)
  assert.is(records.calls.length, 0)
})

caches.run()
