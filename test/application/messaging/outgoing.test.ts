import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createMessageStore } from '../../../application/messaging/message-store.ts'
import {
  createOutboxRows,
  createOutgoing,
  PAYLOAD_LIMIT,
  ROW_LIMIT_MS,
} from '../../../application/messaging/outbox.ts'
import type { StoreEvent } from '../../../application/messaging/store-event.ts'
import { type Channel, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { createContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import { createFakeCrypto } from '../../support/fakes/fake-crypto.ts'
import { createFakeRecords } from '../../support/fakes/fake-records.ts'
import { aPhoto } from '../../support/messaging/held-uploads.ts'

const lines = suite('messages that the shopper writes')
const CHANNEL: Channel = { channelID: 'm7', channelType: 1 }
const KEY = channelKey(CHANNEL)

const start = (clock = createFakeClock(), records = createFakeRecords(clock), seed = 1) => {
  const registry = createContentRegistry()
  const store = createMessageStore(clock, { uid: 'u1', excludedTypes: new Set() })
  const lost: string[] = []
  const rows = createOutboxRows({ records, registry, uid: 'u1', failed: ({ kind }) => lost.push(kind) })
  const handed: string[] = []
  const texts: unknown[] = []
  const takenBack: string[] = []
  const work = createOutgoing({
    uid: 'u1',
    clock,
    crypto: createFakeCrypto(seed),
    registry,
    rows,
    store,
    now: () => clock.now() + 5000,
    removeMessage: undefined,
    publish: (event: StoreEvent) => {
      store.apply(event)
      work.noticed(event)
    },
    delegate: ({ message, file }) => {
      handed.push(message.clientMsgNo)
      texts.push(file ? file.fileName : message.content.body.kind === 'text' && message.content.body.text)
    },
    streamBit: 0x02,
    takeBack: (clientMsgNo) => takenBack.push(clientMsgNo),
  })
  const send = (text: string) => work.send(textContent(text), CHANNEL, {})
  const status = () => store.transcript(KEY).messages.map((message) => message.status)
  return { clock, records, store, rows, lost, handed, texts, takenBack, work, send, status }
}

lines('is shown at once, stored in a row, and sent in the order of the calls', async () => {
  const { records, handed, texts, send, status } = start()
  const numbers = ['one', 'two', 'three'].map((text) => {
    const sending = send(text)
    return sending.ok ? sending.value.clientMsgNo : ''
  })
  assert.equal([status(), handed], [['wait', 'wait', 'wait'], []])
  await settle()
  assert.equal([handed, texts], [numbers, ['one', 'two', 'three']])
  const kept = await records.list('outbox', 'u1\n')
  assert.is(kept.ok && kept.value.length, 3)
})

lines('has a number of 32 hex characters and a 3, and the server time', () => {
  const { clock, store, send } = start()
  const sending = send('hi')
  assert.match(sending.ok ? sending.value.clientMsgNo : '', /^[0-9a-f]{32}3$/)
  assert.is(store.transcript(KEY).messages[0]?.timestamp, Math.floor((clock.now() + 5000) / 1000))
})

lines('is sent from memory, in order, when its row cannot be written within a second', async () => {
  const { clock, records, texts, send } = start()
  records.delay(Number.POSITIVE_INFINITY)
  send('one')
  send('two')
  await clock.advanceAsync(ROW_LIMIT_MS - 1)
  assert.equal(texts, [])
  await clock.advanceAsync(1)
  assert.equal(texts, ['one', 'two'])
})

lines('is sent when its row cannot be written at all, and the shopper is informed', async () => {
  const { records, texts, lost, send } = start()
  records.failFrom('records-full')
  send('one')
  await settle()
  assert.equal([texts, lost], [['one'], ['records-full']])
})

lines(
  '39, 44: is refused with the reason when no server could accept it, and leaves nothing behind',
  async () => {
    const { handed, work, status } = start()
    const cases = [
      work.send(textContent('x'), { channelID: '', channelType: 1 }, {}),
      work.send(textContent('x'), { channelID: 'c'.repeat(70_000), channelType: 1 }, {}),
      work.send(textContent('x'), { channelID: 'm7', channelType: 256 }, {}),
      work.send(textContent('x'.repeat(PAYLOAD_LIMIT)), CHANNEL, {}),
    ]
    assert.equal(
      cases.map((sent) => (sent.ok ? '' : sent.fault.kind)),
      ['channel-id-empty', 'channel-id-too-long', 'channel-type-unknown', 'content-too-long'],
    )
    await settle()
    assert.equal([handed, status()], [[], []])
  },
)

lines('is never sent when it was deleted before', async () => {
  const { records, handed, takenBack, work, send } = start()
  const sending = send('oops')
  assert.ok(sending.ok)
  work.discard(CHANNEL, sending.value.clientMsgNo)
  assert.equal(await sending.value.outcome, { kind: 'cancelled' })
  await settle()
  assert.equal([handed, takenBack], [[], [sending.value.clientMsgNo]])
  const kept = await records.list('outbox', '')
  assert.equal(kept.ok && kept.value, [])
})

lines('that failed is resent under its number with its file, or under another when edited', async () => {
  const { store, texts, work, handed } = start()
  const sending = work.send(textContent('photo'), CHANNEL, {}, aPhoto())
  assert.ok(sending.ok)
  const { clientMsgNo } = sending.value
  await settle()
  const fail = () => {
    const failed = { kind: 'failed', channelKey: KEY, clientMsgNo, reasonCode: 4 } as const
    store.apply(failed)
    work.noticed(failed)
  }
  fail()
  work.resend(CHANNEL, clientMsgNo)
  await settle()
  fail()
  work.resend(CHANNEL, clientMsgNo, textContent('words instead'))
  await settle()
  assert.equal(texts, ['a.jpg', 'a.jpg', 'words instead'])
  assert.equal(handed.slice(0, 2), [clientMsgNo, clientMsgNo])
  assert.is.not(handed[2], clientMsgNo)
  assert.is(store.find(KEY, clientMsgNo), undefined)
})

for (const [when, delayMs] of [
  ['its rows hang', Number.POSITIVE_INFINITY],
  ['its rows are there', 0],
] as const) {
  const failed = async () => {
    const started = start()
    const sending = started.send('again')
    assert.ok(sending.ok)
    const { clientMsgNo } = sending.value
    await settle()
    started.store.apply({ kind: 'failed', channelKey: KEY, clientMsgNo, reasonCode: 4 })
    started.handed.length = 0
    started.records.delay(delayMs)
    started.work.resend(CHANNEL, clientMsgNo)
    return { ...started, clientMsgNo }
  }

  lines(`that failed is resent when ${when}`, async () => {
    const { handed, clock, clientMsgNo } = await failed()
    await clock.advanceAsync(2 * ROW_LIMIT_MS)
    assert.equal(handed, [clientMsgNo])
  })

  lines(`that is deleted right after it was resent stays when ${when}`, async () => {
    const { handed, clock, work, clientMsgNo } = await failed()
    work.discard(CHANNEL, clientMsgNo)
    await clock.advanceAsync(2 * ROW_LIMIT_MS)
    assert.equal(handed, [])
  })
}

lines('that is waiting or stored is not sent again by a second tap', async () => {
  const { handed, work, send } = start()
  const sending = send('once')
  assert.ok(sending.ok)
  work.resend(CHANNEL, sending.value.clientMsgNo)
  await settle()
  assert.is(handed.length, 1)
})

lines('18: survives the page in its order, before those written then', async () => {
  const before = start()
  for (const text of ['one', 'two']) before.send(text)
  await settle()
  const after = start(before.clock, before.records, 2)
  const restored = await after.work.restore(after.store.apply)
  after.send('three')
  await settle()
  assert.equal(
    restored.map(({ message }) => message.content.body),
    ['one', 'two'].map((text) => ({ kind: 'text', text })),
  )
  const [last] = (await after.rows.list()).slice(-1)
  assert.equal(last?.message.content.body, { kind: 'text', text: 'three' })
  assert.equal(after.status(), ['wait', 'wait', 'wait'])
})

lines('is passed to each new leader until the server has it', async () => {
  const { work, send } = start()
  const sending = send('hi')
  assert.ok(sending.ok)
  const { clientMsgNo } = sending.value
  await settle()
  assert.is(work.unsettled().length, 1)
  work.noticed({ kind: 'settled', channelKey: KEY, clientMsgNo, messageID: '9', messageSeq: 1 })
  assert.is(work.unsettled().length, 0)
  assert.equal(await sending.value.outcome, { kind: 'stored', messageID: '9', messageSeq: 1 })
})

lines.run()
