import type { ClockPort } from '../../../../application/ports/clock-port.ts'
import type { CryptoPort } from '../../../../application/ports/crypto-port.ts'
import { ChannelType } from '../../../../domain/messaging/channels/channel.ts'
import { HeaderFlag, hasFlag, type RecvStream } from '../../../../domain/messaging/wire/packets.ts'
import { secondsOf } from '../../time/clock.ts'
import { openConnection } from './connection.ts'
import { GATEWAY_DEFAULTS, type GatewayFaults, type GatewayOptions } from './gateway-options.ts'
import { createDeviceTokens } from './handshake/device-tokens.ts'
import { createAllowances } from './inbound/allowances.ts'
import { createReception, type MaySend } from './inbound/reception.ts'
import { createMessageIds } from './log/message-ids.ts'
import type { MessageLog } from './log/message-log.ts'
import { personChannel } from './names.ts'
import {
  isCommand,
  type NewOutgoingMessage,
  type OutgoingMessage,
  type Receivers,
} from './outgoing-message.ts'
import { LONE_PEERS, type OnlineDevice, type Peers } from './presence/peers.ts'
import { createPresence } from './presence/presence.ts'
import type { Desk, GatewayConnection, Seat, Wire } from './presence/seat.ts'
import { createSeats } from './presence/seats.ts'

/** The gateway's counters for metrics. */
export type GatewayCounters = Record<'received' | 'rejected' | 'redelivered' | 'sent', number>

/** The messaging server: connections, delivery and devices, on top of a log that stores the messages. */
export type Gateway = {
  readonly connect: (wire: Wire) => GatewayConnection
  readonly say: (
    saying: NewOutgoingMessage,
    stream?: RecvStream,
  ) => Promise<{ readonly spoken: OutgoingMessage; readonly isNew: boolean }>
  /** Sends a message to connections without storing it: a piece of a stream, or the whole text at its end. */
  readonly pass: (spoken: OutgoingMessage, stream: RecvStream | undefined, hearing: Receivers) => void
  readonly register: (uid: string, token: string, deviceFlag: number, level: 0 | 1) => Promise<void>
  readonly quit: (uid: string, deviceFlag: number) => Promise<void>
  /** Of all processes. */
  readonly online: (uids: readonly string[]) => Promise<readonly OnlineDevice[]>
  readonly onSpoken: (heard: (spoken: OutgoingMessage) => void) => { stop(): void }
  readonly log: MessageLog
  readonly clock: ClockPort
  readonly counters: GatewayCounters
  readonly faults: GatewayFaults
  readonly connections: () => number
  readonly options: GatewayOptions
  readonly nextId: () => string
  readonly close: () => void
}

/** The gateway's dependencies. */
export type GatewayDeps = {
  readonly clock: ClockPort
  readonly crypto: CryptoPort
  readonly log: MessageLog
  readonly options?: Partial<GatewayOptions>
  readonly faults?: GatewayFaults
  readonly maySend?: MaySend
  /** The gateways of the shop's other processes. */
  readonly peers?: Peers
  /** Called with an exception of the server; the client gets a reason code or is disconnected. */
  readonly failed?: (cause: unknown) => void
  /** Called when a connection is closed because its client is too slow. */
  readonly dropped?: Desk['dropped']
}

const KICKED_AFTER_MS = 10_000
/**
 * Whether a message is stored: not commands for all devices, nor messages with the noPersist flag (requirements W2.3,
 * W6.2).
 */
const isStored = ({ fromUID, channelType, flags }: NewOutgoingMessage): boolean =>
  channelType === ChannelType.person &&
  fromUID !== '' &&
  !hasFlag(flags, HeaderFlag.noPersist | HeaderFlag.syncOnce)

/** The messaging server inside the backend: handshakes, delivery, presence (docs/protocol.md). */
export const createGateway = (deps: GatewayDeps): Gateway => {
  const {
    clock,
    crypto,
    log,
    faults = {},
    maySend,
    peers = LONE_PEERS,
    failed = () => undefined,
    dropped = () => undefined,
  } = deps
  const options = { ...GATEWAY_DEFAULTS, ...deps.options }
  const seats = createSeats(clock, options)
  const listeners = new Set<(spoken: OutgoingMessage) => void>()
  const counters: GatewayCounters = { received: 0, rejected: 0, redelivered: 0, sent: 0 }
  const nextId = createMessageIds(clock.now, crypto)
  const mayPass = createAllowances(options.sendsPerSecond, options.sendBurst)
  const mayFanOut = createAllowances(options.fanOutPerSecond, options.fanOutBurst)
  const presence = createPresence({ clock, options, seats, peers })
  const tokens = createDeviceTokens(log)

  const say = async (saying: NewOutgoingMessage, stream?: RecvStream, except?: Seat) => {
    const { to, sentAt, ...given } = saying
    const message = {
      ...given,
      channel: saying.channelType === ChannelType.person ? personChannel(saying.fromUID, to) : to,
      messageID: nextId(),
      timestamp: sentAt ?? secondsOf(clock),
    }
    const members = saying.fromUID === to ? [to] : [saying.fromUID, to]
    const logged = isStored(saying)
      ? await log.append({ ...message, members, counts: !isCommand(saying.payload) })
      : { message: { ...message, seq: 0 }, isNew: true }
    const spoken: OutgoingMessage = { ...logged.message, toUID: to }
    if (logged.isNew) {
      presence.pass(spoken, stream, stream ? 'pieces' : 'all', except)
      for (const heard of [...listeners]) heard(spoken)
    }
    return { spoken, isNew: logged.isNew }
  }

  const reception = createReception({
    maySend,
    say: async (saying, from) => (await say(saying, undefined, from)).spoken,
    mayFanOut: (uid, bytes) => mayFanOut(uid, clock.now(), bytes),
    seats,
  })

  const desk: Desk = {
    ...reception,
    admit: tokens.levelOf,
    sat: presence.sat,
    left: presence.left,
    mayPass: (uid) => mayPass(uid, clock.now()),
    count: (what) => {
      counters[what] += 1
    },
    failed,
    dropped,
  }

  return {
    connect: (wire) => openConnection({ clock, crypto, options, faults, desk, wire }),
    say: (saying, stream) => say(saying, stream),
    pass: (spoken, stream, hearing) => presence.pass(spoken, stream, hearing),
    register: async (uid, token, deviceFlag, level) => {
      await tokens.put(uid, deviceFlag, token, level)
      if (level === 1) presence.kick(uid, deviceFlag, KICKED_AFTER_MS)
    },
    quit: async (uid, deviceFlag) => {
      await tokens.remove(uid, deviceFlag)
      presence.kick(uid, deviceFlag, options.kickCloseMs)
    },
    online: presence.online,
    onSpoken: (heard) => {
      listeners.add(heard)
      return { stop: () => void listeners.delete(heard) }
    },
    log,
    clock,
    counters,
    faults,
    options,
    nextId,
    connections: seats.count,
    close: seats.closeAll,
  }
}
