import type { Content } from '../../../domain/messaging/content/content.ts'
import type { ContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import type { Message, MessageExtra } from '../../../domain/messaging/message.ts'
import { decodeBase64, encodeBase64 } from '../../../domain/messaging/wire/base64.ts'
import { encodeUtf8, readUtf8 } from '../../../domain/messaging/wire/utf8.ts'
import { type Fields, fieldsOf } from '../../../domain/shared/fields.ts'

/** A content as JSON: the fields of its payload, or base64 of a payload that is no JSON. */
export type ContentRow = { readonly fields: Fields } | { readonly bytes: string }
type ExtraRow = Omit<MessageExtra, 'editedContent'> & { readonly editedContent?: ContentRow }

/** A message as JSON, for rows on the device and for other tabs. */
export type MessageRow = Omit<Message, 'content' | 'extra'> & {
  readonly content: ContentRow
  readonly extra: ExtraRow
}

const contentToRow = (registry: ContentRegistry, content: Content): ContentRow =>
  content.body.kind === 'unreadable'
    ? { bytes: readUtf8(encodeBase64(content.body.bytes)) ?? '' }
    : { fields: registry.writeFields(content) }

const contentFromRow = (registry: ContentRegistry, row: ContentRow): Content =>
  'fields' in row
    ? registry.readFields(row.fields)
    : registry.read(decodeBase64(encodeUtf8(row.bytes)) ?? new Uint8Array(0))

export const messageToRow = (registry: ContentRegistry, message: Message): MessageRow => {
  const { editedContent, ...extra } = message.extra
  return {
    ...message,
    content: contentToRow(registry, message.content),
    extra: { ...extra, ...(editedContent && { editedContent: contentToRow(registry, editedContent) }) },
  }
}

export const messageFromRow = (registry: ContentRegistry, row: MessageRow): Message => {
  const { editedContent, ...extra } = row.extra
  return {
    ...row,
    content: contentFromRow(registry, row.content),
    extra: { ...extra, ...(editedContent && { editedContent: contentFromRow(registry, editedContent) }) },
  }
}

/** Whether a stored value has the form of a message row; those of another release may not. */
export const isMessageRow = (value: unknown): value is MessageRow => {
  const fields = fieldsOf(value)
  return (
    fields !== undefined &&
    typeof fields['clientMsgNo'] === 'string' &&
    fieldsOf(fields['channel']) !== undefined &&
    fieldsOf(fields['content']) !== undefined &&
    fieldsOf(fields['extra']) !== undefined
  )
}
