import type { Seconds } from '../../shared/time.ts'
import { type Channel, type ChannelKey, channelKey } from '../channels/channel.ts'
import type { SeqRanges } from '../delivery/seq-ranges.ts'
import type { Message } from '../message.ts'
import { getIn, type LayeredMap, layered } from './layered-map.ts'
import { type Reminder, ReminderType } from './reminder.ts'

/** What the host keeps about a conversation for every device of the account (requirement M3). */
export type ConversationExtra = {
  readonly channel: Channel
  /** Number of the last message that was looked at; 0 for none. */
  readonly browseTo: number
  readonly keepMessageSeq: number
  readonly keepOffsetY: number
  readonly draft: string
  /** The account has forgotten everything up to this number; nothing when it is left out. */
  readonly clearedTo?: number
  /** The host has not taken this draft yet: its own is older. `false`: it has just done so. */
  readonly isUnsaved?: boolean
  readonly version: number
}

/** A row of the list: one channel with what it last said and how much is unread. */
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
  /** Up to this number the host has counted: `unread` holds its count and what came above. */
  readonly countedTo: number
  /** Numbers above `countedTo` that were counted here, so that none counts twice and a late host answer loses none. */
  readonly counted: SeqRanges
  /** Numbers that do not count any more: recalled by their sender, or deleted on another device. */
  readonly recalled: SeqRanges
  /** The highest number that was read on this device. */
  readonly readSeq: number
}

/** A conversation as the host hands it out: `lastSeq` is what its count of unread messages stands at. */
export type SyncedConversation = Pick<Conversation, 'channel' | 'unread' | 'timestamp' | 'lastMessage'> & {
  readonly lastSeq: number
  /** The host lists last messages and has none for it: all were deleted. */
  readonly isEmpty?: boolean
  /** How many of its unread ones are no new messages: the account has marked a conversation that was read. */
  readonly markedUnread?: number
}

/**
 * Up to where a host can have counted: its last number, unless the last message that it shows is before that one. Then
 * the numbers behind are of messages that are gone, or a host's mistake: a message that comes with one is new.
 */
export const lastCounted = ({ lastMessage, lastSeq }: SyncedConversation): number =>
  Math.min(lastSeq, lastMessage?.messageSeq || lastSeq)

/** The highest number that is known of a conversation, here or to its host. */
export const lastOf = ({ lastMessage, countedTo }: Conversation): number =>
  Math.max(lastMessage?.messageSeq ?? 0, countedTo)

/** All conversations of an account, newest first, with what is needed to step them. */
export type Conversations = {
  /** Newest first. */
  readonly order: readonly ChannelKey[]
  /** Those in `order`, and what is kept of conversations in which nobody has written yet: drafts. */
  readonly byKey: LayeredMap<ChannelKey, Conversation>
  readonly openKey: ChannelKey | undefined
  readonly extraVersion: number
}

/** What can happen to the list: arrivals, lists from the server, and what the reader does. */
export type ConversationEvent =
  | { readonly kind: 'message-applied'; readonly message: Message }
  /** A message that is known already has changed: sent, recalled, edited. */
  | { readonly kind: 'message-changed'; readonly message: Message }
  | { readonly kind: 'synced'; readonly conversations: readonly SyncedConversation[] }
  | { readonly kind: 'extras-synced'; readonly extras: readonly ConversationExtra[] }
  | { readonly kind: 'opened'; readonly channelKey: ChannelKey }
  /** Read up to here, in this tab or another. */
  | { readonly kind: 'read'; readonly channelKey: ChannelKey; readonly seq: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'reminded'; readonly channelKey: ChannelKey; readonly reminders: readonly Reminder[] }
  /** Its sender has taken a message back, or the account has deleted it: it is not waiting to be read any more. */
  | { readonly kind: 'recalled'; readonly message: Message }
  | { readonly kind: 'unread-set'; readonly channelKey: ChannelKey; readonly unread: number }
  | { readonly kind: 'removed'; readonly channelKey: ChannelKey }
  /** The host's whole list does not have it any more: what is kept beside it, as a draft, stays. */
  | { readonly kind: 'unlisted'; readonly channelKey: ChannelKey }
  /** The message that the list shows is another one now: the last was deleted, or a page of history is newer. */
  | { readonly kind: 'last-replaced'; readonly channelKey: ChannelKey; readonly message: Message | undefined }

