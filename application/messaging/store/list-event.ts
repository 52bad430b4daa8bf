import {
  type Listed,
  type SyncedConversation,
  unlisted,
} from '../../../domain/messaging/conversations/conversation.ts'
import type { MessageStore } from './message-store.ts'
import type { StoreEvent } from './store-event.ts'

/**
 * The event of a host's whole list. `before` is what was listed here when it was asked for; what is not in the list any
 * more is gone, unless something of it waits for the server.
 */
export const listEvent = (
  store: Pick<MessageStore, 'conversations' | 'transcript'>,
  before: Listed,
  conversations: readonly SyncedConversation[],
): Extract<StoreEvent, { readonly kind: 'conversations-synced' }> => {
  const gone = unlisted(store.conversations(), before, conversations).filter((key) =>
    store.transcript(key).messages.every(({ status }) => status === 'normal'),
  )
  return { kind: 'conversations-synced', conversations, ...(gone.length > 0 && { gone }) }
}
