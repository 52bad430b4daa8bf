import type { Seconds } from '../../shared/time.ts'
import { addRange, type SeqRange, type SeqRanges, without } from '../delivery/seq-ranges.ts'
import { type Message, type MessageExtra, senderKey, withExtra } from '../message.ts'

/** The loaded part of a conversation: stored messages by number, then own messages that have no number yet. */
export type Transcript = {
  readonly messages: readonly Message[]
  /** Ranges that are known to be missing. */
  readonly gaps: SeqRanges
  /** Whether the host has no older messages. */
  readonly isComplete: boolean
  readonly names?: Names
}

/**
 * An index of the names of the messages in one list, so that a new message need not be compared with all of them. It
 * moves on to the list with one more message; for any other list it is rebuilt. Unlike everything else here it is
 * mutated: copying five hundred names for each message of a burst would cost as much as all other work. That is safe
 * because it is valid only for the list in `of`.
 */
type Names = { of: readonly Message[]; readonly counts: Map<string, number> }

/** Requirement E4, G10: most messages kept of a conversation. */
export const WINDOW = 500
/** The limit for the open conversation: messages that the reader has scrolled back to must not disappear. */
export const READING_WINDOW = 10_000

/** A conversation without loaded messages. */
export const EMPTY_TRANSCRIPT: Transcript = { messages: [], gaps: [], isComplete: false }

/** A waiting message sorts behind every stored one, where the server will put it. A failed one keeps its place. */
const placeOf = ({ messageSeq, status, afterSeq }: Message): number => {
  if (messageSeq > 0) return messageSeq
  return status === 'wait' ? Number.POSITIVE_INFINITY : (afterSeq ?? Number.POSITIVE_INFINITY)
}

const isStored = ({ messageSeq }: Message): number => (messageSeq > 0 ? 0 : 1)

/** Sorts by number, never by clock; messages without a number in the order of writing. */
const compare = (a: Message, b: Message): number => {
  const [first, second] = [placeOf(a), placeOf(b)]
  if (first !== second) return first < second ? -1 : 1
  return isStored(a) - isStored(b) || a.clientSeq - b.clientSeq
}

const isSame = (a: Message, b: Message): boolean => {
  if (a.messageSeq > 0 && a.messageSeq === b.messageSeq) return true
  if (a.clientMsgNo !== '' && a.clientMsgNo === b.clientMsgNo && a.fromUID === b.fromUID) return true
  return a.messageID !== '' && a.messageID === b.messageID
}

/** The index of the message, or -1. Searched from the end, where most changes happen. */
const indexOfSame = (messages: readonly Message[], message: Message): number => {
  for (let at = messages.length - 1; at >= 0; at--) {
    const other = messages[at]
    if (other && isSame(other, message)) return at
  }
  return -1
}

/**
 * The current version of a message: sent, read or edited since; undefined when it was recalled. A message that is not
 * in the list is returned unchanged.
 */
export const asItIsNow = (messages: readonly Message[], held: Message): Message | undefined => {
  const message = messages[indexOfSame(messages, held)] ?? held
  return message.extra.isRevoked ? undefined : message
}

/** Merges two versions of a message: the server's fields win, local-only fields are kept. */
const joined = (known: Message, incoming: Message): Message => ({
  ...incoming,
  ...(known.afterSeq !== undefined && { afterSeq: known.afterSeq }),
  clientSeq: known.clientSeq || incoming.clientSeq,
  messageSeq: incoming.messageSeq || known.messageSeq,
  messageID: incoming.messageID || known.messageID,
  isVoiceRead: known.isVoiceRead || incoming.isVoiceRead,
  isDeleted: known.isDeleted || incoming.isDeleted,
  extra: incoming.extra.version >= known.extra.version ? incoming.extra : known.extra,
})

const isBehind = (messages: readonly Message[], message: Message): boolean => {
  const last = messages[messages.length - 1]
  return !last || compare(last, message) <= 0
}

const insert = (messages: readonly Message[], message: Message): readonly Message[] => {
  if (isBehind(messages, message)) return [...messages, message]
  const at = messages.findIndex((other) => compare(other, message) > 0)
  return [...messages.slice(0, at), message, ...messages.slice(at)]
}

