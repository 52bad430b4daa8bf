import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import {
  accepted,
  createHeldAnswer,
  refused,
  unauthorised,
  unreachable,
} from '../../../adapters/fakes/fake-http.ts'
import type { App } from '../../../application/app.ts'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { ChannelType } from '../../../domain/messaging/channels/channel.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { PEER } from '../../support/messaging/messaging-run.ts'
import { createModelServer } from '../../support/messaging/model-server.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'

const life = suite('lifecycle of the chat')

const clientOf = ({ messaging }: App): Messaging => {
  const state = messaging.chat$.value
  if (state.phase !== 'open') throw new Error(`the chat is ${state.phase}`)
  return state.chat.client
}

const answerAs = ({ http }: FakeApp, uid: string): void => {
  http.answer('/api/chat/login', () => accepted({ status: 200 }))
  http.answer('/api/chat/getWebSocketUrl', () => accepted({ uid, token: 't', url: 'ws://model' }))
}

const start = () => {
  const fake = createFakeApp({ token: 'first' })
  const server = createModelServer({
    clock: fake.clock,
    uid: 'u1',
    isDeduplicating: true,
    isForgetful: false,
  })
  fake.socket.serve(server.accept)
  answerAs(fake, 'u1')
  const open = async (app: App): Promise<void> => {
    await app.messaging.open()
    await fake.clock.advanceAsync(2000)
    await settle()
  }
  const rows = async (uid: string): Promise<number> => {
    let count = 0
    for (const table of ['outbox', 'rooms']) {
      const listed = await fake.records.list(table, `${uid}\n`)
      count += listed.ok ? listed.value.length : 0
    }
    return count
  }
  return { ...fake, fake, server, open, rows }
}

/** How often the shop was asked where to connect. */
const addressesOf = ({ http }: FakeApp): number => http.sentTo('/api/chat/getWebSocketUrl').length

life('the shop is asked once for uid and address, and again for each later connection', async () => {
  const { app, fake, open, socket, clock } = start()
  await open(app)
  assert.is(socket.live(), 1)
  assert.is(addressesOf(fake), 1)
  for (const asked of [2, 3]) {
    socket.cutNow('clean')
    await clock.advanceAsync(30_000)
    assert.is(socket.live(), 1)
    assert.is(addressesOf(fake), asked)
  }
})

life(
  'the shop is asked again by a page that renders slowly, or whose first connection was refused',
  async () => {
    const { app, fake, socket, clock } = start()
    let tellDrawn = (): void => undefined
    await app.messaging.open(
      new Promise<void>((resolve) => {
        tellDrawn = resolve
      }),
    )
    await clock.advanceAsync(10_000)
    assert.is(addressesOf(fake), 1)
    tellDrawn()
    await clock.advanceAsync(2_000)
    assert.is(addressesOf(fake), 2)
    assert.is(socket.live(), 1)

    const other = start()
    other.socket.answerOpenings('refuse')
    await other.open(other.app)
    assert.is(addressesOf(other.fake), 1)
    other.socket.answerOpenings('accept')
    await other.clock.advanceAsync(30_000)
    assert.is(other.socket.live(), 1)
    assert.is(addressesOf(other.fake), 2)
  },
)

life('a sign-out closes the socket of every tab at once and deletes the rows', async () => {
  const { app, openTab, open, socket, http, rows, clock } = start()
  const other = openTab()
  await open(app)
  await open(other)
  clientOf(app).send(textContent('hello'), PEER)
  await open(other)
  assert.is(socket.live(), 1)
  assert.ok((await rows('u1')) > 0)
  // The host is slow to hear of it, and that changes nothing.
  http.answer('/api/user/logout', () => new Promise(() => undefined))
  void other.session.signOut()
  await clock.advanceAsync(1)
  assert.is(socket.live(), 0)
  assert.equal(
    [app, other].map(({ messaging }) => messaging.chat$.value.phase),
    ['off', 'off'],
  )
  assert.is(await rows('u1'), 0)
})

life(
  'a conversation that closes after the sign-out stores nothing, neither for the old nor for the new shopper',
  async () => {
    const { app, open, http, rows, clock, socket } = start()
    await open(app)
    const client = clientOf(app)
    await client.openConversation(PEER)
    client.send(textContent('hello'), PEER)
    await open(app)
    http.answer('/api/user/logout', () => accepted({}))
    http.answer('/api/user/login', () => accepted({ userinfo: { token: 'second' } }))
    await app.session.signOut()
    await app.session.signIn({ account: 'a@example.com', password: 'rahasia1' })
    const asked = http.requests.length
    // What a conversation does when its screen goes: its words are kept, what stood in it was read.
    client.saveDraft(PEER, 'only for the first')
    client.closeConversation()
    client.sendFile(
      textContent('late'),
      { fileName: 'a', mediaType: 'b', size: 1, modifiedAt: 1, content: null },
      PEER,
    )
    await clock.advanceAsync(5000)
    assert.is(await rows('u1'), 0)
    assert.is(socket.live(), 0)
    assert.equal(
      http.requests
        .slice(asked)
        .map(({ url }) => url)
        .filter((url) => url.includes('/chat/')),
      [],
    )
  },
)

