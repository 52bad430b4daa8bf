import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import type { HttpRequest } from '../../../application/ports/http-port.ts'
import type { AppConfig } from '../../../application/shared/app-config.ts'
import { imageContent } from '../../../domain/messaging/content/content.ts'
import { SubscribeAction } from '../../../domain/messaging/wire/packets.ts'
import { aPhoto } from '../../support/messaging/held-uploads.ts'
import { PEER } from '../../support/messaging/messaging-run.ts'
import { createModelServer } from '../../support/messaging/model-server.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const chat = suite('the chat of an App that createApp has made')

/** The chat of a signed-in shopper, connected to a server in memory. */
const open = async (config: Partial<AppConfig> = {}) => {
  const fake = createFakeApp({ token: 'first', config })
  const { app, http, clock, socket } = fake
  const server = createModelServer({ clock, uid: 'u1' })
  socket.serve(server.accept)
  http.answer('/api/chat/login', () => accepted({ status: 200 }))
  http.answer('/api/chat/getWebSocketUrl', () => accepted({ uid: 'u1', token: 't', url: 'ws://model' }))
  http.answer('/api/chat/getRecentConversation', () => accepted([]))
  await app.messaging.open()
  const pass = async (ms: number): Promise<void> => {
    await clock.advanceAsync(ms)
    await settle()
  }
  await pass(100)
  const state = app.messaging.chat$.value
  if (state.phase !== 'open') throw new Error(`the chat is ${state.phase}`)
  assert.is(state.chat.client.status$.value.state, 'connected')
  return { ...fake, server, client: state.chat.client, pass }
}

chat('subscribes to a data channel, receives its messages, and again after a reconnect', async () => {
  const { client, server, socket, pass } = await open()
  const prices = { channelID: 'prices', channelType: 7 }
  const subs = () => server.heard.flatMap((packet) => (packet.kind === 'sub' ? [packet.action] : []))
  const heard: unknown[] = []
  const listening = client.subscribe(prices, ({ content: { body } }) => heard.push(body))
  await pass(10)
  assert.equal(subs(), [SubscribeAction.subscribe])
  server.push({ kind: 'suback', flags: 0, number: '', ...prices, action: 0, reasonCode: 1 })
  const say = (id: string, content: string): void =>
    server.push({
      kind: 'recv',
      flags: 0,
      setting: 0,
      msgKey: '',
      fromUID: 'm7',
      ...prices,
      expire: 0,
      clientMsgNo: id,
      messageID: id,
      messageSeq: 0,
      timestamp: 5,
      payload: new TextEncoder().encode(JSON.stringify({ type: 1, content })),
    })
  say('1', '10.50')
  await pass(10)
  assert.equal(heard, [{ kind: 'text', text: '10.50' }])
  assert.equal(client.conversations$.value, [])
  socket.cutNow('abrupt')
  await pass(8000)
  assert.equal(subs(), [SubscribeAction.subscribe, SubscribeAction.subscribe])
  listening.unsubscribe()
  await pass(10)
  assert.is(subs().at(-1), SubscribeAction.unsubscribe)
})

chat('sends heartbeats at the configured interval', async () => {
  const pings = async (config: Partial<AppConfig>): Promise<number> => {
    const { server, pass } = await open(config)
    await pass(61_000)
    return server.heard.filter(({ kind }) => kind === 'ping').length
  }
  assert.equal([await pings({}), await pings({ heartbeatMs: 20_000 })], [1, 3])
})

chat('pauses an upload, and sends the picture when it is resumed', async () => {
  const { client, http, server, pass } = await open()
  const tries: HttpRequest[] = []
  let isHeld = true
  http.answer('/api/common/upload', (request) => {
    tries.push(request)
    return isHeld ? new Promise(() => undefined) : accepted({ fullurl: '/files/a.jpg', url: '/files/a.jpg' })
  })
  const sending = client.sendFile(imageContent(10, 10, ''), aPhoto(), PEER)
  assert.ok(sending.ok)
  const { clientMsgNo } = sending.value
  const status = () => client.upload$(clientMsgNo).value?.status
  await pass(50)
  assert.equal([status(), tries.length], ['processing', 1])
  client.suspendUpload(clientMsgNo)
  await pass(50)
  assert.equal([status(), tries[0]?.signal?.isCancelled], ['suspend', true])
  await pass(60_000)
  assert.is(tries.length, 1)
  isHeld = false
  client.resumeUpload(clientMsgNo)
  await pass(500)
  assert.is(tries.length, 2)
  assert.is((await sending.value.outcome).kind, 'stored')
  assert.is(server.heard.filter(({ kind }) => kind === 'send').length, 1)
})

chat.run()
