import * as assert from 'uvu/assert'
import { decodePacket } from '../../../domain/messaging/wire/decode.ts'
import { encodePacket } from '../../../domain/messaging/wire/encode.ts'
import { createFramer } from '../../../domain/messaging/wire/framer.ts'
import type { Packet, UnknownPacket } from '../../../domain/messaging/wire/packets.ts'

/** Every packet in a piece of the stream. */
export const readPackets = (bytes: Uint8Array, version: number): (Packet | UnknownPacket)[] => {
  const framer = createFramer()
  framer.push(bytes)
  const packets: (Packet | UnknownPacket)[] = []
  for (let frame = framer.next(); frame; frame = framer.next()) {
    packets.push(decodePacket(frame.head, frame.body, version))
  }
  return packets
}

/** The frame of a packet that must be encodable. */
export const frameOf = (packet: Packet, version: number): Uint8Array => {
  const encoded = encodePacket(packet, version)
  assert.ok(encoded.ok, 'encodes')
  return encoded.value
}
