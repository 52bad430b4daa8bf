import type { SeqRange, SeqRanges } from '../delivery/seq-ranges.ts'
import { isSentBy, type Message } from '../message.ts'

/** Requirement E7: messages of one sender within this many seconds are grouped. */
const GROUP_SECONDS = 5 * 60

/** A note between messages that is not a message itself: `at` in seconds. */
export type RowNote = { readonly at: number; readonly text: string }

/** The rows of the transcript, oldest first. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  | { readonly kind: 'gap'; readonly key: string; readonly range: SeqRange }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'note'; readonly key: string; readonly text: string }
  /** A system message, or the placeholder of a recalled message. */
  | { readonly kind: 'line'; readonly key: string; readonly message: Message }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: Message
      readonly isOwn: boolean
      /** The last row of a sender's group shows the time and the avatar. */
      readonly isLast: boolean
    }

type RowsInput = {
  readonly messages: readonly Message[]
  readonly gaps: SeqRanges
  readonly uid: string
  /** The number of the first message that was unread when the conversation was opened; 0 for none. */
  readonly unreadSeq: number
  /** The day of an instant (seconds), as text in the reader's time zone. */
  readonly dayOf: (seconds: number) => string
  /** Oldest first; notes older than the first message are left out. */
  readonly notes?: readonly RowNote[]
}

/** Every time zone offset is a multiple of this, so days begin at such a quarter. */
const QUARTER_SECONDS = 15 * 60

/** Caches day names by quarter of an hour: formatting is slow, and a conversation has many messages. */
export const dayNames = (format: (seconds: number) => string): RowsInput['dayOf'] => {
  const known = new Map<number, string>()
  return (seconds) => {
    const quarter = Math.floor(seconds / QUARTER_SECONDS)
    const name = known.get(quarter) ?? format(seconds)
    known.set(quarter, name)
    return name
  }
}

/** A row key that stays the same before and after the server has stored the message. */
export const keyOfRow = (message: Message): string =>
  `${message.fromUID} ${message.clientMsgNo || message.messageID || message.messageSeq}`

const isLine = (message: Message): boolean =>
  message.content.body.kind === 'system' || message.extra.isRevoked

const isSameGroup = (a: Message, b: Message | undefined, dayOf: RowsInput['dayOf']): boolean =>
  b !== undefined &&
  a.fromUID === b.fromUID &&
  !isLine(b) &&
  Math.abs(b.timestamp - a.timestamp) < GROUP_SECONDS &&
  dayOf(a.timestamp) === dayOf(b.timestamp)

const isRead = ({ extra }: Message): boolean => extra.readCount > 0
const isFailed = ({ status }: Message): boolean => status === 'fail'

/** Compares failed and read states: rows share a status mark only if these are equal. */
const isSameState = (a: Message, b: Message | undefined): boolean =>
  b !== undefined && isFailed(a) === isFailed(b) && isRead(a) === isRead(b)

const gapBetween = (gaps: SeqRanges, before: Message | undefined, message: Message): SeqRange | undefined =>
  gaps.find(
    ({ from, to }) =>
      message.messageSeq > 0 && to < message.messageSeq && (before === undefined || from > before.messageSeq),
  )

/** The rows for a window of messages: days, gaps, the "new messages" line, and grouped messages. */
export const rowsOf = ({ messages, gaps, uid, unreadSeq, dayOf, notes = [] }: RowsInput): readonly Row[] => {
  const rows: Row[] = []
  const begin = messages[0]?.timestamp ?? 0
  const waiting = notes.filter(({ at }) => at >= begin)
  const addNotesUntil = (at: number): void => {
    for (let next = waiting[0]; next !== undefined && next.at < at; next = waiting[0]) {
      rows.push({ kind: 'note', key: `note ${next.at} ${next.text}`, text: next.text })
      waiting.shift()
    }
  }
  let stored: Message | undefined
  let day = ''
  let isUnreadMarked = unreadSeq === 0
  messages.forEach((message, index) => {
    const key = keyOfRow(message)
    addNotesUntil(message.timestamp)
    const gap = gapBetween(gaps, stored, message)
    if (gap) rows.push({ kind: 'gap', key: `gap ${gap.from}`, range: gap })
    const today = dayOf(message.timestamp)
    if (today !== day) rows.push({ kind: 'day', key: `day ${today} ${key}`, at: message.timestamp })
    day = today
    if (!isUnreadMarked && message.messageSeq >= unreadSeq) {
      isUnreadMarked = true
      // Above the first message of the window the line would claim that everything is new.
      if (index > 0 || message.messageSeq === unreadSeq) rows.push({ kind: 'unread', key: 'unread' })
    }
    if (message.messageSeq > 0) stored = message
    if (isLine(message)) rows.push({ kind: 'line', key, message })
    else {
      const next = messages[index + 1]
      const isLast = !isSameGroup(message, next, dayOf) || !isSameState(message, next)
      rows.push({ kind: 'message', key, message, isOwn: isSentBy(message, uid), isLast })
    }
  })
  addNotesUntil(Number.POSITIVE_INFINITY)
  return rows
}
