import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readMessage } from '../../../application/messaging/http-host.ts'
import { createContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { SettingBit } from '../../../domain/messaging/wire/packets.ts'
import { ok } from '../../../domain/shared/result.ts'
import { recvOf } from '../../support/messaging/messages.ts'
import {
  createMessagingRun,
  hostOfServer,
  PEER,
  PEER_KEY,
  textsIn,
} from '../../support/messaging/messaging-run.ts'

const fields = suite('packet fields beside the payload')

fields('topic and expiry of a received message reach the host', async () => {
  const run = createMessagingRun()
  const { client } = run.openTab()
  await run.pass(10)
  const arrived: Message[] = []
  client.arrived.subscribe((message) => arrived.push(message))
  const message = run.server.keep(PEER.channelID, { type: 1, content: 'tentang pesanan' })
  run.server.push({ ...recvOf(message), setting: SettingBit.topic, topic: 'order-7', expire: 3600 })
  run.server.say(PEER.channelID, { type: 1, content: 'biasa' })
  await run.pass(100)
  assert.equal(
    arrived.map(({ topic, expire }) => [topic, expire]),
    [
      ['order-7', 3600],
      [undefined, undefined],
    ],
  )
  assert.is(client.messages$(PEER_KEY).value.messages[0]?.topic, 'order-7')
})

fields('they are read from history, too', () => {
  const row = { message_idstr: '1', message_seq: 1, channel_id: 'm7', channel_type: 1, payload: 'e30=' }
  const told = readMessage(createContentRegistry(), { ...row, topic: 'order-7', expire: 60 })
  assert.equal([told?.topic, told?.expire], ['order-7', 60])
  const plain = readMessage(createContentRegistry(), { ...row, expire: 0 })
  assert.equal([plain?.topic, plain?.expire], [undefined, undefined])
})

for (const [asked, from] of [
  [5, 'of the identity'],
  [5, 'of the host'],
  [4, 'of the identity'],
] as const) {
  fields(`version ${asked} ${from} is used, and a stream bit without fields is decoded`, async () => {
    const run = createMessagingRun({
      version: 5,
      isEncrypted: true,
      host: (server) => ({
        ...hostOfServer(server),
        resolveAddress: async () =>
          ok({ address: 'ws://model', ...(from === 'of the host' && { protocolVersion: asked }) }),
      }),
    })
    const identity = { uid: 'u1', token: 't', deviceFlag: 1, deviceID: 'tab-1' }
    const { client } = run.openTab({
      identity: { ...identity, protocolVersion: from === 'of the host' ? 4 : asked },
    })
    await run.pass(100)
    await client.openConversation(PEER)
    const message = run.server.keep(PEER.channelID, { type: 1, content: 'mulai' })
    run.server.push({
      ...recvOf(message),
      setting: SettingBit.stream,
      ...(asked === 4 && { stream: { streamNo: '', streamFlag: 0, streamId: '0' } }),
    })
    run.server.say(PEER.channelID, { type: 1, content: 'lagi' })
    await run.pass(100)
    const connect = run.server.heard.find(({ kind }) => kind === 'connect')
    assert.is(connect?.kind === 'connect' && connect.version, asked)
    assert.equal(textsIn(client), ['mulai', 'lagi'])
    assert.is(client.status$.value.state, 'connected')
  })
}

fields.run()
