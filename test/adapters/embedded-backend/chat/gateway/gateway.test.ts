import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createNobleCrypto } from '../../../../../adapters/crypto/noble-crypto.ts'
import { createGateway } from '../../../../../adapters/embedded-backend/chat/gateway/gateway.ts'
import type { GatewayOptions } from '../../../../../adapters/embedded-backend/chat/gateway/gateway-options.ts'
import { createFakeClock, settle } from '../../../../../adapters/fakes/fake-clock.ts'
import { ReasonCode } from '../../../../../domain/messaging/wire/packets.ts'
import { connectTo, textOf } from '../../../../support/backend/chat/gateway-client.ts'
import { createMemoryLog } from '../../../../support/backend/chat/memory-log.ts'

const gateways = suite('the messaging gateway')

const open = async (options: Partial<GatewayOptions> = {}, isDeduplicating = true) => {
  const clock = createFakeClock()
  const gateway = createGateway({
    clock,
    crypto: createNobleCrypto(),
    log: createMemoryLog(isDeduplicating),
    options,
  })
  for (const uid of ['ana', 'ben']) await gateway.register(uid, `token-${uid}`, 1, 0)
  return { clock, gateway }
}

const settled = async (): Promise<void> => {
  await settle()
  await settle()
}

for (const version of [2, 3, 4, 5]) {
  gateways(`carries a conversation between clients of version ${version}`, async () => {
    const { gateway } = await open()
    const ana = connectTo(gateway, { uid: 'ana', version })
    const ben = connectTo(gateway, { uid: 'ben', version })
    await settled()
    const [connack] = ana.of('connack')
    assert.is(connack?.reasonCode, ReasonCode.success)
    assert.is(connack?.serverVersion, version > 3 ? version : undefined)
    assert.is(connack?.nodeId, version >= 4 ? '1' : undefined)
    ana.say('ben', 'hello')
    await settled()
    assert.equal(ben.recvs().map(textOf), ['hello'])
    assert.is(ben.recvs()[0]?.channelID, 'ana')
    const [ack] = ana.of('sendack')
    assert.equal([ack?.reasonCode, ack?.messageSeq, ack?.clientSeq], [ReasonCode.success, 1, 1])
    assert.ok(BigInt(ack?.messageID ?? 0) > BigInt(Number.MAX_SAFE_INTEGER))
  })
}

gateways('refuses a wrong token with a reason, or silently as the public servers do', async () => {
  const loud = await open()
  const refused = connectTo(loud.gateway, { uid: 'ana', token: 'no' })
  await settled()
  assert.is(refused.of('connack')[0]?.reasonCode, ReasonCode.authFail)
  assert.is(refused.isClosed(), true)
  const quiet = await open({ badToken: 'silent' })
  const ignored = connectTo(quiet.gateway, { uid: 'ana', token: 'no' })
  await settled()
  assert.equal([ignored.received.length, ignored.isClosed()], [0, false])
  quiet.clock.advance(15_000)
  assert.is(ignored.isClosed(), true)
})

gateways('accepts a token for one device flag only', async () => {
  const { gateway } = await open()
  const other = connectTo(gateway, { uid: 'ana', deviceFlag: 2 })
  await settled()
  assert.is(other.of('connack')[0]?.reasonCode, ReasonCode.authFail)
})

gateways('closes a connection whose first packet is not CONNECT', async () => {
  const { gateway } = await open()
  const client = connectTo(gateway, { uid: 'ana', isMute: true })
  client.send({ kind: 'ping' })
  assert.is(client.isClosed(), true)
})

gateways('closes a connection that sends packets between CONNECT and CONNACK', async () => {
  const { gateway } = await open()
  const client = connectTo(gateway, { uid: 'ana' })
  client.send({ kind: 'ping' })
  await settled()
  assert.equal([client.isClosed(), client.received.length], [true, 0])
})

gateways(
  'closes a connection without CONNECT after fifteen seconds, an idle one after three minutes',
  async () => {
    const { gateway, clock } = await open()
    const silent = connectTo(gateway, { uid: 'ana', isMute: true })
    const quiet = connectTo(gateway, { uid: 'ben' })
    await settled()
    clock.advance(14_999)
    assert.is(silent.isClosed(), false)
    clock.advance(1)
    assert.equal([silent.isClosed(), quiet.isClosed()], [true, false])
    clock.advance(165_000)
    assert.is(quiet.isClosed(), true)
  },
)

