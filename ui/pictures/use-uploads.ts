import { useState } from 'react'
import {
  createUploadQueue,
  type UploadQueue,
  type UploadsState,
} from '../../application/shared/upload-queue.ts'
import { PICTURE_HEAD_BYTES } from '../../domain/account/picture.ts'
import { pictureName } from '../../domain/account/picture-format.ts'
import { ok } from '../../domain/shared/result.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useOnPageRemoved } from '../hooks/use-navigate.tsx'
import type { Shrunk } from './shrink.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type Uploads = UploadsState & Omit<UploadQueue<File>, 'uploads$' | 'dispose'>

type UploadsOptions = {
  readonly most: number
  /** For the shopper and the server only, such as proof. */
  readonly isPrivate?: boolean
  /** Pictures that arrived before a reload. */
  readonly start?: readonly string[]
  readonly shrink?: (file: Blob) => Promise<Shrunk>
}

/** Pictures of a form: made smaller here and sent; those of a page that is removed are let go of. */
export const useUploads = (options: UploadsOptions): Uploads => {
  const { account, clock } = useApp()
  const [{ uploads$, dispose, ...acts }] = useState(() => {
    const { most, isPrivate = false, start = [], shrink = shrinkPicture } = options
    return createUploadQueue<File>({
      most,
      isPrivate,
      start,
      upload: account.uploadImage,
      prepare: async (given) => {
        const shrunk = await shrink(given)
        if (!shrunk.ok) return shrunk
        const { blob } = shrunk.picture
        const mediaType = blob.type || 'image/jpeg'
        const file = {
          fileName: pictureName(given.name, mediaType),
          mediaType,
          size: blob.size,
          modifiedAt: given.lastModified || clock.now(),
          content: blob,
          head: new Uint8Array(await blob.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()),
        }
        return ok({ file, preview: URL.createObjectURL(blob) })
      },
      release: (preview) => URL.revokeObjectURL(preview),
    })
  })
  useOnPageRemoved(dispose)
  return { ...useStream(uploads$), ...acts }
}
