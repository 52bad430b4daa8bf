import { fail, ok, type Result } from '../../shared/result.ts'
import { type ByteWriter, createByteWriter, type EncodeFault, rewind } from './byte-writer.ts'
import { FRAME_LIMIT } from './framer.ts'
import type { ProtocolVersion } from './packet.ts'
import { remainingLengthSize, writeRemainingLength } from './remaining-length.ts'

/** Writes the body and returns the first byte of the frame. */
export type WriteBody<P> = (to: ByteWriter, packet: P, version: ProtocolVersion) => number

// First byte and the longest length field; the body is written behind, then the head in front of it.
const HEAD_ROOM = 5

const scratch = createByteWriter()

/** The frame around a body. Fails when a field does not fit, or the frame is over the limit of servers. */
export const writeFrame = <P>(
  writeBody: WriteBody<P>,
  packet: P,
  version: ProtocolVersion,
): Result<Uint8Array, EncodeFault> => {
  rewind(scratch, HEAD_ROOM)
  const head = writeBody(scratch, packet, version)
  if (scratch.fault) return fail(scratch.fault)
  const remaining = scratch.at - HEAD_ROOM
  if (remaining > FRAME_LIMIT) {
    return fail({ kind: 'frame-too-large', bytes: remaining, limit: FRAME_LIMIT })
  }
  const from = HEAD_ROOM - 1 - remainingLengthSize(remaining)
  scratch.bytes[from] = head
  writeRemainingLength(remaining, scratch.bytes, from + 1)
  return ok(scratch.bytes.slice(from, scratch.at))
}
