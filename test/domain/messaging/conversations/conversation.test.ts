import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ChannelKey } from '../../../../domain/messaging/channels/channel.ts'
import { textContent } from '../../../../domain/messaging/content/content.ts'
import {
  type Conversation,
  type ConversationEvent,
  conversationOf,
  conversationsInOrder,
  emptyConversation,
  logicalUnread,
  NO_CONVERSATIONS,
  type SyncedConversation,
  stepConversations,
  totalUnread,
} from '../../../../domain/messaging/conversations/conversation.ts'
import type { Message } from '../../../../domain/messaging/message.ts'
import { makeMessage } from '../../../support/messaging/messages.ts'

const conversations = suite('conversations')

const channelOf = (channelID: string) => ({ channelID, channelType: 1 })
const keyOf = (channelID: string) => `${channelID}-1` as ChannelKey

const createRun = () => {
  let state = NO_CONVERSATIONS
  const told: string[] = []
  const tell = (event: ConversationEvent) => {
    const [next, effects] = stepConversations(state, event, { uid: 'me', excludedTypes: new Set([98]) })
    state = next
    told.push(...effects.map(({ change, channelKey }) => `${change} ${channelKey}`))
  }
  const of = (channelID: string): Conversation => {
    const found = conversationOf(state, keyOf(channelID))
    assert.ok(found)
    return found
  }
  return {
    tell,
    told,
    of,
    state: () => state,
    order: () => conversationsInOrder(state).map(({ channel }) => channel.channelID),
    get: (seq: number, from: string, changes: Partial<Message> = {}) =>
      tell({
        kind: 'message-applied',
        message: makeMessage(seq, { channel: channelOf(from), fromUID: from, ...changes }),
      }),
  }
}

const fromServer = (channelID: string, lastSeq: number, unread: number): SyncedConversation => ({
  channel: channelOf(channelID),
  unread,
  timestamp: 1_700_000_000 + lastSeq,
  lastMessage: makeMessage(lastSeq, { channel: channelOf(channelID), fromUID: channelID }),
  lastSeq,
})

const extraOf = (channelID: string, browseTo: number, version: number) => ({
  channel: channelOf(channelID),
  browseTo,
  keepMessageSeq: 0,
  keepOffsetY: 0,
  draft: '',
  version,
})

conversations('19: a message moves its conversation to the top', () => {
  const run = createRun()
  run.get(1, 'a')
  run.get(2, 'b')
  run.get(3, 'a')
  assert.equal(run.order(), ['a', 'b'])
  assert.equal(run.told, ['added a-1', 'added b-1', 'updated a-1'])
})

conversations('unread increases only for others’ messages with a red dot, while it is not open', () => {
  const run = createRun()
  run.get(1, 'a')
  assert.is(run.of('a').unread, 1)
  run.get(2, 'a', { fromUID: 'me' })
  run.get(3, 'a', { flags: 0 })
  assert.is(run.of('a').unread, 1)
  run.tell({ kind: 'opened', channelKey: keyOf('a') })
  run.get(4, 'a')
  assert.is(run.of('a').unread, 0)
  run.tell({ kind: 'closed' })
  run.get(5, 'a')
  assert.is(run.of('a').unread, 1)
})

conversations('16: an older message that comes late changes neither the last one nor the order', () => {
  const run = createRun()
  run.get(5, 'a')
  run.get(9, 'b')
  run.get(3, 'a')
  assert.is(run.of('a').lastMessage?.messageSeq, 5)
  assert.equal(run.order(), ['b', 'a'])
})

conversations('17: messages received while the list was loading survive the list', () => {
  const run = createRun()
  run.get(8, 'a')
  run.tell({ kind: 'synced', conversations: [fromServer('a', 5, 0), fromServer('b', -9, 0)] })
  assert.is(run.of('a').lastMessage?.messageSeq, 8)
  assert.is(run.of('a').unread, 1)
  assert.equal(run.order(), ['a', 'b'])
})

conversations('a list with newer data wins', () => {
  const run = createRun()
  run.get(5, 'a')
  run.tell({ kind: 'synced', conversations: [fromServer('a', 9, 4)] })
  assert.is(run.of('a').lastMessage?.messageSeq, 9)
  assert.is(run.of('a').unread, 4)
})