life('a late answer for the first shopper opens no chat for the next', async () => {
  const { app, fake, open, http, rows } = start()
  const held = createHeldAnswer()
  http.answer('/api/chat/getWebSocketUrl', () => held.sent)
  const first = app.messaging.open()
  await settle()
  http.answer('/api/user/logout', () => accepted({}))
  http.answer('/api/user/login', () => accepted({ userinfo: { token: 'second' } }))
  await app.session.signOut()
  await app.session.signIn({ account: 'a@example.com', password: 'rahasia1' })
  answerAs(fake, 'u2')
  await open(app)
  clientOf(app).send(textContent('of the second'), PEER)
  await open(app)
  const kept = await rows('u2')
  assert.ok(kept > 0)
  held.give(accepted({ uid: 'u1', token: 't', url: 'ws://model' }))
  await first
  await open(app)
  assert.is(await rows('u2'), kept)
  assert.is(clientOf(app).uid, 'u2')
})

life('a tab that wakes after an earlier sign-out does not delete the chat opened since', async () => {
  const { app, openTab, open, http, fake, records, socket } = start()
  const sleeper = openTab()
  await open(sleeper)
  const wake = fake.sleepTabs()
  http.answer('/api/user/logout', () => accepted({}))
  http.answer('/api/user/login', () => accepted({ userinfo: { token: 'second' } }))
  await app.session.signOut()
  await app.session.signIn({ account: 'a@example.com', password: 'rahasia1' })
  await open(app)
  socket.answerOpenings('refuse')
  clientOf(app).send(textContent('of the second session'), PEER)
  await open(app)
  wake()
  await open(app)
  const unsent = await records.list('outbox', 'u1\n')
  assert.is(unsent.ok && unsent.value.length, 1)
})

life(
  'a sign-out deletes what an earlier visit stored, though the chat was not opened in this one',
  async () => {
    const { app, open, reload, http, rows } = start()
    await open(app)
    clientOf(app).send(textContent('hello'), PEER)
    await open(app)
    await clientOf(app).dispose()
    assert.ok((await rows('u1')) > 0)
    http.answer('/api/user/logout', () => accepted({}))
    const unopened = reload()
    await unopened.session.signOut()
    await settle()
    assert.is(await rows('u1'), 0)
  },
)

life('a sign-out deletes the rows of a chat that the shop has refused', async () => {
  const { app, open, reload, http, rows } = start()
  await open(app)
  clientOf(app).send(textContent('hello'), PEER)
  await open(app)
  await clientOf(app).dispose()
  http.answer('/api/chat/login', () => refused('banned'))
  http.answer('/api/user/logout', () => accepted({}))
  const next = reload()
  await open(next)
  assert.is(next.messaging.chat$.value.phase, 'failed')
  await next.session.signOut()
  await settle()
  assert.is(await rows('u1'), 0)
})

life('a refused token ends the chat and keeps unsent messages for the same shopper', async () => {
  const { app, open, socket, http, rows, server } = start()
  await open(app)
  socket.answerOpenings('refuse')
  socket.cutNow('clean')
  clientOf(app).send(textContent('unsent'), PEER)
  await settle()
  http.answer('/api/user/getUserInfo', () => unauthorised())
  await app.session.refreshUser()
  assert.is(app.messaging.chat$.value.phase, 'off')
  assert.ok((await rows('u1')) > 0)
  http.answer('/api/user/getUserInfo', () => unreachable)
  http.answer('/api/user/login', () => accepted({ userinfo: { token: 'second' } }))
  socket.answerOpenings('accept')
  await app.session.signIn({ account: 'a@example.com', password: 'rahasia1' })
  await open(app)
  assert.is(server.stored(PEER.channelID).length, 1)
})

life(
  'an unreachable shop leaves the stored chat readable; one that refuses it gives the reason',
  async () => {
    const { app, open, reload, http, rows } = start()
    await open(app)
    clientOf(app).send(textContent('hello'), PEER)
    await open(app)
    await clientOf(app).dispose()
    http.answer('/api/chat/login', () => unreachable)
    const next = reload()
    await open(next)
    assert.is(clientOf(next).conversations$.value.length, 1)
    http.answer('/api/chat/login', () => refused('banned'))
    clientOf(next).retry()
    await open(next)
    const state = next.messaging.chat$.value
    assert.is(state.phase === 'failed' && state.fault.kind, 'rejected')
    assert.ok((await rows('u1')) > 0)
  },
)

life('a changed uid of the shopper opens a chat of that uid', async () => {
  const { app, fake, open, reload, rows } = start()
  await open(app)
  clientOf(app).send(textContent('hello'), PEER)
  await open(app)
  await clientOf(app).dispose()
  answerAs(fake, 'u2')
  const next = reload()
  await open(next)
  assert.is(clientOf(next).uid, 'u2')
  assert.equal(clientOf(next).conversations$.value, [])
  assert.is(await rows('u1'), 0)
})

life('an engine that fails to open is reported, and can be retried', async () => {
  const { app, fake, open, http, log } = start()
  http.answer('/api/chat/login', () => {
    throw new TypeError('broken')
  })
  await open(app)
  assert.is(app.messaging.chat$.value.phase, 'failed')
  assert.equal(
    log.written.filter(({ level }) => level === 'error'),
    [{ level: 'error', event: 'chat-broken', fields: { name: 'TypeError' } }],
  )
  answerAs(fake, 'u1')
  await open(app)
  assert.is(app.messaging.chat$.value.phase, 'open')
})

life('the client of the app subscribes to data channels, and again on each connection', async () => {
  const { app, open, server, socket, clock } = start()
  await open(app)
  const prices = { channelID: 'prices', channelType: ChannelType.data }
  const listening = clientOf(app).subscribe(prices, () => undefined)
  const asked = () => server.heard.filter(({ kind }) => kind === 'sub').length
  await clock.advanceAsync(1)
  assert.is(asked(), 1)
  socket.cutNow('clean')
  await clock.advanceAsync(30_000)
  assert.is(asked(), 2)
  listening.unsubscribe()
})

life.run()
