import { encodeBase64 } from '../../../../domain/messaging/wire/base64.ts'
import { readUtf8 } from '../../../../domain/messaging/wire/utf8.ts'
import { type Fields, fieldsOf } from '../../../../domain/shared/fields.ts'
import type { ImMessage } from '../im-server.ts'
import { type ExtraColumns, extraRow } from './extras-store.ts'
import { payloadOf } from './uids.ts'

const base64 = (bytes: Uint8Array): string => readUtf8(encodeBase64(bytes)) ?? ''

/** The fields of a payload; undefined when it is no JSON object. */
export const payloadFieldsOf = (payload: Uint8Array): Fields | undefined => {
  try {
    return fieldsOf(JSON.parse(readUtf8(payload) ?? ''))
  } catch {
    return undefined
  }
}

/** The words of a text message; undefined for everything else. */
export const wordsOf = (payload: Uint8Array): string | undefined => {
  const fields = payloadFieldsOf(payload)
  return fields?.['type'] === 1 && typeof fields['content'] === 'string' ? fields['content'] : undefined
}

/** A message as the app asks for it (protocol.md 8), with what has become of it since. */
export const messageRow = (message: ImMessage, extra: ExtraColumns | undefined, uid: string) => {
  const isRevoked = extra !== undefined && extra.revoked_at !== null
  // The sender may want to edit what was taken back; everybody else shall not read it.
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
    payload: base64(payload),
    ...(message.streamNo === undefined ? {} : { streamNo: message.streamNo }),
    ...(extra === undefined ? {} : { messageExtra: extraRow(extra, message.channelID) }),
  }
}
