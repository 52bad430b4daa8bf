/** More than any camera's picture within the limit of bytes; a bomb of a few bytes claims thousands of millions. */
const PICTURE_MOST_PIXELS = 100_000_000

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const holds = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))

// The frame headers of JPEG: C0 to CF without the tables C4, C8 and CC.
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

// TEM and the restarts stand alone: no length follows, so none may be read.
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/**
 * Walks from segment to segment; each says how long it is. What lies between them is passed over, as those who draw
 * it do: a byte that belongs nowhere must not hide the size.
 */
const jpegPixels = (bytes: Uint8Array): number | undefined => {
  const read = view(bytes)
  let at = 2
  while (at + 9 <= bytes.length) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0
    if (isFrame(marker)) return read.getUint16(at + 5) * read.getUint16(at + 7)
    // A marker may be preceded by any number of fill bytes, and a nought behind one makes it none.
    if (marker === 0 || marker === 0xff) at += 1
    else at += isAlone(marker) ? 2 : 2 + read.getUint16(at + 2)
  }
  return undefined
}

const webpPixels = (bytes: Uint8Array): number | undefined => {
  if (bytes.length < 30) return undefined
  const read = view(bytes)
  // Three bytes each, one less than meant.
  const wide = (at: number): number => (read.getUint16(at, true) | (read.getUint8(at + 2) << 16)) + 1
  if (holds(bytes, 12, 'VP8X')) return wide(24) * wide(27)
  if (holds(bytes, 12, 'VP8L')) {
    const bits = read.getUint32(21, true)
    return ((bits & 0x3fff) + 1) * (((bits >> 14) & 0x3fff) + 1)
  }
  return (read.getUint16(26, true) & 0x3fff) * (read.getUint16(28, true) & 0x3fff)
}

/**
 * How many pixels a picture claims to have, by its first bytes; undefined where it does not say. What a
 * browser makes of it takes four bytes for each, however small the file.
 */
export const pixelsOf = (bytes: Uint8Array): number | undefined => {
  if (bytes.length < 26) return undefined
  const read = view(bytes)
  if (holds(bytes, 0, '\x89PNG')) return read.getUint32(16) * read.getUint32(20)
  if (holds(bytes, 0, 'GIF8')) return read.getUint16(6, true) * read.getUint16(8, true)
  if (holds(bytes, 0, 'BM')) return Math.abs(read.getInt32(18, true)) * Math.abs(read.getInt32(22, true))
  if (holds(bytes, 0, 'RIFF')) return webpPixels(bytes)
  return bytes[0] === 0xff ? jpegPixels(bytes) : undefined
}

/** Whether a picture claims more than a page can be asked to draw. */
export const isTooWide = (bytes: Uint8Array): boolean => (pixelsOf(bytes) ?? 0) > PICTURE_MOST_PIXELS
