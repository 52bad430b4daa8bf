import { keyOfMessage } from '../../../domain/messaging/message.ts'
import * as ReasonCode from '../../../domain/messaging/wire/reason-code.ts'
import type { Outgoing } from '../delivery/outgoing.ts'
import type { ConversationActs } from '../host/conversation-acts.ts'
import type { HostSync } from '../host/host-sync.ts'
import type { News } from '../news.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { StoreEvent } from '../store/store-event.ts'
import type { Sight } from './sight.ts'
import type { TeamReactions } from './team.ts'

type Deps = {
  readonly store: Pick<MessageStore, 'find'>
  /** For this tab alone, and only to be shown. */
  readonly apply: (event: StoreEvent) => void
  /** For every tab. */
  readonly publish: (event: StoreEvent) => void
  readonly outgoing: Pick<Outgoing, 'restore'>
  readonly acts: Pick<ConversationActs, 'syncConversations'>
  readonly sync: Pick<HostSync, 'reminders'>
  readonly news: Pick<News, 'noted'>
  readonly sight: Pick<Sight, 'noted'>
}

/** What this tab does when another tab tells of a message, loses one, or becomes the leader. */
export const createTabReactions = ({
  store,
  apply,
  publish,
  outgoing,
  acts,
  sync,
  news,
  sight,
}: Deps): TeamReactions => ({
  noted: (note) => {
    sight.noted(note)
    // Of a tab that was there before this one: it was composed unheard, so that its settling found nothing here.
    const isUnheard =
      note.kind === 'sent' && !store.find(keyOfMessage(note.message), note.message.clientMsgNo)
    if (isUnheard) apply({ kind: 'applied', message: note.message })
    news.noted(note)
  },
  lost: (message) => {
    const key = keyOfMessage(message)
    const { clientMsgNo } = message
    // Nothing is lost when the server has it.
    if (store.find(key, clientMsgNo)?.status === 'normal') return
    publish({ kind: 'failed', channelKey: key, clientMsgNo, reasonCode: ReasonCode.unknown })
  },
  followed: () => {
    // What waits or has failed in the tab that leads is in its rows; the others know of it already.
    void outgoing.restore(apply)
    void acts.syncConversations()
    void sync.reminders()
  },
})
