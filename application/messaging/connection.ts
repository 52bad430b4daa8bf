import { BehaviorSubject, pairwise } from 'rxjs'
import { stepConnection } from '../../domain/messaging/connection/connection.ts'
import { type ConnectionPolicy, SPEC_POLICY } from '../../domain/messaging/connection/connection-policy.ts'
import {
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
  connectionStatus,
  idleConnection,
  isProbablyRefused,
  isReady,
  nextWake,
  shownConnection,
} from '../../domain/messaging/connection/connection-state.ts'
import {
  fingerprint,
  NO_QUARANTINE,
  noteFailure,
  type Quarantine,
} from '../../domain/messaging/connection/quarantine.ts'
import { type EncodeFault, MalformedPacketError } from '../../domain/messaging/wire/bytes.ts'
import { CLIENT_CODEC, type PacketCodec } from '../../domain/messaging/wire/decode.ts'
import { createFramer, FRAME_LIMIT, type Frame } from '../../domain/messaging/wire/framer.ts'
import {
  type ClientPacket,
  type Connack,
  type EventPacket,
  type Packet,
  type ProtocolVersion,
  ReasonCode,
  type Recv,
  reasonName,
  type Send,
  type Sendack,
  type Suback,
} from '../../domain/messaging/wire/packets.ts'
import { Defect, fail, ok, type Result } from '../../domain/shared/result.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { CryptoPort } from '../ports/crypto-port.ts'
import type { LifecyclePort, PageLife } from '../ports/lifecycle-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { SocketPort } from '../ports/socket-port.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import {
  createKeyPair,
  createPayloadCipher,
  createPlainCipher,
  createRandom,
  deriveSessionKeys,
  type KeyPair,
  type PayloadCipher,
  type PayloadFault,
} from './encryption.ts'
import type { ConnectionView } from './messaging.ts'
import type { ServerAddress } from './messaging-host.ts'

/** Encodes and decodes packets for one side of one connection. */
interface PacketChannel<Out extends Packet> {
  /** Sets version and cipher to those of CONNACK (requirement W2.2). */
  agreeOn(version: ProtocolVersion, cipher: PayloadCipher): void
  /** Sets the version without a cipher: before CONNACK, and for servers without encryption. */
  agreeOnPlain(version: ProtocolVersion): void
  /** Decodes received bytes. After a fault the connection must be closed. */
  receive(bytes: Uint8Array): Result<undefined, ChannelFault>
  /** Encodes packets for one socket message; a fault when one of them cannot be encoded. */
  encode(packets: readonly Out[]): Result<Uint8Array, EncodeFault>
}

type ChannelFault = { readonly kind: 'packet-malformed'; readonly reason: string }

/** Counters of received packets, over all connections of a client. */
type PacketCounters = {
  packets: number
  unknown: number
  malformed: number
  quarantined: number
  rejected: number
}

/** Receives the decoded and verified packets of one connection. */
export type PacketListener = {
  packet(packet: Exclude<Packet, Send | Recv>): void
  /** A SEND or RECV with its decrypted payload. */
  message(packet: Send | Recv, payload: Uint8Array): void
  /** A packet of an unknown type: skipped and counted. */
  unsupported?(type: number): void
  /** The message key does not match or the payload cannot be decrypted: dropped and counted. */
  rejected(packet: Send | Recv, fault: PayloadFault): void
}

/**
 * State kept over the connections of a client: counters, and frames to skip because they could not be decoded before.
 */
type PacketMemory = { readonly counters: PacketCounters; quarantine: Quarantine }

/** Counters and undecodable frames; outlives a connection. */
export const createPacketMemory = (): PacketMemory => ({
  counters: { packets: 0, unknown: 0, malformed: 0, quarantined: 0, rejected: 0 },
  quarantine: NO_QUARANTINE,
})

const joinFrames = (frames: readonly Uint8Array[]): Uint8Array => {
  const [only] = frames
  if (only && frames.length === 1) return only
  const bytes = new Uint8Array(frames.reduce((sum, frame) => sum + frame.length, 0))
  let at = 0
  for (const frame of frames) {
    bytes.set(frame, at)
    at += frame.length
  }
  return bytes
}

const isMessage = <P extends Packet>(packet: P): packet is P & (Send | Recv) =>
  packet.kind === 'send' || packet.kind === 'recv'

