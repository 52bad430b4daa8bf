import type { ClockPort } from '../../../../../application/ports/clock-port.ts'
import { ChannelType } from '../../../../../domain/messaging/channels/channel.ts'
import type { RecvStream } from '../../../../../domain/messaging/wire/packets.ts'
import { secondsOf } from '../../../time/clock.ts'
import type { GatewayOptions } from '../gateway-options.ts'
import { isFor, type OutgoingMessage, type Receivers, recvFor } from '../outgoing-message.ts'
import type { ClientSession } from './client-session.ts'
import type { ClientSessions } from './client-sessions.ts'
import type { OnlineDevice, Peers } from './peers.ts'

/** Who is connected to this process and the shop's others, and sending to all of them. */
export type Presence = {
  readonly opened: (session: ClientSession, level: 0 | 1) => void
  readonly closed: (session: ClientSession) => void
  /** -1 means every device flag. */
  readonly kick: (uid: string, deviceFlag: number, closeMs: number) => void
  /** Sends a message to all connections of both sides, except its own connection `except`. */
  readonly deliver: (
    message: OutgoingMessage,
    stream: RecvStream | undefined,
    receivers: Receivers,
    except?: ClientSession,
  ) => void
  readonly online: (uids: readonly string[]) => Promise<readonly OnlineDevice[]>
}

type Deps = {
  readonly clock: ClockPort
  readonly options: GatewayOptions
  readonly sessions: ClientSessions
  readonly peers: Peers
}

/** Keeps track of connections, including those of other processes. */
export const createPresence = ({ clock, options, sessions, peers }: Deps): Presence => {
  const audience = ({ channelType, channel, fromUID, toUID }: OutgoingMessage): readonly ClientSession[] => {
    if (channelType === ChannelType.data) return sessions.subscribersOf(channel)
    return toUID === fromUID ? sessions.of(toUID) : [...sessions.of(toUID), ...sessions.of(fromUID)]
  }

  const deliverHere: Presence['deliver'] = (message, stream, receivers, except) => {
    const streamed = stream && { fields: stream, layout: options.streamLayout }
    const now = secondsOf(clock)
    for (const session of audience(message)) {
      if (session !== except && isFor(session, receivers))
        session.deliver(recvFor(session, message, now, streamed))
    }
  }

  peers.listen({
    received: (published) => {
      if (published.kind === 'deliver') deliverHere(published.message, published.stream, published.receivers)
      else if (published.kind === 'opened')
        sessions.replaceOlder(published.session, published.level, published.at)
      else sessions.kick(published.uid, published.deviceFlag, published.closeMs, published.at)
    },
    // Messages missed meanwhile are in the log: reconnecting clients request them.
    missed: sessions.closeAll,
  })

  return {
    opened: (session, level) => {
      sessions.add(session, level)
      const { uid, deviceFlag, deviceID } = session
      peers.publish({ kind: 'opened', session: { uid, deviceFlag, deviceID }, level, at: clock.now() })
      peers.setOnline(uid, deviceFlag, true)
    },
    closed: (session) => {
      sessions.remove(session)
      const { uid, deviceFlag } = session
      if (!sessions.of(uid).some((other) => other.deviceFlag === deviceFlag))
        peers.setOnline(uid, deviceFlag, false)
    },
    kick: (uid, deviceFlag, closeMs) => {
      const at = clock.now()
      sessions.kick(uid, deviceFlag, closeMs, at)
      peers.publish({ kind: 'kick', uid, deviceFlag, closeMs, at })
    },
    deliver: (message, stream, receivers, except) => {
      deliverHere(message, stream, receivers, except)
      peers.publish({ kind: 'deliver', message, stream, receivers })
    },
    online: async (uids) => {
      const here = uids.flatMap((uid) => sessions.of(uid).map(({ deviceFlag }) => ({ uid, deviceFlag })))
      const all = [...here, ...(await peers.online(uids))]
      return [...new Map(all.map((one) => [`${one.uid} ${one.deviceFlag}`, one])).values()]
    },
  }
}
