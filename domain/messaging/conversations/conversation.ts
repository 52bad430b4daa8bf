import type { Seconds } from '../../shared/time.ts'
import { type Channel, type ChannelKey, channelKey } from '../channels/channel.ts'
import { addRange, countIn, hasSeq, type SeqRanges, without } from '../delivery/seq-ranges.ts'
import { hasRedDot, isSentBy, keyOfMessage, type Message, mentions } from '../message.ts'
import { flattened, getIn, type LayeredMap, layered, setIn } from './layered-map.ts'
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

const put = (
  state: Conversations,
  key: ChannelKey,
  conversation: Conversation,
  isToTop: boolean,
): ConversationStep => {
  const change = getIn(state.byKey, key) ? 'updated' : 'added'
  const byKey = setIn(state.byKey, key, conversation)
  const isFirst = state.order[0] === key
  const order =
    isFirst || (change === 'updated' && !isToTop)
      ? state.order
      : [key, ...state.order.filter((other) => other !== key)]
  return [{ ...state, byKey, order }, [{ do: 'tell', change, channelKey: key }]]
}

/** Messages without a number are newer than any stored message received before them. */
const isOlder = (message: Message | undefined, than: Message | undefined): boolean => {
  if (!message || !than) return false
  if (message.messageSeq > 0 && than.messageSeq > 0) return message.messageSeq < than.messageSeq
  return message.timestamp < than.timestamp
}

/** Read up to this number: by opening the conversation, having it open, or having replied. */
const readTo = (conversation: Conversation, seq: number): Conversation => {
  const { extra } = conversation
  if (!extra || seq <= extra.browseTo) return conversation
  return { ...conversation, extra: { ...extra, browseTo: seq } }
}

/**
 * Whether a message increases the unread count: each once, however often it is delivered, and none that the host has
 * counted.
 */
const isCountable = (known: Conversation, message: Message, uid: string): boolean => {
  if (isSentBy(message, uid) || !hasRedDot(message)) return false
  const seq = message.messageSeq
  if (hasSeq(known.recalled, seq)) return false
  return seq === 0 || (seq > known.countedTo && seq > known.readSeq && !hasSeq(known.counted, seq))
}

/** Whether this message of another sender is among the unread ones, counted by the host or here. */
const isUnreadSeq = (known: Conversation, seq: number): boolean => {
  if (hasSeq(known.counted, seq)) return true
  const ofHost = known.unread - countIn(known.counted)
  const from = Math.max(known.readSeq, known.extra?.browseTo ?? 0, known.countedTo - ofHost)
  return ofHost > 0 && seq > from && seq <= known.countedTo
}

const applied = (state: Conversations, message: Message, rules: ConversationRules): ConversationStep => {
  if (rules.excludedTypes.has(message.content.contentType)) return [state, []]
  const key = keyOfMessage(message)
  const known = getIn(state.byKey, key) ?? emptyConversation(message.channel, message.timestamp)
  const seq = message.messageSeq
  const isOpen = state.openKey === key
  const isMine = isSentBy(message, rules.uid)
  const counts = !isOpen && isCountable(known, message, rules.uid)
  const isLate = isOlder(message, known.lastMessage)
  const conversation: Conversation = {
    ...known,
    unread: known.unread + (counts ? 1 : 0),
    counted: counts && seq > 0 ? addRange(known.counted, seq, seq) : known.counted,
    readSeq: isOpen ? Math.max(known.readSeq, seq) : known.readSeq,
    isMentionMe: known.isMentionMe || (!isMine && !isOpen && mentions(message, rules.uid)),
    lastMessage: isLate ? known.lastMessage : message,
    timestamp: isLate ? known.timestamp : message.timestamp,
  }
  const isRead = isOpen || isMine
  return put(state, key, isRead ? readTo(conversation, seq) : conversation, !isLate)
}

const changed = (state: Conversations, message: Message, rules: ConversationRules): ConversationStep => {
  const key = keyOfMessage(message)
  const known = getIn(state.byKey, key)
  if (!known?.lastMessage || known.lastMessage.clientMsgNo !== message.clientMsgNo) return [state, []]
  const isDatedByIt = known.timestamp === known.lastMessage.timestamp
  const timestamp = isDatedByIt ? message.timestamp : known.timestamp
  const next = { ...known, lastMessage: message, timestamp }
  return put(state, key, isSentBy(message, rules.uid) ? readTo(next, message.messageSeq) : next, false)
}

