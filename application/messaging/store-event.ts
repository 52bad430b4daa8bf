import type { ChannelInfo, ChannelKey } from '../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../domain/messaging/channels/subscriber.ts'
import type { Content } from '../../domain/messaging/content/content.ts'
import type {
  ConversationExtra,
  SyncedConversation,
} from '../../domain/messaging/conversations/conversation.ts'
import type { Reminder } from '../../domain/messaging/conversations/reminder.ts'
import type { SeqRange } from '../../domain/messaging/delivery/seq-ranges.ts'
import type { StreamPiece } from '../../domain/messaging/delivery/stream.ts'
import {
  keyOfMessage,
  type Message,
  type MessageAck,
  type MessageExtra,
} from '../../domain/messaging/message.ts'
import type { Seconds } from '../../domain/shared/time.ts'

type OfMessage = { readonly channelKey: ChannelKey; readonly clientMsgNo: string }
type OfChannel = { readonly channelKey: ChannelKey }

/** The events that change the store. Every tab applies the same ones, because each sends its own to the others. */
export type StoreEvent =
  /** An own message was composed; the server does not have it yet. */
  | { readonly kind: 'composed'; readonly message: Message }
  /** A message was received, or loaded from history into a gap. */
  | { readonly kind: 'applied'; readonly message: Message }
  /** The server has stored an own message. */
  | ({ readonly kind: 'settled' } & MessageAck & OfMessage)
  | ({ readonly kind: 'failed'; readonly reasonCode: number } & OfMessage)
  /** An own message is pending again, after a retry or its upload; with its new content if that has changed. */
  | ({ readonly kind: 'renewed'; readonly content?: Content } & OfMessage)
  | ({ readonly kind: 'deleted' } & OfMessage)
  /**
   * The history was cleared up to number `upTo`, or up to the instant `until` where no number is known; else all of
   * it.
   */
  | ({ readonly kind: 'cleared'; readonly upTo?: number; readonly until?: Seconds } & OfChannel)
  | ({ readonly kind: 'gap-marked'; readonly range: SeqRange } & OfChannel)
  | ({ readonly kind: 'gap-closed'; readonly range: SeqRange } & OfChannel)
  | ({ readonly kind: 'extras-changed'; readonly extras: ReadonlyMap<string, MessageExtra> } & OfChannel)
  /** A list of the host; `gone`: conversations that were listed and are missing in a complete list. */
  | {
      readonly kind: 'conversations-synced'
      readonly conversations: readonly SyncedConversation[]
      readonly gone?: readonly ChannelKey[]
    }
  | { readonly kind: 'conversation-extras-synced'; readonly extras: readonly ConversationExtra[] }
  | ({ readonly kind: 'read'; readonly seq: number } & OfChannel)
  | ({ readonly kind: 'unread-set'; readonly unread: number } & OfChannel)
  | ({ readonly kind: 'conversation-removed' } & OfChannel)
  /** Somebody has listened to a voice message. */
  | ({ readonly kind: 'voice-read' } & OfMessage)
  | { readonly kind: 'reminders-synced'; readonly reminders: readonly Reminder[] }
  | { readonly kind: 'reminders-done'; readonly ids: readonly number[] }
  /** The host has not accepted that they are done: they are open again. */
  | { readonly kind: 'reminders-refused'; readonly ids: readonly number[] }
  | ({ readonly kind: 'stream-grown'; readonly piece: StreamPiece } & OfChannel)
  | ({ readonly kind: 'typed'; readonly uid: string } & OfChannel)
  | { readonly kind: 'channel-known'; readonly info: ChannelInfo }
  | ({ readonly kind: 'subscribers-changed'; readonly subscribers: readonly Subscriber[] } & OfChannel)

/** A page of history was loaded; each tab loads its own. */
export type PageEvent = {
  readonly kind: 'page'
  readonly channelKey: ChannelKey
  readonly messages: readonly Message[]
  readonly isOldest: boolean
  /** It contains the newest message of the host. */
  readonly isNewest?: boolean
}

/** Events of this tab only, which are not sent to the others. */
export type LocalEvent =
  | PageEvent
  | { readonly kind: 'opened'; readonly channelKey: ChannelKey }
  | { readonly kind: 'closed' }
  /** The voice message that is playing in a conversation; undefined for none. */
  | ({ readonly kind: 'voice-playing'; readonly clientMsgNo: string | undefined } & OfChannel)

/** The conversation that an event belongs to; undefined for none. */
export const keyOfEvent = (event: StoreEvent | LocalEvent): ChannelKey | undefined => {
  if ('message' in event) return keyOfMessage(event.message)
  return 'channelKey' in event ? event.channelKey : undefined
}