conversations('20: a mention stays until the conversation is read, and comes again with the next', () => {
  const run = createRun()
  const mention = { content: textContent('hi', { mention: { all: false, uids: ['me'] } }) }
  run.get(1, 'a', mention)
  run.get(2, 'a')
  assert.is(run.of('a').isMentionMe, true)
  run.tell({ kind: 'opened', channelKey: keyOf('a') })
  assert.is(run.of('a').isMentionMe, false)
  run.tell({ kind: 'closed' })
  run.get(3, 'a', mention)
  assert.is(run.of('a').isMentionMe, true)
  run.tell({ kind: 'unread-set', channelKey: keyOf('a'), unread: 0 })
  assert.is(run.of('a').isMentionMe, false)
})

conversations('logical unread counts from the reading position', () => {
  const base = { ...emptyConversation(channelOf('a'), 0), unread: 9, lastMessage: makeMessage(20) }
  assert.is(logicalUnread(base), 9)
  assert.is(logicalUnread({ ...base, extra: extraOf('a', 15, 1) }), 5)
  assert.is(logicalUnread({ ...base, extra: extraOf('a', 20, 1) }), 0)
  assert.is(logicalUnread({ ...base, extra: extraOf('a', 21, 1) }), 9)
})

conversations('our own messages and an open conversation never count as unread by number', () => {
  const run = createRun()
  run.get(5, 'a')
  run.tell({ kind: 'extras-synced', extras: [extraOf('a', 5, 1)] })
  run.get(6, 'a', { fromUID: 'me' })
  assert.is(logicalUnread(run.of('a')), 0)
  run.get(7, 'a')
  assert.is(logicalUnread(run.of('a')), 1)
  run.tell({ kind: 'opened', channelKey: keyOf('a') })
  run.get(8, 'a')
  assert.is(logicalUnread(run.of('a')), 0)
})

conversations('an older extra changes nothing, and the highest version is requested next', () => {
  const run = createRun()
  run.get(20, 'a')
  run.tell({ kind: 'extras-synced', extras: [extraOf('a', 10, 7), extraOf('unknown', 1, 9)] })
  run.tell({ kind: 'extras-synced', extras: [extraOf('a', 2, 6)] })
  assert.is(run.of('a').extra?.browseTo, 10)
  assert.is(run.state().extraVersion, 9)
})

conversations('content types that are excluded do not change a conversation', () => {
  const run = createRun()
  run.get(1, 'a', { content: { contentType: 98, body: { kind: 'stream', data: '' } } })
  assert.equal(run.order(), [])
})

conversations('55: an empty conversation has whole seconds and a numeric unread count', () => {
  const run = createRun()
  run.tell({ kind: 'synced', conversations: [{ ...fromServer('a', 0, 0), timestamp: 1_700_000_000.7 }] })
  assert.is(run.of('a').timestamp, 1_700_000_000)
  assert.is(totalUnread(run.state()), 0)
})

conversations('a removed conversation comes back with its next message', () => {
  const run = createRun()
  run.get(1, 'a')
  run.tell({ kind: 'removed', channelKey: keyOf('a') })
  run.tell({ kind: 'removed', channelKey: keyOf('a') })
  run.get(2, 'a')
  assert.equal(run.told, ['added a-1', 'removed a-1', 'added a-1'])
  assert.is(run.of('a').unread, 1)
})

conversations('a sent message that gets its number is updated in its conversation', () => {
  const run = createRun()
  run.get(0, 'a', { fromUID: 'me', clientMsgNo: 'x', status: 'wait' })
  const stored = makeMessage(7, { channel: channelOf('a'), fromUID: 'me', clientMsgNo: 'x' })
  run.tell({ kind: 'message-changed', message: stored })
  assert.is(run.of('a').lastMessage?.messageSeq, 7)
})

conversations('unread is the host’s count plus newer messages, each counted once', () => {
  const run = createRun()
  run.get(7, 'a')
  run.get(8, 'a')
  run.tell({ kind: 'synced', conversations: [fromServer('a', 7, 3)] })
  assert.is(run.of('a').unread, 4)
  run.get(8, 'a')
  run.get(6, 'a')
  assert.is(run.of('a').unread, 4)
  run.get(9, 'a')
  assert.is(run.of('a').unread, 5)
})

conversations(
  'a late answer of the host does not restore the unread count of what was read meanwhile',
  () => {
    const run = createRun()
    run.get(7, 'a')
    run.tell({ kind: 'opened', channelKey: keyOf('a') })
    run.tell({ kind: 'closed' })
    run.tell({ kind: 'synced', conversations: [fromServer('a', 7, 3)] })
    assert.is(run.of('a').unread, 0)
    run.tell({ kind: 'synced', conversations: [fromServer('a', 9, 5)] })
    assert.is(run.of('a').unread, 2)
  },
)

