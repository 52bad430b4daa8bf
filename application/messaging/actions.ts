import type { ApiFault } from '../../domain/api/fault.ts'
import {
  type Channel,
  type ChannelKey,
  channelKey,
  channelOfKey,
} from '../../domain/messaging/channels/channel.ts'
import { keptDraft } from '../../domain/messaging/content/message-text.ts'
import { conversationOf, listedIn } from '../../domain/messaging/conversations/conversation.ts'
import { NO_RECEIPTS, type ReceiptEvent, stepReceipts } from '../../domain/messaging/conversations/receipt.ts'
import { readReminders } from '../../domain/messaging/conversations/reminder.ts'
import { isSentBy, keyOfMessage, type Message } from '../../domain/messaging/message.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import { listEvent, type MessageStore } from './message-store.ts'
import type { Messaging } from './messaging.ts'
import { type MessagingHost, needCallback } from './messaging-host.ts'
import { REMINDERS_LIMIT, type ServerSync } from './server-sync.ts'
import type { LocalEvent, StoreEvent } from './store-event.ts'

/** A shopper's actions on conversations: shown at once, and reported to the host. */
type ConversationActs = Pick<
  Messaging,
  'syncConversations' | 'setUnread' | 'removeConversation' | 'saveDraft' | 'finishReminders'
>

type Deps = {
  readonly host: MessagingHost
  readonly store: MessageStore
  /** For this tab only. */
  readonly notice: (event: StoreEvent) => void
  readonly saveExtra: ServerSync['saveExtra']
  /** For every tab. */
  readonly publish: (event: StoreEvent) => void
}

/** A reader's actions on a conversation: pin, mute, mark, delete, draft. */
export const createConversationActs = ({
  host,
  store,
  saveExtra,
  notice,
  publish,
}: Deps): ConversationActs & { readonly finishMentions: (key: ChannelKey) => void } => {
  const finishReminders = (ids: readonly number[]): void => {
    if (ids.length === 0) return
    publish({ kind: 'reminders-done', ids })
    // In batches of the size that hosts accept.
    for (let from = 0; from < ids.length; from += REMINDERS_LIMIT) {
      const some = ids.slice(from, from + REMINDERS_LIMIT)
      void host.reportRemindersDone?.(some).then((answer) => {
        if (!answer.ok) publish({ kind: 'reminders-refused', ids: some })
      })
    }
  }
  /**
   * Marks mentions as done once they were read; requests to join and custom reminders need an action of their own.
   */
  const finishMentions = (key: ChannelKey): void =>
    finishReminders(readReminders(store.reminders(), key).map(({ reminderID }) => reminderID))

  return {
    syncConversations: async () => {
      if (!host.syncConversations) return fail({ kind: 'not-offered' })
      const before = listedIn(store.conversations())
      const answer = await host.syncConversations()
      if (!answer.ok) return answer
      notice(listEvent(store, before, answer.value))
      return ok(undefined)
    },
    setUnread: (channel, unread) => {
      publish({ kind: 'unread-set', channelKey: channelKey(channel), unread })
      void host.setUnread?.(channel, unread)
      if (unread <= 0) finishMentions(channelKey(channel))
    },
    removeConversation: async (channel) => {
      publish({ kind: 'conversation-removed', channelKey: channelKey(channel) })
      return (await host.removeConversation?.(channel)) ?? ok(undefined)
    },
    saveDraft: (channel, draft) => {
      const known = conversationOf(store.conversations(), channelKey(channel))?.extra
      const blank = { channel, browseTo: 0, keepMessageSeq: 0, keepOffsetY: 0, version: 0 }
      // Servers refuse such a draft at every sync: it stays on screen and is not sent.
      const kept = keptDraft(draft)
      const extra = { ...(known ?? blank), draft: kept, isUnsaved: true }
      publish({ kind: 'conversation-extras-synced', extras: [extra] })
      void saveExtra(extra)
    },
    finishReminders,
    finishMentions,
  }
}

/** Actions on a sent message. `not-offered`: the host has no call for it. */
type MessageActs = Pick<Messaging, 'revoke' | 'edit' | 'playVoice' | 'stopVoice'>

type MessageActsDeps = {
  readonly host: MessagingHost
  readonly sync: Pick<ServerSync, 'messageExtras'>
  readonly uid: string
  readonly store: Pick<MessageStore, 'find'>
  /** For this tab only. */
  readonly apply: (event: LocalEvent) => void
  /** For every tab. */
  readonly publish: (event: StoreEvent) => void
}

/** Actions on a sent message: recall, edit, play. */
export const createMessageActs = ({
  host,
  sync,
  uid,
  store,
  apply,
  publish,
}: MessageActsDeps): MessageActs => {
  /** The result is read back from the host, where it can be. */
  const act = async (call: Promise<Result<unknown, ApiFault>> | undefined, channel: Channel) => {
    if (!call) return fail({ kind: 'not-offered' } as const)
    const answer = await call
    if (answer.ok && host.syncMessageExtras) await sync.messageExtras(channel)
    return answer
  }
  return {
    revoke: (message) => act(host.revoke?.(message), message.channel),
    edit: (message, content) => act(host.edit?.(message, content), message.channel),
    playVoice: (message) => {
      const key = keyOfMessage(message)
      const { clientMsgNo } = message
      const known = store.find(key, clientMsgNo)
      apply({ kind: 'voice-playing', channelKey: key, clientMsgNo })
      if (!known || known.isVoiceRead || isSentBy(known, uid)) return
      publish({ kind: 'voice-read', channelKey: key, clientMsgNo })
      void host.reportVoiceRead?.(known)
    },
    stopVoice: (message) => {
      const key = keyOfMessage(message)
      if (!store.find(key, message.clientMsgNo)?.isVoicePlaying) return
      apply({ kind: 'voice-playing', channelKey: key, clientMsgNo: undefined })
    },
  }
}

/** Reports read messages every two seconds, one report for each channel at a time (requirement M4). */
type ReadReports = {
  /** Throws MissingCallbackError when the host does not accept read reports. */
  readonly seen: (messages: readonly Message[]) => void
  /** Reports pending messages at once, because the page may be closing. */
  readonly flush: () => void
  readonly dispose: () => void
}

/** Reports messages as read to the host, collected for 2 s (requirement M9). */
export const createReadReports = (host: MessagingHost, clock: ClockPort): ReadReports => {
  let receipts = NO_RECEIPTS
  let timer: TimerHandle | undefined
  let isOver = false

  const step = (event: ReceiptEvent): void => {
    if (isOver) return
    const now = clock.now()
    const [next, effects] = stepReceipts(receipts, event, now)
    const { flushAt } = next
    if (flushAt !== receipts.flushAt) {
      timer?.cancel()
      timer = flushAt === undefined ? undefined : clock.after(flushAt - now, () => step({ kind: 'ticked' }))
    }
    receipts = next
    for (const { channelKey, messages } of effects) {
      const report = needCallback(host, 'reportRead')
      void report(channelOfKey(channelKey), messages).then(({ ok }) =>
        step({ kind: ok ? 'reported' : 'report-failed', channelKey }),
      )
    }
  }

  return {
    seen: (messages) => {
      needCallback(host, 'reportRead')
      step({ kind: 'seen', messages })
    },
    flush: () => {
      if (receipts.flushAt !== undefined) step({ kind: 'ticked' })
    },
    dispose: () => {
      isOver = true
      timer?.cancel()
    },
  }
}
