import { createPacketChannel, createPacketMemory } from '../../../../application/messaging/connection.ts'
import { createPayloadCipher } from '../../../../application/messaging/encryption.ts'
import type { ClockPort, TimerHandle } from '../../../../application/ports/clock-port.ts'
import type { CryptoPort } from '../../../../application/ports/crypto-port.ts'
import { WHOLE_CODEC } from '../../../../domain/messaging/wire/decode.ts'
import {
  type Connect,
  type Packet,
  ReasonCode,
  type Recv,
  type Send,
} from '../../../../domain/messaging/wire/packets.ts'
import { createOutbound } from './delivery/outbound.ts'
import { createCutWire } from './faulty-wire.ts'
import type { GatewayFaults, GatewayOptions } from './gateway-options.ts'
import { greetingFor } from './handshake/greeting.ts'
import { connackFor } from './handshake/session-opening.ts'
import { createSends } from './inbound/sends.ts'
import {
  type ClientSession,
  type ConnectionHandlers,
  type GatewayConnection,
  refusal,
  type SlowReason,
  type Wire,
} from './presence/client-session.ts'

type Deps = {
  readonly clock: ClockPort
  readonly crypto: CryptoPort
  readonly options: GatewayOptions
  readonly faults: GatewayFaults
  readonly handlers: ConnectionHandlers
  readonly wire: Wire
}

/** The server's side of one connection (requirements W2, W4, W6.2), without a socket so that tests can drive it. */
export const openConnection = (deps: Deps): GatewayConnection => {
  const { clock, crypto, options, faults, handlers } = deps
  const wire = createCutWire(deps.wire, faults)
  let phase: 'new' | 'greeting' | 'open' | 'closed' = 'new'
  let session: ClientSession | undefined
  let idle: TimerHandle | undefined

  const end = (): void => {
    if (phase === 'closed') return
    phase = 'closed'
    idle?.cancel()
    outbound.stop()
    if (session) handlers.closed(session)
  }

  const close = (why?: SlowReason): void => {
    if (phase === 'closed') return
    end()
    wire.close(why)
    if (why) handlers.dropped(session?.uid ?? '', why)
  }

  // An exception in the server ends only this connection.
  const broken = (cause: unknown): void => {
    handlers.failed(cause)
    close()
  }

  const wait = (ms: number): void => {
    idle?.cancel()
    idle = clock.after(ms, close)
  }

  const outbound = createOutbound({
    clock,
    options,
    faults,
    wire,
    encode: (packet) => {
      const encoded = channel.encode([packet])
      return encoded.ok ? encoded.value : undefined
    },
    count: handlers.count,
    stuck: close,
  })
  const { sendPacket } = outbound

  const kick = (reason: string, closeMs: number): void => {
    sendPacket({ kind: 'disconnect', flags: 0, reasonCode: ReasonCode.connectKick, reason })
    clock.after(closeMs, close)
  }

  const greet = async (connect: Connect): Promise<void> => {
    const version = Math.min(connect.version, options.highestVersion)
    channel.agreeOnPlain(version)
    const greeting = await greetingFor(connect, deps)
    if (phase !== 'greeting' || greeting.kind === 'left-waiting') return
    if (greeting.kind !== 'shut-out') sendPacket(connackFor(connect, version, clock.now(), greeting.connack))
    if (greeting.kind !== 'admitted') return close()
    if (greeting.opening) channel.agreeOn(version, createPayloadCipher(crypto, greeting.opening.keys))
    phase = 'open'
    wait(options.idleLimitMs)
    const { uid, deviceFlag, deviceID } = connect
    session = { uid, deviceFlag, deviceID, version, deliver: outbound.deliver, sendPacket, close, kick }
    handlers.opened(session, greeting.level)
  }

  const sends = createSends({ clock, handlers, faults, sendPacket })

  const receivePacket = (packet: Exclude<Packet, Send | Recv>): void => {
    if (phase === 'new' && packet.kind === 'connect') {
      phase = 'greeting'
      greet(packet).catch(broken)
      return
    }
    // Requirement W2.1: nothing but CONNECT before CONNACK, and only once.
    if (phase !== 'open' || !session) {
      close()
      return
    }
    wait(options.idleLimitMs)
    switch (packet.kind) {
      case 'ping':
        if (faults.pongs !== 'swallow') sendPacket({ kind: 'pong' })
        break
      case 'recvack':
        outbound.acknowledged(packet.messageID)
        break
      case 'sub': {
        const { number, channelID, channelType, action } = packet
        const reasonCode = handlers.subscribe(session, packet)
        sendPacket({ kind: 'suback', flags: 0, number, channelID, channelType, action, reasonCode })
        break
      }
      case 'disconnect':
        // Ignored, as servers of generations A to D do.
        break
      default:
        close()
    }
  }

  const memory = createPacketMemory()
  const channel = createPacketChannel(
    WHOLE_CODEC,
    {
      packet: receivePacket,
      message: (packet, payload) => {
        if (phase !== 'open' || packet.kind !== 'send') {
          close()
          return
        }
        wait(options.idleLimitMs)
        handlers.count('received')
        // A copy, because the payload is a view on the received bytes and the log keeps it.
        if (session) sends.receive(session, packet, payload.slice())
      },
      rejected: (packet) => {
        handlers.count('rejected')
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
        // Requirement W1: a decoding error or an unknown type ends the connection.
        if (!read.ok || memory.counters.unknown > 0 || wire.isCut()) close()
      } catch (cause) {
        broken(cause)
      }
    },
    closed: end,
  }
}
