import { TEXT_LIMIT } from './byte-reader.ts'
import { numberToWords, textToWords } from './int64.ts'
import { utf8Length, writeUtf8 } from './utf8.ts'

/** Why a packet of ours cannot go on the wire. */
export type EncodeFault =
  | { readonly kind: 'text-too-long'; readonly field: string; readonly bytes: number; readonly limit: number }
  | { readonly kind: 'number-out-of-range'; readonly field: string; readonly value: string }
  | { readonly kind: 'frame-too-large'; readonly bytes: number; readonly limit: number }

/** A growing buffer. The first thing that does not fit is kept in `fault`, and the bytes are then worthless. */
export type ByteWriter = { bytes: Uint8Array; at: number; fault: EncodeFault | undefined }

// A buffer that one huge packet has blown up is given back afterwards.
const KEPT_CAPACITY = 65_536

/** Writes one frame into bytes that grow. What does not fit its field is the `fault`; the first one stays. */
export const createByteWriter = (capacity = 512): ByteWriter => ({
  bytes: new Uint8Array(capacity),
  at: 0,
  fault: undefined,
})

/** Starts again at `at`, leaving room before it for what is only known at the end. */
export const rewind = (writer: ByteWriter, at = 0): void => {
  if (writer.bytes.length > KEPT_CAPACITY) writer.bytes = new Uint8Array(KEPT_CAPACITY)
  writer.at = at
  writer.fault = undefined
}

/** Makes room for `length` more bytes and returns where they start. */
export const claimRoom = (writer: ByteWriter, length: number): number => {
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

/** Numbers are big-endian; one that does not fit becomes the fault of the writer, with the name of its field. */
export const writeU8 = (writer: ByteWriter, field: string, value: number): void => {
  if ((value & 0xff) !== value) refuseNumber(writer, field, value)
  const at = claimRoom(writer, 1)
  writer.bytes[at] = value
}

export const writeU32 = (writer: ByteWriter, field: string, value: number): void => {
  if (value >>> 0 !== value) refuseNumber(writer, field, value)
  const at = claimRoom(writer, 4)
  storeU32(writer.bytes, at, value)
}

/** A whole number of milliseconds or a wide sequence number, signed, within +-2^53. */
export const writeI64 = (writer: ByteWriter, field: string, value: number): void => {
  if (!Number.isSafeInteger(value)) refuseNumber(writer, field, value)
  const { high, low } = numberToWords(value)
  const at = claimRoom(writer, 8)
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
  const at = claimRoom(writer, 8)
  storeU32(writer.bytes, at, words.high)
  storeU32(writer.bytes, at + 4, words.low)
}

/** UTF-8 without a length in front, as checksums want it. */
export const writeBareText = (writer: ByteWriter, text: string): void => {
  // Three bytes for each unit is the most there can be: cheaper than counting first.
  const at = claimRoom(writer, text.length * 3)
  writer.at = writeUtf8(text, writer.bytes, at)
}

/** Text behind its length of two bytes. */
export const writeText = (writer: ByteWriter, field: string, text: string): void => {
  if (text.length * 3 > TEXT_LIMIT) {
    const bytes = utf8Length(text)
    if (bytes > TEXT_LIMIT) {
      writer.fault ??= { kind: 'text-too-long', field, bytes, limit: TEXT_LIMIT }
      return
    }
  }
  const at = claimRoom(writer, 2)
  writeBareText(writer, text)
  const length = writer.at - at - 2
  writer.bytes[at] = length >> 8
  writer.bytes[at + 1] = length
}

/** Bytes as they are, without a length. */
export const writeBytes = (writer: ByteWriter, bytes: Uint8Array): void => {
  const at = claimRoom(writer, bytes.length)
  writer.bytes.set(bytes, at)
}
