import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import type { ChannelInfo } from '../../../domain/messaging/channels/channel.ts'
import { createModelServer } from '../../support/messaging/model-server.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const badge = suite('the badge of the chat (requirement E7)')

const start = async () => {
  const { app, http, clock, socket } = createFakeApp({ token: 'first' })
  const server = createModelServer({ clock, uid: 'u1', isDeduplicating: true, isForgetful: false })
  socket.serve(server.accept)
  http.answer('/api/chat/login', () => accepted({ status: 200 }))
  http.answer('/api/chat/getWebSocketUrl', () => accepted({ uid: 'u1', token: 't', url: 'ws://model' }))
  await app.messaging.open()
  const pass = async (): Promise<void> => {
    await clock.advanceAsync(2000)
    await settle()
  }
  await pass()
  const state = app.messaging.chat$.value
  if (state.phase !== 'open') throw new Error(`the chat is ${state.phase}`)
  const { client } = state.chat
  const says = async (...merchants: readonly string[]): Promise<void> => {
    for (const merchant of merchants) server.say(merchant, { type: 1, content: 'hello' })
    await pass()
  }
  const learn = async (merchant: string, change: Partial<ChannelInfo>): Promise<void> => {
    client.learn({
      channel: { channelID: merchant, channelType: 1 },
      title: merchant,
      logo: '',
      isMuted: false,
      isPinned: false,
      isOnline: true,
      lastOffline: 0,
      ...change,
    })
    await settle()
  }
  return { says, learn, shown: () => app.messaging.unread$.value }
}

badge('counts messages from everybody', async () => {
  const { says, shown } = await start()
  assert.is(shown(), 0)
  await says('m7', 'm7', 'm8')
  assert.is(shown(), 3)
})

badge('leaves out muted conversations, at once when they are muted', async () => {
  const { says, learn, shown } = await start()
  await says('m7', 'm7', 'm8')
  await learn('m7', { isMuted: true })
  assert.is(shown(), 1)
  await says('m7')
  assert.is(shown(), 1)
  await learn('m7', { isMuted: false })
  assert.is(shown(), 4)
})

badge.run()
