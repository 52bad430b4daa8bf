import { checkPicture, type PictureFault } from '../../domain/account/picture.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { readUploaded } from '../../domain/api/read.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Api, CallOptions } from '../api/api-client.ts'
import type { Cancellation, UploadFile } from '../ports/http-port.ts'
import type { Notices } from './notices.ts'

/** A picture takes longer than a call: a slow phone gets a minute. */
export const UPLOAD_TIMEOUT_MS = 60_000

/** A picture to be sent; `head` are its first bytes, by which it is judged. */
export type PictureFile = UploadFile & { readonly head: Uint8Array }

/** How a picture is uploaded: progress, and who may see it. */
export type UploadOptions = {
  /** For the shopper and the server only, such as proof; other pictures are for all to see. */
  readonly isPrivate?: boolean
  readonly onProgress?: (share: number) => void
  readonly signal?: Cancellation
}

/** Uploads a picture and gives its address. A file that is no picture is refused before it is sent. */
export type UploadPicture = (
  file: PictureFile,
  options?: UploadOptions,
) => Promise<Result<string, ApiFault | PictureFault>>

const isUnknownCall = (fault: ApiFault): boolean =>
  (fault.kind === 'status' && fault.status === 404) || (fault.kind === 'rejected' && fault.code === 404)

type Deps = { readonly api: Api; readonly notices: Notices }

/** Uploads pictures (api.md 5). A server without a place for private ones takes them like any other. */
export const createUploadPicture = ({ api, notices }: Deps): UploadPicture => {
  const send = (path: string, { head: _, ...file }: PictureFile, options: CallOptions) =>
    api.upload(path, [{ name: 'file', value: file }], readUploaded, {
      ...options,
      timeoutMs: UPLOAD_TIMEOUT_MS,
    })

  return async (file, { isPrivate = false, ...options } = {}) => {
    const checked = checkPicture(file.size, file.head)
    if (!checked.ok) return checked
    if (!isPrivate) return send('/api/common/upload', file, options)
    // Quiet, since a server without this call is no failure; real failures are shown below.
    const kept = await send('/api/user/evidence', file, { ...options, isQuiet: true })
    if (kept.ok || kept.fault.kind === 'cancelled') return kept
    if (isUnknownCall(kept.fault)) return send('/api/common/upload', file, options)
    notices.show('error', { kind: 'fault', fault: kept.fault })
    return kept
  }
}
