import type { Fields } from '../shared/fields.ts'
import type { Seconds } from '../shared/time.ts'
import { type Channel, type ChannelKey, ChannelType, channelKey } from './channels/channel.ts'
import { type Content, isMentioned } from './content/content.ts'
import {
  HeaderFlag,
  type HeaderFlags,
  hasFlag,
  hasSetting,
  type Recv,
  type RecvStream,
  type Setting,
  SettingBit,
} from './wire/packets.ts'

/** Whether a message waits for its SENDACK, is stored, or has failed (requirement M4). */
export type MessageStatus = 'wait' | 'normal' | 'fail'

/** Changes to a message after it was sent: read counts, recall, edit (requirement M3). */
export type MessageExtra = {
  readonly isRead: boolean
  readonly readCount: number
  readonly unreadCount: number
  readonly isRevoked: boolean
  readonly revoker: string
  /** Seconds, 0 when never edited. */
  readonly editedAt: Seconds
  readonly editedContent?: Content
  /** Custom fields of the host, kept as received. */
  readonly extra?: Fields
  /** This account has deleted the message, perhaps on another device. */
  readonly isDeleted?: boolean
  readonly version: number
}

/** Nobody has read, recalled or edited the message. */
export const NO_EXTRA: MessageExtra = {
  isRead: false,
  readCount: 0,
  unreadCount: 0,
  isRevoked: false,
  revoker: '',
  editedAt: 0,
  version: 0,
}

/** The state of a streamed message, as the server's history has it. */
export type Written = {
  readonly status: 'growing' | 'ended' | 'failed' | 'cancelled'
  /** The whole text so far. */
  readonly text: string
  /** The writer's error message; empty otherwise. */
  readonly error: string
  /** The server's number for why it ended; 0 for a normal end. */
  readonly endReason: number
  /** The number of its last stored event (`msg_event_seq`), from which later ones can be requested. */
  readonly eventSeq: number
}

/** One message of a channel (requirement M3). `timestamp` is seconds since 1970. */
export type Message = {
  /** Decimal text; empty until the server has assigned one. */
  readonly messageID: string
  /** 0 for a message that is not stored (yet). */
  readonly messageSeq: number
  /**
   * For a stored command: its number among the commands of its channel, which servers count separately. Such a
   * message has no `messageSeq`, because the two numbers are unrelated.
   */
  readonly commandSeq?: number
  readonly clientMsgNo: string
  /** 0 for a message of another connection. */
  readonly clientSeq: number
  readonly fromUID: string
  readonly channel: Channel
  /** Seconds, server clock. */
  readonly timestamp: Seconds
  readonly content: Content
  readonly status: MessageStatus
  /** Reason code of a refusal; 0 when no answer came in time. */
  readonly failReason?: number
  readonly flags: HeaderFlags
  readonly setting: Setting
  /** Seconds after which the server deletes it, when the sender asked for that. */
  readonly expire?: number
  /** The topic of a message with the topic bit, for hosts that sort by it. */
  readonly topic?: string
  readonly stream?: RecvStream
  readonly written?: Written
  readonly extra: MessageExtra
  readonly isDeleted: boolean
  readonly isVoicePlaying: boolean
  readonly isVoiceRead: boolean
  /** For a message without a number: the highest number before it when it arrived. */
  readonly afterSeq?: number
}

/** The number of a message in its channel; 0 for a stored command. */
export const channelSeq = (flags: HeaderFlags, messageSeq: number): number =>
  hasFlag(flags, HeaderFlag.syncOnce) ? 0 : messageSeq

/** The id of a message: empty where a server sends 0 because it does not store the message. */
export const knownID = (messageID: string): string => (messageID === '0' ? '' : messageID)

/** A message from a RECV, with its payload decoded. */
export const messageFromRecv = (recv: Recv, content: Content): Message => ({
  messageID: knownID(recv.messageID),
  messageSeq: channelSeq(recv.flags, recv.messageSeq),
  ...(hasFlag(recv.flags, HeaderFlag.syncOnce) && { commandSeq: recv.messageSeq }),
  // A server may leave it out, but later changes refer to the message by it.
  clientMsgNo: recv.clientMsgNo || recv.messageID,
  clientSeq: 0,
  fromUID: recv.fromUID,
  channel: { channelID: recv.channelID, channelType: recv.channelType },
  timestamp: recv.timestamp,
  content,
  status: 'normal',
  flags: recv.flags,
  setting: recv.setting,
  // Servers of 2026 set the bit for messages that grow by events, without a stream id: those are not streams of this
  // kind.
  ...(recv.expire > 0 && { expire: recv.expire }),
  ...(recv.topic && { topic: recv.topic }),
  ...(recv.stream?.streamNo && { stream: recv.stream }),
  extra: NO_EXTRA,
  isDeleted: false,
  isVoicePlaying: false,
  isVoiceRead: false,
})

