import { filter, map } from 'rxjs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { MessagingDeps } from '../../../application/messaging/messaging-deps.ts'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { type Reminder, ReminderType } from '../../../domain/messaging/conversations/reminder.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { SettingBit } from '../../../domain/messaging/wire/packets.ts'
import { ok } from '../../../domain/shared/result.ts'
import {
  createMessagingRun,
  hostOfServer,
  PEER,
  PEER_KEY,
  type RunOptions,
} from '../../support/messaging/messaging-run.ts'

const spec = suite('client features named by the messaging specification')

const connected = async (options: RunOptions = {}, more: Partial<MessagingDeps> = {}) => {
  const run = createMessagingRun(options)
  const tab = run.openTab(more)
  await run.pass(10)
  return { run, ...tab }
}

const withHost = (acts: MessagingHost): RunOptions => ({
  host: (server) => ({ ...hostOfServer(server), ...acts }),
})

for (const [isLegacy, bit] of [
  [false, SettingBit.stream],
  [true, SettingBit.legacyStream],
] as const) {
  spec(`a message of a stream has the stream bit 0x0${bit} and the stream's number`, async () => {
    const { run, client } = await connected({}, { isLegacyStream: isLegacy })
    const sending = client.send(textContent('sepotong'), PEER, { streamNo: 'st-1', wantsReceipt: true })
    await run.pass(200)
    const [send] = run.server.heard.filter(({ kind }) => kind === 'send')
    assert.ok(send?.kind === 'send')
    assert.equal([send.setting, send.streamNo, send.channelID], [SettingBit.receipt | bit, 'st-1', 'm7'])
    assert.ok(sending.ok)
    assert.is((await sending.value.outcome).kind, 'stored')
  })
}

spec('a message of no stream has no stream bit', async () => {
  const { run, client } = await connected()
  client.send(textContent('biasa'), PEER)
  await run.pass(200)
  const [send] = run.server.heard.filter(({ kind }) => kind === 'send')
  assert.equal(send?.kind === 'send' && [send.setting, send.streamNo], [0, undefined])
})

spec('the heartbeat is taken from the configuration', async () => {
  const pings = async (more: Partial<MessagingDeps>): Promise<number> => {
    const { run } = await connected({}, more)
    await run.pass(61_000)
    return run.server.heard.filter(({ kind }) => kind === 'ping').length
  }
  assert.is(await pings({}), 1)
  assert.is(await pings({ heartbeatMs: 15_000 }), 4)
})

spec('conversation events are emitted for added, updated and removed ones', async () => {
  const { run, client } = await connected()
  const told: string[] = []
  client.conversationChanges
    .pipe(
      filter(({ conversation }) => channelKey(conversation.channel) === PEER_KEY),
      map(({ kind, conversation: { unread } }) => `${kind} ${unread}`),
    )
    .subscribe((line) => told.push(line))
  run.server.say(PEER.channelID, { type: 1, content: 'satu' })
  await run.pass(10)
  run.server.say(PEER.channelID, { type: 1, content: 'dua' })
  await run.pass(10)
  await client.removeConversation(PEER)
  assert.equal(told, ['added 1', 'updated 2', 'removed 2'])
})

spec('a conversation with only a draft is not added; its first message adds it', async () => {
  const { run, client } = await connected()
  const told: string[] = []
  client.conversationChanges.subscribe(({ kind }) => told.push(kind))
  client.saveDraft(PEER, 'belum')
  await run.pass(10)
  assert.equal(told, [])
  run.server.say(PEER.channelID, { type: 1, content: 'satu' })
  await run.pass(10)
  assert.equal(told, ['added'])
})

const reminder = (reminderID: number, reminderType: number, version = reminderID): Reminder => ({
  reminderID,
  reminderType,
  channel: PEER,
  messageSeq: 1,
  text: `r${reminderID}`,
  version,
  isDone: false,
})

spec('a conversation has its reminders, the latest open one of each type', async () => {
  const done: number[][] = []
  const { run, client } = await connected(
    withHost({
      syncReminders: async (version) =>
        ok(
          version > 0
            ? []
            : [
                reminder(1, ReminderType.mentionMe),
                reminder(2, ReminderType.mentionMe),
                reminder(3, ReminderType.applyJoinGroup),
                reminder(4, 9),
              ],
        ),
      reportRemindersDone: async (ids) => {
        done.push([...ids])
        return ok(undefined)
      },
    }),
  )
  run.server.say(PEER.channelID, { type: 1, content: 'satu' })
  await run.pass(10)
  const ids = () => client.conversation$(PEER_KEY).value?.reminders.map(({ reminderID }) => reminderID)
  assert.equal(ids(), [4, 3, 2])
  client.finishReminders([2])
  await run.pass(10)
  assert.equal(ids(), [4, 3, 1])
  await client.openConversation(PEER)
  await run.pass(500)
  client.closeConversation()
  await run.pass(10)
  // Somebody who wants to join waits for an answer: having read the conversation is none.
  assert.equal(ids(), [4, 3])
  assert.equal(done.flat(), [2, 1])
})