gateways('closes a connection that sends an unknown packet', async () => {
  const { gateway } = await open()
  const client = connectTo(gateway, { uid: 'ana' })
  await settled()
  client.raw(Uint8Array.of(0xd0, 1, 0))
  assert.is(client.isClosed(), true)
})

gateways('answers PING', async () => {
  const { gateway } = await open()
  const client = connectTo(gateway, { uid: 'ana' })
  await settled()
  client.send({ kind: 'ping' })
  assert.is(client.of('pong').length, 1)
})

gateways('stores a resent message once and acknowledges both copies alike', async () => {
  const { gateway } = await open()
  const ana = connectTo(gateway, { uid: 'ana' })
  const ben = connectTo(gateway, { uid: 'ben' })
  await settled()
  ana.say('ben', 'once', { clientMsgNo: 'x' })
  ana.say('ben', 'once', { clientMsgNo: 'x' })
  await settled()
  const [first, second] = ana.of('sendack')
  assert.equal([first?.messageSeq, second?.messageSeq, first?.messageID], [1, 1, second?.messageID])
  assert.is(ben.recvs().length, 1)
})

gateways('stores a resent message again when it imitates servers before 2026', async () => {
  const { gateway } = await open({}, false)
  const ana = connectTo(gateway, { uid: 'ana' })
  const ben = connectTo(gateway, { uid: 'ben' })
  await settled()
  ana.say('ben', 'twice', { clientMsgNo: 'x' })
  ana.say('ben', 'twice', { clientMsgNo: 'x' })
  await settled()
  assert.equal(
    ben.recvs().map(({ messageSeq }) => messageSeq),
    [1, 2],
  )
})

gateways('resends an unacknowledged message with the same bytes, five times at most', async () => {
  const { gateway, clock } = await open({ idleLimitMs: 10_000_000 })
  const ana = connectTo(gateway, { uid: 'ana' })
  const ben = connectTo(gateway, { uid: 'ben' })
  await settled()
  ana.say('ben', 'hear me')
  await settled()
  clock.advance(60_000)
  assert.is(ben.recvs().length, 2)
  assert.equal(ben.recvs()[0], ben.recvs()[1])
  clock.advance(600_000)
  assert.is(ben.recvs().length, 6)
})

gateways('does not resend an acknowledged or unstored message', async () => {
  const { gateway, clock } = await open({ idleLimitMs: 10_000_000 })
  const ana = connectTo(gateway, { uid: 'ana' })
  const ben = connectTo(gateway, { uid: 'ben' })
  await settled()
  ana.say('ben', 'stored')
  ana.say('ben', 'passing', { flags: 1 })
  await settled()
  const [stored, passing] = ben.recvs()
  assert.equal([stored?.messageSeq, passing?.messageSeq], [1, 0])
  ben.send({ kind: 'recvack', flags: 0, messageID: stored?.messageID ?? '', messageSeq: 1 })
  clock.advance(600_000)
  assert.is(ben.recvs().length, 2)
})

gateways(
  'sends other devices of the sender a copy without red dot, and the sending device none',
  async () => {
    const { gateway } = await open()
    const phone = connectTo(gateway, { uid: 'ana', deviceID: 'phone' })
    const desk = connectTo(gateway, { uid: 'ana', deviceID: 'desk' })
    await settled()
    phone.say('ben', 'from the phone')
    await settled()
    assert.equal([phone.recvs().length, desk.recvs().length], [0, 1])
    assert.equal([desk.recvs()[0]?.flags, desk.recvs()[0]?.channelID], [0, 'ben'])
  },
)

gateways('lets a master device kick the others of its flag, and a slave device none', async () => {
  const { gateway, clock } = await open()
  const old = connectTo(gateway, { uid: 'ana', deviceID: 'old' })
  await settled()
  const slave = connectTo(gateway, { uid: 'ana', deviceID: 'new' })
  await settled()
  assert.is(old.of('disconnect').length, 0)
  await gateway.log.putToken('ana', 1, { ...((await gateway.log.token('ana', 1)) ?? { hash: '' }), level: 1 })
  const master = connectTo(gateway, { uid: 'ana', deviceID: 'master' })
  await settled()
  assert.equal(
    [old, slave].map((one) => one.of('disconnect')[0]?.reasonCode),
    [12, 12],
  )
  assert.is(old.isClosed(), false)
  clock.advance(2000)
  assert.equal([old.isClosed(), slave.isClosed(), master.isClosed()], [true, true, false])
})

