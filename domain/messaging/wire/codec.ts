import type { Result } from '../../shared/result.ts'
import type { EncodeFault } from './byte-writer.ts'
import { decodePacket } from './decode.ts'
import { encodePacket } from './encode.ts'
import type { Packet, ProtocolVersion, UnknownPacket } from './packet.ts'

/** How one side of the wire writes its packets, and reads those of the other. */
export type PacketCodec<Out extends Packet> = {
  readonly encode: (packet: Out, version: ProtocolVersion) => Result<Uint8Array, EncodeFault>
  readonly decode: (head: number, frame: Uint8Array, version: ProtocolVersion) => Packet | UnknownPacket
}

/** Speaks and understands everything, as a server has to, and a test. */
export const WHOLE_CODEC: PacketCodec<Packet> = { encode: encodePacket, decode: decodePacket }
