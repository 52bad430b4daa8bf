import { ContentType } from '../../../../../domain/messaging/content/content.ts'
import type { Written } from '../../../../../domain/messaging/message.ts'
import { encodeBase64, readUtf8 } from '../../../../../domain/messaging/wire/text-encoding.ts'
import { type Fields, fieldsOf, textField } from '../../../../../domain/shared/fields.ts'
import { UPLOADED } from '../../../account/own-pictures.ts'
import type { ImMessage } from '../../im-server.ts'
import { payloadOf } from '../uids.ts'
import { type ExtraColumns, extraRow } from './extras-store.ts'

const base64 = (bytes: Uint8Array): string => readUtf8(encodeBase64(bytes)) ?? ''

/** The fields of a payload; undefined when it is not a JSON object. */
export const payloadFieldsOf = (payload: Uint8Array): Fields | undefined => {
  try {
    return fieldsOf(JSON.parse(readUtf8(payload) ?? ''))
  } catch {
    return undefined
  }
}

/** The text of a text message; undefined for others. */
export const wordsOf = (payload: Uint8Array): string | undefined => {
  const fields = payloadFieldsOf(payload)
  return fields?.['type'] === 1 && typeof fields['content'] === 'string' ? fields['content'] : undefined
}

/** The caller, and the base address of the shop's files for them. */
export type Reader = { readonly uid: string; readonly home: string }

/**
 * Picture messages contain the full address at the time of sending. If the shop has moved since, the picture is at
 * the same path on the current origin, and pages may load no other.
 */
const atHome = (payload: Uint8Array, home: string): Uint8Array => {
  const fields = payloadFieldsOf(payload) ?? {}
  if (fields['type'] !== ContentType.image) return payload
  const name = UPLOADED.exec(textField(fields, 'url'))?.[1]
  return name === undefined ? payload : payloadOf({ ...fields, url: `${home}/upload/${name}` })
}

/** States by the names of the messaging server's API (docs/protocol.md). */
const STATES = { growing: 'open', ended: 'closed', failed: 'error', cancelled: 'cancelled' } as const

const eventMeta = ({ status, text, error, endReason, eventSeq }: Written) => ({
  events: [
    {
      eventKey: 'main',
      status: STATES[status],
      snapshot: { kind: 'text', text },
      endReason,
      lastMsgEventSeq: eventSeq,
      ...(error !== '' && { error }),
    },
  ],
})

/** A message in API form (requirement W8), with its extras. */
export const messageRow = (message: ImMessage, extra: ExtraColumns | undefined, { uid, home }: Reader) => {
  const isRevoked = extra !== undefined && extra.revoked_at !== null
  // The sender may want to edit a recalled message; nobody else may read it.
  const payload = isRevoked && message.fromUID !== uid ? payloadOf({ type: 1, content: '' }) : message.payload
  return {
    messageID: message.messageID,
    messageSeq: message.messageSeq,
    clientMsgNo: message.clientMsgNo,
    fromUID: message.fromUID,
    channelID: message.channelID,
    channelType: message.channelType,
    timestamp: message.timestamp,
    expire: message.expire,
    setting: message.setting,
    header: message.header,
    payload: base64(atHome(payload, home)),
    ...(message.streamNo === undefined ? {} : { streamNo: message.streamNo }),
    ...(message.topic === undefined ? {} : { topic: message.topic }),
    ...(message.written === undefined || isRevoked ? {} : { eventMeta: eventMeta(message.written) }),
    ...(extra === undefined ? {} : { messageExtra: extraRow(extra, message.channelID) }),
  }
}
