import { Defect } from '../../shared/result.ts'
import { readUtf8, utf8Length, writeUtf8 } from './text-encoding.ts'

// 64-bit numbers are kept as decimal text: message ids (~1.8e18) exceed what a number can hold exactly (requirement
// W1). Arithmetic on two halves below 2^53 instead of BigInt, which costs several times more per message.

const WORD = 0x1_0000_0000
const BILLION = 1_000_000_000
const DECIMAL = /^-?\d{1,20}$/

type Halves = { readonly high: number; readonly low: number }

/** Unsigned decimal text of two 32-bit words. */
export const wordsToText = (high: number, low: number): string => {
  if (high < 0x20_0000) return String(high * WORD + low)
  // value = a * 2^48 + b * 2^24 + c, with 2^48 = 281474 * 10^9 + 976710656.
  const a = high >>> 16
  const b = ((high & 0xffff) << 8) | (low >>> 24)
  const c = low & 0xff_ffff
  const rest = a * 976_710_656 + b * 16_777_216 + c
  const carry = Math.floor(rest / BILLION)
  const billions = a * 281_474 + carry
  return `${billions}${String(rest - carry * BILLION).padStart(9, '0')}`
}

/** Signed decimal text of two 32-bit words in two's complement. */
export const signedWordsToText = (high: number, low: number): string => {
  if (high < 0x8000_0000) return wordsToText(high, low)
  const negatedLow = low === 0 ? 0 : WORD - low
  const negatedHigh = (WORD - high - (low === 0 ? 0 : 1)) % WORD
  return `-${wordsToText(negatedHigh, negatedLow)}`
}

/** Two unsigned 32-bit words of a decimal text between -2^63 and 2^64 - 1; undefined for anything else. */
export const textToWords = (text: string): Halves | undefined => {
  if (!DECIMAL.test(text)) return undefined
  const isNegative = text.charCodeAt(0) === 0x2d
  const digits = isNegative ? text.slice(1) : text
  const billions = digits.length > 9 ? Number(digits.slice(0, -9)) : 0
  const rest = Number(digits.slice(-9))
  // value = (hi * 10^9) * 2^16 + (lo * 10^9 + rest), each product below 2^53.
  const upper = Math.floor(billions / 0x1_0000) * BILLION
  const lower = (billions % 0x1_0000) * BILLION + rest
  const middle = (upper % 0x1_0000) * 0x1_0000 + lower
  const high = Math.floor(upper / 0x1_0000) + Math.floor(middle / WORD)
  const low = middle % WORD
  if (high >= WORD) return undefined
  if (!isNegative) return { high, low }
  if (high > 0x8000_0000 || (high === 0x8000_0000 && low > 0)) return undefined
  return { high: (WORD - high - (low === 0 ? 0 : 1)) % WORD, low: low === 0 ? 0 : WORD - low }
}

/** Signed value as a number; exact within +-2^53, which covers times and differences in milliseconds. */
export const wordsToNumber = (high: number, low: number): number => (high | 0) * WORD + low

/** A whole number, possibly negative, as the two halves of its 64 bits. */
export const numberToWords = (value: number): Halves => {
  const low = ((value % WORD) + WORD) % WORD
  return { high: ((value - low) / WORD) >>> 0, low }
}

/** Why bytes are not a valid packet. A closed set, so that counters and logs can name each cause. */
type MalformedCause =
  | 'body-too-short'
  | 'text-not-utf8'
  | 'text-too-long'
  | 'length-field-too-long'
  | 'frame-too-large'
  | 'number-too-large'

/** The other side sent bytes that break the protocol. Caught once, in the packet channel. */
export class MalformedPacketError extends Defect {
  override name = 'MalformedPacketError'
  readonly reason: MalformedCause

  constructor(reason: MalformedCause, detail: string) {
    super(`${reason}: ${detail}`)
    this.reason = reason
  }
}

/** A position in a frame body. Every read checks the bounds first. */
export type ByteReader = { readonly bytes: Uint8Array; at: number }

// Requirement W1: the server reads the length as a signed 16-bit number.
export const TEXT_LIMIT = 32_767

/** Reads a frame from its start. Every read beyond its end throws MalformedPacketError. */
export const createByteReader = (bytes: Uint8Array): ByteReader => ({ bytes, at: 0 })

