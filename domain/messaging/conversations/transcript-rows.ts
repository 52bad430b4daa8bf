import type { SeqRange, SeqRanges } from '../delivery/seq-ranges.ts'
import { isSentBy, type Message } from '../message.ts'

/** Requirement E7: messages of one sender within so long stand together. */
const GROUP_SECONDS = 5 * 60

/** Something that is told between messages and is none: `at` in seconds. */
export type RowNote = { readonly at: number; readonly text: string }

/** What the transcript renders, one below the other. */
export type Row =
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  | { readonly kind: 'gap'; readonly key: string; readonly range: SeqRange }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'note'; readonly key: string; readonly text: string }
  /** The system's words, or what is left of a recalled message. */
  | { readonly kind: 'line'; readonly key: string; readonly message: Message }
  | {
      readonly kind: 'message'
      readonly key: string
      readonly message: Message
      readonly isOwn: boolean
      /** The last of its sender's group carries the time and the picture. */
      readonly isLast: boolean
    }

type Given = {
  readonly messages: readonly Message[]
  readonly gaps: SeqRanges
  readonly uid: string
  /** The number of the first message that was unread when the conversation was opened; 0 for none. */
  readonly unreadSeq: number
  /** The day of an instant in seconds, in the reader's time zone. */
  readonly dayOf: (seconds: number) => string
  /** Oldest first; what was told before the first of these messages is left out. */
  readonly notes?: readonly RowNote[]
}

/** Every offset of a time zone is a number of these: a day begins with one of them. */
const QUARTER_SECONDS = 15 * 60

/** The names of days, asked for once each quarter of an hour: formatting is dear, and a conversation has many messages. */
export const dayNames = (format: (seconds: number) => string): Given['dayOf'] => {
  const known = new Map<number, string>()
  return (seconds) => {
    const quarter = Math.floor(seconds / QUARTER_SECONDS)
    const name = known.get(quarter) ?? format(seconds)
    known.set(quarter, name)
    return name
  }
}

/** One name for a message for as long as it lives, before and after the server has it. */
export const keyOfRow = (message: Message): string =>
  `${message.fromUID} ${message.clientMsgNo || message.messageID || message.messageSeq}`

const isLine = (message: Message): boolean =>
  message.content.body.kind === 'system' || message.extra.isRevoked

const isSameGroup = (a: Message, b: Message | undefined, dayOf: Given['dayOf']): boolean =>
  b !== undefined &&
  a.fromUID === b.fromUID &&
  !isLine(b) &&
  Math.abs(b.timestamp - a.timestamp) < GROUP_SECONDS &&
  dayOf(a.timestamp) === dayOf(b.timestamp)

const isRead = ({ extra }: Message): boolean => extra.readCount > 0
const isFailed = ({ status }: Message): boolean => status === 'fail'

/** Failed or not, read or not: the mark of the one must not be taken for that of the other. */
const isSameState = (a: Message, b: Message | undefined): boolean =>
  b !== undefined && isFailed(a) === isFailed(b) && isRead(a) === isRead(b)

const gapBetween = (gaps: SeqRanges, before: Message | undefined, message: Message): SeqRange | undefined =>
  gaps.find(
    ({ from, to }) =>
      message.messageSeq > 0 && to < message.messageSeq && (before === undefined || from > before.messageSeq),
  )

/** The rows of a window of messages: days, gaps, the line above what is new, and the messages in groups. */
export const rowsOf = ({ messages, gaps, uid, unreadSeq, dayOf, notes = [] }: Given): readonly Row[] => {
  const rows: Row[] = []
  const begin = messages[0]?.timestamp ?? 0
  const waiting = notes.filter(({ at }) => at >= begin)
  const tellUntil = (at: number): void => {
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
    tellUntil(message.timestamp)
    const gap = gapBetween(gaps, stored, message)
    if (gap) rows.push({ kind: 'gap', key: `gap ${gap.from}`, range: gap })
    const today = dayOf(message.timestamp)
    if (today !== day) rows.push({ kind: 'day', key: `day ${today} ${key}`, at: message.timestamp })
    day = today
    if (!isUnreadMarked && message.messageSeq >= unreadSeq) {
      isUnreadMarked = true
      // Above the first message of the window the line would say that everything is new: it may not be.
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
  tellUntil(Number.POSITIVE_INFINITY)
  return rows
}
