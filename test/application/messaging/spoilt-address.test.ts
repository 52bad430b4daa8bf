import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, unauthorised, unreachable } from '../../../adapters/fakes/fake-http.ts'
import type { App } from '../../../application/app.ts'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { PEER } from '../../support/messaging/messaging-run.ts'
import { createModelServer } from '../../support/messaging/model-server.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const spoilt = suite('a chat whose uid or socket address was wrong')

type Told = Readonly<Partial<Record<'uid' | 'token' | 'url' | 'deviceFlag', unknown>>>
const WRONG: readonly Told[] = [
  { deviceFlag: 0 },
  { deviceFlag: 2 ** 53 },
  { deviceFlag: '1e9' },
  { deviceFlag: -1 },
  { deviceFlag: 'NaN' },
  { token: '' },
  { token: '../../x' },
  { token: 'x'.repeat(3_000) },
  { token: 'x'.repeat(99_000) },
  { uid: 'NaN' },
  { uid: 0 },
  { url: '' },
  { url: '<!doctype html><h1>502</h1>' },
]

const clientOf = ({ messaging }: App): Messaging => {
  const state = messaging.chat$.value
  if (state.phase !== 'open') throw new Error(`the chat is ${state.phase}`)
  return state.chat.client
}

/** A server that lets in nobody but u1 with its token, and only where it is. */
const start = () => {
  const fake = createFakeApp({ token: 'first' })
  const { clock, http, socket } = fake
  const server = createModelServer({ clock, uid: 'u1' })
  server.judgeConnects(
    (sent) => sent.kind === 'connect' && sent.uid === 'u1' && sent.token === 't' && sent.deviceFlag === 1,
  )
  socket.serve((address, client) => {
    if (address !== 'ws://model') client.close()
    return server.accept(address, client)
  })
  http.answer('/api/chat/login', () => accepted({ status: 200 }))
  const tell = (fields: Told): void =>
    http.answer('/api/chat/getWebSocketUrl', () =>
      accepted({ uid: 'u1', token: 't', url: 'ws://model', deviceFlag: 1, ...fields }),
    )
  tell({})
  const open = async (app: App): Promise<void> => {
    await app.messaging.open()
    await clock.advanceAsync(2_000)
    await settle()
  }
  return { ...fake, server, open, tell }
}

for (const wrong of WRONG) {
  const name = JSON.stringify(wrong).slice(0, 40)
  spoilt(
    `a shop that once sent ${name} is asked again, and waiting messages are sent without a reload`,
    async () => {
      const { app, open, clock, tell, server } = start()
      tell(wrong)
      await open(app)
      clientOf(app).send(textContent('hello'), PEER)
      await clock.advanceAsync(1)
      tell({})
      await clock.advanceAsync(60_000)
      assert.is(clientOf(app).uid, 'u1')
      assert.equal(
        server.stored(PEER.channelID).map(({ fromUID }) => fromUID),
        ['u1'],
      )
    },
  )

  spoilt(`a reloaded page no longer uses ${name}`, async () => {
    const { app, open, reload, tell, server } = start()
    tell(wrong)
    await open(app)
    await clientOf(app).dispose()
    tell({})
    const next = reload()
    await open(next)
    await open(next)
    clientOf(next).send(textContent('hello'), PEER)
    await open(next)
    assert.is(server.stored(PEER.channelID).length, 1)
  })
}

spoilt('a shopper whom the server refuses is asked for only a few times', async () => {
  const { app, http, open, clock, server } = start()
  server.judgeConnects(() => false)
  await open(app)
  await clock.advanceAsync(3_600_000)
  assert.is(clientOf(app).status$.value.state, 'refused')
  assert.is(http.sentTo('/api/chat/getWebSocketUrl').length, 6)
  assert.is(server.heard.length, 1)
})

spoilt('a refused chat makes no further requests after a sign-out', async () => {
  const { app, http, open, clock, tell } = start()
  tell({ deviceFlag: 0 })
  await open(app)
  http.answer('/api/user/logout', () => accepted({}))
  await app.session.signOut()
  tell({})
  await clock.advanceAsync(3_600_000)
  assert.is(http.sentTo('/api/chat/getWebSocketUrl').length, 1)
})

/** A message waits under u1 when the host ends the session; then somebody signs in, and the shop says who it is. */
const signedInAnew = async (told: Told) => {
  const fake = start()
  const { app, open, http, server, socket, records, tell } = fake
  await open(app)
  socket.answerOpenings('refuse')
  socket.cutNow('clean')
  clientOf(app).send(textContent('unsent'), PEER)
  await settle()
  http.answer('/api/user/getUserInfo', () => unauthorised())
  await app.session.refreshUser()
  http.answer('/api/user/getUserInfo', () => unreachable)
  http.answer('/api/user/login', () => accepted({ userinfo: { token: 'second' } }))
  socket.answerOpenings('accept')
  tell(told)
  await app.session.signIn({ account: 'a@example.com', password: 'rahasia1' })
  await open(app)
  const waiting = async (uid: string): Promise<number> => {
    const listed = await records.list('outbox', `${uid}\n`)
    return listed.ok ? listed.value.length : 0
  }
  const sent = () => server.stored(PEER.channelID).length
  return { ...fake, waiting, sent }
}

spoilt('a new session that gets a wrong uid first still sends the unsent messages of the last', async () => {
  const { app, tell, clock, waiting, sent } = await signedInAnew({ uid: 'NaN' })
  assert.is(clientOf(app).uid, 'NaN')
  assert.is(await waiting('u1'), 1)
  tell({})
  await clock.advanceAsync(60_000)
  assert.is(clientOf(app).uid, 'u1')
  assert.equal([sent(), await waiting('u1')], [1, 0])
})

spoilt('a page that was closed under a wrong uid finds the unsent messages of the last session', async () => {
  const { app, tell, open, reload, sent } = await signedInAnew({ uid: 'NaN' })
  await clientOf(app).dispose()
  tell({})
  await open(reload())
  assert.is(sent(), 1)
})

spoilt('rows of the last shopper are deleted when the server has accepted another, not before', async () => {
  const { app, server, clock, waiting } = await signedInAnew({ uid: 'u2' })
  assert.is(await waiting('u1'), 1)
  server.judgeConnects((sent) => sent.kind === 'connect' && sent.uid === 'u2')
  clientOf(app).retry()
  await clock.advanceAsync(60_000)
  assert.is(clientOf(app).status$.value.state, 'connected')
  assert.is(await waiting('u1'), 0)
})

spoilt('a sign-out under a wrong uid deletes the rows of the last session too', async () => {
  const { app, http, waiting } = await signedInAnew({ uid: 'NaN' })
  http.answer('/api/user/logout', () => accepted({}))
  await app.session.signOut()
  await settle()
  assert.is(await waiting('u1'), 0)
})

spoilt.run()
