import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import { HeaderFlag } from '../../../domain/messaging/wire/packets.ts'
import { ok } from '../../../domain/shared/result.ts'
import {
  createMessagingRun,
  hostOfServer,
  PEER,
  PEER_KEY,
  textsIn,
} from '../../support/messaging/messaging-run.ts'

const commands = suite('commands of the server (requirement W7)')

/** Requirement W2.5: a system account has no name on the wire. The command names the conversation that it is about. */
const SYSTEM = ''
const ABOUT_PEER = { channel_id: PEER.channelID, channel_type: PEER.channelType }

const start = async (more: (asked: string[]) => MessagingHost = () => ({})) => {
  const asked: string[] = []
  const run = createMessagingRun({ host: (server) => ({ ...hostOfServer(server), ...more(asked) }) })
  const { client } = run.openTab()
  await run.pass(10)
  const command = async (cmd: string, param: object = ABOUT_PEER, from = SYSTEM): Promise<void> => {
    run.server.say(from, { type: 99, cmd, param }, HeaderFlag.noPersist)
    await run.pass(500)
  }
  return { run, client, asked, command }
}

commands('unreadClear sets the unread count of the conversation that it names', async () => {
  const { run, client, command } = await start()
  for (const content of ['one', 'two', 'three']) run.server.say(PEER.channelID, { type: 1, content })
  await run.pass(10)
  await command('unreadClear', { ...ABOUT_PEER, unread: 1 })
  assert.is(client.unreadTotal$.value, 1)
})

commands('conversationDeleted removes the conversation from the list', async () => {
  const { run, client, command } = await start()
  run.server.say(PEER.channelID, { type: 1, content: 'one' })
  await run.pass(10)
  assert.is(client.conversations$.value.length, 1)
  await command('conversationDeleted')
  assert.is(client.conversations$.value.length, 0)
})

commands('historyCleared empties the conversation', async () => {
  const { run, client, command } = await start()
  await client.openConversation(PEER)
  run.server.say(PEER.channelID, { type: 1, content: 'one' })
  await run.pass(10)
  assert.equal(textsIn(client), ['one'])
  await command('historyCleared')
  assert.equal(textsIn(client), [])
})

commands('deletion commands are ignored from other senders', async () => {
  const { run, client, command } = await start()
  await client.openConversation(PEER)
  run.server.say(PEER.channelID, { type: 1, content: 'one' })
  await run.pass(10)
  client.closeConversation()
  run.server.say(PEER.channelID, { type: 1, content: 'two' })
  for (const cmd of ['unreadClear', 'conversationDeleted', 'historyCleared']) {
    await command(cmd, ABOUT_PEER, 'somebody')
    await command(cmd, ABOUT_PEER, PEER.channelID)
  }
  assert.equal(textsIn(client), ['one', 'two'])
  assert.is(client.unreadTotal$.value, 1)
})

commands('typing shows who writes in the conversation it came in, for a while', async () => {
  const { run, client, command } = await start()
  await command('typing', {}, PEER.channelID)
  assert.is(client.typing$(PEER_KEY).value.length, 1)
  await run.pass(60_000)
  assert.is(client.typing$(PEER_KEY).value.length, 0)
})

const ASKS = [
  ['messageRevoke', `changes of ${PEER.channelID}`],
  ['syncMessageExtra', `changes of ${PEER.channelID}`],
  ['channelUpdate', `info of ${PEER.channelID}`],
  ['onlineStatus', `info of ${PEER.channelID}`],
  ['memberUpdate', `members of ${PEER.channelID}`],
  ['syncReminders', 'reminders'],
  ['syncConversationExtra', 'drafts'],
] as const

const askable = (asked: string[]): MessagingHost => ({
  syncMessageExtras: async ({ channelID }) => {
    asked.push(`changes of ${channelID}`)
    return ok(new Map())
  },
  fetchChannelInfo: async (channel) => {
    asked.push(`info of ${channel.channelID}`)
    return ok({
      channel,
      title: 'Toko',
      logo: '',
      isMuted: false,
      isPinned: false,
      isOnline: true,
      lastOffline: 0,
    })
  },
  syncSubscribers: async ({ channelID }) => {
    asked.push(`members of ${channelID}`)
    return ok([])
  },
  syncReminders: async () => {
    asked.push('reminders')
    return ok([])
  },
  syncConversationExtras: async () => {
    asked.push('drafts')
    return ok([])
  },
})

for (const [cmd, question] of ASKS) {
  commands(`${cmd} requests ${question} from the host`, async () => {
    const { asked, command } = await start(askable)
    asked.length = 0
    await command(cmd)
    assert.equal(asked, [question])
  })
}

commands('unknown commands, and those for which the host has no answer, do nothing', async () => {
  const { run, client, command } = await start()
  await command('makeTea')
  for (const [cmd] of ASKS) await command(cmd)
  assert.equal(client.conversations$.value, [])
  assert.is(client.status$.value.state, 'connected')
  assert.is(run.server.sessions(), 1)
})

commands.run()
