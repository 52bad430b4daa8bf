import type { ClockPort } from '../../../../../application/ports/clock-port.ts'
import { ChannelType } from '../../../../../domain/messaging/channels/channel.ts'
import type { RecvStream } from '../../../../../domain/messaging/wire/packets.ts'
import { secondsOf } from '../../../time/clock.ts'
import type { GatewayOptions } from '../gateway-options.ts'
import { isFor, type OutgoingMessage, type Receivers, recvFor } from '../outgoing-message.ts'
import type { OnlineDevice, Peers } from './peers.ts'
import type { Seat } from './seat.ts'
import type { Seats } from './seats.ts'

/** Who is connected to this process and the shop's others, and sending to all of them. */
export type Presence = {
  readonly sat: (seat: Seat, level: 0 | 1) => void
  readonly left: (seat: Seat) => void
  /** -1 means every device flag. */
  readonly kick: (uid: string, deviceFlag: number, closeMs: number) => void
  /** Sends a message to all connections of both sides, except its own connection `except`. */
  readonly pass: (
    spoken: OutgoingMessage,
    stream: RecvStream | undefined,
    hearing: Receivers,
    except?: Seat,
  ) => void
  readonly online: (uids: readonly string[]) => Promise<readonly OnlineDevice[]>
}

type Deps = {
  readonly clock: ClockPort
  readonly options: GatewayOptions
  readonly seats: Seats
  readonly peers: Peers
}

/** Keeps track of connections, including those of other processes. */
export const createPresence = ({ clock, options, seats, peers }: Deps): Presence => {
  const audience = ({ channelType, channel, fromUID, toUID }: OutgoingMessage): readonly Seat[] => {
    if (channelType === ChannelType.data) return seats.listenersOf(channel)
    return toUID === fromUID ? seats.of(toUID) : [...seats.of(toUID), ...seats.of(fromUID)]
  }

  const passHere: Presence['pass'] = (spoken, stream, hearing, except) => {
    const streamed = stream && { fields: stream, layout: options.streamLayout }
    const now = secondsOf(clock)
    for (const seat of audience(spoken)) {
      if (seat !== except && isFor(seat, hearing)) seat.deliver(recvFor(seat, spoken, now, streamed))
    }
  }

  peers.hear({
    heard: (word) => {
      if (word.kind === 'pass') passHere(word.spoken, word.stream, word.hearing)
      else if (word.kind === 'sat') seats.displace(word.seat, word.level, word.at)
      else seats.kick(word.uid, word.deviceFlag, word.closeMs, word.at)
    },
    // Messages missed meanwhile are in the log: reconnecting clients request them.
    missed: seats.closeAll,
  })

  return {
    sat: (seat, level) => {
      seats.sit(seat, level)
      const { uid, deviceFlag, deviceID } = seat
      peers.say({ kind: 'sat', seat: { uid, deviceFlag, deviceID }, level, at: clock.now() })
      peers.keep(uid, deviceFlag, true)
    },
    left: (seat) => {
      seats.leave(seat)
      const { uid, deviceFlag } = seat
      if (!seats.of(uid).some((other) => other.deviceFlag === deviceFlag)) peers.keep(uid, deviceFlag, false)
    },
    kick: (uid, deviceFlag, closeMs) => {
      const at = clock.now()
      seats.kick(uid, deviceFlag, closeMs, at)
      peers.say({ kind: 'kick', uid, deviceFlag, closeMs, at })
    },
    pass: (spoken, stream, hearing, except) => {
      passHere(spoken, stream, hearing, except)
      peers.say({ kind: 'pass', spoken, stream, hearing })
    },
    online: async (uids) => {
      const here = uids.flatMap((uid) => seats.of(uid).map(({ deviceFlag }) => ({ uid, deviceFlag })))
      const all = [...here, ...(await peers.online(uids))]
      return [...new Map(all.map((one) => [`${one.uid} ${one.deviceFlag}`, one])).values()]
    },
  }
}
