import { crc32 } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  createImOfGateway,
  openMessageStream,
} from '../../../../../../adapters/embedded-backend/chat/gateway/im-of-gateway.ts'
import { createMessageIds } from '../../../../../../adapters/embedded-backend/chat/gateway/log/message-ids.ts'
import { personChannel } from '../../../../../../adapters/embedded-backend/chat/gateway/names.ts'
import { ReasonCode } from '../../../../../../domain/messaging/wire/packets.ts'
import { openChatGateway, settled } from '../../../../../support/backend/chat/chat-gateway.ts'
import { connectTo, type GatewayClient, textOf } from '../../../../../support/backend/chat/gateway-client.ts'

const delivery = suite('the messaging server’s delivery')

const TALK = { channelID: 'ana', channelType: 1 }
const LAST = { startMessageSeq: 0, endMessageSeq: 0, limit: 50, pullMode: 0 } as const
const ask = { msgCount: 1, page: 1, pageSize: 50 }
const utf8 = new TextEncoder()

const reasonsTo = (client: GatewayClient): readonly (number | undefined)[] =>
  client.of('disconnect').map(({ reasonCode }) => reasonCode)

delivery('processes SENDs of one connection in their order, however long each takes', async () => {
  let first: (() => void) | undefined
  const slow = new Promise<void>((done) => {
    first = done
  })
  const { enter } = await openChatGateway({
    maySend: async (_, to) => {
      if (to === 'ben') await slow
      return ReasonCode.success
    },
  })
  const ana = await enter('ana')
  ana.say('ben', 'one')
  ana.say('cem', 'two')
  await settled()
  assert.is(ana.of('sendack').length, 0)
  first?.()
  await settled()
  assert.equal(
    ana.of('sendack').map(({ clientSeq }) => clientSeq),
    [1, 2],
  )
})

delivery(
  'gives an unstored message the number 0, and keeps it out of history and unread counts',
  async () => {
    const { enter, gateway } = await openChatGateway()
    const im = createImOfGateway(gateway)
    const [ana, ben] = [await enter('ana'), await enter('ben')]
    for (const flags of [1 | 2, 4 | 2]) ana.say('ben', 'passing', { flags })
    ana.say('ben', 'stays')
    await settled()
    assert.equal(
      ben.recvs().map(({ messageSeq, flags }) => [messageSeq, flags]),
      [
        [0, 3],
        [0, 6],
        [1, 2],
      ],
    )
    assert.equal(
      ana.of('sendack').map(({ flags, messageSeq }) => [flags, messageSeq]),
      [
        [3, 0],
        [6, 0],
        [2, 1],
      ],
    )
    assert.is((await im.messages('ben', TALK, LAST)).messages.length, 1)
    assert.is((await im.conversations('ben', ask))[0]?.unread, 1)
  },
)

delivery(
  'addresses each side by the uid of the other, and counts nobody’s own messages as unread',
  async () => {
    const { enter, gateway } = await openChatGateway()
    const im = createImOfGateway(gateway)
    const ana = await enter('ana')
    ana.say('ben', 'hello')
    ana.say('ben', '', { payload: utf8.encode('{"type":99,"cmd":"typing"}') })
    await settled()
    const [mine] = await im.conversations('ana', ask)
    const [theirs] = await im.conversations('ben', ask)
    assert.equal([mine?.channelID, mine?.unread, theirs?.channelID, theirs?.unread], ['ben', 0, 'ana', 1])
    const { messages } = await im.messages('ben', TALK, LAST)
    assert.equal(
      messages.map(({ channelID, fromUID, messageSeq }) => [channelID, fromUID, messageSeq]),
      [
        ['ana', 'ana', 1],
        ['ana', 'ana', 2],
      ],
    )
  },
)

delivery('includes expire and the receipt flag only for protocol versions that have them', async () => {
  const { enter } = await openChatGateway()
  const ana = await enter('ana')
  const [old, fresh] = [await enter('ben', { version: 2 }), await enter('ben', { version: 3, deviceID: 'b' })]
  ana.say('ben', 'soon gone', { expire: 60, setting: 0x80 })
  await settled()
  assert.equal(
    [old, fresh].map((one) => [one.recvs()[0]?.expire, one.recvs()[0]?.setting]),
    [
      [0, 0x80],
      [60, 0x80],
    ],
  )
})

delivery('does not deliver a message again to a later connection, which loads what it missed', async () => {
  const { enter, clock } = await openChatGateway({ options: { idleLimitMs: 1_000_000 } })
  const [ana, ben] = [await enter('ana'), await enter('ben')]
  ana.say('ben', 'hello')
  await settled()
  ben.leave()
  const back = await enter('ben')
  clock.advance(600_000)
  assert.equal([ben.recvs().length, back.recvs().length], [1, 0])
})

