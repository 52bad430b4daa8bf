import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { GatewayFaults } from '../../../../../adapters/embedded-backend/chat/gateway/gateway-options.ts'
import { encodePacket } from '../../../../../domain/messaging/wire/encode.ts'
import { ReasonCode, type Send } from '../../../../../domain/messaging/wire/packets.ts'
import { openChatGateway, settled } from '../../../../support/backend/chat/chat-gateway.ts'
import type { GatewayClient } from '../../../../support/backend/chat/gateway-client.ts'
import { createMemoryLog } from '../../../../support/backend/chat/memory-log.ts'
import { createSeededRandom } from '../../../../support/seeded-random.ts'

const refusals = suite('refusals of the messaging server')

const reasons = (client: GatewayClient): readonly number[] =>
  client.of('sendack').map(({ reasonCode }) => reasonCode)

// What is refused at once overtakes the answers of those that the log has still to take.
const tally = (client: GatewayClient): readonly number[] => [...reasons(client)].sort((a, b) => a - b)

const foreignSend: Send = {
  kind: 'send',
  flags: 2,
  setting: 0,
  clientSeq: 1,
  clientMsgNo: 'x',
  channelID: 'ben',
  channelType: 1,
  expire: 0,
  msgKey: '0'.repeat(32),
  payload: new TextEncoder().encode('bm90IG91cnM='),
}

refusals('a uid that is blank, too long, or contains a separator of the server', async () => {
  const { enter, failures } = await openChatGateway()
  for (const uid of ['', '  ', 'a@b', 'a#b', 'a&b', 'a\0', 'a'.repeat(256)]) {
    const client = await enter(uid)
    assert.equal([client.isClosed(), client.received.length], [true, 0], JSON.stringify(uid))
  }
  assert.equal(failures, [])
})

refusals('an invalid client key', async () => {
  const { enter } = await openChatGateway()
  for (const clientKey of ['', 'AAAA', 'not base64!']) {
    const client = await enter('ana', { clientKey })
    assert.is(client.of('connack')[0]?.reasonCode, ReasonCode.clientKeyIsEmpty)
    assert.is(client.isClosed(), true)
  }
})

refusals('a second CONNECT, and packets that only a server sends', async () => {
  const { enter } = await openChatGateway()
  const again = await enter('ana')
  const connect = { version: 4, deviceFlag: 1, deviceID: 'd', uid: 'ana', token: 'token-ana', clientKey: '' }
  again.send({ kind: 'connect', clientTimestampMs: 0, ...connect })
  assert.is(again.isClosed(), true)
  const posing = await enter('ben')
  posing.send({
    kind: 'suback',
    flags: 0,
    number: '',
    channelID: '',
    channelType: 7,
    action: 0,
    reasonCode: 1,
  })
  assert.is(posing.isClosed(), true)
})

refusals('a SEND whose message key is wrong, with reason 9, and stays', async () => {
  const { enter, gateway } = await openChatGateway()
  const ana = await enter('ana')
  const frame = encodePacket(foreignSend, 4)
  ana.raw(frame.ok ? frame.value : new Uint8Array())
  await settled()
  assert.equal(reasons(ana), [ReasonCode.payloadDecodeError])
  assert.equal([ana.isClosed(), gateway.counters.rejected], [false, 1])
})

refusals(
  'channel ids that are empty, not allowed, too long or contain a zero byte, with reason 16',
  async () => {
    const { enter } = await openChatGateway()
    const ana = await enter('ana')
    for (const to of ['', 'a@b', 'b'.repeat(256), 'b\0']) ana.say(to, 'hello')
    ana.say('ben', 'hello', { clientMsgNo: 'n'.repeat(256) })
    await settled()
    assert.equal(reasons(ana), Array(5).fill(ReasonCode.channelIDError))
  },
)

refusals('a channel of another type with reason 5, a payload beyond the limit with reason 11', async () => {
  const { enter } = await openChatGateway()
  const ana = await enter('ana')
  ana.say('ben', 'hello', { channelType: 2 })
  ana.say('ben', 'x'.repeat(25_000))
  ana.say('ben', 'x'.repeat(24_000))
  await settled()
  assert.equal(reasons(ana), [ReasonCode.channelNotExist, ReasonCode.notAllowSend, ReasonCode.success])
})

refusals('a sender whom the shop refuses, with the shop’s reason, and stores nothing', async () => {
  const { enter, gateway } = await openChatGateway({ maySend: async () => ReasonCode.ban })
  const [ana, ben] = [await enter('ana'), await enter('ben')]
  ana.say('ben', 'hello')
  await settled()
  const [ack] = ana.of('sendack')
  assert.equal([ack?.reasonCode, ack?.messageID, ack?.messageSeq], [ReasonCode.ban, '0', 0])
  assert.equal([ben.recvs().length, gateway.counters.sent], [0, 0])
})

