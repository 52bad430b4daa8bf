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

/** What others have done to a message since: read counts, recall, edit (requirement M3). */
export type MessageExtra = {
  readonly isRead: boolean
  readonly readCount: number
  readonly unreadCount: number
  readonly isRevoked: boolean
  readonly revoker: string
  /** Seconds, 0 when never edited. */
  readonly editedAt: Seconds
  readonly editedContent?: Content
  /** What a host adds of its own: kept as it came. */
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

/** How a message that its sender writes piece by piece stands, as the server's history tells it. */
export type Written = {
  readonly status: 'growing' | 'ended' | 'failed' | 'cancelled'
  /** Everything that has been written of it so far. */
  readonly text: string
  /** Why it failed, in the words of whoever wrote it; empty otherwise. */
  readonly error: string
  /** The server's number for why it ended; 0 for an ordinary end. */
  readonly endReason: number
  /** The number of its last stored event (`msg_event_seq`), from which the rest can be asked for. */
  readonly eventSeq: number
}

/** One message of a channel (requirement M3). `timestamp` is seconds since 1970. */
export type Message = {
  /** Decimal text; empty until the server has given one. */
  readonly messageID: string
  /** 0 for a message that is not stored, or not yet. */
  readonly messageSeq: number
  /**
   * Of a message that is synced once (a stored command): its number among those of its channel, which servers count
   * apart. Such a message has no `messageSeq`, for equal numbers of the two mean nothing.
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
  /** Seconds after which the server forgets it, when the sender asked for that. */
  readonly expire?: number
  /** Of a message with the topic bit, for hosts that sort by it. */
  readonly topic?: string
  readonly stream?: RecvStream
  readonly written?: Written
  readonly extra: MessageExtra
  readonly isDeleted: boolean
  readonly isVoicePlaying: boolean
  readonly isVoiceRead: boolean
  /** Of a message without a number: the highest number that stood before it when it came. */
  readonly afterSeq?: number
}

/** The number that a message has in the order of its channel: none, when it is synced once. */
export const channelSeq = (flags: HeaderFlags, messageSeq: number): number =>
  hasFlag(flags, HeaderFlag.syncOnce) ? 0 : messageSeq

/** The id of a message: none, where a server says 0, as one does that keeps nothing of what is not to be stored. */
export const knownID = (messageID: string): string => (messageID === '0' ? '' : messageID)

/** A message as it came over the wire, with its payload read. */
export const messageFromRecv = (recv: Recv, content: Content): Message => ({
  messageID: knownID(recv.messageID),
  messageSeq: channelSeq(recv.flags, recv.messageSeq),
  ...(hasFlag(recv.flags, HeaderFlag.syncOnce) && { commandSeq: recv.messageSeq }),
  // A server may leave it out; what is done to a message is done by it.
  clientMsgNo: recv.clientMsgNo || recv.messageID,
  clientSeq: 0,
  fromUID: recv.fromUID,
  channel: { channelID: recv.channelID, channelType: recv.channelType },
  timestamp: recv.timestamp,
  content,
  status: 'normal',
  flags: recv.flags,
  setting: recv.setting,
  // Servers of 2026 set the bit for a message that grows by events, and name no stream: it is none of this kind.
  ...(recv.expire > 0 && { expire: recv.expire }),
  ...(recv.topic && { topic: recv.topic }),
  ...(recv.stream?.streamNo && { stream: recv.stream }),
  extra: NO_EXTRA,
  isDeleted: false,
  isVoicePlaying: false,
  isVoiceRead: false,
})

// Under this name, behind that of the channel, servers of generation 2 keep its stored commands.
const COMMAND_SUFFIX = '____cmd'

/**
 * A stored command as it is to be taken, whatever `/message/sync` calls it: some servers name the channel of commands
 * and not the conversation, the addressee and not the sender, and leave the flag out of the first one.
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

/** What a message needs before it is sent; the rest is given when it is composed. */
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

/** A message of ours before the server has it. */
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
/** Whether a message was written by this uid. */
export const isSentBy = (message: Message, uid: string): boolean => message.fromUID === uid
/** Whether a message counts as unread for its reader. */
export const hasRedDot = (message: Message): boolean => hasFlag(message.flags, HeaderFlag.reddot)
/** Its sender, who is another, wants to know when it is looked at. */
export const asksForReceipt = ({ fromUID, setting }: Message, uid: string): boolean =>
  fromUID !== uid && hasSetting(setting, SettingBit.receipt)
/** Whether a message mentions everybody or this uid. */
export const mentions = (message: Message, uid: string): boolean => isMentioned(message.content.mention, uid)
/** How far a message of one's own has come. */
export type SentState = 'waiting' | 'sent' | 'read' | 'failed'

/** What stands under an own bubble: waiting, sent, read or failed. */
export const sentStateOf = ({ status, extra }: Message): SentState => {
  if (status === 'wait') return 'waiting'
  if (status === 'fail') return 'failed'
  return extra.readCount > 0 ? 'read' : 'sent'
}

/** One name for one message of one sender, whatever ids the server has given to its copies. */
export const senderKey = (message: Message): string => `${message.fromUID}\n${message.clientMsgNo}`

/** SENDACK 1 fills id and number in place; any other reason fails the message. */
export const settleMessage = (
  message: Message,
  ack: { readonly messageID: string; readonly messageSeq: number },
): Message => {
  const { failReason: _, ...rest } = message
  return { ...rest, status: 'normal', messageID: ack.messageID, messageSeq: ack.messageSeq }
}

/** The message as failed, with the reason code of its SENDACK (requirement W5). */
export const failMessage = (message: Message, reasonCode: number): Message => ({
  ...message,
  status: 'fail',
  failReason: reasonCode,
})

/** It waits to be sent again, perhaps with other content. */
export const renewMessage = (message: Message, content: Content = message.content): Message => {
  const { failReason: _, ...rest } = message
  return { ...rest, content, status: 'wait' }
}

/** An extra of an older version than the known one changes nothing, nor does the one that came with the message. */
export const withExtra = (message: Message, extra: MessageExtra): Message => {
  const { version } = message.extra
  const isKnown = extra.version < version || (extra.version === version && version > 0)
  return isKnown ? message : { ...message, extra }
}

/** What is shown: the edited content when there is one. What it answers to and whom it mentions stays. */
export const shownContent = ({ content, extra: { editedContent } }: Message): Content => {
  if (!editedContent) return content
  const { reply, mention } = content
  return { ...(reply && { reply }), ...(mention && { mention }), ...editedContent }
}