const claim = (reader: ByteReader, length: number): number => {
  const from = reader.at
  const to = from + length
  if (to > reader.bytes.length) {
    throw new MalformedPacketError(
      'body-too-short',
      `wanted ${length} bytes at ${from} of ${reader.bytes.length}`,
    )
  }
  reader.at = to
  return from
}

/** The number of unread bytes. */
export const bytesLeft = (reader: ByteReader): number => reader.bytes.length - reader.at

/** Numbers are big-endian; a read past the end throws MalformedPacketError (requirement W1). */
export const readU8 = (reader: ByteReader): number => {
  const at = claim(reader, 1)
  return reader.bytes[at] as number
}

const u16At = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] as number) << 8) | (bytes[at + 1] as number)

const u32At = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] as number) << 24) |
    ((bytes[at + 1] as number) << 16) |
    ((bytes[at + 2] as number) << 8) |
    (bytes[at + 3] as number)) >>>
  0

/** An unsigned 32-bit integer; throws MalformedPacketError when fewer bytes are left. */
export const readU32 = (reader: ByteReader): number => {
  const at = claim(reader, 4)
  return u32At(reader.bytes, at)
}

/** Signed 64-bit id as decimal text. */
export const readI64Text = (reader: ByteReader): string => {
  const at = claim(reader, 8)
  return signedWordsToText(u32At(reader.bytes, at), u32At(reader.bytes, at + 4))
}

/** Unsigned 64-bit id as decimal text. */
export const readU64Text = (reader: ByteReader): string => {
  const at = claim(reader, 8)
  return wordsToText(u32At(reader.bytes, at), u32At(reader.bytes, at + 4))
}

/** Signed 64-bit number of milliseconds. */
export const readI64 = (reader: ByteReader): number => {
  const at = claim(reader, 8)
  return wordsToNumber(u32At(reader.bytes, at), u32At(reader.bytes, at + 4))
}

/** Unsigned 64-bit sequence number (protocol 6); throws for values above 2^53. */
export const readU64 = (reader: ByteReader): number => {
  const at = claim(reader, 8)
  const value = u32At(reader.bytes, at) * 0x1_0000_0000 + u32At(reader.bytes, at + 4)
  if (!Number.isSafeInteger(value)) throw new MalformedPacketError('number-too-large', `at ${at}`)
  return value
}

/** Text with a two-byte length. Throws MalformedPacketError, also for text that is too long or not UTF-8. */
export const readText = (reader: ByteReader): string => {
  const lengthAt = claim(reader, 2)
  const length = u16At(reader.bytes, lengthAt)
  if (length > TEXT_LIMIT) throw new MalformedPacketError('text-too-long', `${length} bytes at ${lengthAt}`)
  const from = claim(reader, length)
  const text = readUtf8(reader.bytes, from, from + length)
  if (text === undefined) throw new MalformedPacketError('text-not-utf8', `at ${from}`)
  return text
}

/** The rest of the body as a view: valid as long as the chunk it is part of. */
export const readRest = (reader: ByteReader): Uint8Array => {
  const rest = reader.bytes.subarray(reader.at)
  reader.at = reader.bytes.length
  return rest
}

/** Why a packet cannot be encoded. */
export type EncodeFault =
  | { readonly kind: 'text-too-long'; readonly field: string; readonly bytes: number; readonly limit: number }
  | { readonly kind: 'number-out-of-range'; readonly field: string; readonly value: string }
  | { readonly kind: 'frame-too-large'; readonly bytes: number; readonly limit: number }

/** A growing buffer. The first value that does not fit is reported in `fault`, and the bytes are then invalid. */
export type ByteWriter = { bytes: Uint8Array; at: number; fault: EncodeFault | undefined }

// A buffer enlarged by a huge packet is released afterwards.
const KEPT_CAPACITY = 65_536

/** Creates a writer for one frame. A value that does not fit its field sets `fault`; the first one is kept. */
export const createByteWriter = (capacity = 512): ByteWriter => ({
  bytes: new Uint8Array(capacity),
  at: 0,
  fault: undefined,
})

/** Resets the writer to `at`, leaving room for the header that is only known at the end. */
export const rewind = (writer: ByteWriter, at = 0): void => {
  if (writer.bytes.length > KEPT_CAPACITY) writer.bytes = new Uint8Array(KEPT_CAPACITY)
  writer.at = at
  writer.fault = undefined
}

