import type { ChannelInfo, ChannelKey } from '../../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../../domain/messaging/channels/subscriber.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import type {
  ConversationExtra,
  HostConversation,
} from '../../../domain/messaging/conversations/conversation.ts'
import type { Reminder } from '../../../domain/messaging/conversations/reminder.ts'
import type { SeqRange } from '../../../domain/messaging/delivery/seq-ranges.ts'
import type { StreamPiece } from '../../../domain/messaging/delivery/stream.ts'
import { keyOfMessage, type Message, type MessageExtra } from '../../../domain/messaging/message.ts'

type OfMessage = { readonly channelKey: ChannelKey; readonly clientMsgNo: string }
type OfChannel = { readonly channelKey: ChannelKey }

/** What can change in what a shopper sees. Every tab applies the same events; the leader's are told to the others. */
export type StoreEvent =
  /** A message of ours, before the server has it. */
  | { readonly kind: 'composed'; readonly message: Message }
  /** A message from the wire, or fetched into a gap. */
  | { readonly kind: 'applied'; readonly message: Message }
  | ({ readonly kind: 'settled'; readonly messageID: string; readonly messageSeq: number } & OfMessage)
  | ({ readonly kind: 'failed'; readonly reasonCode: number } & OfMessage)
  /** A message waits for the server again, after a retry or its upload; with other content when that has changed. */
  | ({ readonly kind: 'renewed'; readonly content?: Content } & OfMessage)
  | ({ readonly kind: 'deleted' } & OfMessage)
  | ({ readonly kind: 'cleared' } & OfChannel)
  | ({ readonly kind: 'gap-marked'; readonly range: SeqRange } & OfChannel)
  | ({ readonly kind: 'gap-closed'; readonly range: SeqRange } & OfChannel)
  | ({ readonly kind: 'extras-changed'; readonly extras: ReadonlyMap<string, MessageExtra> } & OfChannel)
  | { readonly kind: 'conversations-synced'; readonly conversations: readonly HostConversation[] }
  | { readonly kind: 'conversation-extras-synced'; readonly extras: readonly ConversationExtra[] }
  | ({ readonly kind: 'read'; readonly seq: number } & OfChannel)
  | ({ readonly kind: 'unread-set'; readonly unread: number } & OfChannel)
  | ({ readonly kind: 'conversation-removed' } & OfChannel)
  | { readonly kind: 'reminders-synced'; readonly reminders: readonly Reminder[] }
  | { readonly kind: 'reminders-done'; readonly ids: readonly number[] }
  /** The host did not take it: they are open again. */
  | { readonly kind: 'reminders-refused'; readonly ids: readonly number[] }
  | ({ readonly kind: 'stream-grown'; readonly piece: StreamPiece } & OfChannel)
  | ({ readonly kind: 'typed'; readonly uid: string } & OfChannel)
  | { readonly kind: 'channel-known'; readonly info: ChannelInfo }
  | ({ readonly kind: 'subscribers-changed'; readonly subscribers: readonly Subscriber[] } & OfChannel)

/** A page of history; each tab fetches its own. */
export type PageEvent = {
  readonly kind: 'page'
  readonly channelKey: ChannelKey
  readonly messages: readonly Message[]
  readonly isOldest: boolean
  /** Nothing is newer at the host. */
  readonly isNewest?: boolean
}

/** What only this tab does. */
export type LocalEvent =
  | PageEvent
  | { readonly kind: 'opened'; readonly channelKey: ChannelKey }
  | { readonly kind: 'closed' }

/** The room that an event is about, when it is about one. */
export const keyOfEvent = (event: StoreEvent | LocalEvent): ChannelKey | undefined => {
  if ('message' in event) return keyOfMessage(event.message)
  return 'channelKey' in event ? event.channelKey : undefined
}
