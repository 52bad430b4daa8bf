import { fail, ok, type Result } from '../shared/result.ts'

/** api.md 5: the framework's limit for a picture. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024

/** Most characters of an uploaded picture's address. */
export const PICTURE_ADDRESS_MAX_LENGTH = 300

/** How many bytes from the start of the file `checkPicture` needs. */
export const PICTURE_HEAD_BYTES = 32

/** The media types that the server accepts as pictures, detected from bytes and not from names. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif'

/** File extensions of stored pictures. */
export const PICTURE_ENDING: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** Why a chosen file cannot be sent as a picture; sizes are bytes. */
export type PictureFault =
  | { readonly kind: 'picture-empty' }
  | { readonly kind: 'picture-too-large'; readonly maxBytes: number }
  /** A PDF, a renamed script, or anything else outside the four types. */
  | { readonly kind: 'not-a-picture' }

const holds = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))

const wide = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)

/** The media type detected from the first bytes; the name and the declared type are not trusted. */
const pictureTypeOf = (head: Uint8Array): PictureType | undefined => {
  if (holds(head, 0, '\x89PNG\r\n\x1a\n') && holds(head, 12, 'IHDR')) return 'image/png'
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff && (head[3] ?? 0) >= 0xc0) return 'image/jpeg'
  if (holds(head, 0, 'RIFF') && holds(head, 8, 'WEBPVP8')) return 'image/webp'
  const isGif = holds(head, 0, 'GIF87a') || holds(head, 0, 'GIF89a')
  // A script can begin with GIF89a, but the bytes after it are then no valid picture size.
  if (isGif && wide(head, 6) > 0 && wide(head, 8) > 0 && wide(head, 6) < 0x2000) return 'image/gif'
  return undefined
}

/** Checks a chosen file by its size and its first bytes. */
export const checkPicture = (size: number, head: Uint8Array): Result<PictureType, PictureFault> => {
  if (size === 0) return fail({ kind: 'picture-empty' })
  if (size > PICTURE_MAX_BYTES) return fail({ kind: 'picture-too-large', maxBytes: PICTURE_MAX_BYTES })
  const type = pictureTypeOf(head)
  return type ? ok(type) : fail({ kind: 'not-a-picture' })
}