delivery('resends each unacknowledged message at its own time', async () => {
  const { enter, clock } = await openChatGateway({ options: { idleLimitMs: 1_000_000 } })
  const [ana, ben] = [await enter('ana'), await enter('ben')]
  const heard = (): string => ben.recvs().map(textOf).join('')
  ana.say('ben', 'a')
  await settled()
  clock.advance(20_000)
  ana.say('ben', 'b')
  await settled()
  clock.advance(40_000)
  assert.is(heard(), 'aba')
  clock.advance(20_000)
  assert.is(heard(), 'abab')
  clock.advance(1_000_000)
  assert.is(heard(), 'ab'.repeat(6))
})

delivery(
  'sends no more than the limit to a client that does not read, and then closes the connection',
  async () => {
    const { gateway, enter } = await openChatGateway({ options: { backlogLimit: 10_000 } })
    const ana = await enter('ana')
    let waiting = 0
    let isClosed = false
    const slow = {
      connect: (wire: Parameters<typeof gateway.connect>[0]) =>
        gateway.connect({
          write: (bytes) => {
            waiting += bytes.length
            wire.write(bytes)
          },
          backlog: () => waiting,
          close: () => {
            isClosed = true
          },
        }),
    }
    connectTo(slow, { uid: 'ben' })
    await settled()
    for (let at = 0; at < 12; at++) ana.say('ben', 'x'.repeat(1000))
    await settled()
    assert.ok(isClosed)
    assert.ok(waiting < 12_000)
    assert.equal(await gateway.online(['ben']), [])
  },
)

delivery(
  'sends no more than the limit to a client that acknowledges nothing, and then closes the connection',
  async () => {
    const { gateway, enter } = await openChatGateway({ options: { backlogLimit: 10_000 } })
    const ana = await enter('ana')
    connectTo(gateway, { uid: 'ben' })
    await settled()
    for (let at = 0; at < 12; at++) ana.say('ben', 'x'.repeat(1000))
    await settled()
    assert.equal(await gateway.online(['ben']), [])
    assert.is(ana.isClosed(), false)
  },
)

delivery('kicks the oldest connection of a user who has too many', async () => {
  const { gateway, enter, clock } = await openChatGateway({ options: { sessionsPerUser: 2 } })
  const [one, two] = [await enter('ana', { deviceID: 'one' }), await enter('ana', { deviceID: 'two' })]
  const three = await enter('ana', { deviceID: 'three' })
  clock.advance(0)
  assert.equal([reasonsTo(one), one.isClosed()], [[ReasonCode.connectKick], true])
  assert.equal([two.isClosed(), three.isClosed(), gateway.connections()], [false, false, 2])
})

delivery('kicks connections of a device flag ten seconds after its token has changed', async () => {
  const { gateway, enter, clock } = await openChatGateway()
  await gateway.register('ana', 'pc', 2, 0)
  const web = await enter('ana')
  const desk = await enter('ana', { deviceFlag: 2, token: 'pc', deviceID: 'desk' })
  assert.equal((await gateway.online(['ana'])).map(({ deviceFlag }) => deviceFlag).sort(), [1, 2])
  await gateway.register('ana', 'fresh', 1, 1)
  assert.equal([reasonsTo(web), reasonsTo(desk)], [[ReasonCode.connectKick], []])
  assert.is(web.of('disconnect')[0]?.reason, 'login in other device')
  clock.advance(9_999)
  assert.is(web.isClosed(), false)
  clock.advance(1)
  assert.equal([web.isClosed(), desk.isClosed()], [true, false])
  assert.equal(await gateway.online(['ana']), [{ uid: 'ana', deviceFlag: 2 }])
})

for (const version of [2, 5]) {
  delivery(`delivers a streamed message whole and once to version ${version}`, async () => {
    const { gateway, enter } = await openChatGateway()
    const im = createImOfGateway(gateway)
    const ben = await enter('ben', { version })
    const stream = await openMessageStream(gateway, 'ana', { channelID: 'ben', channelType: 1 })
    await stream.append('one ')
    const { messages } = await im.messages('ben', TALK, LAST)
    assert.match(new TextDecoder().decode(messages[0]?.payload), /"one "/)
    await stream.append('two')
    assert.is(ben.recvs().length, 0)
    await stream.end()
    await stream.end()
    assert.equal(ben.recvs().map(textOf), ['one two'])
    assert.is(ben.recvs()[0]?.messageSeq, 1)
  })
}

