import type { ApiFault } from '../../../domain/api/fault.ts'
import type { createUploads, Uploads, UploadsDeps } from './uploads.ts'

type Code = { readonly createUploads: typeof createUploads }

const NOT_HERE: ApiFault = { kind: 'offline' }

/**
 * Uploads whose code comes with the first file: few talks have one. A file whose code cannot come has failed like one
 * for which the host was out of reach; the next one asks again.
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
