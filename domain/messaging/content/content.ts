import { type Fields, fieldsOf, uidListField } from '../../shared/fields.ts'
import type { Seconds } from '../../shared/time.ts'
import type { Reply } from './reply.ts'

/** Who a message speaks to by name. */
type Mention = { readonly all: boolean; readonly uids: readonly string[] }

/** `all` is written as 1; true is understood as well, as newer servers send it. */
export const readMention = (value: unknown): Mention | undefined => {
  const fields = fieldsOf(value)
  if (!fields) return undefined
  return { all: fields['all'] === 1 || fields['all'] === true, uids: uidListField(fields, 'uids') }
}

/** A mention as JSON: `all` travels as 1 (requirement M3). */
export const writeMention = ({ all, uids }: Mention): Fields => ({
  ...(all && { all: 1 }),
  ...(uids.length > 0 && { uids }),
})

/** Whether a mention is of everybody or of this uid (requirement M6). */
export const isMentioned = (mention: Mention | undefined, uid: string): boolean =>
  mention !== undefined && (mention.all || mention.uids.includes(uid))

/** Numbers in the `type` field of a payload (requirement M3). */
export const ContentType = {
  unknown: 0,
  text: 1,
  image: 2,
  stream: 98,
  command: 99,
  systemFirst: 1000,
  systemLast: 2000,
  signal: 21_000,
} as const

/** The part of a message that its type decides on. */
export type ContentBody =
  | {
      readonly kind: 'text'
      readonly text: string
      /** The text only says that the other side is away: a reader is told when it is back on the reader's own clock. */
      readonly away?: Away
    }
  | { readonly kind: 'image'; readonly width: number; readonly height: number; readonly url: string }
  /** Base64 of a piece of a streamed message. */
  | { readonly kind: 'stream'; readonly data: string }
  | { readonly kind: 'command'; readonly cmd: string; readonly param: Fields }
  /** `names` fill the places {0}, {1} … of the template. */
  | {
      readonly kind: 'system'
      readonly template: string
      readonly names: readonly string[]
      readonly fields: Fields
    }
  | { readonly kind: 'signal'; readonly fields: Fields }
  /** A type that the host has registered: product and order cards, for example. */
  | { readonly kind: 'custom'; readonly name: string; readonly fields: Fields }
  /** JSON of a type that nobody has registered: kept as it came. */
  | { readonly kind: 'unknown'; readonly fields: Fields }
  /** No JSON object at all. */
  | { readonly kind: 'unreadable'; readonly bytes: Uint8Array }

/** When somebody is there again: an instant, and the time as their own clock shows it ("07:00"). */
export type Away = { readonly opensAt: Seconds; readonly opensText: string }

/** What a message contains, decoded. Unknown types keep their fields. */
export type Content = {
  readonly contentType: number
  readonly body: ContentBody
  readonly mention?: Mention
  readonly reply?: Reply
  /** Only these may see it, when there are any. */
  readonly visibles?: readonly string[]
  readonly invisibles?: readonly string[]
}

/** What a shopper has written; `more` says whom it mentions or answers. */
export const textContent = (
  text: string,
  more: Partial<Pick<Content, 'mention' | 'reply'>> = {},
): Content => ({
  contentType: ContentType.text,
  body: { kind: 'text', text },
  ...more,
})

/** A picture of so many pixels; its address comes with the upload. */
export const imageContent = (width: number, height: number, url: string): Content => ({
  contentType: ContentType.image,
  body: { kind: 'image', width, height, url },
})

/** Said to the other side's program, not to its reader: no bubble, nothing unread. */
export const commandContent = (cmd: string, param: Fields): Content => ({
  contentType: ContentType.command,
  body: { kind: 'command', cmd, param },
})

/** A content of the shop's own, by the number and name that a registry knows it by. */
export const customContent = (contentType: number, name: string, fields: Fields): Content => ({
  contentType,
  body: { kind: 'custom', name, fields },
})

/** Whether a type is a system line: 1000 to 2000 (requirement M3). */
export const isSystemType = (contentType: number): boolean =>
  contentType >= ContentType.systemFirst && contentType <= ContentType.systemLast

/** A system template with its names in place; a place without a name stays as it is. */
export const systemText = (template: string, names: readonly string[]): string =>
  template.replace(/\{(\d{1,3})\}/g, (place, number: string) => names[Number(number)] ?? place)

/** Whether the lists in a message let `uid` see it. */
export const isVisibleTo = (content: Content, uid: string): boolean => {
  const { visibles = [], invisibles = [] } = content
  if (invisibles.includes(uid)) return false
  return visibles.length === 0 || visibles.includes(uid)
}
