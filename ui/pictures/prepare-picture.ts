import type { UploadFile } from '../../application/ports/http-port.ts'
import type { PictureFile } from '../../application/shared/upload-picture.ts'
import { PICTURE_HEAD_BYTES } from '../../domain/account/picture.ts'
import { type PictureFault, pictureName, type Size } from '../../domain/account/picture-format.ts'
import { ok, type Result } from '../../domain/shared/result.ts'
import type { Shrunk } from './shrink.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A file ready to be sent, and a preview address, which the caller must release. */
type PreparedPicture = { readonly file: PictureFile; readonly preview: string }

type Shrink = (file: Blob) => Promise<Shrunk>

/**
 * Reduces a chosen file to an acceptable size, with its size in pixels. `now`: milliseconds since 1970, for files
 * without a modification time.
 */
export const prepareFile = async (
  chosen: File,
  now: number,
  shrink: Shrink = shrinkPicture,
): Promise<
  Result<{ readonly file: UploadFile & { readonly content: Blob }; readonly size: Size }, PictureFault>
> => {
  const shrunk = await shrink(chosen)
  if (!shrunk.ok) return shrunk
  const { blob, width, height } = shrunk.picture
  const mediaType = blob.type || chosen.type || 'image/jpeg'
  const file = {
    fileName: pictureName(chosen.name, mediaType),
    mediaType,
    size: blob.size,
    modifiedAt: chosen.lastModified || now,
    content: blob,
  }
  return ok({ file, size: { width, height } })
}

/** The same for forms, which need a preview and the first bytes. */
export const preparePicture = async (
  chosen: File,
  now: number,
  shrink?: Shrink,
): Promise<Result<PreparedPicture, PictureFault>> => {
  const prepared = await prepareFile(chosen, now, shrink)
  if (!prepared.ok) return prepared
  const { file } = prepared.value
  const head = new Uint8Array(await file.content.slice(0, PICTURE_HEAD_BYTES).arrayBuffer())
  return ok({ file: { ...file, head }, preview: URL.createObjectURL(file.content) })
}
