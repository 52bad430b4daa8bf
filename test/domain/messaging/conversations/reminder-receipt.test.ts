import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type ChannelKey, channelOfKey } from '../../../../domain/messaging/channels/channel.ts'
import {
  type Conversation,
  emptyConversation,
  isMentioned,
} from '../../../../domain/messaging/conversations/conversation.ts'
import {
  NO_RECEIPTS,
  type ReceiptEvent,
  stepReceipts,
} from '../../../../domain/messaging/conversations/receipt.ts'
import {
  NO_REMINDERS,
  openReminders,
  type Reminder,
  type ReminderEvent,
  simpleReminders,
  stepReminders,
} from '../../../../domain/messaging/conversations/reminder.ts'
import { makeMessage } from '../../../support/messaging/messages.ts'

const reminders = suite('reminders')
const receipts = suite('read receipts')

const KEY = 'u2-1' as ChannelKey

const reminder = (reminderID: number, changes: Partial<Reminder> = {}): Reminder => ({
  reminderID,
  reminderType: 1,
  channel: { channelID: 'u2', channelType: 1 },
  messageSeq: reminderID,
  text: '',
  version: reminderID,
  isDone: false,
  ...changes,
})

const createReminders = () => {
  let state = NO_REMINDERS
  return {
    state: () => state,
    tell: (event: ReminderEvent) => {
      state = stepReminders(state, event)
    },
  }
}

reminders('are completed here first, and restored when the host refuses', () => {
  const run = createReminders()
  run.tell({ kind: 'synced', reminders: [reminder(1), reminder(2)] })
  run.tell({ kind: 'done-requested', ids: [1] })
  assert.equal(
    openReminders(run.state(), KEY).map(({ reminderID }) => reminderID),
    [2],
  )
  run.tell({ kind: 'done-refused', ids: [1] })
  assert.is(openReminders(run.state(), KEY).length, 2)
})

reminders('stay completed when completed again, and unknown ones are ignored', () => {
  const run = createReminders()
  run.tell({ kind: 'synced', reminders: [reminder(1)] })
  run.tell({ kind: 'done-requested', ids: [1] })
  run.tell({ kind: 'done-requested', ids: [1, 99] })
  assert.equal([openReminders(run.state(), KEY).length, run.state().byId.size], [0, 1])
})

reminders('of a deleted message are dropped', () => {
  const run = createReminders()
  run.tell({ kind: 'synced', reminders: [reminder(1), reminder(2)] })
  run.tell({ kind: 'message-gone', channelKey: KEY, messageSeq: 2 })
  run.tell({ kind: 'message-gone', channelKey: 'u3-1' as ChannelKey, messageSeq: 1 })
  assert.equal(
    openReminders(run.state(), KEY).map(({ messageSeq }) => messageSeq),
    [1],
  )
})

reminders('mark a conversation in the list only while their message is unread', () => {
  const channel = { channelID: 'u2', channelType: 1 }
  const last = makeMessage(9)
  const conversation = { ...emptyConversation(channel, 0), lastMessage: last, countedTo: 9, unread: 3 }
  const marked = (one: Conversation, mark: Reminder) => ({ ...one, reminders: [mark] })
  const extra = { channel, browseTo: 7, keepMessageSeq: 0, keepOffsetY: 0, draft: '', version: 1 }
  assert.is(isMentioned(marked(conversation, reminder(7))), true, 'nobody knows how far was read')
  assert.is(isMentioned(marked({ ...conversation, extra }, reminder(7))), false, 'read on another device')
  assert.is(isMentioned(marked({ ...conversation, extra }, reminder(8))), true)
  assert.is(isMentioned(marked({ ...conversation, unread: 0 }, reminder(8))), false, 'all read')
  assert.is(isMentioned(marked(conversation, reminder(8, { reminderType: 2 }))), false)
})

reminders('show only the latest open one of each type', () => {
  const run = createReminders()
  const list = [reminder(1), reminder(2), reminder(3, { reminderType: 2 }), reminder(4, { isDone: true })]
  run.tell({ kind: 'synced', reminders: list })
  const shown = simpleReminders(run.state(), KEY).map(({ reminderID }) => reminderID)
  assert.equal(shown, [3, 2])
})

reminders('are requested from the highest version, though that one is completed and gone', () => {
  const run = createReminders()
  run.tell({ kind: 'synced', reminders: [reminder(1), reminder(2, { version: 9, isDone: true })] })
  assert.is(run.state().version, 9)
  assert.is(run.state().byId.size, 1)
})