refusals('more data channels than one connection may subscribe to', async () => {
  const { enter } = await openChatGateway({ options: { subscriptions: 2 } })
  const ana = await enter('ana')
  const sub = { kind: 'sub', flags: 0, setting: 0, number: '', channelType: 7, param: '{}' } as const
  for (const channelID of ['a', 'b', 'b?x=1', 'c']) ana.send({ ...sub, channelID, action: 0 })
  ana.send({ ...sub, channelID: 'a', action: 1 }, { ...sub, channelID: 'c', action: 0 })
  assert.equal(
    ana.of('suback').map(({ reasonCode }) => reasonCode),
    [1, 1, 1, ReasonCode.rateLimit, 1, 1],
  )
})

refusals('messages behind one that will be resent, so that they do not overtake it', async () => {
  const { enter, clock } = await openChatGateway({ options: { sendBurst: 2, sendsPerSecond: 20 } })
  const [ana, ben] = [await enter('ana'), await enter('ben')]
  for (const text of ['one', 'two', 'three']) ana.say('ben', text)
  // Enough for another one, of the same batch, before its sender can know.
  clock.advance(100)
  ana.say('ben', 'four')
  await settled()
  assert.equal(tally(ana), [1, 1, ReasonCode.rateLimit, ReasonCode.rateLimit])
  ana.say('ben', 'three', { clientSeq: 3 })
  ana.say('ben', 'four')
  await settled()
  assert.equal(
    ben.recvs().map(({ payload }) => JSON.parse(new TextDecoder().decode(payload)).content),
    ['one', 'two', 'three', 'four'],
  )
})

refusals('nobody for long when the refused message is never resent', async () => {
  const { enter, clock } = await openChatGateway({ options: { sendBurst: 2, sendsPerSecond: 20 } })
  const ana = await enter('ana')
  for (const text of ['one', 'two', 'three']) ana.say('ben', text)
  clock.advance(999)
  ana.say('ben', 'four')
  clock.advance(1)
  ana.say('ben', 'five')
  await settled()
  assert.equal(tally(ana), [1, 1, 1, ReasonCode.rateLimit, ReasonCode.rateLimit])
})

refusals('messages behind one that could not be stored', async () => {
  const log = createMemoryLog()
  let isBroken = true
  const { enter } = await openChatGateway({
    log: { ...log, append: (...all) => (isBroken ? Promise.reject(new Error('busy')) : log.append(...all)) },
  })
  const ana = await enter('ana')
  for (const text of ['one', 'two']) ana.say('ben', text)
  await settled()
  isBroken = false
  for (const [clientSeq, text] of [
    [1, 'one'],
    [2, 'two'],
  ] as const)
    ana.say('ben', text, { clientSeq })
  await settled()
  assert.equal(reasons(ana), [ReasonCode.systemError, ReasonCode.systemError, 1, 1])
})

refusals('nothing silently when its log fails: a SEND can be retried, a CONNECT is closed', async () => {
  const log = createMemoryLog()
  const broken = new Error('no disk')
  const { enter, failures } = await openChatGateway({ log: { ...log, append: () => Promise.reject(broken) } })
  const ana = await enter('ana')
  ana.say('ben', 'hello')
  await settled()
  assert.equal([reasons(ana), failures], [[ReasonCode.systemError], [broken]])
  const closed = await openChatGateway()
  const failing = { ...closed.gateway.log, token: () => Promise.reject(broken) }
  const other = await openChatGateway({ log: failing })
  assert.is((await other.enter('ana')).isClosed(), true)
  assert.equal(other.failures, [broken])
})

refusals('any bytes, without harm to itself', async () => {
  const { enter, failures } = await openChatGateway()
  const random = createSeededRandom(7)
  for (let run = 0; run < 300; run++) {
    const client = await enter('ana', { deviceID: `d${run}`, isMute: run % 3 === 0 })
    const bytes = random.bytes(1 + random.below(60))
    client.raw(bytes)
    client.leave()
  }
  await settled()
  assert.equal(failures, [])
})

const refused: readonly (readonly [string, GatewayFaults, (client: GatewayClient) => boolean])[] = [
  [
    'refuses connections',
    { connects: 'refuse' },
    (client) => client.isClosed() && client.received.length === 0,
  ],
  [
    'leaves CONNACK out',
    { connects: 'silent' },
    (client) => !client.isClosed() && client.received.length === 0,
  ],
  ['swallows SENDACKs', { sendacks: 'swallow' }, (client) => client.of('sendack').length === 0],
  ['answers SENDs with a reason', { sendacks: 15 }, (client) => reasons(client).join() === '15'],
  ['swallows PONGs', { pongs: 'swallow' }, (client) => client.of('pong').length === 0],
  ['breaks at a byte that it sent', { cut: { way: 'sent', at: 5 } }, (client) => client.isClosed()],
  ['breaks at a byte that came', { cut: { way: 'received', at: 120 } }, (client) => client.isClosed()],
]
for (const [what, faults, shows] of refused) {
  refusals(`on the switch of a test it ${what}`, async () => {
    const { enter } = await openChatGateway({ faults })
    const ana = await enter('ana')
    const isIn = ana.of('connack').length > 0
    if (isIn) ana.say('ben', 'hello')
    if (isIn && !ana.isClosed()) ana.send({ kind: 'ping' })
    await settled()
    assert.ok(shows(ana))
  })
}

refusals.run()