/** A recalled or deleted message of another sender is neither unread nor a mention. */
const recalled = (state: Conversations, message: Message, rules: ConversationRules): ConversationStep => {
  const key = keyOfMessage(message)
  const known = getIn(state.byKey, key)
  const seq = message.messageSeq
  if (!known || seq === 0 || isSentBy(message, rules.uid) || hasSeq(known.recalled, seq)) return [state, []]
  const isOff = hasRedDot(message) && isUnreadSeq(known, seq)
  const next = {
    ...known,
    unread: Math.max(0, known.unread - (isOff ? 1 : 0)),
    counted: without(known.counted, seq, seq),
    recalled: addRange(known.recalled, seq, seq),
    isMentionMe: known.isMentionMe && !mentions(message, rules.uid),
  }
  return put(state, key, next, false)
}

/** Whether a message that the host has counted was deleted: it returns an older last message, or none. */
const isTakenAway = (
  known: Message | undefined,
  { lastMessage, lastSeq, isEmpty = false }: SyncedConversation,
): boolean =>
  (lastMessage !== undefined || isEmpty) &&
  known !== undefined &&
  known.messageSeq > 0 &&
  known.messageSeq <= lastSeq

/** Merges the host's conversation with the local one: newer local data are kept. */
const joined = (known: Conversation, incoming: SyncedConversation, isOpen: boolean): Conversation => {
  const isGone = isTakenAway(known.lastMessage, incoming)
  const isNews = isGone || !isOlder(incoming.lastMessage, known.lastMessage)
  const left = isGone ? undefined : known.lastMessage
  const last = isNews ? (incoming.lastMessage ?? left) : known.lastMessage
  const countedTo = Math.max(known.countedTo, lastCounted(incoming))
  const counted = without(known.counted, 0, Math.max(countedTo, known.readSeq))
  // This answer was sent before the latest reading, so it still contains the old count.
  const stillUnread = Math.min(
    incoming.unread,
    Math.max(incoming.markedUnread ?? 0, incoming.lastSeq - known.readSeq),
  )
  const isStale = incoming.lastSeq < known.countedTo
  const unread = isStale ? known.unread : stillUnread + countIn(counted)
  return {
    ...known,
    lastMessage: last && isCleared(known.extra, last.messageSeq) ? undefined : last,
    timestamp: Math.max(known.timestamp, Math.floor(incoming.timestamp)),
    unread: isOpen ? 0 : unread,
    isMentionMe: !isOpen && known.isMentionMe,
    countedTo,
    counted,
    recalled: without(known.recalled, 0, known.readSeq),
    readSeq: isOpen ? Math.max(known.readSeq, lastCounted(incoming)) : known.readSeq,
  }
}

/** Applies a list from the host. */
const synced = (
  state: Conversations,
  list: readonly SyncedConversation[],
  rules: ConversationRules,
): ConversationStep => {
  const byKey = flattened(state.byKey)
  const listed = new Set(state.order)
  const effects: ConversationEffect[] = []
  for (const incoming of list) {
    const key = channelKey(incoming.channel)
    const known = byKey.get(key)
    listed.add(key)
    effects.push({ do: 'tell', change: known ? 'updated' : 'added', channelKey: key })
    const before = known ?? emptyConversation(incoming.channel, Math.floor(incoming.timestamp))
    const { lastMessage } = incoming
    const isMentionMe =
      !known &&
      incoming.unread > 0 &&
      lastMessage?.extra.isRevoked === false &&
      mentions(lastMessage, rules.uid)
    byKey.set(
      key,
      joined({ ...before, isMentionMe: before.isMentionMe || isMentionMe }, incoming, state.openKey === key),
    )
  }
  const order = [...listed].sort((a, b) => (byKey.get(b)?.timestamp ?? 0) - (byKey.get(a)?.timestamp ?? 0))
  return [{ ...state, byKey: layered(byKey), order }, effects]
}

/** The newer of two extras by version; a draft that only this device has is kept. */
const newerExtra = (known: ConversationExtra | undefined, incoming: ConversationExtra): ConversationExtra => {
  if (!known) return incoming
  if (incoming.version < known.version) {
    const isNews = incoming.isUnsaved === true && !known.isUnsaved
    return isNews ? { ...known, draft: incoming.draft, isUnsaved: true } : known
  }
  const isKept = known.isUnsaved === true && incoming.isUnsaved === undefined
  return isKept ? { ...incoming, draft: known.draft, isUnsaved: true } : incoming
}

