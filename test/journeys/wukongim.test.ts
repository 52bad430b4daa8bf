import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createWsSocket } from '../../adapters/socket/ws-socket.ts'
import type { Messaging } from '../../application/messaging/messaging.ts'
import { channelKey, merchantChannel } from '../../domain/messaging/channels/channel.ts'
import { textContent } from '../../domain/messaging/content/content.ts'
import { startBackend, type TestBackend } from '../support/backend/backend.ts'
import { type StandIn, startWukongimStandIn } from '../support/backend/chat/wukongim-stand-in.ts'
import { need, openDevice } from '../support/ui/journey.ts'
import { until } from '../support/until.ts'

const journey = suite<{ backend: TestBackend; server: StandIn; webhook: string }>(
  'a shop whose chat is on a WuKongIM server',
)

const SHOP = merchantChannel('1')
const KEY = channelKey(SHOP)
const SECRET = 'only-the-server-knows'

/**
 * On a busy machine virtual time goes on about as fast as real time, and a client that has lost its connection waits
 * half a minute of it before it connects again.
 */
const PATIENCE_MS = 60_000

/** Virtual time goes on a little at a time, and real sockets get their turns in between. */
const passUntil = ({ clock }: TestBackend, isSo: () => boolean): Promise<void> => {
  let turn = 0
  return until(() => {
    turn += 1
    if (turn % 20 === 0) clock.advance(50)
    return isSo()
  }, PATIENCE_MS)
}

/** The value of a promise that needs virtual time to go by. */
const inTime = async <T>(backend: TestBackend, promise: Promise<T>): Promise<T> => {
  let isSettled = false
  const settled = promise.finally(() => {
    isSettled = true
  })
  await passUntil(backend, () => isSettled)
  return settled
}

