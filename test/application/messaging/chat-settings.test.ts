import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, refused } from '../../../adapters/fakes/fake-http.ts'
import { type ChannelInfo, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { PEER } from '../../support/messaging/messaging-run.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const settings = suite('settings of a conversation')

const INFO: ChannelInfo = {
  channel: PEER,
  title: 'Aruna Audio',
  logo: '',
  isMuted: false,
  isPinned: false,
  isOnline: false,
  lastOffline: 5,
}

/** A chat that knows the conversation; the shop answers `setChannel` when the test says so. */
const start = async () => {
  const { app, http } = createFakeApp({ token: 'first' })
  http.answer('/api/chat/login', () => accepted({ status: 200 }))
  http.answer('/api/chat/getWebSocketUrl', () => accepted({ uid: 'u1', token: 't', url: 'ws://model' }))
  await app.messaging.open()
  const state = app.messaging.chat$.value
  if (state.phase !== 'open') throw new Error(`the chat is ${state.phase}`)
  const { client, services } = state.chat
  client.learn(INFO)
  const held = createHeldAnswer()
  http.answer('/api/chat/setChannel', () => held.sent)
  const info$ = client.channelInfo$(channelKey(PEER))
  return { client, services, info$, held, http }
}

settings('a change is shown at once, and undone alone when the shop refuses it', async () => {
  const { client, services, info$, held } = await start()
  const muting = services.setMuted(PEER, true)
  await settle()
  assert.is(info$.value?.isMuted, true)
  // The merchant has come meanwhile, and has another name.
  client.learn({ ...INFO, isMuted: true, title: 'Aruna', isOnline: true, lastOffline: 0 })
  held.give(refused('not now'))
  assert.is((await muting).ok, false)
  await settle()
  assert.equal(info$.value, { ...INFO, title: 'Aruna', isOnline: true, lastOffline: 0 })
})

settings('a refused pin does not undo a mute that was accepted meanwhile', async () => {
  const { services, info$, held, http } = await start()
  const pinning = services.setPinned(PEER, true)
  await settle()
  http.answer('/api/chat/setChannel', () => accepted())
  await services.setMuted(PEER, true)
  held.give(refused('not now'))
  await pinning
  await settle()
  assert.equal([info$.value?.isPinned, info$.value?.isMuted], [false, true])
})

settings.run()
