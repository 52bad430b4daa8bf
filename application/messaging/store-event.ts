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
import { keyOfMessage, type Message, type MessageExtra } from '../../domain/messaging/message.ts'
import type { Seconds } from '../../domain/shared/time.ts'

type OfMessage = { readonly channelKey: ChannelKey; readonly clientMsgNo: string }
type OfChannel = { readonly channelKey: ChannelKey }

/** The events that change the store. Every tab applies the same ones: each tells its own to the others. */
export type StoreEvent =
  /** A message of ours was composed; the server does not have it yet. */
  | { readonly kind: 'composed'; readonly message: Message }
  /** A message came over the wire, or from history into a gap. */
  | { readonly kind: 'applied'; readonly message: Message }
  /** The server has stored a message of ours. */
  | ({ readonly kind: 'settled'; readonly messageID: string; readonly messageSeq: number } & OfMessage)
  | ({ readonly kind: 'failed'; readonly reasonCode: number } & OfMessage)
  /** A message of ours waits again, after a retry or its upload; with its new content if that has changed. */
  | ({ readonly kind: 'renewed'; readonly content?: Content } & OfMessage)
  | ({ readonly kind: 'deleted' } & OfMessage)
  /** Its history is forgotten up to number `upTo`, or up to the instant `until` where no number is known; else all. */
  | ({ readonly kind: 'cleared'; readonly upTo?: number; readonly until?: Seconds } & OfChannel)
  | ({ readonly kind: 'gap-marked'; readonly range: SeqRange } & OfChannel)
  | ({ readonly kind: 'gap-closed'; readonly range: SeqRange } & OfChannel)
  | ({ readonly kind: 'extras-changed'; readonly extras: ReadonlyMap<string, MessageExtra> } & OfChannel)
  /** A list of the host; `gone`: what was listed and is not in it any more, where it is the whole list. */
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
  /** It ends with the newest message that the host has. */
  readonly isNewest?: boolean
}

/** Events of this tab alone, which are not told to the others. */
export type LocalEvent =
  | PageEvent
  | { readonly kind: 'opened'; readonly channelKey: ChannelKey }
  | { readonly kind: 'closed' }
  /** The voice message that plays in a conversation; undefined: none does. */
  | ({ readonly kind: 'voice-playing'; readonly clientMsgNo: string | undefined } & OfChannel)

/** The conversation that an event is about; undefined when it is about none. */
export const keyOfEvent = (event: StoreEvent | LocalEvent): ChannelKey | undefined => {
  if ('message' in event) return keyOfMessage(event.message)
  return 'channelKey' in event ? event.channelKey : undefined
}
