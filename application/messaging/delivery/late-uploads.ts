import type { ApiFault } from '../../../domain/api/fault.ts'
import type { createUploads, Uploads, UploadsDeps } from './uploads.ts'

type Code = { readonly createUploads: typeof createUploads }

const NOT_HERE: ApiFault = { kind: 'offline' }

/**
 * Uploads, whose code is loaded with the first file, as few conversations have one. If it cannot be loaded, the file has
 * failed as `offline`, and the next one tries again.
 */
export const createLateUploads = (
  deps: UploadsDeps,
  fetchCode: () => Promise<Code> = () => import('./uploads.ts'),
): Uploads => {
  let uploads: Uploads | undefined
  let coming: Promise<unknown> | undefined
  let isOver = false

  const load = async (): Promise<void> => {
    const code = await fetchCode().catch(() => undefined)
    uploads = code?.createUploads(deps)
    if (!uploads) coming = undefined
  }

  /** In the order in which they were asked for. */
  const inTurn = (act: (loaded: Uploads | undefined) => void): void =>
    void coming?.then(() => {
      if (!isOver) act(uploads)
    })

  return {
    start: (message, file) => {
      coming ??= load()
      inTurn((loaded) => {
        if (loaded) loaded.start(message, file)
        else deps.failed(message.clientMsgNo, NOT_HERE)
      })
    },
    suspend: (clientMsgNo) => inTurn((loaded) => loaded?.suspend(clientMsgNo)),
    resume: (clientMsgNo) => inTurn((loaded) => loaded?.resume(clientMsgNo)),
    cancel: (clientMsgNo) => inTurn((loaded) => loaded?.cancel(clientMsgNo)),
    dispose: () => {
      isOver = true
      uploads?.dispose()
    },
  }
}