/** What a change of the list asks for, such as data of a channel that is new. */
export type ConversationEffect = {
  readonly do: 'tell'
  readonly change: 'added' | 'updated' | 'removed'
  readonly channelKey: ChannelKey
}
/** What has become of a listed conversation; a removed one as it was. */
export type ConversationChange = {
  readonly kind: 'added' | 'updated' | 'removed'
  readonly conversation: Conversation
}

/** The next state and what is to be done. */
export type ConversationStep = readonly [Conversations, readonly ConversationEffect[]]

/** Whose conversations, and which content types leave them as they are. */
export type ConversationRules = { readonly uid: string; readonly excludedTypes: ReadonlySet<number> }

/** A list that was never loaded. */
export const NO_CONVERSATIONS: Conversations = {
  order: [],
  byKey: layered(new Map()),
  openKey: undefined,
  extraVersion: 0,
}

/** A conversation in which nothing was said yet; `timestamp` decides its place in the list. */
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
 * What counts as unread. From where the reader has got to it is at most so many as there are numbers behind it (requirement M3);
 * fewer when some of these are one's own, silent, recalled or deleted, which only the count knows.
 */
export const logicalUnread = ({ extra, lastMessage, unread }: Conversation): number => {
  const browseTo = extra?.browseTo ?? 0
  const last = lastMessage?.messageSeq ?? 0
  return browseTo > 0 && browseTo <= last ? Math.min(unread, last - browseTo) : unread
}

/** Up to where a conversation has been read, as far as this device or its host knows. */
const readPosition = (conversation: Conversation): number =>
  logicalUnread(conversation) === 0
    ? lastOf(conversation)
    : Math.max(conversation.readSeq, conversation.extra?.browseTo ?? 0)

/** Whether the list is to say that somebody has spoken to the reader by name: not once that has been read. */
export const isMentioned = (conversation: Conversation): boolean =>
  conversation.isMentionMe ||
  conversation.reminders.some(
    ({ reminderType, messageSeq }) =>
      reminderType === ReminderType.mentionMe && messageSeq > readPosition(conversation),
  )

/** The conversation of a channel; undefined when none is known. */
export const conversationOf = ({ byKey }: Conversations, key: ChannelKey): Conversation | undefined =>
  getIn(byKey, key)

/** Conversations as the list shows them: pinned first, then newest. */
export const conversationsInOrder = (state: Conversations): readonly Conversation[] =>
  state.order.flatMap((key) => conversationOf(state, key) ?? [])

/** Whether the account has forgotten this number of the conversation. */
export const isCleared = (extra: ConversationExtra | undefined, seq: number): boolean =>
  seq > 0 && seq <= (extra?.clearedTo ?? 0)

/** What was listed before the host was asked for its list, with the last message of each. */
export type Listed = ReadonlyMap<ChannelKey, Message | undefined>

/** Which conversations are listed now, and up to which message: what a whole list is compared with. */
export const listedIn = (state: Conversations): Listed =>
  new Map(conversationsInOrder(state).map(({ channel, lastMessage }) => [channelKey(channel), lastMessage]))

/**
 * Which conversations another device has deleted: those that were listed when the host was asked and are not in its
 * whole list. One stays in which somebody has written meanwhile, or whose last message the host does not have.
 */
export const unlisted = (
  state: Conversations,
  before: Listed,
  list: readonly Pick<SyncedConversation, 'channel'>[],
): readonly ChannelKey[] => {
  const told = new Set(list.map(({ channel }) => channelKey(channel)))
  return state.order.filter((key) => {
    const known = conversationOf(state, key)
    if (!known || told.has(key)) return false
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