/** A client passes its half of the codec, a server the whole. */
export const createPacketChannel = <Out extends Packet>(
  codec: PacketCodec<Out>,
  listener: PacketListener,
  memory: PacketMemory = createPacketMemory(),
  frameLimit: number = FRAME_LIMIT,
): PacketChannel<Out> => {
  const framer = createFramer(frameLimit)
  const { counters } = memory
  let version: ProtocolVersion = 0
  let cipher = createPlainCipher()

  const deliverMessage = (packet: Send | Recv): void => {
    const opened = cipher.open(packet)
    if (opened.ok) {
      listener.message(packet, opened.value)
      return
    }
    counters.rejected++
    listener.rejected(packet, opened.fault)
  }

  const deliver = (frame: Frame): void => {
    const packet = codec.decode(frame.head, frame.body, version)
    counters.packets++
    if (packet.kind === 'unknown') {
      counters.unknown++
      listener.unsupported?.(packet.type)
    } else if (isMessage(packet)) deliverMessage(packet)
    else listener.packet(packet)
  }

  /** Whether reading can continue after an undecodable frame. */
  const isSteppedOver = (name: string): boolean => {
    counters.malformed++
    const [next, isPoison] = noteFailure(memory.quarantine, name)
    memory.quarantine = next
    if (isPoison) counters.quarantined++
    return isPoison
  }

  const malformed = (error: unknown): MalformedPacketError => {
    if (error instanceof MalformedPacketError) return error
    throw error
  }

  const nextFrame = (): Result<Frame | undefined, MalformedPacketError> => {
    try {
      return ok(framer.next())
    } catch (error) {
      return fail(malformed(error))
    }
  }

  const read = (frame: Frame): MalformedPacketError | undefined => {
    try {
      deliver(frame)
      return undefined
    } catch (error) {
      return malformed(error)
    }
  }

  return {
    agreeOn: (agreed, opener) => {
      version = agreed
      cipher = opener
    },
    agreeOnPlain: (agreed) => {
      version = agreed
      cipher = createPlainCipher()
    },
    receive: (bytes) => {
      framer.push(bytes)
      for (;;) {
        const next = nextFrame()
        if (!next.ok) {
          // After an oversized frame the next one can be found; after any other fault it cannot.
          const { reason, message } = next.fault
          if (!isSteppedOver(message) || reason !== 'frame-too-large') {
            return fail({ kind: 'packet-malformed', reason })
          }
          framer.stepOver()
          continue
        }
        if (!next.value) return ok(undefined)
        const { head, body } = next.value
        const error = read(next.value)
        if (error && !isSteppedOver(fingerprint(head, body))) {
          return fail({ kind: 'packet-malformed', reason: error.reason })
        }
      }
    },
    encode: (packets) => {
      const frames: Uint8Array[] = []
      for (const packet of packets) {
        const encoded = codec.encode(isMessage(packet) ? cipher.seal(packet) : packet, version)
        if (!encoded.ok) return encoded
        frames.push(encoded.value)
      }
      return ok(joinFrames(frames))
    },
  }
}

/**
 * A port whose calls never throw: an exception counts as a lost connection, reported asynchronously like any other.
 * Thrown in the middle of a step it would end the program or leave the connection stuck.
 */
const withSocketFaults = (port: SocketPort): SocketPort => ({
  open: (address, listener) => {
    let isOver = false
    const lost = (): void =>
      void Promise.resolve().then(() => {
        if (isOver) return
        close()
        listener.closed()
      })
    const attempt = <T>(call: () => T): T | undefined => {
      try {
        return call()
      } catch {
        lost()
        return undefined
      }
    }
    const socket = attempt(() => port.open(address, listener))
    const close = (): void => {
      isOver = true
      attempt(() => socket?.close())
    }
    return { send: (bytes) => attempt(() => socket?.send(bytes)), close }
  },
})

/** Who connects: the fields of CONNECT (requirement W2.1). */
export type Identity = {
  readonly uid: string
  readonly token: string
  readonly deviceFlag: number
  readonly deviceID: string
  /** The highest protocol version to offer; the server may answer with a lower one. */
  readonly protocolVersion: number
}

/** Receives events of the current session only. */
type LinkListener = {
  began(): void
  ended(by: ConnectionEvent['kind']): void
  message(recv: Recv, payload: Uint8Array): void
  acknowledged(ack: Sendack): void
  subscribed(ack: Suback): void
  event(packet: EventPacket): void
  /** A message whose key does not match or that cannot be decrypted: counted and not shown (requirement M5). */
  rejected(packet: Recv, fault: PayloadFault): void
}

