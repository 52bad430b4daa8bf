import type { PictureFault } from '../../domain/account/picture-format.ts'
import type { ChosenFile, PicturesPort } from '../ports/pictures-port.ts'
import { createCancellation } from './async.ts'
import { createState, type StateStream } from './streams.ts'
import type { PictureFile, UploadOptions, UploadPicture } from './upload-picture.ts'

/** A picture of a form, with its state. */
export type QueuedUpload = {
  readonly id: string
  /** An address the browser can show: the reduced picture, or the uploaded one. */
  readonly preview: string
  readonly phase: 'uploading' | 'done' | 'failed'
  /** 0 to 1. */
  readonly progress: number
}

/** The state of a form's pictures. */
export type UploadsState = {
  readonly shown: readonly QueuedUpload[]
  /** Addresses of the uploaded ones, in the order picked. */
  readonly urls: readonly string[]
  readonly isBusy: boolean
  readonly hasFailed: boolean
  /** Why the last chosen picture cannot be sent. */
  readonly fault: PictureFault | undefined
}

/** A form's pictures: what is done with them. */
export type UploadQueue = {
  readonly uploads$: StateStream<UploadsState>
  /** Appends these, up to the form's limit. */
  readonly pick: (files: readonly ChosenFile[]) => void
  /** Replaces all pictures by these, including those being prepared. */
  readonly replace: (files: readonly ChosenFile[]) => void
  readonly remove: (id: string) => void
  readonly retry: (id: string) => void
  readonly clear: () => void
  /** Cancels running uploads and releases every preview. */
  readonly dispose: () => void
}

type Deps = Pick<UploadOptions, 'isPrivate'> & {
  readonly upload: UploadPicture
  readonly max: number
  /** Addresses of pictures uploaded before a reload. */
  readonly start: readonly string[]
  readonly pictures: PicturesPort
}

type QueuedPicture = QueuedUpload & { readonly url: string; readonly file: PictureFile | undefined }

type Queue = {
  readonly pictures: readonly QueuedPicture[]
  readonly preparing: number
  readonly fault: PictureFault | undefined
}

const uploadedPicture = (url: string): QueuedPicture => ({
  id: url,
  preview: url,
  phase: 'done',
  progress: 1,
  url,
  file: undefined,
})

const stateOfQueue = ({ pictures, preparing, fault }: Queue): UploadsState => ({
  shown: pictures,
  urls: pictures.filter(({ phase }) => phase === 'done').map(({ url }) => url),
  isBusy: preparing > 0 || pictures.some(({ phase }) => phase === 'uploading'),
  hasFailed: pictures.some(({ phase }) => phase === 'failed'),
  fault,
})

/** The pictures of a form: prepared one after the other, uploaded with progress, cancel and retry. */
export const createUploadQueue = (deps: Deps): UploadQueue => {
  const { upload, max, isPrivate = false, pictures } = deps
  let queue: Queue = { pictures: deps.start.map(uploadedPicture), preparing: 0, fault: undefined }
  const uploads$ = createState(stateOfQueue(queue))
  const cancellations = new Map<string, ReturnType<typeof createCancellation>>()
  let preparation: Promise<unknown> = Promise.resolve()
  let lastId = 0
  /** Incremented when everything is discarded: results of earlier picks are then ignored. */
  let round = 0

  const update = (change: Partial<Queue>): void => {
    queue = { ...queue, ...change }
    uploads$.set(stateOfQueue(queue))
  }

  const change = (id: string, next: Partial<QueuedPicture>): void =>
    update({ pictures: queue.pictures.map((one) => (one.id === id ? { ...one, ...next } : one)) })

  const send = async (id: string, file: PictureFile): Promise<void> => {
    const cancellation = createCancellation()
    cancellations.set(id, cancellation)
    change(id, { phase: 'uploading', progress: 0 })
    const onProgress = (progress: number): void => change(id, { progress })
    const answer = await upload(file, { isPrivate, onProgress, signal: cancellation })
    cancellations.delete(id)
    change(id, answer.ok ? { phase: 'done', progress: 1, url: answer.value } : { phase: 'failed' })
  }

  const prepareAndSend = async (picked: ChosenFile, pickRound: number): Promise<void> => {
    if (pickRound !== round) return
    const prepared = await pictures.prepare(picked)
    if (pickRound !== round) return
    if (!prepared.ok) {
      update({ fault: prepared.fault })
      return
    }
    const { head, file: reduced } = prepared.value
    const file = { ...reduced, head }
    const preview = pictures.preview(file.content)
    lastId += 1
    const id = `picked-${lastId}`
    update({ pictures: [...queue.pictures, { id, preview, phase: 'uploading', progress: 0, url: '', file }] })
    void send(id, file)
  }

  const begin = (chosen: readonly ChosenFile[]): void => {
    const pickRound = round
    update({ fault: undefined, preparing: queue.preparing + chosen.length })
    for (const file of chosen) {
      // Continue with the next one, whatever happened to this one.
      preparation = preparation
        .then(() => prepareAndSend(file, pickRound))
        .catch(() => update({ fault: 'undecodable' }))
        .finally(() => update({ preparing: queue.preparing - 1 }))
    }
  }

  const drop = (dropped: readonly QueuedPicture[]): void => {
    for (const { id, preview, file } of dropped) {
      cancellations.get(id)?.cancel()
      if (file) pictures.release(preview)
    }
    update({ pictures: queue.pictures.filter((one) => !dropped.includes(one)) })
  }

  const clear = (): void => {
    round += 1
    drop(queue.pictures)
  }

  return {
    uploads$: uploads$.stream,
    pick: (files) => begin(files.slice(0, Math.max(0, max - queue.pictures.length - queue.preparing))),
    replace: (files) => {
      clear()
      begin(files.slice(0, max))
    },
    remove: (id) => drop(queue.pictures.filter((one) => one.id === id)),
    retry: (id) => {
      const file = queue.pictures.find((one) => one.id === id)?.file
      if (file) void send(id, file)
    },
    clear,
    dispose: () => {
      round += 1
      for (const cancellation of cancellations.values()) cancellation.cancel()
      for (const { preview, file } of queue.pictures) if (file) pictures.release(preview)
    },
  }
}
