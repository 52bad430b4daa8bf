import { encodeBase64, readUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'
import { flag } from '../../rows/row-format.ts'
import type { ImConversation, ImHeader, ImMessage, ImPage, ImPull } from '../im-server.ts'

/** Flags of the public API are numbers (requirement W8). */
const headerShape = ({ noPersist, redDot, syncOnce }: ImHeader) => ({
  no_persist: flag(noPersist),
  red_dot: flag(redDot),
  sync_once: flag(syncOnce),
})

const messageShape = (message: ImMessage) => ({
  header: headerShape(message.header),
  setting: message.setting,
  message_id: message.messageID,
  message_idstr: message.messageID,
  client_msg_no: message.clientMsgNo,
  message_seq: message.messageSeq,
  from_uid: message.fromUID,
  channel_id: message.channelID,
  channel_type: message.channelType,
  expire: message.expire,
  timestamp: message.timestamp,
  payload: readUtf8(encodeBase64(message.payload)) ?? '',
})

/** Answer of /channel/messagesync. */
export const pageShape = ({ startMessageSeq, endMessageSeq }: ImPull, page: ImPage) => ({
  start_message_seq: startMessageSeq,
  end_message_seq: endMessageSeq,
  more: flag(page.more),
  messages: page.messages.map(messageShape),
})

/** One row of the answer of /conversation/sync. */
export const conversationShape = (conversation: ImConversation) => ({
  channel_id: conversation.channelID,
  channel_type: conversation.channelType,
  unread: conversation.unread,
  timestamp: conversation.timestamp,
  last_msg_seq: conversation.lastMsgSeq,
  last_client_msg_no: conversation.recents[0]?.clientMsgNo ?? '',
  offset_msg_seq: 0,
  readed_to_msg_seq: conversation.readedToMsgSeq,
  version: conversation.version,
  recents: conversation.recents.map(messageShape),
})

/** JSON with `message_id` as a 64-bit number, which JavaScript numbers cannot represent. */
export const jsonOf = (answer: unknown): string =>
  // Inside a text value the quotes are escaped, so this matches only the field.
  JSON.stringify(answer).replace(/"message_id":"(\d+)"/g, '"message_id":$1')