const extrasSynced = (state: Conversations, extras: readonly ConversationExtra[]): ConversationStep => {
  let next: Conversations = state
  const effects: ConversationEffect[] = []
  for (const extra of extras) {
    const key = channelKey(extra.channel)
    const known = getIn(next.byKey, key)
    const conversation = known ?? emptyConversation(extra.channel, 0)
    // A conversation without messages keeps its draft but is not listed.
    const newer = newerExtra(conversation.extra, extra)
    const last = conversation.lastMessage
    const lastMessage = last && isCleared(newer, last.messageSeq) ? undefined : last
    const byKey = setIn(next.byKey, key, { ...conversation, lastMessage, extra: newer })
    next = { ...next, byKey, extraVersion: Math.max(next.extraVersion, extra.version) }
    effects.push({ do: 'tell', change: known ? 'updated' : 'added', channelKey: key })
  }
  return [next, effects]
}

const update = (
  state: Conversations,
  key: ChannelKey,
  change: (conversation: Conversation) => Conversation,
): ConversationStep => {
  const known = getIn(state.byKey, key)
  return known ? put(state, key, change(known), false) : [state, []]
}

/** Removes a conversation from the list. `isExtraKept`: its draft is kept. */
const removed = (state: Conversations, key: ChannelKey, isExtraKept: boolean): ConversationStep => {
  const known = getIn(state.byKey, key)
  if (!known) return [state, []]
  const byKey = flattened(state.byKey)
  byKey.delete(key)
  if (isExtraKept && known.extra) {
    byKey.set(key, { ...emptyConversation(known.channel, 0), extra: known.extra })
  }
  const order = state.order.filter((other) => other !== key)
  return [{ ...state, byKey: layered(byKey), order }, [{ do: 'tell', change: 'removed', channelKey: key }]]
}

/** Marks everything up to `seq` as read, or up to a higher number known to the list. */
const asRead = (conversation: Conversation, seq: number): Conversation => {
  const readSeq = Math.max(conversation.readSeq, seq)
  if (readSeq < lastOf(conversation)) {
    const counted = without(conversation.counted, 0, readSeq)
    const host = Math.max(0, conversation.countedTo - Math.max(readSeq, conversation.readSeq))
    return readTo(
      { ...conversation, readSeq, counted, unread: Math.min(conversation.unread, host + countIn(counted)) },
      seq,
    )
  }
  return readTo({ ...conversation, readSeq, counted: [], unread: 0, isMentionMe: false }, readSeq)
}

/** Marked manually: all read, or this many unread. */
const withUnread = (conversation: Conversation, unread: number): Conversation => {
  if (unread <= 0) return asRead(conversation, lastOf(conversation))
  const { extra } = conversation
  const position = Math.max(0, lastOf(conversation) - unread)
  return {
    ...conversation,
    unread,
    // Otherwise the host's next list, with the same count, would look older than this reading.
    readSeq: Math.min(conversation.readSeq, position),
    ...(extra && { extra: { ...extra, browseTo: position } }),
  }
}

/** The list after an event, and what has changed in it. */
export const stepConversations = (
  state: Conversations,
  event: ConversationEvent,
  rules: ConversationRules,
): ConversationStep => {
  switch (event.kind) {
    case 'message-applied':
      return applied(state, event.message, rules)
    case 'message-changed':
      return changed(state, event.message, rules)
    case 'synced':
      return synced(state, event.conversations, rules)
    case 'extras-synced':
      return extrasSynced(state, event.extras)
    case 'opened':
      return update({ ...state, openKey: event.channelKey }, event.channelKey, (known) =>
        asRead(known, lastOf(known)),
      )
    case 'read':
      return update(state, event.channelKey, (known) => asRead(known, event.seq))
    case 'closed':
      return [{ ...state, openKey: undefined }, []]
    case 'reminded':
      return update(state, event.channelKey, (known) => ({ ...known, reminders: event.reminders }))
    case 'recalled':
      return recalled(state, event.message, rules)
    case 'unread-set':
      return update(state, event.channelKey, (known) => withUnread(known, Math.floor(event.unread)))
    case 'removed':
      return removed(state, event.channelKey, false)
    case 'unlisted':
      return removed(state, event.channelKey, true)
    case 'last-replaced':
      return update(state, event.channelKey, (known) => ({ ...known, lastMessage: event.message }))
  }
}