// Servers of generation 2 store a channel's commands under its id plus this suffix.
const COMMAND_SUFFIX = '____cmd'

/**
 * Normalises a stored command from `/message/sync`: some servers give the command channel instead of the
 * conversation, the addressee instead of the sender, and omit the flag on the first one.
 */
export const storedCommand = (message: Message, uid: string): Message => {
  const { channel, flags, fromUID, messageSeq } = message
  const named = channel.channelID.endsWith(COMMAND_SUFFIX)
    ? channel.channelID.slice(0, -COMMAND_SUFFIX.length)
    : channel.channelID
  const isOfMe = channel.channelType === ChannelType.person && named === uid
  return {
    ...message,
    channel: { ...channel, channelID: isOfMe ? fromUID : named },
    flags: flags | HeaderFlag.syncOnce,
    messageSeq: 0,
    commandSeq: message.commandSeq ?? messageSeq,
  }
}

/** The fields needed to send a message; the others are set when it is composed. */
export type Draft = Pick<
  Message,
  | 'clientMsgNo'
  | 'clientSeq'
  | 'fromUID'
  | 'channel'
  | 'timestamp'
  | 'content'
  | 'flags'
  | 'setting'
  | 'expire'
  | 'topic'
  | 'stream'
>

/** An own message before the server has stored it. */
export const messageFromDraft = (draft: Draft): Message => ({
  ...draft,
  messageID: '',
  messageSeq: 0,
  status: 'wait',
  extra: NO_EXTRA,
  isDeleted: false,
  isVoicePlaying: false,
  isVoiceRead: false,
})

/** The key of the channel that a message belongs to. */
export const keyOfMessage = (message: Message): ChannelKey => channelKey(message.channel)
/** Whether a message was sent by this uid. */
export const isSentBy = (message: Message, uid: string): boolean => message.fromUID === uid
/** Whether a message counts as unread for its reader. */
export const hasRedDot = (message: Message): boolean => hasFlag(message.flags, HeaderFlag.reddot)
/** Whether its sender, somebody else, wants a read receipt. */
export const asksForReceipt = ({ fromUID, setting }: Message, uid: string): boolean =>
  fromUID !== uid && hasSetting(setting, SettingBit.receipt)
/** Whether a message mentions everybody or this uid. */
export const mentions = (message: Message, uid: string): boolean => isMentioned(message.content.mention, uid)
/** The delivery state of one's own message. */
export type SentState = 'waiting' | 'sent' | 'read' | 'failed'

/** The status below an own message: waiting, sent, read or failed. */
export const sentStateOf = ({ status, extra }: Message): SentState => {
  if (status === 'wait') return 'waiting'
  if (status === 'fail') return 'failed'
  return extra.readCount > 0 ? 'read' : 'sent'
}

/** A key for a message and all its copies, whatever ids the server has assigned to them. */
export const senderKey = (message: Message): string => `${message.fromUID}\n${message.clientMsgNo}`

/** That the server has stored an own message, and when by its own clock. */
export type MessageAck = {
  readonly messageID: string
  readonly messageSeq: number
  readonly timestamp?: Seconds
}

/**
 * A SENDACK with reason 1 sets id and number; any other reason fails the message. It is dated by the server from then
 * on: the device clock that dated it may be wrong.
 */
export const settleMessage = (
  message: Message,
  { messageID, messageSeq, timestamp }: MessageAck,
): Message => {
  const { failReason: _, ...rest } = message
  const isNews = message.status !== 'normal' && timestamp !== undefined
  return { ...rest, status: 'normal', messageID, messageSeq, ...(isNews && { timestamp }) }
}

/** The message as failed, with the reason code of its SENDACK (requirement W5). */
export const failMessage = (message: Message, reasonCode: number): Message => ({
  ...message,
  status: 'fail',
  failReason: reasonCode,
})

/** Resets a message to be sent again, perhaps with other content. */
export const renewMessage = (message: Message, content: Content = message.content): Message => {
  const { failReason: _, ...rest } = message
  return { ...rest, content, status: 'wait' }
}

/** Applies an extra unless the known one, or the one that came with the message, is newer. */
export const withExtra = (message: Message, extra: MessageExtra): Message => {
  const { version } = message.extra
  const isKnown = extra.version < version || (extra.version === version && version > 0)
  return isKnown ? message : { ...message, extra }
}

/** The content to show: the edited one if there is one, with the reply and mentions of the original. */
export const shownContent = ({ content, extra: { editedContent } }: Message): Content => {
  if (!editedContent) return content
  const { reply, mention } = content
  return { ...(reply && { reply }), ...(mention && { mention }), ...editedContent }
}