/** One socket of a connection with its session keys, from opening to end. */
type LinkSession = {
  /** Sends packets as one socket message. */
  readonly write: (packets: readonly ClientPacket[]) => Result<undefined, EncodeFault>
  /** Sends CONNECT with a new key pair; nothing else may be sent before it (requirement W2.1). */
  readonly greet: (token: string, deviceFlag: number, version: ProtocolVersion) => void
  readonly close: () => void
}

type Deps = {
  readonly socket: SocketPort
  readonly clock: ClockPort
  readonly crypto: CryptoPort
  readonly log: LogPort
  readonly identity: Identity
  readonly listener: LinkListener
  readonly memory: PacketMemory
  readonly address: string
  readonly generation: number
  /** Whether this is still the current session, and whether CONNACK has arrived. */
  readonly isCurrent: () => boolean
  readonly isReady: () => boolean
  readonly dispatch: (event: ConnectionEvent) => void
  readonly onSkew: (skewMs: number) => void
}

const openLinkSession = (deps: Deps): LinkSession => {
  const { clock, crypto, log, identity, listener, generation, isCurrent, dispatch } = deps
  let keys: KeyPair | undefined
  /** Unknown packet types: each is logged once per connection. */
  const unsupported = new Set<number>()
  let requestedVersion: ProtocolVersion = identity.protocolVersion

  const connected = (connack: Connack): void => {
    if (connack.reasonCode === ReasonCode.success) {
      // Requirement W2.2: servers of version 3 do not return one, and mean the requested one.
      const version = connack.serverVersion ?? requestedVersion
      if (connack.serverKey !== '' && keys) {
        const derived = deriveSessionKeys(crypto, keys.secretKey, connack.serverKey, connack.salt)
        if (!derived.ok) {
          log.write('warn', 'messaging-handshake', { fault: derived.fault.kind })
          dispatch({ kind: 'handshake-failed', generation })
          return
        }
        channel.agreeOn(version, createPayloadCipher(crypto, derived.value))
      } else channel.agreeOnPlain(version)
      deps.onSkew(connack.timeDiffMs)
    }
    const { reasonCode, nodeId } = connack
    if (reasonCode !== ReasonCode.success) {
      log.write('warn', 'messaging-refused', { code: reasonCode, reason: reasonName(reasonCode) })
    }
    dispatch({ kind: 'connack-received', reasonCode, generation, ...(nodeId !== undefined && { nodeId }) })
  }

  const receivePacket = (packet: Exclude<Packet, { kind: 'send' | 'recv' }>): void => {
    switch (packet.kind) {
      case 'connack':
        // A second CONNACK would change the keys of a running session.
        if (!deps.isReady()) connected(packet)
        break
      case 'pong':
        dispatch({ kind: 'pong-received', generation })
        break
      case 'ping':
        write([{ kind: 'pong' }])
        break
      case 'disconnect':
        log.write('warn', 'messaging-disconnected', { code: packet.reasonCode, reason: packet.reason })
        dispatch({
          kind: 'disconnect-received',
          reasonCode: packet.reasonCode,
          reason: packet.reason,
          generation,
        })
        break
      case 'sendack':
        listener.acknowledged(packet)
        break
      case 'suback':
        listener.subscribed(packet)
        break
      case 'event':
        listener.event(packet)
        break
      default:
      // Other packets are only sent by clients.
    }
  }

  const isBeforeSession = (kind: Packet['kind']): boolean => kind === 'connack' || kind === 'disconnect'

  const channel = createPacketChannel(
    CLIENT_CODEC,
    {
      packet: (packet) => {
        if (isCurrent() && (deps.isReady() || isBeforeSession(packet.kind))) receivePacket(packet)
      },
      message: (packet, payload) => {
        if (packet.kind === 'recv' && isCurrent() && deps.isReady()) listener.message(packet, payload)
      },
      unsupported: (type) => {
        if (unsupported.has(type)) return
        unsupported.add(type)
        log.write('warn', 'messaging-unsupported', { type })
      },
      rejected: (packet, fault) => {
        log.write('warn', 'messaging-rejected', { fault: fault.kind })
        if (packet.kind === 'recv' && isCurrent()) listener.rejected(packet, fault)
      },
    },
    deps.memory,
  )

  const write = (packets: readonly ClientPacket[]): Result<undefined, EncodeFault> => {
    const encoded = channel.encode(packets)
    if (!encoded.ok) return encoded
    socket.send(encoded.value)
    return { ok: true, value: undefined }
  }

  const socket = withSocketFaults(deps.socket).open(deps.address, {
    opened: () => dispatch({ kind: 'socket-opened', generation }),
    received: (bytes) => {
      if (!isCurrent()) return
      const read = channel.receive(bytes)
      if (read.ok) return
      log.write('warn', 'messaging-malformed', { reason: read.fault.reason })
      dispatch({ kind: 'packet-malformed', generation })
    },
    closed: () => dispatch({ kind: 'socket-closed', generation }),
  })

  return {
    write,
    greet: (token, deviceFlag, version) => {
      const { uid, deviceID } = identity
      requestedVersion = version
      keys = createKeyPair(crypto)
      channel.agreeOnPlain(version)
      const clientKey = keys.publicKeyText
      // The wire has only whole milliseconds.
      const clientTimestampMs = Math.floor(clock.now())
      const sent = write([
        { kind: 'connect', version, deviceFlag, deviceID, uid, token, clientTimestampMs, clientKey },
      ])
      if (!sent.ok) dispatch({ kind: 'handshake-failed', generation })
    },
    close: socket.close,
  }
}

