import type { Fields } from '../../shared/fields.ts'
import { firstOf } from '../../shared/text.ts'
import { type Message, messageFromDraft, shownContent } from '../message.ts'
import type { Reply } from './reply.ts'
import { SHOP_CONTENTS } from './shop-content.ts'

/** A quote shows one line: more of it need not travel. */
const QUOTED = 200

const shortened = (fields: Fields): Fields => {
  const { content } = fields
  return typeof content === 'string' && content.length > QUOTED
    ? { ...fields, content: firstOf(content, QUOTED) }
    : fields
}

/** An answer to a message; what was said goes along, for readers who do not have it. */
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

/** The message that a reply speaks of, as far as the reply tells. */
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
