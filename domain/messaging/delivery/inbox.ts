import type { Millis } from '../../shared/time.ts'
import type { ChannelKey } from '../channels/channel.ts'
import { keyOfMessage, type Message, senderKey } from '../message.ts'
import { addRange, hasSeq, holesIn, type SeqRange, type SeqRanges, without } from './seq-ranges.ts'

/** The last `size` ids: detects repeated deliveries with bounded memory. */
type IdRing = { has(id: string): boolean; add(id: string): void; readonly count: number }

/** A set that remembers the last `size` ids and forgets older ones. */
export const createIdRing = (size: number): IdRing => {
  const order: string[] = []
  const known = new Set<string>()
  let oldest = 0
  return {
    has: (id) => known.has(id),
    add: (id) => {
      if (known.has(id)) return
      const leaving = order[oldest]
      if (order.length === size && leaving !== undefined) known.delete(leaving)
      order[oldest] = id
      oldest = (oldest + 1) % size
      known.add(id)
    },
    get count() {
      return known.size
    },
  }
}

// Incoming messages of one account (requirement E1): each once, in the order of their numbers, with gaps fetched from
// history. The state is mutated in place: at a million messages copying would dominate the cost.

/** Requirement E1: a failing history call delays live messages by at most this. */
export const HOLD_MS = 1500
const RING_SIZE = 2000

/** `isLive`: received over the socket, so that a RECVACK is due. */
type HeldMessage = { readonly message: Message; readonly isLive: boolean }

type InboxChannel = {
  /** The highest number up to which everything is shown or marked missing; undefined before the first message. */
  top: number | undefined
  known: SeqRanges
  /** Numbers without a message according to history: deleted, or not yet available there. */
  absent: SeqRanges
  /** Sorted by number. */
  held: HeldMessage[]
  /** When held messages are shown despite a gap. */
  showAt: Millis | undefined
  /** The range that is being fetched. */
  requested: SeqRange | undefined
}

type Inbox = {
  readonly channels: Map<ChannelKey, InboxChannel>
  readonly ids: IdRing
  readonly senders: IdRing
  duplicates: number
}

/** Effects of a received message: store it, acknowledge it, fetch a gap from history. */
export type InboxEffect =
  | { readonly do: 'apply'; readonly message: Message }
  /** Send a RECVACK once the message is stored; for a duplicate as well. */
  | { readonly do: 'acknowledge'; readonly message: Message }
  | { readonly do: 'fetch-range'; readonly channelKey: ChannelKey; readonly range: SeqRange }
  | { readonly do: 'mark-gap'; readonly channelKey: ChannelKey; readonly range: SeqRange }
  | { readonly do: 'close-gap'; readonly channelKey: ChannelKey; readonly range: SeqRange }

/** An inbox that has seen no message. */
export const createInbox = (): Inbox => ({
  channels: new Map(),
  ids: createIdRing(RING_SIZE),
  senders: createIdRing(RING_SIZE),
  duplicates: 0,
})

const channelOf = (inbox: Inbox, key: ChannelKey): InboxChannel => {
  const known = inbox.channels.get(key)
  if (known) return known
  const fresh: InboxChannel = {
    top: undefined,
    known: [],
    absent: [],
    held: [],
    showAt: undefined,
    requested: undefined,
  }
  inbox.channels.set(key, fresh)
  return fresh
}

const remember = (inbox: Inbox, channel: InboxChannel, message: Message): void => {
  if (message.messageID !== '') inbox.ids.add(message.messageID)
  if (message.clientMsgNo !== '') inbox.senders.add(senderKey(message))
  const seq = message.messageSeq
  if (seq === 0) return
  channel.known = addRange(channel.known, seq, seq)
  channel.absent = without(channel.absent, seq, seq)
}

const isKnown = (inbox: Inbox, channel: InboxChannel, message: Message): boolean => {
  const { messageID, messageSeq, clientMsgNo } = message
  // A message from the socket is new even if history had nothing under its number.
  if (messageSeq > 0 && hasSeq(channel.known, messageSeq) && !hasSeq(channel.absent, messageSeq)) return true
  if (messageID !== '' && inbox.ids.has(messageID)) return true
  return clientMsgNo !== '' && inbox.senders.has(senderKey(message))
}

const hold = (channel: InboxChannel, fresh: HeldMessage): void => {
  const at = channel.held.findIndex((held) => held.message.messageSeq > fresh.message.messageSeq)
  channel.held.splice(at < 0 ? channel.held.length : at, 0, fresh)
}

const show = ({ message, isLive }: HeldMessage): InboxEffect[] =>
  isLive
    ? [
        { do: 'apply', message },
        { do: 'acknowledge', message },
      ]
    : [{ do: 'apply', message }]

const asksFor = (key: ChannelKey, channel: InboxChannel): InboxEffect[] => {
  const first = channel.held[0]
  if (!first || channel.top === undefined) return []
  const range = { from: channel.top + 1, to: first.message.messageSeq - 1 }
  const { requested: asked } = channel
  if (asked && asked.from <= range.from && asked.to >= range.to) return []
  channel.requested = range
  return [{ do: 'fetch-range', channelKey: key, range }]
}

