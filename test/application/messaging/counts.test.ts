import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import { isMentioned, logicalUnread } from '../../../domain/messaging/conversations/conversation.ts'
import type { Reminder } from '../../../domain/messaging/conversations/reminder.ts'
import { type MessageExtra, NO_EXTRA } from '../../../domain/messaging/message.ts'
import { HeaderFlag } from '../../../domain/messaging/wire/packets.ts'
import { ok } from '../../../domain/shared/result.ts'
import { createMessagingRun, hostOfServer, PEER, PEER_KEY } from '../../support/messaging/messaging-run.ts'
import type { ModelServer } from '../../support/messaging/model-server.ts'

const counts = suite('unread messages and mentions')

const MENTION = { type: 1, content: 'hello you', mention: { uids: ['u1'] } }
const PARAM = { channel_id: PEER.channelID, channel_type: 1 }

/** A host that keeps reminders, recalls and positions of reading, as the shop does. */
const start = () => {
  const reminders = new Map<number, Reminder>()
  const extras = new Map<string, MessageExtra>()
  let version = 0
  let browseTo = 0
  const run = createMessagingRun({
    host: (server: ModelServer): MessagingHost => ({
      ...hostOfServer(server),
      syncMessageExtras: async (_, since) =>
        ok(new Map([...extras].filter(([, extra]) => extra.version > since))),
      syncConversationExtras: async (since) => {
        const extra = { channel: PEER, browseTo, keepMessageSeq: 0, keepOffsetY: 0, draft: '', version: 1 }
        return ok(browseTo > 0 && since < 1 ? [extra] : [])
      },
      syncReminders: async (since) => ok([...reminders.values()].filter((one) => one.version > since)),
      reportRemindersDone: async (ids) => {
        version += 1
        for (const id of ids) {
          const known = reminders.get(id)
          if (known) reminders.set(id, { ...known, isDone: true, version })
        }
        return ok(undefined)
      },
    }),
  })
  const command = (cmd: string, param: Readonly<Record<string, unknown>> = PARAM) =>
    run.server.say('', { type: 99, cmd, param }, HeaderFlag.noPersist)
  return {
    run,
    browse: (seq: number) => {
      browseTo = seq
    },
    command,
    say: (payload: Readonly<Record<string, unknown>>, flags?: number) =>
      run.server.say(PEER.channelID, payload, flags),
    remind: (messageSeq: number) => {
      version += 1
      reminders.set(messageSeq, {
        reminderID: messageSeq,
        reminderType: 1,
        channel: PEER,
        messageSeq,
        text: '',
        version,
        isDone: false,
      })
    },
    recall: (id: string) => {
      extras.set(id, { ...NO_EXTRA, isRevoked: true, version: extras.size + 1 })
      command('messageRevoke')
    },
    open: () => [...reminders.values()].filter(({ isDone }) => !isDone).length,
  }
}

type Tab = ReturnType<ReturnType<typeof createMessagingRun>['openTab']>

const unreadIn = ({ client }: Tab): number => {
  const conversation = client.conversation$(PEER_KEY).value
  return conversation ? logicalUnread(conversation) : 0
}
const isNamedIn = ({ client }: Tab): boolean => {
  const conversation = client.conversation$(PEER_KEY).value
  return conversation !== undefined && isMentioned(conversation)
}

counts('own, silent and recalled messages do not count, before and after a reload', async () => {
  const shop = start()
  const { run } = shop
  const tab = run.openTab()
  await run.pass(10)
  shop.say({ type: 1, content: 'one' })
  shop.browse(1)
  run.server.read(PEER.channelID, 1)
  shop.command('syncConversationExtra')
  shop.command('unreadClear', { ...PARAM, unread: 0 })
  await run.pass(500)
  assert.is(unreadIn(tab), 0)
  shop.say({ type: 1, content: 'silent' }, 0)
  await run.pass(500)
  assert.is(unreadIn(tab), 0)
  const { id } = shop.say({ type: 1, content: 'two' })
  shop.say({ type: 1, content: 'three' })
  await run.pass(500)
  assert.is(unreadIn(tab), 2)
  shop.recall(id)
  await run.pass(500)
  assert.is(unreadIn(tab), 1)
})

counts('a recalled mention does not count', async () => {
  const shop = start()
  const { run } = shop
  const tab = run.openTab()
  await run.pass(10)
  const { id, seq } = shop.say(MENTION)
  shop.remind(seq)
  shop.command('syncReminders')
  await run.pass(500)
  assert.is(isNamedIn(tab), true)
  shop.recall(id)
  await run.pass(500)
  assert.is(isNamedIn(tab), false)
  assert.is(unreadIn(tab), 0)
})

counts('a mention that was read on another device does not count after a reload', async () => {
  const shop = start()
  const { run } = shop
  const { seq } = shop.say(MENTION)
  shop.remind(seq)
  run.server.read(PEER.channelID, seq)
  const tab = run.openTab()
  await run.pass(1000)
  assert.equal([unreadIn(tab), isNamedIn(tab)], [0, false])
})

counts('an unread mention still counts after a reload', async () => {
  const shop = start()
  const { run } = shop
  const { seq } = shop.say(MENTION)
  shop.remind(seq)
  shop.say({ type: 1, content: 'and more' })
  run.openTab().kill()
  const tab = run.openTab()
  await run.pass(1000)
  assert.equal([unreadIn(tab), isNamedIn(tab)], [2, true])
})

counts('a conversation that is reloaded counts as read, its mentions too', async () => {
  const shop = start()
  const { run } = shop
  const { seq } = shop.say(MENTION)
  shop.remind(seq)
  const tab = run.openTab()
  await run.pass(1000)
  await tab.client.openConversation(PEER)
  await run.pass(1000)
  assert.is(shop.open(), 1, 'it can still be jumped to')
  tab.lifecycle.set({ isLeaving: true })
  await run.pass(10)
  assert.is(shop.open(), 0)
})

counts('a history that was cleared on another device leaves nothing unread', async () => {
  const shop = start()
  const { run } = shop
  const tab = run.openTab()
  await run.pass(10)
  shop.say({ type: 1, content: 'one' })
  shop.say(MENTION)
  await run.pass(500)
  assert.is(unreadIn(tab), 2)
  shop.command('historyCleared', { ...PARAM, message_seq: 2 })
  await run.pass(500)
  assert.equal([unreadIn(tab), isNamedIn(tab)], [0, false])
})

counts('a message that was deleted on another device does not count here', async () => {
  const shop = start()
  const { run } = shop
  const tab = run.openTab()
  await run.pass(10)
  shop.say({ type: 1, content: 'one' })
  const { clientMsgNo } = shop.say(MENTION)
  await run.pass(500)
  shop.command('messageDeleted', { ...PARAM, client_msg_no: clientMsgNo })
  await run.pass(500)
  assert.equal([unreadIn(tab), isNamedIn(tab)], [1, false])
})

counts.run()
