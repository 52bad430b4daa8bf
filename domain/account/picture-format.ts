import { PICTURE_MOST_BYTES } from './picture.ts'

/** Requirement E7: the longer edge of a picture that is sent. */
const LONG_EDGE = 1600
/** Of a picture that becomes JPEG, 0 to 1. */
export const JPEG_QUALITY = 0.8
/** What the server takes; larger ones are cut down before they are measured. */
export const MOST_BYTES = PICTURE_MOST_BYTES
/** A photo beyond this is not even opened: decoding it could end the page. */
export const MOST_GIVEN_BYTES = 60 * 1024 * 1024
/** How many pictures one message or form takes. */
export const MOST_AT_ONCE = 9

/** Why a file cannot be sent. `undecodable`: this browser cannot open it, HEIC for example, or cannot read the file. */
export type PictureFault = 'no-picture' | 'undecodable' | 'too-large'

/** Pixels. */
export type Size = { readonly width: number; readonly height: number }

/** The size a picture is sent in: never larger than it is. */
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

/** The formats that are known by their first bytes; not every browser opens all of them. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'heic' | 'avif'

const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'])

/** The format that a file has, whatever its name says; undefined for what is no picture. */
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

/** GIF stays as it is, for it may move; a see-through picture stays PNG; everything else becomes JPEG. */
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

/** A file's name with the ending of what it has become. */
export const pictureName = (name: string, mediaType: string): string =>
  `${name.replace(/\.[^.]*$/, '') || 'photo'}.${ENDINGS[mediaType] ?? 'jpg'}`
