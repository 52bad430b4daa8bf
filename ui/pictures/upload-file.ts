import type { PictureFile } from '../../application/shared/upload-picture.ts'
import { PICTURE_HEAD_BYTES } from '../../domain/account/picture.ts'
import { pictureName } from '../../domain/account/picture-format.ts'

/** A shrunk picture as the server takes it; its name ends in what it has become. */
export const fileOf = async (blob: Blob, name: string, modifiedAt: number): Promise<PictureFile> => {
  const mediaType = blob.type || 'image/jpeg'
  return {
    fileName: pictureName(name, mediaType),
    mediaType,
    size: blob.size,
    modifiedAt,
    content: blob,
    head: new Uint8Array(await blob.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()),
  }
}
