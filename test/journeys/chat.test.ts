import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gatewayOf } from '../../adapters/embedded-backend/chat/gateway/gateway-part.ts'
import { settle } from '../../adapters/fakes/fake-clock.ts'
import type { Messaging } from '../../application/messaging/messaging.ts'
import { channelKey, merchantChannel, serviceChannel } from '../../domain/messaging/channels/channel.ts'
import { textContent } from '../../domain/messaging/content/content.ts'
import { startBackend, type TestBackend } from '../support/backend/backend.ts'
import { createGatewaySocket } from '../support/backend/chat/gateway-socket.ts'
import { need, openDevice } from '../support/ui/journey.ts'

const journey = suite<{ backend: TestBackend }>('a shopper talks to a merchant')

const SHOP = merchantChannel('1')
const KEY = channelKey(SHOP)

/** Lets virtual time pass until something holds; real work (the database) is given room in between. */
const passUntil = async (backend: TestBackend, what: string, holds: () => boolean): Promise<void> => {
  for (let round = 0; round < 2000; round++) {
    if (holds()) return
    backend.clock.advance(50)
    for (let turn = 0; turn < 5; turn++) await settle()
  }
  assert.unreachable(`never: ${what}`)
}

const shown = (client: Messaging, key = KEY): readonly string[] =>
  client
    .messages$(key)
    .value.messages.map(({ content: { body } }) => (body.kind === 'text' ? body.text : body.kind))

const enter = async (backend: TestBackend) => {
  const socket = createGatewaySocket(() => gatewayOf(backend.deps), backend.clock)
  const device = openDevice(backend, 'en', socket)
  need(await device.app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' }))
  void device.app.messaging.open()
  const client = (): Messaging | undefined => {
    const state = device.app.messaging.chat$.value
    return state.phase === 'open' ? state.chat.client : undefined
  }
  await passUntil(backend, 'connected', () => client()?.status$.value.state === 'connected')
  const made = client()
  assert.ok(made)
  return { ...device, socket, client: made }
}

journey.before(async (context) => {
  context.backend = await startBackend()
  // Merchants work once the shop is open.
  await context.backend.listen(0)
})
journey.after(async ({ backend }) => {
  assert.equal(backend.errors, [])
  await backend.close()
})

journey(
  'asks, sees that it was read, sees typing, and gets an answer that is unread elsewhere',
  async ({ backend }) => {
    const { client, app } = await enter(backend)
    void client.openConversation(SHOP)
    let wasTyping = false
    client.typing$(KEY).subscribe((who) => {
      wasTyping ||= who.length > 0
    })
    const sending = client.send(textContent('How long does shipping take?'), SHOP, { wantsReceipt: true })
    assert.ok(sending.ok)
    await passUntil(backend, 'an answer', () =>
      client
        .messages$(KEY)
        .value.messages.some(
          ({ fromUID, content }) => fromUID === SHOP.channelID && content.body.kind === 'text',
        ),
    )
    assert.is((await sending.value.outcome).kind, 'stored')
    assert.ok(wasTyping)
    await passUntil(backend, 'a read tick', () =>
      client.messages$(KEY).value.messages.some(({ extra }) => extra.readCount > 0),
    )
    client.closeConversation()
    const before = app.messaging.unread$.value
    client.send(textContent('And how do I return it?'), SHOP)
    await passUntil(backend, 'a badge', () => app.messaging.unread$.value > before)
    await client.dispose()
  },
)

journey('messages sent during an absence are there afterwards, once and in order', async ({ backend }) => {
  const { client, socket } = await enter(backend)
  await client.openConversation(serviceChannel)
  const key = channelKey(serviceChannel)
  socket.setOnline(false)
  socket.cut()
  for (const text of ['one', 'two', 'three']) client.send(textContent(text), serviceChannel)
  await passUntil(backend, 'waiting', () => client.status$.value.state === 'waiting')
  assert.equal(shown(client, key).slice(-3), ['one', 'two', 'three'])
  socket.setOnline(true)
  await passUntil(backend, 'all stored', () => !client.isSending(key))
  const texts = shown(client, key).filter((text) => ['one', 'two', 'three'].includes(text))
  assert.equal(texts, ['one', 'two', 'three'])
  await client.dispose()
})

journey('recalls a message, and the other device sees it', async ({ backend }) => {
  const one = await enter(backend)
  const other = await enter(backend)
  await one.client.openConversation(SHOP)
  await other.client.openConversation(SHOP)
  const sending = one.client.send(textContent('never mind'), SHOP)
  assert.ok(sending.ok)
  await passUntil(backend, 'stored', () => !one.client.isSending(KEY))
  const message = one.client
    .messages$(KEY)
    .value.messages.find(({ content: { body } }) => body.kind === 'text' && body.text === 'never mind')
  assert.ok(message)
  need(await one.client.revoke(message))
  await passUntil(backend, 'recalled there', () =>
    other.client
      .messages$(KEY)
      .value.messages.some(({ messageID, extra }) => messageID === message.messageID && extra.isRevoked),
  )
  await one.client.dispose()
  await other.client.dispose()
})

journey('signing out ends the chat and leaves nothing behind', async ({ backend }) => {
  const { app, client, storage } = await enter(backend)
  assert.ok(storage.read('lintas_chat_account'))
  await app.session.signOut()
  await passUntil(backend, 'off', () => app.messaging.chat$.value.phase === 'off')
  assert.is(client.status$.value.state, 'off')
  assert.is(app.messaging.unread$.value, 0)
  assert.is(storage.read('lintas_chat_account'), undefined)
})

journey.run()