conversations('reading up to a number leaves later messages unread', () => {
  const run = createRun()
  for (const seq of [1, 2, 3]) run.get(seq, 'a')
  run.tell({ kind: 'read', channelKey: keyOf('a'), seq: 2 })
  assert.is(run.of('a').unread, 1)
  run.tell({ kind: 'read', channelKey: keyOf('a'), seq: 3 })
  assert.is(run.of('a').unread, 0)
})

conversations('marked as unread by hand shows that count, with an extra too', () => {
  const run = createRun()
  run.get(5, 'a')
  run.tell({ kind: 'extras-synced', extras: [extraOf('a', 5, 1)] })
  run.tell({ kind: 'unread-set', channelKey: keyOf('a'), unread: 1 })
  assert.is(logicalUnread(run.of('a')), 1)
  run.tell({ kind: 'unread-set', channelKey: keyOf('a'), unread: 0 })
  assert.is(logicalUnread(run.of('a')), 0)
})

conversations('a position behind the last number is no count: own and silent messages are not unread', () => {
  const run = createRun()
  run.tell({ kind: 'synced', conversations: [fromServer('a', 20, 0)] })
  run.tell({ kind: 'extras-synced', extras: [extraOf('a', 15, 1)] })
  assert.is(logicalUnread(run.of('a')), 0, 'the host counts none')
  run.get(21, 'a', { flags: 0 })
  assert.is(logicalUnread(run.of('a')), 0, 'silent')
  run.get(22, 'a')
  assert.is(logicalUnread(run.of('a')), 1)
  assert.is(totalUnread(run.state()), 1)
})

conversations('a conversation that was deleted counts only later messages', () => {
  const run = createRun()
  run.tell({ kind: 'synced', conversations: [fromServer('a', 20, 5)] })
  run.tell({ kind: 'extras-synced', extras: [extraOf('a', 15, 1)] })
  run.tell({ kind: 'unlisted', channelKey: keyOf('a') })
  run.get(21, 'a')
  assert.is(logicalUnread(run.of('a')), 1)
})

conversations('a recalled message is no longer unread, however often its recall is reported', () => {
  const run = createRun()
  const mention = { content: textContent('hi', { mention: { all: false, uids: ['me'] } }) }
  for (const seq of [1, 2]) run.get(seq, 'a')
  run.get(3, 'a', mention)
  const third = makeMessage(3, { channel: channelOf('a'), fromUID: 'a', ...mention })
  run.tell({ kind: 'recalled', message: third })
  run.tell({ kind: 'recalled', message: third })
  assert.is(run.of('a').unread, 2)
  assert.is(run.of('a').isMentionMe, false)
  run.get(3, 'a', mention)
  assert.is(run.of('a').unread, 2, 'pushed once more')
  run.tell({ kind: 'synced', conversations: [fromServer('a', 3, 2)] })
  assert.is(run.of('a').unread, 2, 'the host has left it out too')
})

conversations('a recall lowers the host’s count only for an unread message of others', () => {
  const run = createRun()
  run.tell({ kind: 'synced', conversations: [fromServer('a', 9, 2)] })
  const recall = (seq: number, fromUID: string, flags = 2) =>
    run.tell({ kind: 'recalled', message: makeMessage(seq, { channel: channelOf('a'), fromUID, flags }) })
  recall(5, 'a')
  recall(9, 'me')
  recall(8, 'a', 0)
  assert.is(run.of('a').unread, 2)
  recall(9, 'a')
  assert.is(run.of('a').unread, 1)
})

conversations(
  'a mark as unread is not undone by the next list, nor lost on a device that has read all',
  () => {
    const run = createRun()
    run.get(5, 'a')
    run.tell({ kind: 'opened', channelKey: keyOf('a') })
    run.tell({ kind: 'closed' })
    const marked = { ...fromServer('a', 5, 1), markedUnread: 1 }
    run.tell({ kind: 'synced', conversations: [marked] })
    assert.is(logicalUnread(run.of('a')), 1, 'marked elsewhere')
    run.tell({ kind: 'unread-set', channelKey: keyOf('a'), unread: 0 })
    run.tell({ kind: 'unread-set', channelKey: keyOf('a'), unread: 1 })
    run.tell({ kind: 'synced', conversations: [fromServer('a', 5, 1)] })
    assert.is(logicalUnread(run.of('a')), 1, 'marked here')
  },
)

conversations('keeps the identity of what did not change', () => {
  const run = createRun()
  run.get(1, 'a')
  const before = run.of('a')
  run.get(1, 'b')
  assert.is(run.of('a'), before)
})

conversations.run()
