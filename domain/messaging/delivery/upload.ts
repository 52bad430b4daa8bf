/** The status of a message's upload (requirement M4). */
export type UploadStatus = 'wait' | 'success' | 'processing' | 'fail' | 'suspend' | 'cancel'

/** The upload of one message's file. */
export type Upload = {
  readonly clientMsgNo: string
  readonly status: UploadStatus
  /** 0 to 1. */
  readonly progress: number
  /** The uploaded file's address. */
  readonly remoteUrl: string
}

/** What can happen to an upload. */
export type UploadEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'progressed'; readonly progress: number }
  | { readonly kind: 'finished'; readonly remoteUrl: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'suspended' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'cancelled' }

/** An upload that has not started. */
export const newUpload = (clientMsgNo: string): Upload => ({
  clientMsgNo,
  status: 'wait',
  progress: 0,
  remoteUrl: '',
})

const FROM: Readonly<Record<UploadEvent['kind'], readonly UploadStatus[]>> = {
  started: ['wait'],
  progressed: ['processing'],
  finished: ['wait', 'processing'],
  failed: ['wait', 'processing', 'suspend'],
  suspended: ['wait', 'processing'],
  resumed: ['suspend', 'fail'],
  cancelled: ['wait', 'processing', 'suspend', 'fail'],
}

/** The upload after an event; events that do not fit its status change nothing, so that it succeeds only once. */
export const stepUpload = (upload: Upload, event: UploadEvent): Upload => {
  if (!FROM[event.kind].includes(upload.status)) return upload
  switch (event.kind) {
    case 'started':
      return { ...upload, status: 'processing' }
    case 'progressed':
      return { ...upload, progress: Math.min(1, Math.max(upload.progress, event.progress)) }
    case 'finished':
      return { ...upload, status: 'success', progress: 1, remoteUrl: event.remoteUrl }
    case 'failed':
      return { ...upload, status: 'fail' }
    case 'suspended':
      return { ...upload, status: 'suspend' }
    case 'resumed':
      return { ...upload, status: 'processing' }
    case 'cancelled':
      return { ...upload, status: 'cancel' }
  }
}
