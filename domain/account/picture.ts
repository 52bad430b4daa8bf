import { fail, ok, type Result } from '../shared/result.ts'
import { type PictureType, pictureTypeOf } from '../wallet/evidence.ts'

/** api.md 5: the framework's limit for a picture. */
export const PICTURE_MOST_BYTES = 10 * 1024 * 1024

export type PictureFault =
  | { readonly kind: 'picture-empty' }
  | { readonly kind: 'picture-too-large'; readonly mostBytes: number }
  /** A PDF, a script that was given another name, anything but the four kinds. */
  | { readonly kind: 'not-a-picture' }

/** Checks a chosen file by its size and its first bytes; its name and declared type are only claims. */
export const checkPicture = (size: number, head: Uint8Array): Result<PictureType, PictureFault> => {
  if (size === 0) return fail({ kind: 'picture-empty' })
  if (size > PICTURE_MOST_BYTES) return fail({ kind: 'picture-too-large', mostBytes: PICTURE_MOST_BYTES })
  const type = pictureTypeOf(head)
  return type ? ok(type) : fail({ kind: 'not-a-picture' })
}
