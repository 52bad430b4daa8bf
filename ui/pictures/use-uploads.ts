import { useState } from 'react'
import {
  createUploadQueue,
  type UploadQueue,
  type UploadsState,
} from '../../application/shared/upload-queue.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useOnPageRemoved } from '../hooks/use-navigate.tsx'

export type Uploads = UploadsState & Omit<UploadQueue, 'uploads$' | 'dispose'>

type UploadsOptions = {
  readonly max: number
  /** Only for the shopper and the server, such as proof. */
  readonly isPrivate?: boolean
  /** Pictures uploaded before a reload. */
  readonly start?: readonly string[]
}

/** The pictures of a form: reduced and uploaded; released when the page is removed. */
export const useUploads = (options: UploadsOptions): Uploads => {
  const { account, pictures } = useApp()
  const [{ uploads$, dispose, ...acts }] = useState(() => {
    const { max, isPrivate = false, start = [] } = options
    return createUploadQueue({ max, isPrivate, start, upload: account.uploadImage, pictures })
  })
  useOnPageRemoved(dispose)
  return { ...useStream(uploads$), ...acts }
}
