import type { ConnectionEvent } from '../../../domain/messaging/connection/connection-state.ts'
import type { EncodeFault } from '../../../domain/messaging/wire/byte-writer.ts'
import { CLIENT_CODEC } from '../../../domain/messaging/wire/client-codec.ts'
import type {
  ClientPacket,
  Connack,
  EventPacket,
  Packet,
  ProtocolVersion,
  Recv,
  Sendack,
  Suback,
} from '../../../domain/messaging/wire/packet.ts'
import { reasonName } from '../../../domain/messaging/wire/reason.ts'
import * as ReasonCode from '../../../domain/messaging/wire/reason-code.ts'
import type { Result } from '../../../domain/shared/result.ts'
import type { ClockPort } from '../../ports/clock-port.ts'
import type { CryptoPort } from '../../ports/crypto-port.ts'
import type { LogPort } from '../../ports/log-port.ts'
import type { SocketPort } from '../../ports/socket-port.ts'
import { createKeyPair, deriveSessionKeys, type KeyPair } from './handshake.ts'
import { createPacketChannel, type PacketMemory } from './packet-channel.ts'
import { createPayloadCipher, type PayloadFault } from './payload-cipher.ts'
import { withSocketFaults } from './socket-faults.ts'

/** Who connects: the fields of CONNECT (protocol.md 2.1). */
export type Identity = {
  readonly uid: string
  readonly token: string
  readonly deviceFlag: number
  readonly deviceID: string
  /** The highest version to speak; the server may answer with a lower one. */
  readonly protocolVersion: number
}

/** Hears what comes in over the current session; nothing of an earlier one. */
export type LinkListener = {
  began(): void
  ended(by: ConnectionEvent['kind']): void
  message(recv: Recv, payload: Uint8Array): void
  acknowledged(ack: Sendack): void
  subscribed(ack: Suback): void
  event(packet: EventPacket): void
  /** A message whose key does not match or that cannot be decrypted: counted and not shown (spec messaging 5). */
  rejected(packet: Recv, fault: PayloadFault): void
}

/** One socket of a link with its session keys, from its opening to its end. */
export type LinkSession = {
  /** Sends packets as one socket message. */
  readonly write: (packets: readonly ClientPacket[]) => Result<undefined, EncodeFault>
  /** Sends CONNECT with a new key pair; nothing may be sent before it (protocol.md 2.1). */
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
  /** Whether this is still the session that counts, and whether CONNACK has come. */
  readonly isCurrent: () => boolean
  readonly isReady: () => boolean
  readonly tell: (event: ConnectionEvent) => void
  readonly onSkew: (skewMs: number) => void
}

export const openLinkSession = (deps: Deps): LinkSession => {
  const { clock, crypto, log, identity, listener, generation, isCurrent, tell } = deps
  let keys: KeyPair | undefined
  /** Types of packets that nobody knows here: each is logged once for a connection. */
  const unsupported = new Set<number>()
  let asked: ProtocolVersion = identity.protocolVersion

  const connected = (connack: Connack): void => {
    if (connack.reasonCode === ReasonCode.success) {
      // protocol.md 2.2: a server of version 3 names none, and means the one that was asked for.
      const version = connack.serverVersion ?? asked
      if (connack.serverKey !== '' && keys) {
        const derived = deriveSessionKeys(crypto, keys.secretKey, connack.serverKey, connack.salt)
        if (!derived.ok) {
          log.write('warn', 'messaging-handshake', { fault: derived.fault.kind })
          tell({ kind: 'handshake-failed', generation })
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
    tell({ kind: 'connack-received', reasonCode, generation, ...(nodeId !== undefined && { nodeId }) })
  }

  const heard = (packet: Exclude<Packet, { kind: 'send' | 'recv' }>): void => {
    switch (packet.kind) {
      case 'connack':
        // A second one would change the keys under a session that goes on.
        if (!deps.isReady()) connected(packet)
        break
      case 'pong':
        tell({ kind: 'pong-received', generation })
        break
      case 'ping':
        write([{ kind: 'pong' }])
        break
      case 'disconnect':
        log.write('warn', 'messaging-disconnected', { code: packet.reasonCode, reason: packet.reason })
        tell({
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
      // The rest only a client may say.
    }
  }

  const isBeforeSession = (kind: Packet['kind']): boolean => kind === 'connack' || kind === 'disconnect'

  const channel = createPacketChannel(
    CLIENT_CODEC,
    {
      packet: (packet) => {
        if (isCurrent() && (deps.isReady() || isBeforeSession(packet.kind))) heard(packet)
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
    opened: () => tell({ kind: 'socket-opened', generation }),
    received: (bytes) => {
      if (!isCurrent()) return
      const read = channel.receive(bytes)
      if (read.ok) return
      log.write('warn', 'messaging-malformed', { reason: read.fault.reason })
      tell({ kind: 'packet-malformed', generation })
    },
    closed: () => tell({ kind: 'socket-closed', generation }),
  })

  return {
    write,
    greet: (token, deviceFlag, version) => {
      const { uid, deviceID } = identity
      asked = version
      keys = createKeyPair(crypto)
      channel.agreeOnPlain(version)
      const clientKey = keys.publicKeyText
      // The wire has whole milliseconds only.
      const clientTimestampMs = Math.floor(clock.now())
      const sent = write([
        { kind: 'connect', version, deviceFlag, deviceID, uid, token, clientTimestampMs, clientKey },
      ])
      if (!sent.ok) tell({ kind: 'handshake-failed', generation })
    },
    close: socket.close,
  }
}
