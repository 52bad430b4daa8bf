import { PICTURE_MAX_BYTES } from './picture.ts'

/** Requirement E7: the longer edge of a sent picture, in pixels. */
const LONG_EDGE = 1600
/** Quality of a picture that is converted to JPEG, 0 to 1. */
export const JPEG_QUALITY = 0.8
/** Most bytes that the server accepts; larger pictures are shrunk before this is checked. */
export const MAX_BYTES = PICTURE_MAX_BYTES
/** A file larger than this is not opened: decoding it could crash the page. */
export const MAX_GIVEN_BYTES = 60 * 1024 * 1024

/**
 * Why a file cannot be sent. `undecodable`: this browser cannot decode the format (HEIC, for example) or cannot read
 * the file.
 */
export type PictureFault = 'no-picture' | 'undecodable' | 'too-large'

/** A size in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** The size at which a picture is sent; pictures are never enlarged. */
export const fitted = ({ width, height }: Size, edge = LONG_EDGE): Size => {
  const longer = Math.max(width, height)
  if (longer <= edge) return { width, height }
  const share = edge / longer
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

const startsWith = (head: Uint8Array, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => head[at] === byte)

const word = (head: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...head.subarray(from, to))

/** Formats recognised by their first bytes; not every browser decodes all of them. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'heic' | 'avif'

const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'])

/** A file's real format, whatever its name says; undefined when it is not a picture. */
export const formatOf = (head: Uint8Array): PictureFormat | undefined => {
  if (startsWith(head, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(head, 0x89, 0x50, 0x4e, 0x47)) return 'png'
  if (word(head, 0, 6) === 'GIF87a' || word(head, 0, 6) === 'GIF89a') return 'gif'
  if (word(head, 0, 4) === 'RIFF' && word(head, 8, 12) === 'WEBP') return 'webp'
  if (word(head, 0, 2) === 'BM') return 'bmp'
  if (word(head, 4, 8) !== 'ftyp') return undefined
  const brand = word(head, 8, 12)
  if (brand === 'avif' || brand === 'avis') return 'avif'
  return HEIC_BRANDS.has(brand) ? 'heic' : undefined
}

/**
 * The output format: GIF stays GIF because it may be animated, a transparent picture becomes PNG, everything else
 * JPEG.
 */
export const sentAs = (format: PictureFormat, hasAlpha: boolean): 'as-is' | 'image/png' | 'image/jpeg' => {
  if (format === 'gif') return 'as-is'
  return hasAlpha && (format === 'png' || format === 'webp' || format === 'avif') ? 'image/png' : 'image/jpeg'
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

/** A file's name with the extension of its new format. */
export const pictureName = (name: string, mediaType: string): string =>
  `${name.replace(/\.[^.]*$/, '') || 'photo'}.${ENDINGS[mediaType] ?? 'jpg'}`