/** Reserves `length` more bytes and returns their offset. */
export const claimBuffer = (writer: ByteWriter, length: number): number => {
  const from = writer.at
  const to = from + length
  if (to > writer.bytes.length) {
    const wider = new Uint8Array(Math.max(to, writer.bytes.length * 2))
    wider.set(writer.bytes.subarray(0, from))
    writer.bytes = wider
  }
  writer.at = to
  return from
}

const refuseNumber = (writer: ByteWriter, field: string, value: number | string): void => {
  writer.fault ??= { kind: 'number-out-of-range', field, value: String(value) }
}

const storeU32 = (bytes: Uint8Array, at: number, value: number): void => {
  bytes[at] = value >>> 24
  bytes[at + 1] = value >>> 16
  bytes[at + 2] = value >>> 8
  bytes[at + 3] = value
}

/** Numbers are big-endian; one that does not fit sets the writer's fault, with the field's name. */
export const writeU8 = (writer: ByteWriter, field: string, value: number): void => {
  if ((value & 0xff) !== value) refuseNumber(writer, field, value)
  const at = claimBuffer(writer, 1)
  writer.bytes[at] = value
}

/** Writes an unsigned 32-bit integer; throws when the value does not fit, with the field's name. */
export const writeU32 = (writer: ByteWriter, field: string, value: number): void => {
  if (value >>> 0 !== value) refuseNumber(writer, field, value)
  const at = claimBuffer(writer, 4)
  storeU32(writer.bytes, at, value)
}

/** A whole number of milliseconds or a wide sequence number, signed, within +-2^53. */
export const writeI64 = (writer: ByteWriter, field: string, value: number): void => {
  if (!Number.isSafeInteger(value)) refuseNumber(writer, field, value)
  const { high, low } = numberToWords(value)
  const at = claimBuffer(writer, 8)
  storeU32(writer.bytes, at, high)
  storeU32(writer.bytes, at + 4, low)
}

/** A 64-bit id that is kept as decimal text. */
export const writeI64Text = (writer: ByteWriter, field: string, value: string): void => {
  const words = textToWords(value)
  if (!words) {
    refuseNumber(writer, field, value)
    return
  }
  const at = claimBuffer(writer, 8)
  storeU32(writer.bytes, at, words.high)
  storeU32(writer.bytes, at + 4, words.low)
}

/** UTF-8 without a length prefix, for checksums. */
export const writeBareText = (writer: ByteWriter, text: string): void => {
  // At most three bytes for each UTF-16 unit: cheaper than counting first.
  const at = claimBuffer(writer, text.length * 3)
  writer.at = writeUtf8(text, writer.bytes, at)
}

/** Text with a two-byte length. */
export const writeText = (writer: ByteWriter, field: string, text: string): void => {
  if (text.length * 3 > TEXT_LIMIT) {
    const bytes = utf8Length(text)
    if (bytes > TEXT_LIMIT) {
      writer.fault ??= { kind: 'text-too-long', field, bytes, limit: TEXT_LIMIT }
      return
    }
  }
  const at = claimBuffer(writer, 2)
  writeBareText(writer, text)
  const length = writer.at - at - 2
  writer.bytes[at] = length >> 8
  writer.bytes[at + 1] = length
}

/** Raw bytes without a length. */
export const writeBytes = (writer: ByteWriter, bytes: Uint8Array): void => {
  const at = claimBuffer(writer, bytes.length)
  writer.bytes.set(bytes, at)
}

// Requirement W1: a variable-length integer in groups of 7 bits, lowest first, the high bit means "more follow"; at
// most 4 bytes. Encoders of this protocol write no byte at all for zero.

/** Most bytes of a frame's length field (requirement W1). */
export const LENGTH_FIELD_LIMIT = 4

/** Bytes of the length field; none for an empty body, whose frame is just its first byte. */
export const remainingLengthSize = (remaining: number): number => {
  if (remaining === 0) return 0
  if (remaining < 0x80) return 1
  if (remaining < 0x4000) return 2
  return remaining < 0x20_0000 ? 3 : 4
}

/** Writes the length field at `at`; returns the offset after it. */
export const writeRemainingLength = (remaining: number, target: Uint8Array, at: number): number => {
  let rest = remaining
  let to = at
  while (rest > 0) {
    const more = rest > 0x7f ? 0x80 : 0
    target[to++] = (rest & 0x7f) | more
    rest = Math.floor(rest / 0x80)
  }
  return to
}
