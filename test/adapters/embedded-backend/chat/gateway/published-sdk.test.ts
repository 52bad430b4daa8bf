import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { WebSocket } from 'ws'
import { textContent } from '../../../../../domain/messaging/content/content.ts'
import { openLiveClient } from '../../../../interop/live-client.ts'
import { type LiveBackend, startLiveBackend } from '../../../../support/backend/process/live-backend.ts'
import { loadPeer, type Peer, type PeerMessage } from '../../../../support/messaging/peer.ts'
import { until } from '../../../../support/until.ts'

type Context = { backend: LiveBackend; peer: Peer; heard: PeerMessage[]; acks: Record<string, unknown>[] }

const conversations = suite<Context>('the published SDK on our messaging server')

const SDK = { channelID: 'sdk', channelType: 1 }

conversations.before(async (context) => {
  context.backend = await startLiveBackend()
  const { gateway } = context.backend
  for (const uid of ['sdk', 'ana']) await gateway.register(uid, `token-${uid}`, 1, 0)
  // It is written for browsers.
  Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? WebSocket })
  context.peer = await loadPeer()
  context.heard = []
  context.acks = []
  const shared = context.peer.WKSDK.shared()
  Object.assign(shared.config, { addr: context.backend.address, uid: 'sdk', token: 'token-sdk' })
  shared.chatManager.addMessageListener((message) => void context.heard.push(message))
  shared.chatManager.addMessageStatusListener((sendack) => void context.acks.push(sendack))
  shared.connectManager.connect()
  await until(() => shared.connectManager.connected())
})

conversations.after(async ({ backend, peer }) => {
  peer.WKSDK.shared().connectManager.disconnect()
  await backend.close()
  assert.equal(backend.errors, [])
})

conversations(
  'connects with version 2 and receives our client’s messages, decrypted and once',
  async (context) => {
    const { backend, heard } = context
    const ana = openLiveClient({ uid: 'ana', token: 'token-ana', address: backend.address })
    ana.client.connect()
    const sent = ['hello, you', 'wörter ✓ 你好', 'three'].map((text) =>
      ana.client.send(textContent(text), SDK),
    )
    await until(() => heard.length >= 3)
    assert.equal(
      heard.map(({ content, fromUID, messageSeq }) => [content.text, fromUID, messageSeq]),
      [
        ['hello, you', 'ana', 1],
        ['wörter ✓ 你好', 'ana', 2],
        ['three', 'ana', 3],
      ],
    )
    for (const one of sent) assert.is(one.ok && (await one.value.outcome).kind, 'stored')
    await ana.close()
  },
)

conversations('sends messages to our client, and receives their acknowledgements', async (context) => {
  const { backend, peer, acks } = context
  const ana = openLiveClient({ uid: 'ana', token: 'token-ana', address: backend.address })
  ana.client.connect()
  await until(() => ana.client.status$.value.state === 'connected')
  const { chatManager } = peer.WKSDK.shared()
  const before = acks.length
  for (const text of ['one', 'two 你好', 'three']) {
    await chatManager.send(new peer.MessageText(text), new peer.Channel('ana', 1))
  }
  await until(() => ana.arrived.length >= 3 && acks.length >= before + 3)
  assert.equal(ana.texts(SDK), ['one', 'two 你好', 'three'])
  assert.equal(
    acks.slice(before).map(({ reasonCode }) => reasonCode),
    [1, 1, 1],
  )
  assert.equal(
    ana.arrived.map(({ messageSeq }) => messageSeq),
    [4, 5, 6],
  )
  await ana.close()
})

conversations.run()
