import { textContent } from '../../../domain/messaging/content/content.ts'
import { type Message, NO_EXTRA } from '../../../domain/messaging/message.ts'
import { HeaderFlag } from '../../../domain/messaging/wire/packets.ts'

/** A stored message of u2 in the person channel with u2, with only the data that matters given. */
export const makeMessage = (messageSeq: number, changes: Partial<Message> = {}): Message => ({
  messageID: `id-${messageSeq}`,
  messageSeq,
  clientMsgNo: `no-${messageSeq}`,
  clientSeq: 0,
  fromUID: 'u2',
  channel: { channelID: 'u2', channelType: 1 },
  timestamp: 1_700_000_000 + messageSeq,
  content: textContent(`text ${messageSeq}`),
  status: 'normal',
  flags: HeaderFlag.reddot,
  setting: 0,
  extra: NO_EXTRA,
  isDeleted: false,
  isVoicePlaying: false,
  isVoiceRead: false,
  ...changes,
})
