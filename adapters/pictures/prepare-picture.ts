import type { PreparedPicture } from '../../application/ports/pictures-port.ts'
import { PICTURE_HEAD_BYTES } from '../../domain/account/picture.ts'
import { type PictureFault, pictureName } from '../../domain/account/picture-format.ts'
import { ok, type Result } from '../../domain/shared/result.ts'
import type { Shrunk } from './shrink.ts'
import { createShrinker, startWorker, type TrustScript } from './shrink-picture.ts'

type Shrink = (file: Blob) => Promise<Shrunk>

/** Reduces a chosen file by this. `now`: milliseconds since 1970, for files without a modification time. */
export const prepareWith = async (
  shrink: Shrink,
  chosen: File,
  now: number,
): Promise<Result<PreparedPicture, PictureFault>> => {
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
  const head = new Uint8Array(await blob.slice(0, PICTURE_HEAD_BYTES).arrayBuffer())
  return ok({ file, size: { width, height }, head })
}

/** The worker of this page; started with the first picture. */
let shrink: Shrink | undefined

/** Reduces a chosen file in the page's worker. */
export const preparePicture = (
  chosen: File,
  now: number,
  loadTrust: () => Promise<TrustScript>,
): Promise<Result<PreparedPicture, PictureFault>> => {
  shrink ??= createShrinker(async () => startWorker(await loadTrust()))
  return prepareWith(shrink, chosen, now)
}
