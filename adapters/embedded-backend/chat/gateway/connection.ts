import { createKeyPair, deriveSessionKeys } from '../../../../application/messaging/handshake.ts'
import { createPacketChannel, createPacketMemory } from '../../../../application/messaging/packet-channel.ts'
import { createPayloadCipher } from '../../../../application/messaging/payload-cipher.ts'
import type { ClockPort, TimerHandle } from '../../../../application/ports/clock-port.ts'
import type { CryptoPort } from '../../../../application/ports/crypto-port.ts'
import {
  type Connack,
  type Connect,
  HeaderFlag,
  hasFlag,
  type Packet,
  type Recv,
  type Send,
  type Sub,
  VersionSince,
} from '../../../../domain/messaging/wire/packet.ts'
import { ReasonCode } from '../../../../domain/messaging/wire/reason.ts'
import { createDeliveries } from './deliveries.ts'
import type { GatewayFaults, GatewayOptions } from './gateway-options.ts'

/** The far end of a connection: bytes out, how many of them still wait, and its end. */
export type Wire = {
  readonly write: (bytes: Uint8Array) => void
  readonly close: () => void
  readonly backlog?: () => number
}

/** One client's connection as the gateway sees it. */
export type GatewayConnection = {
  /** From the wire. */
  readonly received: (bytes: Uint8Array) => void
  readonly closed: () => void
}

/** A connection that has said who it is. */
export type Seat = {
  readonly uid: string
  readonly deviceFlag: number
  readonly deviceID: string
  readonly version: number
  /** Sends a message; stored ones are kept until they are acknowledged. */
  readonly deliver: (recv: Recv) => void
  readonly tell: (packet: Packet) => void
  /** DISCONNECT with a reason, then the close a little later (protocol.md 6.2). */
  readonly kick: (reason: string) => void
  readonly close: () => void
}

export type SendAnswer = {
  readonly reasonCode: number
  readonly messageID: string
  readonly messageSeq: number
}

/** What a connection asks of the gateway it belongs to. */
export type Desk = {
  /** The level of the token when it is the right one for uid and device flag. */
  readonly admit: (connect: Connect) => Promise<0 | 1 | undefined>
  readonly sat: (seat: Seat, level: 0 | 1) => void
  readonly left: (seat: Seat) => void
  readonly take: (seat: Seat, send: Send, payload: Uint8Array) => Promise<SendAnswer>
  readonly subscribe: (seat: Seat, sub: Sub) => number
  /** Whether this user has not said too much of late. */
  readonly mayPass: (uid: string) => boolean
  readonly count: (what: 'received' | 'rejected' | 'redelivered' | 'sent') => void
}

type Deps = {
  readonly clock: ClockPort
  readonly crypto: CryptoPort
  readonly options: GatewayOptions
  readonly faults: GatewayFaults
  readonly desk: Desk
  readonly wire: Wire
}