/** Shows messages that have become contiguous, and requests the next gap. */
const release = (key: ChannelKey, channel: InboxChannel): InboxEffect[] => {
  const shown: InboxEffect[] = []
  while (channel.top !== undefined) {
    const following: number = channel.top + 1
    const range = channel.known.find(({ from, to }) => from <= following && to >= following)
    // Beyond 2^53 a number equals its successor.
    if (!range || range.to === channel.top) break
    const next = channel.held[0]
    // Held numbers count as known: each is shown before the top passes it.
    if (!next || next.message.messageSeq > range.to) {
      channel.top = range.to
      continue
    }
    channel.top = next.message.messageSeq
    channel.held.shift()
    shown.push(...show(next))
  }
  if (channel.held.length === 0) {
    channel.showAt = undefined
    channel.requested = undefined
  }
  return [...shown, ...asksFor(key, channel)]
}

/** One message from the socket. */
export const receive = (inbox: Inbox, message: Message, now: number): readonly InboxEffect[] => {
  const key = keyOfMessage(message)
  const channel = channelOf(inbox, key)
  if (isKnown(inbox, channel, message)) {
    inbox.duplicates++
    // A duplicate under another number of the channel: that number is not missing.
    const isNewSeq = message.messageSeq > 0 && !hasSeq(channel.known, message.messageSeq)
    if (isNewSeq) channel.known = addRange(channel.known, message.messageSeq, message.messageSeq)
    return [{ do: 'acknowledge', message }, ...(isNewSeq ? release(key, channel) : [])]
  }
  remember(inbox, channel, message)
  const seq = message.messageSeq
  const shown = show({ message, isLive: true })
  if (seq === 0) return shown
  if (channel.top === undefined) {
    channel.top = seq
    return shown
  }
  // A late message for a place that is marked as missing.
  if (seq <= channel.top)
    return [...shown, { do: 'close-gap', channelKey: key, range: { from: seq, to: seq } }]
  if (seq === channel.top + 1) return [...shown, ...release(key, channel)]
  hold(channel, { message, isLive: true })
  channel.showAt ??= now + HOLD_MS
  return asksFor(key, channel)
}

/** The gaps below the top that this range closes. */
const closing = (key: ChannelKey, channel: InboxChannel, from: number, to: number): InboxEffect[] =>
  channel.top === undefined
    ? []
    : holesIn(channel.known, from, Math.min(to, channel.top)).map((range) => ({
        do: 'close-gap',
        channelKey: key,
        range,
      }))

// Numbers that are known without a message here: own stored messages, a history page that went to the transcript, or
// a conversation sync for messages before this session.
export const account = (inbox: Inbox, key: ChannelKey, from: number, to: number): readonly InboxEffect[] => {
  const channel = channelOf(inbox, key)
  const closed = closing(key, channel, from, to)
  channel.known = addRange(channel.known, from, to)
  channel.top ??= to
  return [...closed, ...release(key, channel)]
}

/**
 * A bare number from the host's list: nothing is fetched up to it, and messages from the socket are still not
 * duplicates.
 */
export const assume = (inbox: Inbox, key: ChannelKey, to: number): readonly InboxEffect[] => {
  const channel = channelOf(inbox, key)
  for (const { from, to: end } of holesIn(channel.known, 1, to)) {
    channel.absent = addRange(channel.absent, from, end)
  }
  return account(inbox, key, 1, to)
}

/** The messages of a history call for `range`: numbers without a message are deleted, not missing. */
export const backfill = (
  inbox: Inbox,
  key: ChannelKey,
  range: SeqRange,
  messages: readonly Message[],
): readonly InboxEffect[] => {
  const channel = channelOf(inbox, key)
  const closed = closing(key, channel, range.from, range.to)
  const fresh = messages.filter((message) => !isKnown(inbox, channel, message))
  const late: Message[] = []
  for (const message of fresh) {
    remember(inbox, channel, message)
    const isAhead = channel.top !== undefined && message.messageSeq > channel.top
    if (isAhead) hold(channel, { message, isLive: false })
    else late.push(message)
  }
  late.sort((a, b) => a.messageSeq - b.messageSeq)
  for (const { from, to } of holesIn(channel.known, range.from, range.to)) {
    channel.absent = addRange(channel.absent, from, to)
  }
  if (channel.requested?.from === range.from) channel.requested = undefined
  return [
    ...late.map((message): InboxEffect => ({ do: 'apply', message })),
    ...closed,
    ...account(inbox, key, range.from, range.to),
  ]
}

/** Shows messages that were held long enough, and marks what is missing. */
export const expire = (inbox: Inbox, now: number): readonly InboxEffect[] => {
  const effects: InboxEffect[] = []
  for (const [key, channel] of inbox.channels) {
    // Longer than a hold can last: the device clock was set back.
    const waitMs = (channel.showAt ?? Number.POSITIVE_INFINITY) - now
    if (channel.showAt === undefined || (waitMs > 0 && waitMs <= HOLD_MS)) continue
    const last = channel.held[channel.held.length - 1]
    const from = (channel.top ?? 0) + 1
    for (const range of last ? holesIn(channel.known, from, last.message.messageSeq) : []) {
      effects.push({ do: 'mark-gap', channelKey: key, range })
    }
    for (const held of channel.held) effects.push(...show(held))
    channel.top = last?.message.messageSeq ?? channel.top
    channel.held = []
    channel.showAt = undefined
  }
  return effects
}

/** When the driver must tick at the latest, in milliseconds; undefined while nothing is held. */
export const nextInboxWake = (inbox: Inbox): number | undefined => {
  let first: number | undefined
  for (const { showAt } of inbox.channels.values()) {
    if (showAt !== undefined && (first === undefined || showAt < first)) first = showAt
  }
  return first
}

/** The number up to which a channel is shown; undefined before its first message. */
export const topOf = (inbox: Inbox, key: ChannelKey): number | undefined => inbox.channels.get(key)?.top