reminders('of another channel are not shown', () => {
  const run = createReminders()
  run.tell({ kind: 'synced', reminders: [reminder(1)] })
  assert.equal(openReminders(run.state(), 'u2-2' as ChannelKey), [])
})

const createReceipts = () => {
  let state = NO_RECEIPTS
  let now = 0
  const reports: { at: number; channel: string; ids: string[] }[] = []
  const tell = (event: ReceiptEvent) => {
    const [next, effects] = stepReceipts(state, event, now)
    state = next
    for (const { channelKey, messages } of effects) {
      reports.push({ at: now, channel: channelKey, ids: messages.map(({ messageID }) => messageID) })
    }
  }
  return {
    tell,
    reports,
    state: () => state,
    pass: (ms: number) => {
      const until = now + ms
      while (state.flushAt !== undefined && state.flushAt <= until) {
        now = state.flushAt
        tell({ kind: 'ticked' })
      }
      now = until
    },
  }
}

receipts('are sent 2 s after the first message was seen, together', () => {
  const run = createReceipts()
  run.tell({ kind: 'seen', messages: [makeMessage(1)] })
  run.pass(1_000)
  run.tell({ kind: 'seen', messages: [makeMessage(2)] })
  run.pass(999)
  assert.equal(run.reports, [])
  run.pass(1)
  assert.equal(run.reports, [{ at: 2_000, channel: 'u2-1', ids: ['id-1', 'id-2'] }])
})

receipts('of a long conversation are sent in batches that a host accepts, each once', () => {
  const run = createReceipts()
  run.tell({ kind: 'seen', messages: Array.from({ length: 520 }, (_, at) => makeMessage(at + 1)) })
  for (let round = 0; round < 4; round++) {
    run.pass(2_000)
    run.tell({ kind: 'reported', channelKey: KEY })
  }
  assert.ok(run.reports.every(({ ids }) => ids.length <= 200))
  assert.is(new Set(run.reports.flatMap(({ ids }) => ids)).size, 520)
  assert.is(run.reports.flatMap(({ ids }) => ids).length, 520)
})

receipts('50: one report runs at a time, however long it takes', () => {
  const run = createReceipts()
  run.tell({ kind: 'seen', messages: [makeMessage(1)] })
  run.pass(11_000)
  run.tell({ kind: 'seen', messages: [makeMessage(1), makeMessage(2)] })
  run.pass(11_000)
  assert.is(run.reports.length, 1)
  run.tell({ kind: 'reported', channelKey: KEY })
  run.pass(2_000)
  assert.equal(run.reports.at(1)?.ids, ['id-2'])
})

receipts('50: a failed report is retried later with newer ones', () => {
  const run = createReceipts()
  run.tell({ kind: 'seen', messages: [makeMessage(1)] })
  run.pass(2_000)
  run.tell({ kind: 'seen', messages: [makeMessage(2)] })
  run.tell({ kind: 'report-failed', channelKey: KEY })
  run.pass(2_000)
  assert.equal(run.reports.at(1), { at: 4_000, channel: 'u2-1', ids: ['id-1', 'id-2'] })
})

receipts('are never sent twice, nor for messages that are read already or have no id', () => {
  const run = createReceipts()
  run.tell({ kind: 'seen', messages: [makeMessage(1)] })
  run.pass(2_000)
  run.tell({ kind: 'reported', channelKey: KEY })
  const read = makeMessage(2, { extra: { ...makeMessage(2).extra, isRead: true } })
  run.tell({ kind: 'seen', messages: [makeMessage(1), read, makeMessage(0, { messageID: '' })] })
  run.pass(10_000)
  assert.is(run.reports.length, 1)
  assert.is(run.state().flushAt, undefined)
})

receipts('49: contain the whole id of a channel with hyphens', () => {
  const run = createReceipts()
  const channel = { channelID: '550e8400-e29b-41d4-a716-446655440000', channelType: 2 }
  run.tell({ kind: 'seen', messages: [makeMessage(1, { channel })] })
  run.pass(2_000)
  assert.equal(channelOfKey(run.reports[0]?.channel as ChannelKey), channel)
})

receipts('50: leave no lists behind once reported', () => {
  const run = createReceipts()
  run.tell({ kind: 'seen', messages: [makeMessage(1)] })
  run.pass(2_000)
  run.tell({ kind: 'reported', channelKey: KEY })
  assert.is(run.state().pending.size + run.state().inFlight.size, 0)
})

reminders.run()
receipts.run()
