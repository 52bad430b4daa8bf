import type { PictureFile } from '../../application/shared/upload-picture.ts'
import { PICTURE_HEAD_BYTES } from '../../domain/account/picture.ts'
import { type PictureFault, pictureName } from '../../domain/account/picture-format.ts'
import { ok, type Result } from '../../domain/shared/result.ts'
import type { Shrunk } from './shrink.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A chosen file as it is sent, and the address of a preview, which whoever asked lets go of. */
export type PreparedPicture = { readonly file: PictureFile; readonly preview: string }

/** Makes a chosen file small enough to be sent. `now`: milliseconds since 1970, for a file that does not say when it was changed. */
export const preparePicture = async (
  given: File,
  now: number,
  shrink: (file: Blob) => Promise<Shrunk> = shrinkPicture,
): Promise<Result<PreparedPicture, PictureFault>> => {
  const shrunk = await shrink(given)
  if (!shrunk.ok) return shrunk
  const { blob } = shrunk.picture
  const mediaType = blob.type || 'image/jpeg'
  const file = {
    fileName: pictureName(given.name, mediaType),
    mediaType,
    size: blob.size,
    modifiedAt: given.lastModified || now,
    content: blob,
    head: new Uint8Array(await blob.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()),
  }
  return ok({ file, preview: URL.createObjectURL(blob) })
}
