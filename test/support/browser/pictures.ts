import type { Page } from 'playwright-core'

/** One entry of a TIFF directory in big-endian order; a value of four bytes or an offset. */
const entry = (tag: number, type: number, count: number, value: readonly number[]): number[] => [
  ...[tag >> 8, tag & 255, type >> 8, type & 255],
  ...[0, 0, count >> 8, count & 255],
  ...value,
]

const ROTATED_RIGHT = 6
const SHORT = 3
const ASCII = 2
const LONG = 4

/**
 * A photo as a telephone that is held upright writes it: lying on its side with orientation 6, and with the place
 * where it was taken. `jpeg` must begin without a directory of its own, as a canvas writes it.
 */
export const asPhonePhoto = (jpeg: Buffer): Buffer => {
  const gpsAt = 8 + 2 + 2 * 12 + 4
  const tiff = [
    ...[...'MM'].map((letter) => letter.charCodeAt(0)),
    ...[0, 42, 0, 0, 0, 8],
    ...[0, 2],
    ...entry(0x0112, SHORT, 1, [0, ROTATED_RIGHT, 0, 0]),
    ...entry(0x8825, LONG, 1, [0, 0, 0, gpsAt]),
    ...[0, 0, 0, 0],
    // The directory of the place: south, east.
    ...[0, 2],
    ...entry(0x0001, ASCII, 2, [...Buffer.from('S\0\0\0')]),
    ...entry(0x0003, ASCII, 2, [...Buffer.from('E\0\0\0')]),
    ...[0, 0, 0, 0],
  ]
  const content = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(tiff)])
  const length = content.length + 2
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, length >> 8, length & 255]), content])
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
}

type JpegFacts = { readonly width: number; readonly height: number; readonly hasExif: boolean }

/** The size in the frame header, and whether anything stands in APP1. Undefined for what is no JPEG. */
export const jpegFacts = (bytes: Buffer): JpegFacts | undefined => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  let hasExif = false
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xe1) hasExif = true
    const isFrame = marker >= 0xc0 && marker <= 0xc3
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), hasExif }
  }
  return undefined
}

/** A real JPEG of noise, as heavy as a photo; Chromium itself writes it. */
export const jpegOf = async (page: Page, width: number, height: number, quality = 0.9): Promise<Buffer> => {
  const text = await page.evaluate(
    async ([w, h, q]) => {
      const canvas = new OffscreenCanvas(w, h)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      const pixels = pen.createImageData(w, h)
      const words = new Uint32Array(pixels.data.buffer)
      let seed = 1
      for (let at = 0; at < words.length; at++) {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
        words[at] = seed | 0xff00_0000
      }
      pen.putImageData(pixels, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: q })
      const reader = new FileReader()
      reader.readAsDataURL(blob)
      await new Promise((done) => reader.addEventListener('load', done))
      return String(reader.result).split(',')[1] ?? ''
    },
    [width, height, quality] as const,
  )
  return Buffer.from(text, 'base64')
}

/** The most that a comment of a JPEG holds, without its length. */
const COMMENT_BYTES = 65_533

/**
 * A JPEG of one colour, of that many pixels and at least so many bytes: comments, which whoever decodes it skips, stand for
 * what a camera writes. Noise of that weight takes a test longer to make and to decode than all else that it does.
 */
export const heavyJpegOf = async (
  page: Page,
  width: number,
  height: number,
  bytes: number,
): Promise<Buffer> => {
  const text = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.fillStyle = '#2a7'
      pen.fillRect(0, 0, w, h)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
      const reader = new FileReader()
      reader.readAsDataURL(blob)
      await new Promise((done) => reader.addEventListener('load', done))
      return String(reader.result).split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  const jpeg = Buffer.from(text, 'base64')
  const length = COMMENT_BYTES + 2
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, length >> 8, length & 255]),
    Buffer.alloc(COMMENT_BYTES, 0x20),
  ])
  const comments = Array.from({ length: Math.ceil(bytes / comment.length) }, () => comment)
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)])
}
