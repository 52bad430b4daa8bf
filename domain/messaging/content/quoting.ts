import type { Fields } from '../../shared/fields.ts'
import { firstOf } from '../../shared/text.ts'
import { type Message, messageFromDraft, shownContent } from '../message.ts'
import type { Reply } from './reply.ts'
import { SHOP_CONTENTS } from './shop-content.ts'

/** Most characters of the quoted text: a quote shows only one line. */
const QUOTED = 200

const shortened = (fields: Fields): Fields => {
  const { content } = fields
  return typeof content === 'string' && content.length > QUOTED
    ? { ...fields, content: firstOf(content, QUOTED) }
    : fields
}

/** A reply to a message, with the quoted text for readers who do not have the message. */
export const replyTo = (message: Message, fromName: string): Reply => {
  const { reply: _, mention: __, ...content } = shownContent(message)
  return {
    messageID: message.messageID,
    messageSeq: message.messageSeq,
    fromUID: message.fromUID,
    fromName,
    rootMessageID: shownContent(message).reply?.rootMessageID || message.messageID,
    payload: shortened(SHOP_CONTENTS.writeFields(content)),
  }
}

/** The quoted message, reconstructed from the reply. */
export const messageOfReply = (reply: Reply, channel: Message['channel']): Message =>
  messageFromDraft({
    clientMsgNo: '',
    clientSeq: 0,
    fromUID: reply.fromUID,
    channel,
    timestamp: 0,
    content: SHOP_CONTENTS.readFields(reply.payload),
    flags: 0,
    setting: 0,
  })
