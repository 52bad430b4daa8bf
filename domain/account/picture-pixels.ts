/** More than any camera's picture within the limit of bytes; a bomb of a few bytes claims thousands of millions. */
const PICTURE_MOST_PIXELS = 100_000_000

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const holds = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))

/** Four letters as a number, as they are compared many times in a long file. */
const nameOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)

const [IHDR, FCTL] = ['IHDR', 'fcTL'].map(nameOf)
const [VP8, VP8L, VP8X, ANMF] = ['VP8 ', 'VP8L', 'VP8X', 'ANMF'].map(nameOf)

// The frame headers of JPEG: C0 to CF without the tables C4, C8 and CC.
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

// TEM and the restarts stand alone: no length follows, so none may be read.
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

const START_OF_SCAN = 0xda

/**
 * Walks from segment to segment; each says how long it is. What lies between them is passed over, as those who render
 * it do: a byte that belongs nowhere must not hide the size. The picture's data begin with its first scan.
 */
const jpegPixels = (bytes: Uint8Array): number | undefined => {
  const read = view(bytes)
  let most: number | undefined
  let at = 2
  while (at + 9 <= bytes.length) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0
    if (marker === START_OF_SCAN && most !== undefined) return most
    if (isFrame(marker)) most = Math.max(most ?? 0, read.getUint16(at + 5) * read.getUint16(at + 7))
    // A marker may be preceded by any number of fill bytes, and a nought behind one makes it none.
    if (marker === 0 || marker === 0xff) at += 1
    else at += isAlone(marker) ? 2 : 2 + read.getUint16(at + 2)
  }
  return most
}

/** The canvas of a PNG, said by each of its headers, and the frames of one that moves. */
const pngPixels = (bytes: Uint8Array): number => {
  const read = view(bytes)
  let most = read.getUint32(16) * read.getUint32(20)
  for (let at = 8; at + 28 <= bytes.length; at += 12 + read.getUint32(at)) {
    const name = read.getUint32(at + 4)
    if (name === IHDR) most = Math.max(most, read.getUint32(at + 8) * read.getUint32(at + 12))
    if (name === FCTL) most = Math.max(most, read.getUint32(at + 12) * read.getUint32(at + 16))
  }
  return most
}

/** How far the colours of a GIF reach that this byte of flags announces. */
const coloursOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The screen of a GIF and its frames: browsers make room for the largest. */
const gifPixels = (bytes: Uint8Array): number => {
  const read = view(bytes)
  let most = read.getUint16(6, true) * read.getUint16(8, true)
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
      most = Math.max(most, ((left ?? 0) + (width ?? 0)) * ((top ?? 0) + (height ?? 0)))
      at = afterBlocks(at + 11 + coloursOf(bytes[at + 9] ?? 0))
    } else break
  }
  return most
}

/** The canvas of a WebP, its picture, and the frames of one that moves. */
const webpPixels = (bytes: Uint8Array): number | undefined => {
  const read = view(bytes)
  // Three bytes each.
  const wide = (at: number): number => read.getUint16(at, true) | (read.getUint8(at + 2) << 16)
  let most: number | undefined
  const claim = (width: number, height: number): void => {
    most = Math.max(most ?? 0, width * height)
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
    // Half of how far from the corner it stands, and one less than its size.
    if (isFrameOfMany) claim(2 * wide(at + 8) + wide(at + 14) + 1, 2 * wide(at + 11) + wide(at + 17) + 1)
    // Such a frame holds further chunks.
    at += 8 + (isFrameOfMany ? 16 : length + (length % 2))
  }
  return most
}

const bmpPixels = (bytes: Uint8Array): number => {
  const read = view(bytes)
  // The oldest form, by the length of its header, has two bytes for each.
  if (read.getUint32(14, true) === 12) return read.getUint16(18, true) * read.getUint16(20, true)
  return Math.abs(read.getInt32(18, true)) * Math.abs(read.getInt32(22, true))
}

/**
 * How many pixels a picture claims to have, wherever its format can say so the most of them; undefined where it does
 * not say. What a browser makes of it takes four bytes for each, however small the file.
 */
export const pixelsOf = (bytes: Uint8Array): number | undefined => {
  if (bytes.length < 26) return undefined
  if (holds(bytes, 0, '\x89PNG')) return pngPixels(bytes)
  if (holds(bytes, 0, 'GIF8')) return gifPixels(bytes)
  if (holds(bytes, 0, 'BM')) return bmpPixels(bytes)
  if (holds(bytes, 0, 'RIFF')) return webpPixels(bytes)
  return bytes[0] === 0xff ? jpegPixels(bytes) : undefined
}

/** Whether a picture claims more than a page can be asked to render. */
export const isTooWide = (bytes: Uint8Array): boolean => (pixelsOf(bytes) ?? 0) > PICTURE_MOST_PIXELS
