import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { ok } from '../../../domain/shared/result.ts'
import { createMessagingRun, hostOfServer, ME, PEER, textsIn } from '../../support/messaging/messaging-run.ts'

const addressee = suite('a host whose messages name the addressee as channel, like servers of 2023')

const addressed = (message: Message): Message =>
  message.fromUID === ME ? message : { ...message, channel: { ...message.channel, channelID: ME } }

const addressing = (host: MessagingHost): MessagingHost => ({
  ...host,
  syncMessages: async (channel, pull) => {
    const page = await host.syncMessages?.(channel, pull)
    return page?.ok
      ? ok({ ...page.value, messages: page.value.messages.map(addressed) })
      : ok({ messages: [], hasMore: false })
  },
  syncConversations: async () => {
    const list = await host.syncConversations?.()
    return ok(
      (list?.ok ? list.value : []).map((row) => ({
        ...row,
        lastMessage: row.lastMessage && addressed(row.lastMessage),
      })),
    )
  },
})

/** Two messages heard, then a cut in which two more are said. */
const interruptedConversation = async () => {
  const run = createMessagingRun({ host: (server) => addressing(hostOfServer(server)) })
  const say = (content: string) => run.server.say(PEER.channelID, { type: 1, content })
  const { client } = run.openTab()
  await run.pass(10)
  for (const text of ['one', 'two']) say(text)
  await run.pass(10)
  run.network.cutNow('abrupt')
  for (const text of ['three', 'four']) say(text)
  await run.pass(8000)
  return { run, client }
}

addressee('loses nothing that was sent during a disconnect', async () => {
  const { client } = await interruptedConversation()
  assert.equal(textsIn(client), ['one', 'two', 'three', 'four'])
})

addressee('creates no conversation with oneself', async () => {
  const { client } = await interruptedConversation()
  assert.equal(
    client.conversations$.value.map(({ channel, lastMessage }) => [channel, lastMessage?.channel]),
    [[PEER, PEER]],
  )
})

addressee.run()
