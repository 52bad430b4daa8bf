import type { Seconds } from '../../shared/time.ts'
import { type Channel, type ChannelKey, channelKey } from '../channels/channel.ts'
import type { SeqRanges } from '../delivery/seq-ranges.ts'
import type { Message } from '../message.ts'
import { getIn, type LayeredMap, layered } from './layered-map.ts'
import { type Reminder, ReminderType } from './reminder.ts'

/** Per-conversation data that the host syncs to every device of the account (requirement M3). */
export type ConversationExtra = {
  readonly channel: Channel
  /** Number of the last message that was viewed; 0 for none. */
  readonly browseTo: number
  readonly keepMessageSeq: number
  readonly keepOffsetY: number
  readonly draft: string
  /** The account has cleared its history up to this number; undefined for never. */
  readonly clearedTo?: number
  /** Whether the host has not stored this draft yet. `false`: it has just done so. */
  readonly isUnsaved?: boolean
  readonly version: number
}

/** A row of the list: a channel with its last message and unread count. */
export type Conversation = {
  readonly channel: Channel
  readonly unread: number
  /** Seconds. */
  readonly timestamp: Seconds
  readonly lastMessage: Message | undefined
  readonly isMentionMe: boolean
  /** Only the latest undone one of each type, newest first (requirement M4). */
  readonly reminders: readonly Reminder[]
  readonly extra: ConversationExtra | undefined
  /** The host has counted unread messages up to this number; `unread` is its count plus what arrived later. */
  readonly countedTo: number
  /**
   * Numbers above `countedTo` that were counted here, so that no message counts twice and a late answer of the host
   * loses none.
   */
  readonly counted: SeqRanges
  /** Numbers that no longer count: recalled by their sender, or deleted on another device. */
  readonly recalled: SeqRanges
  /** The highest number that was read on this device. */
  readonly readSeq: number
}

/** A conversation as the host returns it; `lastSeq` is the message up to which it has counted unread ones. */
export type SyncedConversation = Pick<Conversation, 'channel' | 'unread' | 'timestamp' | 'lastMessage'> & {
  readonly lastSeq: number
  /** The host returns last messages but has none for this conversation: all were deleted. */
  readonly isEmpty?: boolean
  /** How many of the unread ones are only marked: the account has marked a read conversation as unread. */
  readonly markedUnread?: number
}

/**
 * The number up to which the host can have counted: its last number, unless the last message it returns is older.
 * Then the higher numbers belong to deleted messages, or are an error of the host, and a message with such a number
 * is new.
 */
export const lastCounted = ({ lastMessage, lastSeq }: SyncedConversation): number =>
  Math.min(lastSeq, lastMessage?.messageSeq || lastSeq)

/** The highest known message number of a conversation, here or on the host. */
export const lastOf = ({ lastMessage, countedTo }: Conversation): number =>
  Math.max(lastMessage?.messageSeq ?? 0, countedTo)

/** All conversations of an account, newest first, and the state of the reducer. */
export type Conversations = {
  /** Newest first. */
  readonly order: readonly ChannelKey[]
  /** Those in `order`, plus drafts of conversations without messages. */
  readonly byKey: LayeredMap<ChannelKey, Conversation>
  readonly openKey: ChannelKey | undefined
  readonly extraVersion: number
}

/** What can happen to the list: new messages, lists from the server, actions of the reader. */
export type ConversationEvent =
  | { readonly kind: 'message-applied'; readonly message: Message }
  /** A known message has changed: sent, recalled, edited. */
  | { readonly kind: 'message-changed'; readonly message: Message }
  | { readonly kind: 'synced'; readonly conversations: readonly SyncedConversation[] }
  | { readonly kind: 'extras-synced'; readonly extras: readonly ConversationExtra[] }
  | { readonly kind: 'opened'; readonly channelKey: ChannelKey }
  /** Read up to this message, in this tab or another. */
  | { readonly kind: 'read'; readonly channelKey: ChannelKey; readonly seq: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'reminded'; readonly channelKey: ChannelKey; readonly reminders: readonly Reminder[] }
  /** The sender has recalled the message, or the account has deleted it: it no longer counts as unread. */
  | { readonly kind: 'recalled'; readonly message: Message }
  | { readonly kind: 'unread-set'; readonly channelKey: ChannelKey; readonly unread: number }
  | { readonly kind: 'removed'; readonly channelKey: ChannelKey }
  /** The host's complete list no longer contains it; its draft is kept. */
  | { readonly kind: 'unlisted'; readonly channelKey: ChannelKey }
  /** The last message is now another one: the previous one was deleted, or a history page had a newer one. */
  | { readonly kind: 'last-replaced'; readonly channelKey: ChannelKey; readonly message: Message | undefined }

