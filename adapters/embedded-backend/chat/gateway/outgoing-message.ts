import { ChannelType } from '../../../../domain/messaging/channels/channel.ts'
import { ContentType } from '../../../../domain/messaging/content/content.ts'
import {
  HeaderFlag,
  type Recv,
  type RecvStream,
  SettingBit,
  StreamFlag,
  VersionSince,
} from '../../../../domain/messaging/wire/packets.ts'
import { readUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'
import type { LoggedMessage } from './log/message-log.ts'
import { peerIn } from './names.ts'
import type { ClientSession } from './presence/client-session.ts'

/** A message to deliver: stored under its number, or not stored with number 0. */
export type OutgoingMessage = LoggedMessage & { readonly toUID: string }

/** A message before it has an id. `to` is the other side's uid, or a data channel. */
export type NewOutgoingMessage = {
  readonly fromUID: string
  readonly to: string
  readonly channelType: number
  readonly clientMsgNo: string
  readonly flags: number
  readonly setting: number
  readonly expire: number
  readonly payload: Uint8Array
  /** Seconds since 1970, for imported messages; default: now. */
  readonly sentAt?: number
}

type Receiver = Pick<ClientSession, 'uid' | 'version'>

/**
 * Requirement W2.5: stream fields exist up to version 4. Clients below 4 cannot assemble pieces; they and those of
 * version 5 get the whole text at the end.
 */
const readsStreams = ({ version }: Receiver): boolean =>
  version >= VersionSince.nodeId && version < VersionSince.noStreamFields

/** The receiving connections: all, those whose version has streams, or those whose version does not. */
export type Receivers = 'all' | 'pieces' | 'whole'

/** Whether a connection receives a message. */
export const isFor = (session: Receiver, receivers: Receivers): boolean =>
  receivers === 'all' || readsStreams(session) === (receivers === 'pieces')

/** The RECV for one connection. `timestamp` is the time of sending (requirement W2.5). */
export const recvFor = (
  session: Receiver,
  message: OutgoingMessage,
  timestamp: number,
  stream?: { readonly fields: RecvStream; readonly layout: 'legacy' | 'new' },
): Recv => {
  const streamed = stream && readsStreams(session) ? stream : undefined
  const bit = streamed?.layout === 'legacy' ? SettingBit.legacyStream : SettingBit.stream
  return {
    kind: 'recv',
    flags: message.fromUID === session.uid ? message.flags & ~HeaderFlag.reddot : message.flags,
    setting: streamed ? message.setting | bit : message.setting,
    msgKey: '',
    fromUID: message.fromUID,
    channelID:
      message.channelType === ChannelType.person ? peerIn(message.channel, session.uid) : message.channel,
    channelType: message.channelType,
    expire: message.expire,
    clientMsgNo: message.clientMsgNo,
    messageID: message.messageID,
    messageSeq: message.seq,
    timestamp,
    payload: message.payload,
    ...(streamed && { stream: streamed.fields }),
  }
}

/** The stream fields of a RECV (requirement W2.5). */
export const streamFields = (streamNo: string, flag: keyof typeof StreamFlag, seq: number): RecvStream => ({
  streamNo,
  streamFlag: StreamFlag[flag],
  streamSeq: seq,
  streamId: String(seq),
})

/** Whether a payload is a command, which may be stored but never counts as unread (requirement W8). */
export const isCommand = (payload: Uint8Array): boolean => {
  const text = readUtf8(payload)
  // Quick check, because most messages are not commands.
  if (text === undefined || !text.includes('99')) return false
  try {
    const content: unknown = JSON.parse(text)
    return (
      typeof content === 'object' &&
      content !== null &&
      'type' in content &&
      content.type === ContentType.command
    )
  } catch {
    return false
  }
}
