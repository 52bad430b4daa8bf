import type { Seconds } from '../../shared/time.ts'
import { addRange, type SeqRange, type SeqRanges, without } from '../delivery/seq-ranges.ts'
import { type Message, type MessageExtra, senderKey, withExtra } from '../message.ts'

/** The part of a channel that is kept for showing: stored messages by number, then ours that wait for theirs. */
export type Transcript = {
  readonly messages: readonly Message[]
  /** Ranges that are known to be missing. */
  readonly gaps: SeqRanges
  /** Whether the host has nothing older. */
  readonly isComplete: boolean
  readonly names?: Names
}

/**
 * What the messages of one list go by, so that a new message need not be compared with each of them. It goes over to
 * the list that has one message more; a list that it has left, or never had, is counted anew.
 * It changes in place, as nothing else here does: five hundred names copied for each message of a burst would take as
 * long as all that is done with the message. Nobody sees it change, for it answers only for the very list in `of`.
 */
type Names = { of: readonly Message[]; readonly counts: Map<string, number> }

/** Requirement E4, G10: the window of a channel. */
export const WINDOW = 500
/** Of the conversation that is being read: what the reader has scrolled back to must not vanish under their eyes. */
export const READING_WINDOW = 10_000

/** A conversation of which no message was loaded. */
export const EMPTY_TRANSCRIPT: Transcript = { messages: [], gaps: [], isComplete: false }

/** One that waits stands behind every stored one: the server will put it there. A failed one keeps its place. */
const placeOf = ({ messageSeq, status, afterSeq }: Message): number => {
  if (messageSeq > 0) return messageSeq
  return status === 'wait' ? Number.POSITIVE_INFINITY : (afterSeq ?? Number.POSITIVE_INFINITY)
}

const isStored = ({ messageSeq }: Message): number => (messageSeq > 0 ? 0 : 1)

/** By number, never by clock; those without one as they were written. */
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

/** Where the message is, or -1. From the end, where most of what changes stands. */
const indexOfSame = (messages: readonly Message[], message: Message): number => {
  for (let at = messages.length - 1; at >= 0; at--) {
    const other = messages[at]
    if (other && isSame(other, message)) return at
  }
  return -1
}

/**
 * What has become of a message that somebody holds: sent, read or changed since; nothing when it was taken back. As it
 * was when it is not among these.
 */
export const asItIsNow = (messages: readonly Message[], held: Message): Message | undefined => {
  const message = messages[indexOfSame(messages, held)] ?? held
  return message.extra.isRevoked ? undefined : message
}

/** The same message from two sides: what the server knows wins, what only this device knows stays. */
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

/** By these alone can a later message with a number be this one (`isSame`). */
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

/** Whether nothing in the list can be this message, for it stands behind all of it and shares no name with any. */
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

/** Adds one message, or brings the known one up to date; the oldest beyond the window are let go. */
export const applyWithin = (transcript: Transcript, message: Message, window: number): Transcript => {
  // A burst of new messages is the common case: one copy for each, no more.
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
 * Without what the host does not have any more: a page has all from its first to its last number, and the oldest page
 * has all before it, too.
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

/** Without the messages up to a number, which the account has forgotten: another device may have done so. */
export const forgetUpTo = (transcript: Transcript, seq: number): Transcript => {
  const isLeft = ({ messageSeq }: Message): boolean => messageSeq === 0 || messageSeq > seq
  if (transcript.messages.every(isLeft)) return transcript
  const gaps = without(transcript.gaps, 0, seq)
  return { messages: transcript.messages.filter(isLeft), gaps, isComplete: true }
}

/** A page of history joins in one go: ten thousand messages are one sort, not ten thousand insertions. */
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
    // The page itself may hold one message twice.
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
 * The newest page. What is here of older times and does not reach up to it goes, and comes again as the reader scrolls
 * there: side by side the two would hide what was said between them.
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
 * What is left when the history was forgotten up to number `upTo`, or, without one, up to the instant `until` (seconds):
 * what is newer, and what waits for the server. Without either nothing but that.
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

/** Changes one message in place, by the number that this device gave it. */
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

/** Recalls, edits and read counts; only messages that are here are touched. */
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

/** The numbers of the range are known to be missing. */
export const markGap = (transcript: Transcript, { from, to }: SeqRange): Transcript => ({
  ...transcript,
  gaps: addRange(transcript.gaps, from, to),
})

/** They are here now, or have never been. */
export const closeGap = (transcript: Transcript, { from, to }: SeqRange): Transcript => ({
  ...transcript,
  gaps: without(transcript.gaps, from, to),
})
