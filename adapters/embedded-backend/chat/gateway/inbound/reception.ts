import { ChannelType } from '../../../../../domain/messaging/channels/channel.ts'
import {
  HeaderFlag,
  ReasonCode,
  type Send,
  SettingBit,
  type Sub,
  SubscribeAction,
} from '../../../../../domain/messaging/wire/packets.ts'
import { checkNames } from '../names.ts'
import type { NewOutgoingMessage, OutgoingMessage } from '../outgoing-message.ts'
import { type ClientSession, type ConnectionHandlers, refusal } from '../presence/client-session.ts'
import type { ClientSessions } from '../presence/client-sessions.ts'

/** Whether a user may send to a channel: ReasonCode.success, or the refusal. */
export type MaySend = (fromUID: string, to: string, channelType: number) => Promise<number>

type Deps = {
  readonly maySend: MaySend | undefined
  readonly deliver: (message: NewOutgoingMessage, from: ClientSession) => Promise<OutgoingMessage>
  /** Whether a user's message may cause this many bytes now, over all receiving connections. */
  readonly mayFanOut: (uid: string, bytes: number) => boolean
  readonly sessions: Pick<ClientSessions, 'subscribe' | 'unsubscribe' | 'of' | 'subscribersOf'>
}

// Requirement W1: most bytes of a string of the protocol.
const PAYLOAD_TEXT_LIMIT = 32_767
const FLAGS_KEPT = HeaderFlag.noPersist | HeaderFlag.reddot | HeaderFlag.syncOnce

/** Validates and processes the SENDs and SUBs of connections (requirements W2.3 and W2.8). */
export const createReception = ({
  maySend,
  deliver,
  mayFanOut,
  sessions,
}: Deps): Pick<ConnectionHandlers, 'receive' | 'subscribe'> => {
  /** How many connections of this process receive a message; at least one, for the log. */
  const receiverCount = ({ uid }: ClientSession, { channelID, channelType }: Send): number =>
    channelType === ChannelType.data
      ? sessions.subscribersOf(channelID).length
      : sessions.of(channelID).length + sessions.of(uid).length

  const whyNot = async (session: ClientSession, send: Send, bytes: number) => {
    const { uid } = session
    const { channelID, channelType, clientMsgNo, payload } = send
    if (channelType !== ChannelType.person && channelType !== ChannelType.data)
      return ReasonCode.channelNotExist
    const names = checkNames(channelID, clientMsgNo)
    if (names !== ReasonCode.success) return names
    if (payload.length > PAYLOAD_TEXT_LIMIT) return ReasonCode.notAllowSend
    const reason = maySend ? await maySend(uid, channelID, channelType) : ReasonCode.success
    if (reason !== ReasonCode.success) return reason
    return mayFanOut(uid, bytes * Math.max(1, receiverCount(session, send))) ? reason : ReasonCode.rateLimit
  }

  return {
    receive: async (session, send, payload) => {
      const reason = await whyNot(session, send, payload.length)
      if (reason !== ReasonCode.success) return refusal(reason)
      const { clientMsgNo, channelType, expire } = send
      const flags = send.flags & FLAGS_KEPT
      const setting = send.setting & SettingBit.receipt
      const given = { clientMsgNo, channelType, expire, flags, setting, payload }
      const stored = await deliver({ ...given, fromUID: session.uid, to: send.channelID }, session)
      return { reasonCode: ReasonCode.success, messageID: stored.messageID, messageSeq: stored.seq }
    },
    subscribe: (session: ClientSession, { channelID, channelType, action }: Sub): number => {
      if (channelType !== ChannelType.data) return ReasonCode.notSupportChannelType
      // Parameters follow the question mark (requirement W2.8).
      const channel = channelID.split('?', 1)[0] ?? channelID
      const names = checkNames(channel, '')
      if (names !== ReasonCode.success) return names
      if (action === SubscribeAction.subscribe) return sessions.subscribe(session, channel)
      sessions.unsubscribe(session, channel)
      return ReasonCode.success
    },
  }
}
