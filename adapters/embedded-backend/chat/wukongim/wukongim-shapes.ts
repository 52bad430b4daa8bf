import { ContentType } from '../../../../domain/messaging/content/content.ts'
import { readWritten } from '../../../../domain/messaging/delivery/stream-event.ts'
import { decodeBase64, encodeUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'
import { type Fields, fieldsOf, numberField, textField } from '../../../../domain/shared/fields.ts'
import { payloadFieldsOf } from '../api/messages/message-rows.ts'
import { PERSON, payloadOf } from '../api/uids.ts'
import type { ImConversation, ImHeader, ImMessage, ImPage } from '../im-server.ts'

const isSet = (fields: Fields | undefined, name: string): boolean =>
  fields?.[name] === 1 || fields?.[name] === true

const headerOf = (fields: Fields | undefined): ImHeader => ({
  noPersist: isSet(fields, 'no_persist'),
  redDot: isSet(fields, 'red_dot'),
  syncOnce: isSet(fields, 'sync_once'),
})

/** The other side of a person channel: some servers return both names, as "one@other". */
export const otherSide = (channelID: string, uid: string): string => {
  const [one, other] = channelID.split('@')
  if (other === undefined) return channelID
  return one === uid ? other : (one ?? channelID)
}

const bytesIn = (fields: Fields | undefined, name: string): Uint8Array =>
  decodeBase64(encodeUtf8(textField(fields ?? {}, name))) ?? new Uint8Array()

/** The rest of a streamed answer: servers before 2025 list the pieces separately (requirement W8). */
const followingText = ({ streams }: Fields): string =>
  (Array.isArray(streams) ? streams : [])
    .map((piece: unknown) => textField(payloadFieldsOf(bytesIn(fieldsOf(piece), 'blob')) ?? {}, 'content'))
    .join('')

const readPayload = (fields: Fields, whole: string): Uint8Array => {
  const payload = bytesIn(fields, 'payload')
  const following = followingText(fields)
  const content = whole + following === '' ? undefined : payloadFieldsOf(payload)
  if (content?.['type'] !== ContentType.text) return payload
  return payloadOf({ ...content, content: whole || textField(content, 'content') + following })
}

/** A message of the server's API (requirement W8) from `uid`'s view; undefined when it is invalid. */
export const readMessage = (value: unknown, uid: string): ImMessage | undefined => {
  const fields = fieldsOf(value)
  if (!fields) return undefined
  const messageID = textField(fields, 'message_idstr') || textField(fields, 'message_id')
  const fromUID = textField(fields, 'from_uid')
  const channelType = numberField(fields, 'channel_type')
  const named = textField(fields, 'channel_id')
  if (messageID === '' || named === '') return undefined
  const channel = channelType === PERSON ? otherSide(named, uid) : named
  // Some servers always return the addressee: for the addressee the other side is the sender.
  const channelID = channelType === PERSON && channel === uid && fromUID !== '' ? fromUID : channel
  const streamNo = textField(fields, 'stream_no')
  const written = readWritten(fields)
  const topic = textField(fields, 'topic')
  return {
    channelID,
    channelType,
    header: headerOf(fieldsOf(fields['header'])),
    setting: numberField(fields, 'setting'),
    messageID,
    messageSeq: numberField(fields, 'message_seq'),
    clientMsgNo: textField(fields, 'client_msg_no'),
    fromUID,
    expire: numberField(fields, 'expire'),
    timestamp: numberField(fields, 'timestamp'),
    payload: readPayload(fields, written?.text ?? ''),
    ...(streamNo !== '' && { streamNo }),
    ...(topic !== '' && { topic }),
    ...(written && { written }),
  }
}

const messagesIn = (value: unknown, uid: string): readonly ImMessage[] =>
  (Array.isArray(value) ? value : [])
    .map((one) => readMessage(one, uid))
    .filter((message) => message !== undefined)

/** A page of history from an answer, from `uid`'s view. */
export const readPage = (value: unknown, uid: string): ImPage => {
  const fields = fieldsOf(value)
  return { more: isSet(fields, 'more'), messages: messagesIn(fields?.['messages'], uid) }
}

/** The last message of a row of `/conversation/list`, completed with the row's channel. */
const lastOf = (fields: Fields): Fields | undefined => {
  const last = fieldsOf(fields['last_message'])
  if (!last) return undefined
  const { channel_id, channel_type } = fields
  const timestamp = Math.floor(numberField(last, 'server_timestamp_ms') / 1000)
  return { timestamp, ...last, channel_id, channel_type }
}

/** The list of `/conversation/sync`, or of `/conversation/list` (servers since 2026-08). */
export const readConversations = (value: unknown, uid: string): readonly ImConversation[] => {
  const rows = Array.isArray(value) ? value : fieldsOf(value)?.['conversations']
  return (Array.isArray(rows) ? rows : []).flatMap((row) => {
    const fields = fieldsOf(row)
    if (!fields) return []
    const channelType = numberField(fields, 'channel_type')
    const channelID = textField(fields, 'channel_id')
    const last = lastOf(fields)
    const lastSeq = numberField(fields, 'last_msg_seq') || numberField(last ?? {}, 'message_seq')
    // All its messages were deleted: it is listed again with the next message.
    if (last && numberField(fields, 'deleted_to_seq') >= lastSeq) return []
    return [
      {
        channelID: channelType === PERSON ? otherSide(channelID, uid) : channelID,
        channelType,
        unread: numberField(fields, 'unread'),
        timestamp: numberField(fields, 'timestamp') || numberField(last ?? {}, 'timestamp'),
        lastMsgSeq: lastSeq,
        readedToMsgSeq: numberField(fields, 'readed_to_msg_seq') || numberField(fields, 'read_seq'),
        version: Number(textField(fields, 'version')) || 0,
        recents: messagesIn(fields['recents'] ?? (last ? [last] : []), uid),
      },
    ]
  })
}
