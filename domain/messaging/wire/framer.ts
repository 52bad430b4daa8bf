import { LENGTH_FIELD_LIMIT, MalformedPacketError } from './bytes.ts'
import { PacketType } from './packets.ts'
// Requirement W1: servers refuse a remaining length above this one.
export const FRAME_LIMIT = 1_048_576

/** A frame: its first byte, and the body after the length field. */
export type Frame = { readonly head: number; readonly body: Uint8Array }

/**
 * Splits a byte stream into frames, however it is chunked: push bytes, pull frames. A frame within one chunk is a
 * view on it; only a frame that spans chunks is copied, each byte once.
 */
export interface Framer {
  push(chunk: Uint8Array): void
  /**
   * The next complete frame, or undefined until more bytes arrive. Throws MalformedPacketError, and then on every
   * further call.
   */
  next(): Frame | undefined
  /** Skips the frame that was refused for its size, once all of it has arrived; none of it is kept. */
  stepOver(): void
  /** Buffered bytes of an incomplete frame: never more than the frame limit. */
  heldBytes(): number
}

const EMPTY = new Uint8Array(0)
const FIRST_ROOM = 4096

const isSingleByte = (head: number): boolean => {
  const type = head >> 4
  return type === PacketType.ping || type === PacketType.pong
}

/** `frameLimit`: most bytes of a frame body. */
export const createFramer = (frameLimit: number = FRAME_LIMIT): Framer => {
  let chunk: Uint8Array = EMPTY
  let at = 0
  let waiting: Uint8Array[] = []
  let taken = 0
  let head = -1
  let remaining = 0
  let lengthBytes = 0
  let isLengthKnown = false
  let partial: Uint8Array = EMPTY
  let filled = 0
  let failure: MalformedPacketError | undefined
  let passing = 0

  const refuse = (error: MalformedPacketError): never => {
    failure = error
    throw error
  }

  const advance = (): boolean => {
    // Consumed chunks are counted and removed together: shifting a long array for each one takes quadratic time.
    const following = waiting[taken++]
    if (!following) {
      waiting = []
      taken = 0
    }
    chunk = following ?? EMPTY
    at = 0
    return !!following
  }

  const readHeader = (): void => {
    if (head < 0) {
      head = chunk[at++] as number
      isLengthKnown = isSingleByte(head)
    }
    while (!isLengthKnown && at < chunk.length) {
      const byte = chunk[at++] as number
      remaining += (byte & 0x7f) * 2 ** (7 * lengthBytes)
      lengthBytes++
      isLengthKnown = byte < 0x80
      if (!isLengthKnown && lengthBytes === LENGTH_FIELD_LIMIT) {
        refuse(new MalformedPacketError('length-field-too-long', `more than ${LENGTH_FIELD_LIMIT} bytes`))
      }
    }
    // The length is known, so a frame can be skipped however it is chunked.
    if (isLengthKnown && remaining > frameLimit) {
      refuse(
        new MalformedPacketError('frame-too-large', `${remaining} bytes announced, ${frameLimit} allowed`),
      )
    }
  }

  // The buffer doubles as bytes actually arrive, so that an announced length alone allocates no memory.
  const keep = (count: number): void => {
    if (filled + count > partial.length) {
      const conversation = Math.min(remaining, Math.max(FIRST_ROOM, filled + count, partial.length * 2))
      const wider = new Uint8Array(conversation)
      wider.set(partial.subarray(0, filled))
      partial = wider
    }
    partial.set(chunk.subarray(at, at + count), filled)
    filled += count
    at += count
  }

  const finish = (body: Uint8Array): Frame => {
    const frame = { head, body }
    head = -1
    remaining = 0
    lengthBytes = 0
    isLengthKnown = false
    partial = EMPTY
    filled = 0
    return frame
  }

  const letPass = (): void => {
    const count = Math.min(passing, chunk.length - at)
    at += count
    passing -= count
  }

  const next = (): Frame | undefined => {
    if (failure) throw failure
    while (at < chunk.length || advance()) {
      if (passing > 0) {
        letPass()
        continue
      }
      if (!isLengthKnown) readHeader()
      if (!isLengthKnown) continue
      if (remaining === 0) return finish(EMPTY)
      const available = chunk.length - at
      if (filled === 0 && available >= remaining) {
        at += remaining
        return finish(chunk.subarray(at - remaining, at))
      }
      keep(Math.min(available, remaining - filled))
      if (filled === remaining) return finish(partial.subarray(0, filled))
    }
    return undefined
  }

  return {
    push: (bytes) => {
      if (failure || bytes.length === 0) return
      if (at < chunk.length) waiting.push(bytes)
      else if (waiting.length > 0) waiting.push(bytes)
      else {
        chunk = bytes
        at = 0
      }
    },
    next,
    stepOver: () => {
      failure = undefined
      passing = remaining
      finish(EMPTY)
    },
    heldBytes: () => filled,
  }
}
