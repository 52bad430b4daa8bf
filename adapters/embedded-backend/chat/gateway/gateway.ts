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
import type { ClientSession, ConnectionHandlers, GatewayConnection, Wire } from './presence/client-session.ts'
import { createClientSessions } from './presence/client-sessions.ts'
import { LONE_PEERS, type OnlineDevice, type Peers } from './presence/peers.ts'
import { createPresence } from './presence/presence.ts'

/** The gateway's counters for metrics. */
export type GatewayCounters = Record<'received' | 'rejected' | 'redelivered' | 'sent', number>

/** The messaging server: connections, delivery and devices, on top of a log that stores the messages. */
export type Gateway = {
  readonly connect: (wire: Wire) => GatewayConnection
  readonly send: (
    given: NewOutgoingMessage,
    stream?: RecvStream,
  ) => Promise<{ readonly message: OutgoingMessage; readonly isNew: boolean }>
  /** Sends a message to connections without storing it: a piece of a stream, or the whole text at its end. */
  readonly deliver: (message: OutgoingMessage, stream: RecvStream | undefined, receivers: Receivers) => void
  readonly register: (uid: string, token: string, deviceFlag: number, level: 0 | 1) => Promise<void>
  readonly quit: (uid: string, deviceFlag: number) => Promise<void>
  /** Of all processes. */
  readonly online: (uids: readonly string[]) => Promise<readonly OnlineDevice[]>
  readonly onMessage: (listener: (message: OutgoingMessage) => void) => { stop(): void }
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
  readonly dropped?: ConnectionHandlers['dropped']
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
  const sessions = createClientSessions(clock, options)
  const listeners = new Set<(message: OutgoingMessage) => void>()
  const counters: GatewayCounters = { received: 0, rejected: 0, redelivered: 0, sent: 0 }
  const nextId = createMessageIds(clock.now, crypto)
  const mayPass = createAllowances(options.sendsPerSecond, options.sendBurst)
  const mayFanOut = createAllowances(options.fanOutPerSecond, options.fanOutBurst)
  const presence = createPresence({ clock, options, sessions, peers })
  const tokens = createDeviceTokens(log)

  const send = async (outgoing: NewOutgoingMessage, stream?: RecvStream, except?: ClientSession) => {
    const { to, sentAt, ...fields } = outgoing
    const toStore = {
      ...fields,
      channel: outgoing.channelType === ChannelType.person ? personChannel(outgoing.fromUID, to) : to,
      messageID: nextId(),
      timestamp: sentAt ?? secondsOf(clock),
    }
    const members = outgoing.fromUID === to ? [to] : [outgoing.fromUID, to]
    const logged = isStored(outgoing)
      ? await log.append({ ...toStore, members, counts: !isCommand(outgoing.payload) })
      : { message: { ...toStore, seq: 0 }, isNew: true }
    const message: OutgoingMessage = { ...logged.message, toUID: to }
    if (logged.isNew) {
      presence.deliver(message, stream, stream ? 'pieces' : 'all', except)
      for (const listener of [...listeners]) listener(message)
    }
    return { message, isNew: logged.isNew }
  }

  const reception = createReception({
    maySend,
    deliver: async (outgoing, from) => (await send(outgoing, undefined, from)).message,
    mayFanOut: (uid, bytes) => mayFanOut(uid, clock.now(), bytes),
    sessions,
  })

  const handlers: ConnectionHandlers = {
    ...reception,
    admit: tokens.levelOf,
    opened: presence.opened,
    closed: presence.closed,
    mayPass: (uid) => mayPass(uid, clock.now()),
    count: (what) => {
      counters[what] += 1
    },
    failed,
    dropped,
  }

  return {
    connect: (wire) => openConnection({ clock, crypto, options, faults, handlers, wire }),
    send: (given, stream) => send(given, stream),
    deliver: (message, stream, receivers) => presence.deliver(message, stream, receivers),
    register: async (uid, token, deviceFlag, level) => {
      await tokens.put(uid, deviceFlag, token, level)
      if (level === 1) presence.kick(uid, deviceFlag, KICKED_AFTER_MS)
    },
    quit: async (uid, deviceFlag) => {
      await tokens.remove(uid, deviceFlag)
      presence.kick(uid, deviceFlag, options.kickCloseMs)
    },
    online: presence.online,
    onMessage: (listener) => {
      listeners.add(listener)
      return { stop: () => void listeners.delete(listener) }
    },
    log,
    clock,
    counters,
    faults,
    options,
    nextId,
    connections: sessions.count,
    close: sessions.closeAll,
  }
}