const enter = async (backend: TestBackend) => {
  const device = openDevice(backend, 'en', createWsSocket())
  need(await device.app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' }))
  void device.app.messaging.open()
  const client = (): Messaging | undefined => {
    const state = device.app.messaging.chat$.value
    return state.phase === 'open' ? state.chat.client : undefined
  }
  await passUntil(backend, () => client()?.status$.value.state === 'connected')
  const made = client()
  assert.ok(made)
  return { ...device, client: made }
}

journey.before(async (context) => {
  context.server = await startWukongimStandIn()
  const { api, ws, managerToken } = context.server
  context.backend = await startBackend({
    config: { wukongim: { api, sockets: [ws], managerToken, webhookSecret: SECRET } },
  })
  context.webhook = `${await context.backend.listen(0)}/im/webhook/${SECRET}`
  context.server.notify(context.webhook)
})
journey.after(async ({ backend, server }) => {
  await inTime(backend, backend.close())
  await server.close()
})

journey(
  'asks a merchant, who receives it once and answers through the server',
  async ({ backend, server }) => {
    const { client } = await enter(backend)
    assert.ok(server.gateway.connections() > 0)
    void client.openConversation(SHOP)
    const sending = client.send(textContent('How long does shipping take?'), SHOP, { wantsReceipt: true })
    assert.ok(sending.ok)
    const answers = () =>
      client
        .messages$(KEY)
        .value.messages.filter(
          ({ fromUID, content: { body } }) => fromUID === SHOP.channelID && body.kind === 'text',
        )
    await passUntil(backend, () => answers().length > 0)
    await server.notified()
    assert.is((await sending.value.outcome).kind, 'stored')
    const texts = answers().map(({ content: { body } }) => (body.kind === 'text' ? body.text : ''))
    assert.is(new Set(texts).size, texts.length)
    await client.dispose()
    assert.equal(backend.errors, [])
  },
)

journey('lists, reads and deletes the conversation through the server', async ({ backend }) => {
  const token = await backend.signIn()
  const list = async () => (await backend.get('/api/chat/getRecentConversation?msgCount=1', token)).data
  const [row] = await list()
  assert.is(row.channelID, SHOP.channelID)
  assert.ok(row.recents[0].payload.length > 0 || typeof row.recents[0].payload === 'object')
  const channel = { channelID: row.channelID, channelType: row.channelType }
  const page = await backend.post('/api/chat/getChannelMessage', { ...channel, limit: 50 }, token)
  assert.ok(page.data.messages.length >= 2)
  const ids = page.data.messages.map(({ messageID }: { messageID: string }) => messageID)
  assert.is(new Set(ids).size, ids.length)
  assert.is((await backend.post('/api/chat/setUnread', { ...channel, unread: 0 }, token)).code, 1)
  assert.is((await list())[0].unread, 0)
  assert.is((await backend.post('/api/chat/deleteRecentConversation', channel, token)).code, 1)
  assert.not((await list()).some(({ channelID }: { channelID: string }) => channelID === SHOP.channelID))
})

journey('returns the socket address of the server, where pages may open it', async ({ backend, server }) => {
  const token = await backend.signIn()
  const { data } = await backend.get('/api/chat/getWebSocketUrl', token)
  assert.ok(data.url.startsWith(server.ws), data.url)
})

journey(
  'answers once what the webhook has missed, as when the shop restarts',
  async ({ backend, server, webhook }) => {
    const { client } = await enter(backend)
    const service = { channelID: 'service', channelType: 1 }
    void client.openConversation(service)
    server.notify('http://127.0.0.1:9/im/webhook/nobody')
    const sending = client.send(textContent('Where is my parcel?'), service)
    assert.ok(sending.ok)
    await passUntil(backend, () => client.messages$(channelKey(service)).value.messages.length > 0)
    assert.is((await inTime(backend, sending.value.outcome)).kind, 'stored')
    await server.notified()
    server.notify(webhook)
    const answers = () =>
      client
        .messages$(channelKey(service))
        .value.messages.filter(
          ({ fromUID, content: { body } }) => fromUID === 'service' && body.kind === 'text',
        )
    assert.is(answers().length, 0)
    backend.clock.advance(10 * 60_000)
    await passUntil(backend, () => answers().length > 0)
    const said = answers().length
    backend.clock.advance(10 * 60_000)
    await server.notified()
    assert.is(answers().length, said)
    await client.dispose()
    assert.equal(backend.errors, [])
  },
)

journey('gives a shopper who is banned from the chat no token at the server', async ({ backend }) => {
  const token = await backend.signIn('budi@example.com')
  const ban = (isBanned: boolean) =>
    backend.deps.database.query("update users set chat_banned = $1 where email = 'budi@example.com'", [
      isBanned,
    ])
  await ban(true)
  const refused = await backend.get('/api/chat/getWebSocketUrl', token)
  assert.equal([refused.code, refused.data], [0, null])
  assert.match(refused.msg, /cannot use the chat/)
  await ban(false)
  assert.is((await backend.get('/api/chat/getWebSocketUrl', token)).code, 1)
})

journey('ignores a webhook without the secret', async ({ backend }) => {
  const path = 'http://shop.test/im/webhook/guess?event=msg.notify'
  const answer = await backend.fetch(new Request(path, { method: 'POST', body: '[]' }))
  assert.is(answer.status, 404)
})

journey(
  'stays open when the server is down: the chat says so, the rest works',
  async ({ backend, server }) => {
    await server.close()
    const token = await backend.signIn()
    const asked = backend.get('/api/chat/getRecentConversation', token)
    let answer: Awaited<typeof asked> | undefined
    void asked.then((one) => {
      answer = one
    })
    await passUntil(backend, () => answer !== undefined)
    assert.is(answer?.code, 0)
    assert.match(answer?.msg ?? '', /not available/)
    assert.is((await backend.get('/api/index/banner')).code, 1)
    assert.is((await inTime(backend, backend.post('/api/user/logout', {}, token))).code, 1)
  },
)

journey.run()