gateways('replaces the old connection of the same device id without a kick', async () => {
  const { gateway, clock } = await open()
  const old = connectTo(gateway, { uid: 'ana', deviceID: 'tab' })
  await settled()
  const fresh = connectTo(gateway, { uid: 'ana', deviceID: 'tab' })
  await settled()
  clock.advance(2000)
  assert.equal([old.of('disconnect').length, old.isClosed(), fresh.isClosed()], [0, true, false])
})

gateways('clears the token of a device that leaves and closes its connections', async () => {
  const { gateway, clock } = await open()
  const client = connectTo(gateway, { uid: 'ana' })
  await settled()
  await gateway.quit('ana', -1)
  assert.is(client.of('disconnect')[0]?.reasonCode, 12)
  clock.advance(2000)
  assert.is(client.isClosed(), true)
  const again = connectTo(gateway, { uid: 'ana' })
  await settled()
  assert.is(again.of('connack')[0]?.reasonCode, ReasonCode.authFail)
})

gateways('refuses a user who sends too fast, on every connection', async () => {
  const { gateway, clock } = await open({ sendBurst: 3, sendsPerSecond: 1 })
  const ana = connectTo(gateway, { uid: 'ana' })
  await settled()
  for (let at = 0; at < 5; at++) ana.say('ben', `m${at}`)
  await settled()
  assert.equal(
    ana
      .of('sendack')
      .map(({ reasonCode }) => reasonCode)
      .sort((a, b) => a - b),
    [1, 1, 1, 22, 22],
  )
  clock.advance(1000)
  ana.say('ben', 'later')
  await settled()
  assert.is(ana.of('sendack').at(-1)?.reasonCode, ReasonCode.success)
})

gateways(
  'delivers data channels to their subscribers, and refuses subscriptions to other channels',
  async () => {
    const { gateway } = await open()
    const [ana, ben] = [connectTo(gateway, { uid: 'ana' }), connectTo(gateway, { uid: 'ben' })]
    await settled()
    const sub = {
      kind: 'sub',
      flags: 0,
      setting: 0,
      number: '',
      channelID: 'prices?a=1',
      action: 0,
      param: '{}',
    } as const
    ben.send({ ...sub, channelType: 7 }, { ...sub, channelType: 1 })
    ana.say('prices', 'up', { channelType: 7 })
    await settled()
    assert.equal(
      ben.of('suback').map(({ reasonCode }) => reasonCode),
      [1, 23],
    )
    assert.equal(ben.recvs().map(textOf), ['up'])
  },
)

gateways('gives no keys and plain payloads when encryption is off', async () => {
  const { gateway } = await open({ isEncrypted: false })
  const [ana, ben] = [connectTo(gateway, { uid: 'ana' }), connectTo(gateway, { uid: 'ben' })]
  await settled()
  assert.equal([ana.of('connack')[0]?.serverKey, ana.of('connack')[0]?.salt], ['', ''])
  ana.say('ben', 'in the open')
  await settled()
  assert.equal([ben.recvs().map(textOf), ben.recvs()[0]?.msgKey], [['in the open'], ''])
})

gateways('delivers messages between a thousand connections of one process', async () => {
  const { gateway } = await open({ isEncrypted: false })
  const names = Array.from({ length: 1000 }, (_, at) => `user${at}`)
  for (const uid of names) await gateway.register(uid, `token-${uid}`, 1, 0)
  const clients = names.map((uid) => connectTo(gateway, { uid }))
  await settled()
  assert.is(gateway.connections(), 1000)
  for (const [at, client] of clients.entries()) client.say(names[(at + 1) % 1000] ?? '', `from ${at}`)
  await settled()
  await settled()
  assert.ok(clients.every((client, at) => client.recvs().map(textOf).join() === `from ${(at + 999) % 1000}`))
})

gateways.run()