/** A follow-up of a change, such as loading the data of a new channel. */
export type ConversationEffect = {
  readonly do: 'tell'
  readonly change: 'added' | 'updated' | 'removed'
  readonly channelKey: ChannelKey
}
/** How a listed conversation has changed; a removed one is given as it was. */
export type ConversationChange = {
  readonly kind: 'added' | 'updated' | 'removed'
  readonly conversation: Conversation
}

/** The next state, its changes and effects. */
export type ConversationStep = readonly [Conversations, readonly ConversationEffect[]]

/** The account, and the content types that do not affect the list. */
export type ConversationRules = { readonly uid: string; readonly excludedTypes: ReadonlySet<number> }

/** The initial state: never loaded. */
export const NO_CONVERSATIONS: Conversations = {
  order: [],
  byKey: layered(new Map()),
  openKey: undefined,
  extraVersion: 0,
}

/** A conversation without messages; `timestamp` determines its place in the list. */
export const emptyConversation = (channel: Channel, timestamp: Seconds): Conversation => ({
  channel,
  unread: 0,
  timestamp: Math.floor(timestamp),
  lastMessage: undefined,
  isMentionMe: false,
  reminders: [],
  extra: undefined,
  countedTo: 0,
  counted: [],
  recalled: [],
  readSeq: 0,
})

/**
 * The unread count. It is at most the number of messages after the reading position (requirement M3), and less when
 * some of those are one's own, silent, recalled or deleted, which only the count knows.
 */
export const logicalUnread = ({ extra, lastMessage, unread }: Conversation): number => {
  const browseTo = extra?.browseTo ?? 0
  const last = lastMessage?.messageSeq ?? 0
  return browseTo > 0 && browseTo <= last ? Math.min(unread, last - browseTo) : unread
}

/** The position up to which a conversation has been read, as known to this device or the host. */
const readPosition = (conversation: Conversation): number =>
  logicalUnread(conversation) === 0
    ? lastOf(conversation)
    : Math.max(conversation.readSeq, conversation.extra?.browseTo ?? 0)

/** Whether the list marks the conversation as mentioning the reader, until it has been read. */
export const isMentioned = (conversation: Conversation): boolean =>
  conversation.isMentionMe ||
  conversation.reminders.some(
    ({ reminderType, messageSeq }) =>
      reminderType === ReminderType.mentionMe && messageSeq > readPosition(conversation),
  )

/** The conversation of a channel; undefined when it is unknown. */
export const conversationOf = ({ byKey }: Conversations, key: ChannelKey): Conversation | undefined =>
  getIn(byKey, key)

/** Conversations in list order: pinned first, then newest. */
export const conversationsInOrder = (state: Conversations): readonly Conversation[] =>
  state.order.flatMap((key) => conversationOf(state, key) ?? [])

/** Whether this message number was cleared from the account's history. */
export const isCleared = (extra: ConversationExtra | undefined, seq: number): boolean =>
  seq > 0 && seq <= (extra?.clearedTo ?? 0)

/** The conversations listed before the host was asked for its list, with the last message of each. */
export type Listed = ReadonlyMap<ChannelKey, Message | undefined>

/** A snapshot of the listed conversations and their last messages, to compare a complete list with. */
export const listedIn = (state: Conversations): Listed =>
  new Map(conversationsInOrder(state).map(({ channel, lastMessage }) => [channelKey(channel), lastMessage]))

/**
 * The conversations that another device has deleted: those that were listed when the host was asked and are missing
 * in its complete list. Kept are conversations with newer messages, and those whose last message the host does not
 * have.
 */
export const unlisted = (
  state: Conversations,
  before: Listed,
  list: readonly Pick<SyncedConversation, 'channel'>[],
): readonly ChannelKey[] => {
  const listed = new Set(list.map(({ channel }) => channelKey(channel)))
  return state.order.filter((key) => {
    const known = conversationOf(state, key)
    if (!known || listed.has(key)) return false
    const { lastMessage, countedTo } = known
    if (lastMessage && (lastMessage.messageSeq === 0 || lastMessage.status !== 'normal')) return false
    if (!before.has(key)) return countedTo > 0
    return before.get(key)?.messageSeq === lastMessage?.messageSeq
  })
}

/** Unread messages of all conversations that are not muted. */
export const totalUnread = (state: Conversations): number => {
  let total = 0
  for (const conversation of conversationsInOrder(state)) total += logicalUnread(conversation)
  return total
}