const placed = ({ messages }: Transcript, message: Message): Message => {
  if (message.messageSeq > 0 || message.afterSeq !== undefined) return message
  return { ...message, afterSeq: messages.reduce((last, other) => Math.max(last, other.messageSeq), 0) }
}

const countName = (counts: Map<string, number>, name: string, by: 1 | -1): void => {
  const left = (counts.get(name) ?? 0) + by
  if (left > 0 && name !== '') counts.set(name, left)
  else counts.delete(name)
}

/** Only by these names can a later message with a number be the same (`isSame`). */
const count = (counts: Map<string, number>, message: Message, by: 1 | -1): void => {
  countName(counts, message.clientMsgNo, by)
  countName(counts, message.messageID, by)
}

const namesOf = ({ messages, names }: Transcript): Names => {
  if (names?.of === messages) return names
  const counts = new Map<string, number>()
  for (const message of messages) count(counts, message, 1)
  return { of: messages, counts }
}

/** Whether no message of the list can be this one: it sorts after all of them and shares no name. */
const isNews = (messages: readonly Message[], message: Message, { counts }: Names): boolean =>
  messages[messages.length - 1]?.messageSeq !== message.messageSeq &&
  !counts.has(message.clientMsgNo) &&
  !counts.has(message.messageID)

const appended = (transcript: Transcript, message: Message, window: number, names: Names): Transcript => {
  const over = Math.max(0, transcript.messages.length - window + 1)
  const messages = transcript.messages.slice(over)
  messages.push(message)
  for (let at = 0; at < over; at++) count(names.counts, transcript.messages[at] as Message, -1)
  count(names.counts, message, 1)
  names.of = messages
  return { ...transcript, messages, isComplete: transcript.isComplete && over === 0, names }
}

/** Adds a message or updates the known one; the oldest beyond the window are dropped. */
export const applyWithin = (transcript: Transcript, message: Message, window: number): Transcript => {
  // A burst of new messages is the common case: only one copy of the list for each.
  if (message.messageSeq > 0 && isBehind(transcript.messages, message)) {
    const names = namesOf(transcript)
    if (isNews(transcript.messages, message, names)) return appended(transcript, message, window, names)
  }
  const known = transcript.messages[indexOfSame(transcript.messages, message)]
  const others = known ? transcript.messages.filter((other) => other !== known) : transcript.messages
  const messages = insert(others, known ? joined(known, message) : placed(transcript, message))
  const isOver = messages.length > window
  return {
    ...transcript,
    messages: isOver ? messages.slice(messages.length - window) : messages,
    isComplete: transcript.isComplete && !isOver,
  }
}

/**
 * Removes messages that the host no longer has: a page is complete from its first to its last number, and the oldest
 * page has everything before it.
 */
const withoutMissing = (
  messages: readonly Message[],
  page: readonly Message[],
  isOldest: boolean,
): readonly Message[] => {
  const seqs = new Set(page.map(({ messageSeq }) => messageSeq).filter((seq) => seq > 0))
  const [first, last] = [Math.min(...seqs), Math.max(...seqs)]
  const isMissing = ({ messageSeq: seq }: Message): boolean =>
    seq > 0 && seq < last && (isOldest || seq > first) && !seqs.has(seq)
  return messages.some(isMissing) ? messages.filter((message) => !isMissing(message)) : messages
}

/** Removes the messages up to a number that the account has cleared, perhaps on another device. */
export const forgetUpTo = (transcript: Transcript, seq: number): Transcript => {
  const isLeft = ({ messageSeq }: Message): boolean => messageSeq === 0 || messageSeq > seq
  if (transcript.messages.every(isLeft)) return transcript
  const gaps = without(transcript.gaps, 0, seq)
  return { messages: transcript.messages.filter(isLeft), gaps, isComplete: true }
}