delivery('duplicates, reorders or delays deliveries and history when a test asks for it', async () => {
  const twice = await openChatGateway({ faults: { recvs: 'twice' } })
  const swapped = await openChatGateway({ faults: { recvs: 'swap', historyMs: 500 } })
  for (const { enter } of [twice, swapped]) await enter('ben', { deviceID: 'other' })
  const heard: GatewayClient[] = []
  for (const { enter } of [twice, swapped]) {
    const [ana, ben] = [await enter('ana'), await enter('ben')]
    for (const text of ['a', 'b']) ana.say('ben', text)
    await settled()
    heard.push(ben)
  }
  assert.equal(
    heard.map((client) => client.recvs().map(textOf).join('')),
    ['aabb', 'ba'],
  )
  let isThere = false
  const asked = createImOfGateway(swapped.gateway).messages('ben', TALK, LAST)
  void asked.then(() => {
    isThere = true
  })
  await swapped.clock.advanceAsync(499)
  assert.is(isThere, false)
  await swapped.clock.advanceAsync(1)
  assert.ok(isThere)
})

delivery('counts the messages that it has delivered', async () => {
  const { gateway, enter, clock } = await openChatGateway()
  const ana = await enter('ana')
  await enter('ben')
  ana.say('ben', 'hello')
  await settled()
  clock.advance(60_000)
  assert.equal(gateway.counters, { received: 1, rejected: 0, redelivered: 1, sent: 1 })
  assert.is(gateway.connections(), 2)
})

delivery('assigns rising ids, also within a millisecond and when the clock is set back', () => {
  const times = [1_700_000_000_000, 1_700_000_000_000, 1_600_000_000_000, 1_700_000_000_001]
  let at = 0
  const highest = { randomBytes: (count: number) => new Uint8Array(count).fill(255) }
  const next = createMessageIds(() => times[at++] ?? 0, highest)
  const ids = times.map(() => BigInt(next()))
  assert.ok(ids.every((id, place) => place === 0 || id > (ids[place - 1] ?? 0n)))
  assert.ok(ids.every((id) => id > BigInt(Number.MAX_SAFE_INTEGER) && id < 2n ** 63n))
})

delivery('assigns ids that differ from those of another process in the same millisecond', () => {
  const idIn = (chance: number): string =>
    createMessageIds(() => 1_700_000_000_000, { randomBytes: () => Uint8Array.of(0, 0, chance) })()
  assert.is.not(idIn(1), idIn(2))
})

delivery('puts the name with the larger CRC32 first in a channel key', () => {
  const pairs = [['ana', 'ben'] as const, ['u1', 'm1'] as const, ['ü', 'service'] as const]
  for (const [one, other] of pairs) {
    const first = crc32(one) > crc32(other) ? one : other
    assert.is(personChannel(one, other), `${first}@${first === one ? other : one}`)
    assert.is(personChannel(other, one), personChannel(one, other))
  }
})

delivery('limits bytes times devices, and delivers again after a while', async () => {
  const options = { fanOutPerSecond: 10_000, fanOutBurst: 40_000 }
  const { enter, clock } = await openChatGateway({ options })
  const ana = await enter('ana')
  const devices = []
  for (let at = 0; at < 9; at++) devices.push(await enter('ben', { deviceID: `device-${at}` }))
  const answers = () => ana.of('sendack').map(({ reasonCode }) => reasonCode)
  const text = 'x'.repeat(1500)
  // Ten connections are sent each: 15 kB and more a message.
  for (let at = 0; at < 2; at++) ana.say('ben', text)
  await settled()
  assert.equal(answers(), [ReasonCode.success, ReasonCode.success])
  ana.say('ben', text)
  await settled()
  assert.is(answers().at(-1), ReasonCode.rateLimit)
  assert.equal(
    devices.map((device) => device.recvs().length),
    Array.from({ length: 9 }, () => 2),
  )
  clock.advance(2000)
  ana.say('ben', text)
  await settled()
  assert.is(answers().at(-1), ReasonCode.success, 'the same is taken later')
})

delivery('delivers a message that alone exceeds the burst, once nothing is owed', async () => {
  const { enter, clock } = await openChatGateway({ options: { fanOutPerSecond: 1000, fanOutBurst: 2000 } })
  const ana = await enter('ana')
  await enter('ben')
  const last = () => ana.of('sendack').at(-1)?.reasonCode
  ana.say('ben', 'x'.repeat(5000))
  await settled()
  assert.is(last(), ReasonCode.success)
  ana.say('ben', 'x')
  await settled()
  assert.is(last(), ReasonCode.rateLimit)
  clock.advance(11_000)
  ana.say('ben', 'x')
  await settled()
  assert.is(last(), ReasonCode.success)
})

delivery('gives the reason when it closes a connection that is too slow', async () => {
  const dropped: unknown[] = []
  const { gateway, enter } = await openChatGateway({
    options: { backlogLimit: 10_000 },
    dropped: (uid, why) => void dropped.push([uid, why]),
  })
  const ana = await enter('ana')
  connectTo(gateway, { uid: 'ben' })
  await settled()
  for (let at = 0; at < 12; at++) ana.say('ben', 'x'.repeat(1000))
  await settled()
  assert.equal(dropped, [['ben', 'acknowledges too little']])
})

delivery.run()
