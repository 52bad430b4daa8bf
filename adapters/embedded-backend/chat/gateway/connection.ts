import {
  createPacketChannel,
  createPacketMemory,
} from '../../../../application/messaging/link/packet-channel.ts'
import { createPayloadCipher } from '../../../../application/messaging/link/payload-cipher.ts'
import type { ClockPort, TimerHandle } from '../../../../application/ports/clock-port.ts'
import type { CryptoPort } from '../../../../application/ports/crypto-port.ts'
import { WHOLE_CODEC } from '../../../../domain/messaging/wire/codec.ts'
import {
  type Connect,
  HeaderFlag,
  hasFlag,
  type Packet,
  type Recv,
  type Send,
} from '../../../../domain/messaging/wire/packet.ts'
import * as ReasonCode from '../../../../domain/messaging/wire/reason-code.ts'
import { createDeliveries } from './deliveries.ts'
import { createCutWire, createRecvWriter } from './faulty-wire.ts'
import type { GatewayFaults, GatewayOptions } from './gateway-options.ts'
import { isUid } from './names.ts'
import { type Desk, type GatewayConnection, refusal, type Seat, type Wire } from './seat.ts'
import { createSends } from './sends.ts'
import { connackFor, NO_KEYS, openSession } from './session-opening.ts'

type Deps = {
  readonly clock: ClockPort
  readonly crypto: CryptoPort
  readonly options: GatewayOptions
  readonly faults: GatewayFaults
  readonly desk: Desk
  readonly wire: Wire
}

/** The server's half of one connection (protocol.md 2, 4, 6.2): no socket in sight, so that tests can drive it. */
export const openConnection = (deps: Deps): GatewayConnection => {
  const { clock, crypto, options, faults, desk } = deps
  const wire = createCutWire(deps.wire, faults)
  let phase: 'new' | 'greeting' | 'open' | 'closed' = 'new'
  let seat: Seat | undefined
  let idle: TimerHandle | undefined

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

  // One connection may end by a fault of the server, the others must not.
  const broken = (cause: unknown): void => {
    desk.failed(cause)
    close()
  }

  const wait = (ms: number): void => {
    idle?.cancel()
    idle = clock.after(ms, close)
  }

  const write = (bytes: Uint8Array): void => {
    if (phase === 'closed') return
    wire.write(bytes)
    // A reader that does not read must not fill the memory.
    if (wire.isCut() || (wire.backlog?.() ?? 0) > options.backlogLimit) close()
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

  const writeRecv = createRecvWriter(write, faults)

  const deliver = (recv: Recv): void => {
    const bytes = encode(recv)
    if (!bytes) return
    desk.count('sent')
    if (!hasFlag(recv.flags, HeaderFlag.noPersist)) deliveries.sent(recv.messageID, bytes)
    // Nor one that acknowledges nothing.
    if (deliveries.kept() > options.backlogLimit) close()
    writeRecv(bytes)
  }

  const greet = async (connect: Connect): Promise<void> => {
    const version = Math.min(connect.version, options.highestVersion)
    const refuse = (reasonCode: number): void => {
      if (options.badToken === 'silent') return
      tell(connackFor(connect, version, clock.now(), { reasonCode, ...NO_KEYS }))
      close()
    }
    channel.agreeOnPlain(version)
    if (faults.connects === 'silent') return
    if (faults.connects === 'refuse' || !isUid(connect.uid)) return close()
    const level = await desk.admit(connect)
    if (phase !== 'greeting') return
    if (level === undefined) return refuse(ReasonCode.authFail)
    const opening = options.isEncrypted ? openSession(crypto, connect.clientKey) : undefined
    if (options.isEncrypted && !opening) return refuse(ReasonCode.clientKeyIsEmpty)
    const { serverKey, salt } = opening ?? NO_KEYS
    tell(connackFor(connect, version, clock.now(), { reasonCode: ReasonCode.success, serverKey, salt }))
    if (opening) channel.agreeOn(version, createPayloadCipher(crypto, opening.keys))
    phase = 'open'
    wait(options.idleLimitMs)
    const { uid, deviceFlag, deviceID } = connect
    const kick = (reason: string, closeMs: number): void => {
      tell({ kind: 'disconnect', flags: 0, reasonCode: ReasonCode.connectKick, reason })
      clock.after(closeMs, close)
    }
    seat = { uid, deviceFlag, deviceID, version, deliver, tell, close, kick }
    desk.sat(seat, level)
  }

  const sends = createSends({ desk, faults, tell })

  const heard = (packet: Exclude<Packet, Send | Recv>): void => {
    if (phase === 'new' && packet.kind === 'connect') {
      phase = 'greeting'
      greet(packet).catch(broken)
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
    WHOLE_CODEC,
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
        if (seat) sends.take(seat, packet, payload.slice())
      },
      rejected: (packet) => {
        desk.count('rejected')
        if (phase !== 'open' || packet.kind !== 'send') {
          close()
          return
        }
        sends.answer(packet, refusal(ReasonCode.payloadDecodeError))
      },
    },
    memory,
  )

  wait(options.greetLimitMs)
  return {
    received: (bytes) => {
      if (phase === 'closed') return
      try {
        const read = channel.receive(wire.arriving(bytes))
        // protocol.md 1: a decode error or an unknown type ends the connection.
        if (!read.ok || memory.counters.unknown > 0 || wire.isCut()) close()
      } catch (cause) {
        broken(cause)
      }
    },
    closed: end,
  }
}
