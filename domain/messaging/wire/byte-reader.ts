import { signedWordsToText, wordsToNumber, wordsToText } from './int64.ts'
import { MalformedPacketError } from './malformed-packet-error.ts'
import { readUtf8 } from './utf8.ts'

/** A place in a frame body. Every read checks the bound first: a length you did not check is an attack you did not see. */
export type ByteReader = { readonly bytes: Uint8Array; at: number }

// protocol.md 1: the server reads the length as a signed 16-bit number.
export const TEXT_LIMIT = 32_767

/** Reads one frame from its start. Every read throws MalformedPacketError when the bytes end before it does. */
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

export const bytesLeft = (reader: ByteReader): number => reader.bytes.length - reader.at

/** Numbers are big-endian; a read past the end throws MalformedPacketError (protocol.md 1). */
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

/** Unsigned 64-bit sequence number (protocol 6); refuses what a number cannot hold. */
export const readU64 = (reader: ByteReader): number => {
  const at = claim(reader, 8)
  const value = u32At(reader.bytes, at) * 0x1_0000_0000 + u32At(reader.bytes, at + 4)
  if (!Number.isSafeInteger(value)) throw new MalformedPacketError('number-too-large', `at ${at}`)
  return value
}

/** Text behind its length of two bytes. Throws MalformedPacketError, also for text that is too long or no UTF-8. */
export const readText = (reader: ByteReader): string => {
  const lengthAt = claim(reader, 2)
  const length = u16At(reader.bytes, lengthAt)
  if (length > TEXT_LIMIT) throw new MalformedPacketError('text-too-long', `${length} bytes at ${lengthAt}`)
  const from = claim(reader, length)
  const text = readUtf8(reader.bytes, from, from + length)
  if (text === undefined) throw new MalformedPacketError('text-not-utf8', `at ${from}`)
  return text
}

/** The rest of the body as a view: valid as long as the chunk that it came in. */
export const readRest = (reader: ByteReader): Uint8Array => {
  const rest = reader.bytes.subarray(reader.at)
  reader.at = reader.bytes.length
  return rest
}