/** Merges a page of history at once: ten thousand messages are one sort, not ten thousand insertions. */
export const mergePage = (
  transcript: Transcript,
  page: readonly Message[],
  isOldest: boolean,
): Transcript => {
  const bySeq = new Map<number, Message>()
  const bySender = new Map<string, Message>()
  const byID = new Map<string, Message>()
  for (const message of transcript.messages) {
    if (message.messageSeq > 0) bySeq.set(message.messageSeq, message)
    if (message.clientMsgNo !== '') bySender.set(senderKey(message), message)
    if (message.messageID !== '') byID.set(message.messageID, message)
  }
  const handled = new Set<Message>()
  const fresh: Message[] = []
  for (const message of page) {
    const known =
      bySeq.get(message.messageSeq) ?? bySender.get(senderKey(message)) ?? byID.get(message.messageID)
    if (known && handled.has(known)) continue
    const next = known ? joined(known, message) : message
    if (known) handled.add(known)
    // The page itself may contain a message twice.
    handled.add(next)
    if (next.messageSeq > 0) bySeq.set(next.messageSeq, next)
    if (next.clientMsgNo !== '') bySender.set(senderKey(next), next)
    if (next.messageID !== '') byID.set(next.messageID, next)
    fresh.push(next)
  }
  const others = withoutMissing(transcript.messages, page, isOldest).filter(
    (message) => !handled.has(message),
  )
  const messages = [...others, ...fresh].sort(compare)
  return { ...transcript, messages, isComplete: transcript.isComplete || isOldest }
}

/**
 * Merges the newest page. Older local messages that do not reach up to it are dropped and loaded again when the
 * reader scrolls there; kept side by side, the two parts would hide the messages between them.
 */
export const mergeNewest = (
  transcript: Transcript,
  page: readonly Message[],
  isOldest: boolean,
): Transcript => {
  const first = page.find(({ messageSeq }) => messageSeq > 0)?.messageSeq ?? 0
  const before = transcript.messages.findLast(({ messageSeq }) => messageSeq > 0 && messageSeq < first)
  if (isOldest || !before || before.messageSeq === first - 1) return mergePage(transcript, page, isOldest)
  const messages = transcript.messages.filter(({ messageSeq }) => messageSeq === 0 || messageSeq >= first)
  const gaps = without(transcript.gaps, 0, first)
  return mergePage({ messages, gaps, isComplete: false }, page, isOldest)
}

/**
 * Clears the history up to number `upTo` or, without one, up to the instant `until` (seconds). Newer and unsent
 * messages stay; without either only unsent ones.
 */
export const clearTranscript = (transcript: Transcript, upTo?: number, until?: Seconds): Transcript => {
  const isNewer = ({ messageSeq, timestamp, status }: Message): boolean => {
    if (status === 'wait') return true
    if (upTo !== undefined && upTo > 0) return messageSeq > upTo
    return until !== undefined && timestamp > until
  }
  const messages = transcript.messages.filter(isNewer)
  const first = messages.find(({ messageSeq }) => messageSeq > 0)?.messageSeq
  const gaps = first === undefined ? [] : without(transcript.gaps, 0, upTo || first)
  return { messages, gaps, isComplete: true }
}

/** Changes a message by its `clientMsgNo`. */
export const changeMessage = (
  transcript: Transcript,
  clientMsgNo: string,
  change: (message: Message) => Message,
): Transcript => {
  const known = transcript.messages.find((message) => message.clientMsgNo === clientMsgNo)
  if (!known) return transcript
  const next = change(known)
  const others = transcript.messages.filter((message) => message !== known)
  return { ...transcript, messages: next.isDeleted ? others : insert(others, next) }
}

/** Applies recalls, edits and read counts to loaded messages. */
export const applyExtras = (
  transcript: Transcript,
  extras: ReadonlyMap<string, MessageExtra>,
): Transcript => {
  let isChanged = false
  const messages = transcript.messages.flatMap((message) => {
    const extra = extras.get(message.messageID)
    const next = extra ? withExtra(message, extra) : message
    isChanged ||= next !== message || extra?.isDeleted === true
    return extra?.isDeleted ? [] : [next]
  })
  return isChanged ? { ...transcript, messages } : transcript
}

/** Marks the range of numbers as missing. */
export const markGap = (transcript: Transcript, { from, to }: SeqRange): Transcript => ({
  ...transcript,
  gaps: addRange(transcript.gaps, from, to),
})

/** Clears a gap: its messages have arrived or never existed. */
export const closeGap = (transcript: Transcript, { from, to }: SeqRange): Transcript => ({
  ...transcript,
  gaps: without(transcript.gaps, from, to),
})
