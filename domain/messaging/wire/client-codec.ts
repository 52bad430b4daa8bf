import type { PacketCodec } from './codec.ts'
import { decodeServerPacket } from './decode-server.ts'
import { encodeClientPacket } from './encode-client.ts'
import type { ClientPacket } from './packet.ts'

/** A client's half of the wire: what it may say, and what may be said to it. */
export const CLIENT_CODEC: PacketCodec<ClientPacket> = {
  encode: encodeClientPacket,
  decode: decodeServerPacket,
}
