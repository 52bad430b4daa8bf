import { type Fields, fieldsOf, uidListField } from '../../shared/fields.ts'
import type { Seconds } from '../../shared/time.ts'
import type { Reply } from './reply.ts'

/** The members that a message mentions. */
type Mention = { readonly all: boolean; readonly uids: readonly string[] }

/** `all` is written as 1; true, as newer servers send it, is accepted too. */
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

/** Whether a mention includes this uid (requirement M6). */
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

/** The type-specific part of a message. */
export type ContentBody =
  | {
      readonly kind: 'text'
      readonly text: string
      /** An automatic reply outside opening hours: the reader sees in their own time zone when somebody is back. */
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
  /** JSON of an unregistered type, kept as received. */
  | { readonly kind: 'unknown'; readonly fields: Fields }
  /** Not a JSON object. */
  | { readonly kind: 'unreadable'; readonly bytes: Uint8Array }

/** When somebody is available again: an instant, and the local time of the other side ("07:00"). */
export type Away = { readonly opensAt: Seconds; readonly opensText: string }

/** What a message contains, decoded. Unknown types keep their fields. */
export type Content = {
  readonly contentType: number
  readonly body: ContentBody
  readonly mention?: Mention
  readonly reply?: Reply
  /** If not empty, only these uids may see the message. */
  readonly visibles?: readonly string[]
  readonly invisibles?: readonly string[]
}

/** A text message; `more` can add mentions and a reply. */
export const textContent = (
  text: string,
  more: Partial<Pick<Content, 'mention' | 'reply'>> = {},
): Content => ({
  contentType: ContentType.text,
  body: { kind: 'text', text },
  ...more,
})

/** A picture with its size in pixels; the URL is added by the upload. */
export const imageContent = (width: number, height: number, url: string): Content => ({
  contentType: ContentType.image,
  body: { kind: 'image', width, height, url },
})

/** A command for the other side's program, not shown to its reader and not counted as unread. */
export const commandContent = (cmd: string, param: Fields): Content => ({
  contentType: ContentType.command,
  body: { kind: 'command', cmd, param },
})

/** A content of a custom type, by the number and name of the registry. */
export const customContent = (contentType: number, name: string, fields: Fields): Content => ({
  contentType,
  body: { kind: 'custom', name, fields },
})

/** Whether a type is a system line: 1000 to 2000 (requirement M3). */
export const isSystemType = (contentType: number): boolean =>
  contentType >= ContentType.systemFirst && contentType <= ContentType.systemLast

/** A system template filled with its names; a place without a name is kept. */
export const systemText = (template: string, names: readonly string[]): string =>
  template.replace(/\{(\d{1,3})\}/g, (place, number: string) => names[Number(number)] ?? place)

/** Whether `uid` may see the message, by its list of readers. */
export const isVisibleTo = (content: Content, uid: string): boolean => {
  const { visibles = [], invisibles = [] } = content
  if (invisibles.includes(uid)) return false
  return visibles.length === 0 || visibles.includes(uid)
}
