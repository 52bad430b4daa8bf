import { channelKey } from '../../../domain/messaging/channels/channel.ts'
import { keptDraft } from '../../../domain/messaging/content/message-text.ts'
import { conversationOf, listedIn } from '../../../domain/messaging/conversations/conversation.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import type { Messaging } from '../messaging.ts'
import { listEvent } from '../store/list-event.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { StoreEvent } from '../store/store-event.ts'
import type { MessagingHost } from './messaging-host.ts'
import { REMINDERS_LIMIT, type ServerSync } from './server-sync.ts'

/** What a shopper does to conversations: shown at once, and told to the host. */
export type ConversationActs = Pick<
  Messaging,
  'syncConversations' | 'setUnread' | 'removeConversation' | 'saveDraft' | 'finishReminders'
>

type Deps = {
  readonly host: MessagingHost
  readonly store: MessageStore
  /** For this tab alone. */
  readonly notice: (event: StoreEvent) => void
  readonly saveExtra: ServerSync['saveExtra']
  /** For every tab. */
  readonly publish: (event: StoreEvent) => void
}

export const createConversationActs = ({
  host,
  store,
  saveExtra,
  notice,
  publish,
}: Deps): ConversationActs => ({
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
  },
  removeConversation: async (channel) => {
    publish({ kind: 'conversation-removed', channelKey: channelKey(channel) })
    return (await host.removeConversation?.(channel)) ?? ok(undefined)
  },
  saveDraft: (channel, draft) => {
    const known = conversationOf(store.conversations(), channelKey(channel))?.extra
    const blank = { channel, browseTo: 0, keepMessageSeq: 0, keepOffsetY: 0, version: 0 }
    // What no server keeps would be refused at every sync: it stays on the screen, and is not sent.
    const kept = keptDraft(draft)
    const extra = { ...(known ?? blank), draft: kept, isUnsaved: true }
    publish({ kind: 'conversation-extras-synced', extras: [extra] })
    void saveExtra(extra)
  },
  finishReminders: (ids) => {
    if (ids.length === 0) return
    publish({ kind: 'reminders-done', ids })
    // In portions that a host takes.
    for (let from = 0; from < ids.length; from += REMINDERS_LIMIT) {
      const some = ids.slice(from, from + REMINDERS_LIMIT)
      void host.reportRemindersDone?.(some).then((answer) => {
        if (!answer.ok) publish({ kind: 'reminders-refused', ids: some })
      })
    }
  },
})
