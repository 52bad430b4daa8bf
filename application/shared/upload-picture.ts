import { checkPicture, type PictureFault } from '../../domain/account/picture.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { readUploaded } from '../../domain/api/read.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Api, CallOptions } from '../api/api-client.ts'
import type { Cancellation, UploadFile } from '../ports/http-port.ts'
import type { Notices } from './notices.ts'

/** Milliseconds: a picture takes longer than a call, so a slow phone gets a minute. */
export const UPLOAD_TIMEOUT_MS = 60_000

/** A picture to upload; `head` are its first bytes, from which its format is detected. */
export type PictureFile = UploadFile & { readonly head: Uint8Array }

/** Options of an upload: progress, and visibility. */
export type UploadOptions = {
  /** Only for the shopper and the server, such as proof of payment; other pictures are public. */
  readonly isPrivate?: boolean
  readonly onProgress?: (share: number) => void
  readonly signal?: Cancellation
}

/** Uploads a picture and returns its address. A file that is not a picture is refused before it is sent. */
export type UploadPicture = (
  file: PictureFile,
  options?: UploadOptions,
) => Promise<Result<string, ApiFault | PictureFault>>

const isUnknownCall = (fault: ApiFault): boolean =>
  (fault.kind === 'status' && fault.status === 404) || (fault.kind === 'rejected' && fault.code === 404)

type Deps = { readonly api: Api; readonly notices: Notices }

/** Uploads pictures (api.md 5). Servers without private storage store them like any other. */
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
    // Quiet, because a server without this call is not a failure; real failures are shown below.
    const kept = await send('/api/user/evidence', file, { ...options, isQuiet: true })
    if (kept.ok || kept.fault.kind === 'cancelled') return kept
    if (isUnknownCall(kept.fault)) return send('/api/common/upload', file, options)
    notices.show('error', { kind: 'fault', fault: kept.fault })
    return kept
  }
}
