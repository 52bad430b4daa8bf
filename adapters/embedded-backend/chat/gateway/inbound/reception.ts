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
import { type Desk, refusal, type Seat } from '../presence/seat.ts'
import type { Seats } from '../presence/seats.ts'

/** Whether a user may send to a channel: ReasonCode.success, or the refusal. */
export type MaySend = (fromUID: string, to: string, channelType: number) => Promise<number>

type Deps = {
  readonly maySend: MaySend | undefined
  readonly say: (saying: NewOutgoingMessage, from: Seat) => Promise<OutgoingMessage>
  /** Whether a user's message may cause this many bytes now, over all receiving connections. */
  readonly mayFanOut: (uid: string, bytes: number) => boolean
  readonly seats: Pick<Seats, 'listen' | 'unlisten' | 'of' | 'listenersOf'>
}

// Requirement W1: most bytes of a string of the protocol.
const PAYLOAD_TEXT_LIMIT = 32_767
const FLAGS_KEPT = HeaderFlag.noPersist | HeaderFlag.reddot | HeaderFlag.syncOnce

/** Validates and processes the SENDs and SUBs of connections (requirements W2.3 and W2.8). */
export const createReception = ({
  maySend,
  say,
  mayFanOut,
  seats,
}: Deps): Pick<Desk, 'take' | 'subscribe'> => {
  /** How many connections of this process receive a message; at least one, for the log. */
  const hearers = ({ uid }: Seat, { channelID, channelType }: Send): number =>
    channelType === ChannelType.data
      ? seats.listenersOf(channelID).length
      : seats.of(channelID).length + seats.of(uid).length

  const whyNot = async (seat: Seat, send: Send, bytes: number) => {
    const { uid } = seat
    const { channelID, channelType, clientMsgNo, payload } = send
    if (channelType !== ChannelType.person && channelType !== ChannelType.data)
      return ReasonCode.channelNotExist
    const names = checkNames(channelID, clientMsgNo)
    if (names !== ReasonCode.success) return names
    if (payload.length > PAYLOAD_TEXT_LIMIT) return ReasonCode.notAllowSend
    const reason = maySend ? await maySend(uid, channelID, channelType) : ReasonCode.success
    if (reason !== ReasonCode.success) return reason
    return mayFanOut(uid, bytes * Math.max(1, hearers(seat, send))) ? reason : ReasonCode.rateLimit
  }

  return {
    take: async (seat, send, payload) => {
      const reason = await whyNot(seat, send, payload.length)
      if (reason !== ReasonCode.success) return refusal(reason)
      const { clientMsgNo, channelType, expire } = send
      const flags = send.flags & FLAGS_KEPT
      const setting = send.setting & SettingBit.receipt
      const given = { clientMsgNo, channelType, expire, flags, setting, payload }
      const spoken = await say({ ...given, fromUID: seat.uid, to: send.channelID }, seat)
      return { reasonCode: ReasonCode.success, messageID: spoken.messageID, messageSeq: spoken.seq }
    },
    subscribe: (seat: Seat, { channelID, channelType, action }: Sub): number => {
      if (channelType !== ChannelType.data) return ReasonCode.notSupportChannelType
      // Parameters follow the question mark (requirement W2.8).
      const channel = channelID.split('?', 1)[0] ?? channelID
      const names = checkNames(channel, '')
      if (names !== ReasonCode.success) return names
      if (action === SubscribeAction.subscribe) return seats.listen(seat, channel)
      seats.unlisten(seat, channel)
      return ReasonCode.success
    },
  }
}
