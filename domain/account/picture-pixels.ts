/**
 * Most pixels: more than any camera produces within the byte limit. A decompression bomb of a few bytes claims
 * billions.
 */
const PICTURE_MAX_PIXELS = 100_000_000

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const holds = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))

/** Four letters as one number, because they are compared many times in a long file. */
const nameOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)

const [IHDR, FCTL] = ['IHDR', 'fcTL'].map(nameOf)
const [VP8, VP8L, VP8X, ANMF] = ['VP8 ', 'VP8L', 'VP8X', 'ANMF'].map(nameOf)

// JPEG frame headers: C0 to CF without the tables C4, C8 and CC.
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

// TEM and restart markers have no length field.
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

const START_OF_SCAN = 0xda

/**
 * Walks from segment to segment by their lengths. Bytes between segments are skipped, as decoders do: a stray byte
 * must not hide the size. The image data begin with the first scan.
 */
const jpegPixels = (bytes: Uint8Array): number | undefined => {
  const read = view(bytes)
  let max: number | undefined
  let at = 2
  while (at + 9 <= bytes.length) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0
    if (marker === START_OF_SCAN && max !== undefined) return max
    if (isFrame(marker)) max = Math.max(max ?? 0, read.getUint16(at + 5) * read.getUint16(at + 7))
    // A marker may be preceded by any number of fill bytes; a zero after FF means that it is not a marker.
    if (marker === 0 || marker === 0xff) at += 1
    else at += isAlone(marker) ? 2 : 2 + read.getUint16(at + 2)
  }
  return max
}

/** The canvas size in each header of a PNG, and the frames of an animated one. */
const pngPixels = (bytes: Uint8Array): number => {
  const read = view(bytes)
  let max = read.getUint32(16) * read.getUint32(20)
  for (let at = 8; at + 28 <= bytes.length; at += 12 + read.getUint32(at)) {
    const name = read.getUint32(at + 4)
    if (name === IHDR) max = Math.max(max, read.getUint32(at + 8) * read.getUint32(at + 12))
    if (name === FCTL) max = Math.max(max, read.getUint32(at + 12) * read.getUint32(at + 16))
  }
  return max
}

/** Length of the colour table that this flags byte of a GIF announces. */
const coloursOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The logical screen of a GIF and its frames: browsers allocate memory for the largest. */
const gifPixels = (bytes: Uint8Array): number => {
  const read = view(bytes)
  let max = read.getUint16(6, true) * read.getUint16(8, true)
  const afterBlocks = (from: number): number => {
    let at = from
    while ((bytes[at] ?? 0) > 0) at += 1 + (bytes[at] ?? 0)
    return at + 1
  }
  let at = 13 + coloursOf(bytes[10] ?? 0)
  while (at + 10 <= bytes.length) {
    if (bytes[at] === 0x21) at = afterBlocks(at + 2)
    else if (bytes[at] === 0x2c) {
      const [left, top, width, height] = [1, 3, 5, 7].map((place) => read.getUint16(at + place, true))
      max = Math.max(max, ((left ?? 0) + (width ?? 0)) * ((top ?? 0) + (height ?? 0)))
      at = afterBlocks(at + 11 + coloursOf(bytes[at + 9] ?? 0))
    } else break
  }
  return max
}

/** The canvas of a WebP, its image, and the frames of an animated one. */
const webpPixels = (bytes: Uint8Array): number | undefined => {
  const read = view(bytes)
  // Three bytes each.
  const wide = (at: number): number => read.getUint16(at, true) | (read.getUint8(at + 2) << 16)
  let max: number | undefined
  const claim = (width: number, height: number): void => {
    max = Math.max(max ?? 0, width * height)
  }
  for (let at = 12; at + 18 <= bytes.length; ) {
    const name = read.getUint32(at)
    const length = read.getUint32(at + 4, true)
    if (name === VP8X) claim(wide(at + 12) + 1, wide(at + 15) + 1)
    if (name === VP8) claim(read.getUint16(at + 14, true) & 0x3fff, read.getUint16(at + 16, true) & 0x3fff)
    if (name === VP8L) {
      const bits = read.getUint32(at + 9, true)
      claim((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
    }
    const isFrameOfMany = name === ANMF && at + 24 <= bytes.length
    // Offsets are stored halved, sizes minus one.
    if (isFrameOfMany) claim(2 * wide(at + 8) + wide(at + 14) + 1, 2 * wide(at + 11) + wide(at + 17) + 1)
    // An animation frame contains further chunks.
    at += 8 + (isFrameOfMany ? 16 : length + (length % 2))
  }
  return max
}

const bmpPixels = (bytes: Uint8Array): number => {
  const read = view(bytes)
  // The oldest form, recognised by its header length, has two bytes for each.
  if (read.getUint32(14, true) === 12) return read.getUint16(18, true) * read.getUint16(20, true)
  return Math.abs(read.getInt32(18, true)) * Math.abs(read.getInt32(22, true))
}

/**
 * The largest number of pixels that a picture's headers claim; undefined where the format does not say. A browser
 * allocates four bytes for each pixel, however small the file is.
 */
export const pixelsOf = (bytes: Uint8Array): number | undefined => {
  if (bytes.length < 26) return undefined
  if (holds(bytes, 0, '\x89PNG')) return pngPixels(bytes)
  if (holds(bytes, 0, 'GIF8')) return gifPixels(bytes)
  if (holds(bytes, 0, 'BM')) return bmpPixels(bytes)
  if (holds(bytes, 0, 'RIFF')) return webpPixels(bytes)
  return bytes[0] === 0xff ? jpegPixels(bytes) : undefined
}

/** Whether a picture claims more pixels than a page can decode. */
export const isTooWide = (bytes: Uint8Array): boolean => (pixelsOf(bytes) ?? 0) > PICTURE_MAX_PIXELS