type LinkFault = EncodeFault | { readonly kind: 'link-not-ready' }

/** A client's connection to the messaging server, over as many sockets as needed (requirement M4). */
export interface Link {
  readonly connection$: StateStream<Connection>
  readonly counters: PacketCounters
  /** Sets the listener, once and before `connect`: its parts need the link and are created after it. */
  attach(listener: LinkListener): void
  connect(): void
  /** Closes it; it does not reconnect until `connect`. */
  disconnect(): void
  /** Connects now instead of waiting for the next attempt, also after the server refused or kicked this client. */
  retry(): void
  /** Sends packets as one socket message. If one cannot be encoded, none is sent. */
  send(packets: readonly ClientPacket[]): Result<undefined, LinkFault>
  /** Call when an acknowledgement is overdue: a PING checks whether the server still answers. */
  ackOverdue(): void
  /** Call when the session keys are wrong: reconnects with a new handshake. */
  renew(): void
  dispose(): void
}

type LinkDeps = {
  readonly socket: SocketPort
  readonly clock: ClockPort
  readonly crypto: CryptoPort
  readonly lifecycle: LifecyclePort
  readonly log: LogPort
  readonly identity: Identity
  /** Returns the address before each attempt; a fault or rejection counts as a failed attempt. */
  readonly resolveAddress: () => Promise<Result<ServerAddress, unknown>>
  /** Called at each handshake with the server's clock minus the device's, in milliseconds. */
  readonly onSkew: (skewMs: number) => void
  readonly policy?: ConnectionPolicy
}

const lifeEvents = (before: PageLife, after: PageLife): readonly ConnectionEvent[] => [
  ...(before.isOnline && !after.isOnline ? [{ kind: 'went-offline' } as const] : []),
  ...(!before.isOnline && after.isOnline ? [{ kind: 'went-online' } as const] : []),
  ...(before.isVisible && !after.isVisible ? [{ kind: 'became-hidden' } as const] : []),
  ...(!before.isVisible && after.isVisible ? [{ kind: 'became-visible' } as const] : []),
  ...(before.isFrozen && !after.isFrozen ? [{ kind: 'page-resumed' } as const] : []),
]

