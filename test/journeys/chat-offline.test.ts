import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gatewayOf } from '../../adapters/embedded-backend/chat/gateway/gateway-part.ts'
import { settle } from '../../adapters/fakes/fake-clock.ts'
import type { App } from '../../application/app.ts'
import type { Messaging } from '../../application/messaging/messaging.ts'
import { channelKey, serviceChannel } from '../../domain/messaging/channels/channel.ts'
import { textContent } from '../../domain/messaging/content/content.ts'
import { startBackend, type TestBackend } from '../support/backend/backend.ts'
import { createGatewaySocket } from '../support/backend/chat/gateway-socket.ts'
import { type Device, need, openDevice, registration } from '../support/ui/journey.ts'

const journey = suite<{ backend: TestBackend }>('a chat without a network')
const KEY = channelKey(serviceChannel)
const SARI = { account: 'sari@example.com', password: 'rahasia1' }
const OTHER = { account: 'offline@example.com', password: 'rahasia1' }

const passUntil = async (backend: TestBackend, what: string, holds: () => boolean): Promise<void> => {
  for (let round = 0; round < 2000; round++) {
    if (holds()) return
    backend.clock.advance(50)
    for (let turn = 0; turn < 5; turn++) await settle()
  }
  assert.unreachable(`never: ${what}`)
}

const clientOf = (app: App): Messaging | undefined => {
  const state = app.messaging.chat$.value
  return state.phase === 'open' ? state.chat.client : undefined
}

const opened = async (backend: TestBackend, app: App): Promise<Messaging> => {
  void app.messaging.open()
  await passUntil(backend, 'connected', () => clientOf(app)?.status$.value.state === 'connected')
  const client = clientOf(app)
  assert.ok(client)
  return client
}

const textsIn = (client: Messaging): readonly string[] =>
  client
    .messages$(KEY)
    .value.messages.flatMap(({ content: { body } }) => (body.kind === 'text' ? [body.text] : []))

type Phone = Device & { readonly setNetwork: (isThere: boolean) => void }

const openPhone = (backend: TestBackend): Phone => {
  const socket = createGatewaySocket(() => gatewayOf(backend.deps), backend.clock)
  const device = openDevice(backend, 'en', socket)
  return {
    ...device,
    setNetwork: (isThere) => {
      device.setOnline(isThere)
      socket.setOnline(isThere)
      if (!isThere) socket.cut()
    },
  }
}

/** Somebody has written "before", and the page is loaded anew without a network. */
const reloadOffline = async (backend: TestBackend, text: string) => {
  const phone = openPhone(backend)
  need(await phone.app.session.signIn(SARI))
  const first = await opened(backend, phone.app)
  await first.openConversation(serviceChannel)
  first.send(textContent(text), serviceChannel)
  await passUntil(backend, 'stored', () => !first.isSending(KEY))
  // What is shown is kept a second later.
  for (let passed = 0; passed < 30; passed++) {
    backend.clock.advance(50)
    await settle()
  }
  await first.dispose()
  phone.setNetwork(false)
  const app = phone.reload()
  void app.messaging.open()
  // Neither time nor an answer: only what is on the device.
  for (let turn = 0; turn < 20; turn++) await settle()
  return { phone, app, client: clientOf(app) }
}

journey.before(async (context) => {
  context.backend = await startBackend()
  await context.backend.listen(0)
  const { app } = openDevice(context.backend)
  need(await app.session.register(registration(OTHER.account)))
})
journey.after(async ({ backend }) => {
  assert.equal(backend.errors, [])
  await backend.close()
})

journey(
  'a reload shows conversations and messages at once, and unsent messages are sent in order',
  async ({ backend }) => {
    const { phone, client } = await reloadOffline(backend, 'before the tunnel')
    assert.ok(client, 'the chat is there without an answer')
    assert.ok(client.conversations$.value.length > 0)
    const opening = client.openConversation(serviceChannel)
    for (let turn = 0; turn < 20; turn++) await settle()
    assert.ok(textsIn(client).includes('before the tunnel'))
    for (const text of ['one', 'two', 'three']) client.send(textContent(text), serviceChannel)
    await opening
    assert.is.not(client.status$.value.state, 'connected')
    phone.setNetwork(true)
    await passUntil(backend, 'all stored', () => !client.isSending(KEY))
    assert.equal(
      textsIn(client).filter((text) => ['before the tunnel', 'one', 'two', 'three'].includes(text)),
      ['before the tunnel', 'one', 'two', 'three'],
    )
    await client.dispose()
  },
)

journey(
  'unsent messages survive a session that the server ends, and are sent when the same shopper is back',
  async ({ backend }) => {
    const { phone, app, client } = await reloadOffline(backend, 'before the end')
    assert.ok(client)
    client.send(textContent('written in vain?'), serviceChannel)
    for (let turn = 0; turn < 20; turn++) await settle()
    await backend.deps.database.query('delete from sessions')
    phone.setNetwork(true)
    await passUntil(backend, 'ended', () => app.messaging.chat$.value.phase === 'off')
    need(await app.session.signIn(SARI))
    const again = await opened(backend, app)
    await again.openConversation(serviceChannel)
    await passUntil(backend, 'stored', () => !again.isSending(KEY))
    assert.is(textsIn(again).filter((text) => text === 'written in vain?').length, 1)
    await again.dispose()
  },
)

journey('another shopper on the same device finds and sends nothing of the first', async ({ backend }) => {
  const { phone, app, client } = await reloadOffline(backend, 'a secret')
  assert.ok(client)
  client.send(textContent('another secret'), serviceChannel)
  for (let turn = 0; turn < 20; turn++) await settle()
  await backend.deps.database.query('delete from sessions')
  phone.setNetwork(true)
  await passUntil(backend, 'ended', () => app.messaging.chat$.value.phase === 'off')
  need(await app.session.signIn(OTHER))
  const theirs = await opened(backend, app)
  await theirs.openConversation(serviceChannel)
  assert.is.not(theirs.uid, client.uid)
  assert.equal(textsIn(theirs), [])
  assert.equal(
    theirs.conversations$.value.filter(({ lastMessage }) => lastMessage?.fromUID === client.uid),
    [],
  )
  await theirs.dispose()
  // The first one is back: what was unsent is gone with the rows.
  need(await app.session.signIn(SARI))
  const back = await opened(backend, app)
  await back.openConversation(serviceChannel)
  assert.is(textsIn(back).includes('another secret'), false)
  await back.dispose()
})

journey.run()
