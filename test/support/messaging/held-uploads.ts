import type { UploadTask } from '../../../application/messaging/messaging-host.ts'
import type { UploadFile } from '../../../application/ports/http-port.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'

/** A file on its way: the test says how far it is and how it ends. */
export type HeldUpload = {
  readonly file: UploadFile
  readonly progress: (share: number) => void
  readonly succeed: (url: string) => void
  readonly fail: (fault: ApiFault) => void
  readonly isCancelled: () => boolean
}

/** A host's upload callback whose tasks wait for the test; `tasks` in the order in which they were begun. */
export const createHeldUploads = () => {
  const tasks: HeldUpload[] = []
  const upload = (file: UploadFile, progress: (share: number) => void): UploadTask => {
    let settle: (answer: Result<string, ApiFault>) => void = () => undefined
    let isCancelled = false
    const done = new Promise<Result<string, ApiFault>>((resolve) => {
      settle = resolve
    })
    tasks.push({
      file,
      progress,
      succeed: (url) => settle(ok(url)),
      fail: (fault) => settle(fail(fault)),
      isCancelled: () => isCancelled,
    })
    return {
      done,
      cancel: () => {
        isCancelled = true
      },
    }
  }
  return { upload, tasks }
}

export const aPhoto = (fileName = 'a.jpg'): UploadFile => ({
  fileName,
  mediaType: 'image/jpeg',
  size: 3,
  modifiedAt: 0,
  content: new Uint8Array([1, 2, 3]),
})