spec('a group message that mentions me or everyone marks its conversation until it is read', async () => {
  const { run, client } = await connected()
  const group = { channelID: 'tim-7', channelType: 2 }
  const say = (seq: number, mention: object | undefined): void =>
    run.server.push({
      kind: 'recv',
      flags: 2,
      setting: 0,
      msgKey: '',
      fromUID: 'u9',
      ...group,
      expire: 0,
      clientMsgNo: `g${seq}`,
      messageID: `${900 + seq}`,
      messageSeq: seq,
      timestamp: 5,
      payload: new TextEncoder().encode(
        JSON.stringify({ type: 1, content: '@', ...(mention && { mention }) }),
      ),
    })
  const isNamed = (): boolean | undefined => client.conversation$(channelKey(group)).value?.isMentionMe
  say(1, { uids: ['u2'] })
  await run.pass(10)
  assert.is(isNamed(), false)
  say(2, { uids: ['u1'] })
  await run.pass(10)
  assert.is(isNamed(), true)
  client.setUnread(group, 0)
  await run.pass(10)
  assert.is(isNamed(), false)
  say(3, { all: 1 })
  await run.pass(10)
  assert.is(isNamed(), true)
})

spec('marking a conversation as read completes its mentions, and no other reminders', async () => {
  const done: number[][] = []
  const { run, client } = await connected(
    withHost({
      syncReminders: async (version) =>
        ok(version > 0 ? [] : [reminder(1, 1), reminder(2, 1), reminder(3, ReminderType.applyJoinGroup)]),
      reportRemindersDone: async (ids) => {
        done.push([...ids])
        return ok(undefined)
      },
    }),
  )
  run.server.say(PEER.channelID, { type: 1, content: 'satu' })
  await run.pass(10)
  client.setUnread(PEER, 1)
  assert.equal(done, [])
  client.setUnread(PEER, 0)
  await run.pass(10)
  assert.equal(done, [[2, 1]])
  assert.equal(
    client.conversation$(PEER_KEY).value?.reminders.map(({ reminderID }) => reminderID),
    [3],
  )
})

spec(
  'one voice message plays at a time in a conversation, and listening is reported to the host',
  async () => {
    const heard: string[] = []
    const { run, client } = await connected(
      withHost({
        reportVoiceRead: async ({ messageID }: Message) => {
          heard.push(messageID)
          return ok(undefined)
        },
      }),
    )
    const other = run.openTab()
    for (const content of ['a', 'b']) run.server.say(PEER.channelID, { type: 4, url: content })
    await run.pass(10)
    await client.openConversation(PEER)
    await other.client.openConversation(PEER)
    const voices = (of = client) =>
      of
        .messages$(PEER_KEY)
        .value.messages.map(({ isVoicePlaying, isVoiceRead }) => [isVoicePlaying, isVoiceRead])
    const [first, second] = client.messages$(PEER_KEY).value.messages
    assert.ok(first && second)
    client.playVoice(first)
    await run.pass(10)
    assert.equal(voices(), [
      [true, true],
      [false, false],
    ])
    assert.equal(voices(other.client), [
      [false, true],
      [false, false],
    ])
    client.playVoice(second)
    await run.pass(10)
    assert.equal(voices(), [
      [false, true],
      [true, true],
    ])
    client.stopVoice(second)
    client.playVoice(first)
    client.stopVoice(first)
    await run.pass(10)
    assert.equal(voices(), [
      [false, true],
      [false, true],
    ])
    assert.equal(heard, [first.messageID, second.messageID])
  },
)

spec('listening to one’s own voice message is not reported', async () => {
  const heard: string[] = []
  const { run, client } = await connected(
    withHost({
      reportVoiceRead: async ({ messageID }: Message) => {
        heard.push(messageID)
        return ok(undefined)
      },
    }),
  )
  client.send(textContent('suara'), PEER)
  await run.pass(200)
  const [own] = client.messages$(PEER_KEY).value.messages
  assert.ok(own)
  client.playVoice(own)
  await run.pass(10)
  assert.equal(heard, [])
})

spec('the client says of which version of the SDK it is', async () => {
  const { client } = await connected()
  assert.is(client.sdkVersion, '1.2.8')
})

spec.run()
