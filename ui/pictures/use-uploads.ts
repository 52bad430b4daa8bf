import { useState } from 'react'
import {
  createUploadQueue,
  type UploadQueue,
  type UploadsState,
} from '../../application/shared/upload-queue.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useOnPageRemoved } from '../hooks/use-navigate.tsx'
import { preparePicture } from './prepare-picture.ts'
import type { Shrunk } from './shrink.ts'

export type Uploads = UploadsState & Omit<UploadQueue<File>, 'uploads$' | 'dispose'>

type UploadsOptions = {
  readonly max: number
  /** Only for the shopper and the server, such as proof. */
  readonly isPrivate?: boolean
  /** Pictures uploaded before a reload. */
  readonly start?: readonly string[]
  readonly shrink?: (file: Blob) => Promise<Shrunk>
}

/** The pictures of a form: reduced and uploaded; released when the page is removed. */
export const useUploads = (options: UploadsOptions): Uploads => {
  const { account, clock } = useApp()
  const [{ uploads$, dispose, ...acts }] = useState(() => {
    const { max, isPrivate = false, start = [], shrink } = options
    return createUploadQueue<File>({
      max,
      isPrivate,
      start,
      upload: account.uploadImage,
      prepare: (file) => preparePicture(file, clock.now(), shrink),
      release: (preview) => URL.revokeObjectURL(preview),
    })
  })
  useOnPageRemoved(dispose)
  return { ...useStream(uploads$), ...acts }
}