/** Keeps one connection to the messaging server: connects, handshakes, pings, and reconnects. */
export const createLink = (deps: LinkDeps): Link => {
  const { clock, log, policy = SPEC_POLICY } = deps
  const connection$ = new BehaviorSubject<Connection>(idleConnection(clock.now()))
  const memory = createPacketMemory()
  const random = createRandom(deps.crypto)
  let session: LinkSession | undefined
  let { token, deviceFlag, protocolVersion } = deps.identity
  let timer: TimerHandle | undefined
  let listener: LinkListener | undefined
  let waiting: ConnectionEvent[] | undefined

  const schedule = (): void => {
    timer?.cancel()
    const wake = nextWake(connection$.value, policy)
    timer =
      wake === undefined
        ? undefined
        : clock.after(Math.max(0, Math.ceil(wake - clock.now())), () => dispatch({ kind: 'clock-ticked' }))
  }

  const react = (event: ConnectionEvent): void => {
    const before = connection$.value
    const moment = { now: clock.now(), random: random() }
    const [after, effects] = stepConnection(before, event, moment, policy)
    if (after !== before) connection$.next(after)
    if (before.phase !== after.phase) {
      log.write('debug', 'messaging-link', { from: before.phase, to: after.phase, by: event.kind })
    }
    for (const effect of effects) perform(effect, event)
  }

  /** Events during the handling of another one are queued, so that no effect sees an inconsistent state. */
  const dispatch = (event: ConnectionEvent): void => {
    if (waiting) {
      waiting.push(event)
      return
    }
    waiting = [event]
    for (let next = waiting.shift(); next; next = waiting.shift()) react(next)
    waiting = undefined
    schedule()
  }

  const resolve = async (generation: number): Promise<void> => {
    const resolved = await deps.resolveAddress().catch((cause: unknown) => fail(cause))
    if (!resolved.ok) return dispatch({ kind: 'address-failed', generation })
    if (connection$.value.generation === generation) {
      token = resolved.value.token ?? token
      deviceFlag = resolved.value.deviceFlag ?? deviceFlag
      protocolVersion = resolved.value.protocolVersion ?? protocolVersion
    }
    dispatch({ kind: 'address-resolved', generation, address: resolved.value.address })
  }

  const open = (address: string, generation: number): void => {
    if (!listener) throw new Defect('a link was connected that nobody listens to')
    session = openLinkSession({
      ...deps,
      listener,
      memory,
      address,
      generation,
      isCurrent: () => connection$.value.generation === generation,
      isReady: () => isReady(connection$.value),
      dispatch,
    })
  }

  const perform = (effect: ConnectionEffect, cause: ConnectionEvent): void => {
    switch (effect.do) {
      case 'resolve-address':
        void resolve(effect.generation)
        break
      case 'open-socket':
        open(effect.address, effect.generation)
        break
      case 'send-connect':
        session?.greet(token, deviceFlag, protocolVersion)
        break
      case 'begin-session':
        listener?.began()
        break
      case 'end-session':
        listener?.ended(cause.kind)
        break
      case 'send-ping':
        session?.write([{ kind: 'ping' }])
        break
      case 'close-socket':
        session?.close()
        session = undefined
    }
  }

  const { life$ } = deps.lifecycle
  if (!life$.value.isOnline) dispatch({ kind: 'went-offline' })
  if (!life$.value.isVisible) dispatch({ kind: 'became-hidden' })
  const lifeSubscription = life$.pipe(pairwise()).subscribe(([before, after]) => {
    for (const event of lifeEvents(before, after)) dispatch(event)
  })

  return {
    connection$: stateOf(connection$),
    counters: memory.counters,
    attach: (one) => {
      listener = one
    },
    connect: () => dispatch({ kind: 'connect-requested' }),
    disconnect: () => dispatch({ kind: 'disconnect-requested' }),
    retry: () => dispatch({ kind: 'retry-requested' }),
    send: (packets) =>
      session && isReady(connection$.value) ? session.write(packets) : fail({ kind: 'link-not-ready' }),
    ackOverdue: () => dispatch({ kind: 'ack-overdue' }),
    renew: () => dispatch({ kind: 'handshake-failed', generation: connection$.value.generation }),
    dispose: () => {
      lifeSubscription.unsubscribe()
      dispatch({ kind: 'disconnect-requested' })
      timer?.cancel()
    },
  }
}

/** The state while no connection was requested. */
export const OFF_VIEW: ConnectionView = {
  state: 'off',
  status: 0,
  reasonCode: undefined,
  reason: undefined,
  nodeId: undefined,
  attempt: 0,
  nextAt: undefined,
  isProbablyRefused: false,
}

/** The state of a connection for screens. */
export const viewOf = (connection: Connection): ConnectionView => ({
  state: shownConnection(connection),
  status: connectionStatus(connection),
  reasonCode: connection.reasonCode,
  reason: connection.reason,
  nodeId: connection.nodeId,
  attempt: connection.attempt,
  nextAt: connection.phase === 'waiting' ? connection.deadline : undefined,
  isProbablyRefused: isProbablyRefused(connection),
})

/** Whether two states look the same on screen. */
export const isSameView = (a: ConnectionView, b: ConnectionView): boolean =>
  (Object.keys(a) as (keyof ConnectionView)[]).every((name) => a[name] === b[name])
