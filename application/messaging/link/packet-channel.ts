import {
  fingerprint,
  NO_QUARANTINE,
  noteFailure,
  type Quarantine,
} from '../../../domain/messaging/connection/quarantine.ts'
import type { EncodeFault } from '../../../domain/messaging/wire/byte-writer.ts'
import type { PacketCodec } from '../../../domain/messaging/wire/codec.ts'
import { createFramer, FRAME_LIMIT, type Frame } from '../../../domain/messaging/wire/framer.ts'
import { MalformedPacketError } from '../../../domain/messaging/wire/malformed-packet-error.ts'
import type { Packet, ProtocolVersion, Recv, Send } from '../../../domain/messaging/wire/packet.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'
import { createPlainCipher, type PayloadCipher, type PayloadFault } from './payload-cipher.ts'

/** Packets from and to bytes, for one side of one connection. */
export interface PacketChannel<Out extends Packet> {
  /** Sets version and cipher: those of CONNACK, in place of what CONNECT asked for (protocol.md 2.2). */
  agreeOn(version: ProtocolVersion, cipher: PayloadCipher): void
  /** Sets the version without a cipher: before CONNACK, and for a server that does not encrypt. */
  agreeOnPlain(version: ProtocolVersion): void
  /** Reads bytes that have arrived. After a fault the connection is to be closed. */
  receive(bytes: Uint8Array): Result<undefined, ChannelFault>
  /** The frames of these packets in one piece, for one socket message; a fault when one of them cannot be encoded. */
  encode(packets: readonly Out[]): Result<Uint8Array, EncodeFault>
}

export type ChannelFault = { readonly kind: 'packet-malformed'; readonly reason: string }

/** Counts of what was read, over all connections of a client. */
export type PacketCounters = {
  packets: number
  unknown: number
  malformed: number
  quarantined: number
  rejected: number
}

export type PacketListener = {
  packet(packet: Exclude<Packet, Send | Recv>): void
  /** A SEND or RECV, with its payload decrypted. */
  message(packet: Send | Recv, payload: Uint8Array): void
  /** A packet of a type that this side does not know: passed over and counted. */
  unsupported?(type: number): void
  /** The message key did not match or the payload does not decrypt: dropped and counted. */
  rejected(packet: Send | Recv, fault: PayloadFault): void
}

/** What is kept over the connections of a client: the counters, and frames that made it fail and are passed over. */
export type PacketMemory = { readonly counters: PacketCounters; quarantine: Quarantine }

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

/** A client brings its half of the codec, a server the whole. */
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

  /** Whether reading may go on behind a frame that cannot be read. */
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
          // What bounds a frame is its size; behind any other fault nobody knows where the next one begins.
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