const SALT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const FORBIDDEN = /[@#&]/

const saltOf = (crypto: CryptoPort): string =>
  [...crypto.randomBytes(16)].map((byte) => SALT_LETTERS[byte % SALT_LETTERS.length]).join('')

/** The server's half of one connection (protocol.md 2, 4, 6.2): no socket in sight, so that tests can drive it. */
export const openConnection = ({ clock, crypto, options, faults, desk, wire }: Deps): GatewayConnection => {
  let phase: 'new' | 'greeting' | 'open' | 'closed' = 'new'
  let seat: Seat | undefined
  let idle: TimerHandle | undefined
  let swapped: Uint8Array | undefined
  // SENDs of one connection are dealt with one after the other.
  let line: Promise<void> = Promise.resolve()

  const end = (): void => {
    if (phase === 'closed') return
    phase = 'closed'
    idle?.cancel()
    deliveries.stop()
    if (seat) desk.left(seat)
  }

  const close = (): void => {
    if (phase === 'closed') return
    end()
    wire.close()
  }

  const wait = (ms: number): void => {
    idle?.cancel()
    idle = clock.after(ms, close)
  }

  const write = (bytes: Uint8Array): void => {
    if (phase === 'closed') return
    wire.write(bytes)
    // A reader that does not read must not fill the memory.
    if ((wire.backlog?.() ?? 0) > options.backlogLimit) close()
  }

  const deliveries = createDeliveries(clock, options.redeliverMs, options.redeliveries, (bytes) => {
    desk.count('redelivered')
    write(bytes)
  })

  const encode = (packet: Packet): Uint8Array | undefined => {
    const encoded = channel.encode([packet])
    return encoded.ok ? encoded.value : undefined
  }

  const tell = (packet: Packet): void => {
    const bytes = encode(packet)
    if (bytes) write(bytes)
  }

  const writeRecv = (bytes: Uint8Array): void => {
    if (faults.recvs === 'swap' && !swapped) {
      swapped = bytes
      return
    }
    write(bytes)
    if (faults.recvs === 'twice') write(bytes)
    if (swapped) write(swapped)
    swapped = undefined
  }

  const deliver = (recv: Recv): void => {
    const bytes = encode(recv)
    if (!bytes) return
    desk.count('sent')
    if (!hasFlag(recv.flags, HeaderFlag.noPersist)) deliveries.sent(recv.messageID, bytes)
    writeRecv(bytes)
  }

  const refuse = (connect: Connect, reasonCode: number): void => {
    if (options.badToken === 'silent') return
    tell(connackOf(connect, { reasonCode, serverKey: '', salt: '' }))
    close()
  }

  const connackOf = (
    connect: Connect,
    with_: Pick<Connack, 'reasonCode' | 'serverKey' | 'salt'>,
  ): Connack => {
    const version = Math.min(connect.version, options.highestVersion)
    return {
      kind: 'connack',
      // protocol.md 2.2: the bit is set only for clients that ask for more than version 3.
      ...(connect.version > 3 && { serverVersion: version }),
      timeDiffMs: Math.floor(clock.now()) - connect.clientTimestampMs,
      ...with_,
      ...(version >= VersionSince.nodeId && { nodeId: '1' }),
    }
  }

  const greet = async (connect: Connect): Promise<void> => {
    const version = Math.min(connect.version, options.highestVersion)
    channel.agreeOnPlain(version)
    if (faults.connects === 'silent') return
    if (faults.connects === 'refuse' || connect.uid.trim() === '' || FORBIDDEN.test(connect.uid))
      return close()
    const level = await desk.admit(connect)
    if (phase !== 'greeting') return
    if (level === undefined) {
      refuse(connect, ReasonCode.authFail)
      return
    }
    const keys = options.isEncrypted ? createKeyPair(crypto) : undefined
    const salt = keys ? saltOf(crypto) : ''
    const session = keys && deriveSessionKeys(crypto, keys.secretKey, connect.clientKey, salt)
    if (session && !session.ok) {
      refuse(connect, ReasonCode.clientKeyIsEmpty)
      return
    }
    const { uid, deviceFlag, deviceID } = connect
    const own: Seat = {
      uid,
      deviceFlag,
      deviceID,
      version,
      deliver,
      tell,
      close,
      kick: (reason) => {
        tell({ kind: 'disconnect', flags: 0, reasonCode: ReasonCode.connectKick, reason })
        clock.after(options.kickCloseMs, close)
      },
    }
    tell(connackOf(connect, { reasonCode: ReasonCode.success, serverKey: keys?.publicKeyText ?? '', salt }))
    if (session) channel.agreeOn(version, createPayloadCipher(crypto, session.value))
    phase = 'open'
    seat = own
    wait(options.idleLimitMs)
    desk.sat(own, level)
  }

  const answer = (send: Send, { reasonCode, messageID, messageSeq }: SendAnswer): void => {
    const { flags, clientSeq } = send
    const reason = typeof faults.sendacks === 'number' ? faults.sendacks : reasonCode
    if (faults.sendacks === 'swallow') return
    tell({ kind: 'sendack', flags, messageID, clientSeq, messageSeq, reasonCode: reason })
  }

  const took = (send: Send, payload: Uint8Array): void => {
    const own = seat
    if (!own) return
    if (!desk.mayPass(own.uid)) {
      answer(send, { reasonCode: ReasonCode.rateLimit, messageID: '0', messageSeq: 0 })
      return
    }
    line = line.then(async () => {
      const taken = await desk
        .take(own, send, payload)
        .catch(() => ({ reasonCode: ReasonCode.systemError, messageID: '0', messageSeq: 0 }))
      answer(send, taken)
    })
  }

  const heard = (packet: Exclude<Packet, Send | Recv>): void => {
    if (phase === 'new' && packet.kind === 'connect') {
      phase = 'greeting'
      void greet(packet)
      return
    }
    // protocol.md 2.1: nothing but CONNECT before CONNACK, and it only once.
    if (phase !== 'open' || !seat) {
      close()
      return
    }
    wait(options.idleLimitMs)
    switch (packet.kind) {
      case 'ping':
        if (faults.pongs !== 'swallow') tell({ kind: 'pong' })
        break
      case 'recvack':
        deliveries.acknowledged(packet.messageID)
        break
      case 'sub': {
        const { number, channelID, channelType, action } = packet
        const reasonCode = desk.subscribe(seat, packet)
        tell({ kind: 'suback', flags: 0, number, channelID, channelType, action, reasonCode })
        break
      }
      case 'disconnect':
        // Ignored, as by the generations A to D.
        break
      default:
        close()
    }
  }

  const memory = createPacketMemory()
  const channel = createPacketChannel(
    {
      packet: heard,
      message: (packet, payload) => {
        if (phase !== 'open' || packet.kind !== 'send') {
          close()
          return
        }
        wait(options.idleLimitMs)
        desk.count('received')
        // The payload is a view on the read at hand; the log keeps it.
        took(packet, payload.slice())
      },
      rejected: (packet) => {
        desk.count('rejected')
        if (phase !== 'open' || packet.kind !== 'send') {
          close()
          return
        }
        answer(packet, { reasonCode: ReasonCode.payloadDecodeError, messageID: '0', messageSeq: 0 })
      },
    },
    memory,
  )

  wait(options.greetLimitMs)
  return {
    received: (bytes) => {
      if (phase === 'closed') return
      const read = channel.receive(bytes)
      // protocol.md 1: a decode error or an unknown type ends the connection.
      if (!read.ok || memory.counters.unknown > 0) close()
    },
    closed: end,
  }
}
