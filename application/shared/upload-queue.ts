import type { PictureFault } from '../../domain/account/picture-format.ts'
import type { Result } from '../../domain/shared/result.ts'
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

/** `F`: the platform's file type. */
export type UploadQueue<F> = {
  readonly uploads$: StateStream<UploadsState>
  /** Appends these, up to the form's limit. */
  readonly pick: (files: readonly F[]) => void
  /** Replaces all pictures by these, including those being prepared. */
  readonly replace: (files: readonly F[]) => void
  readonly remove: (id: string) => void
  readonly retry: (id: string) => void
  readonly clear: () => void
  /** Cancels running uploads and releases every preview. */
  readonly dispose: () => void
}

type Deps<F> = Pick<UploadOptions, 'isPrivate'> & {
  readonly upload: UploadPicture
  readonly most: number
  /** Addresses of pictures uploaded before a reload. */
  readonly start: readonly string[]
  /** Reduces a file to an acceptable size and creates a preview address; rejects when it cannot be read. */
  readonly prepare: (
    file: F,
  ) => Promise<Result<{ readonly file: PictureFile; readonly preview: string }, PictureFault>>
  /** Releases the address of a preview. */
  readonly release: (preview: string) => void
}

type Kept = QueuedUpload & { readonly url: string; readonly file: PictureFile | undefined }

type Queue = {
  readonly kept: readonly Kept[]
  readonly preparing: number
  readonly fault: PictureFault | undefined
}

const arrived = (url: string): Kept => ({
  id: url,
  preview: url,
  phase: 'done',
  progress: 1,
  url,
  file: undefined,
})

const stateOfQueue = ({ kept, preparing, fault }: Queue): UploadsState => ({
  shown: kept,
  urls: kept.filter(({ phase }) => phase === 'done').map(({ url }) => url),
  isBusy: preparing > 0 || kept.some(({ phase }) => phase === 'uploading'),
  hasFailed: kept.some(({ phase }) => phase === 'failed'),
  fault,
})

/** The pictures of a form: prepared one after the other, uploaded with progress, cancel and retry. */
export const createUploadQueue = <F>(deps: Deps<F>): UploadQueue<F> => {
  const { upload, most, isPrivate = false, prepare, release } = deps
  let queue: Queue = { kept: deps.start.map(arrived), preparing: 0, fault: undefined }
  const uploads$ = createState(stateOfQueue(queue))
  const flights = new Map<string, ReturnType<typeof createCancellation>>()
  let line: Promise<unknown> = Promise.resolve()
  let lastId = 0
  /** Incremented when everything is discarded: results of earlier picks are then ignored. */
  let round = 0

  const update = (change: Partial<Queue>): void => {
    queue = { ...queue, ...change }
    uploads$.set(stateOfQueue(queue))
  }

  const change = (id: string, next: Partial<Kept>): void =>
    update({ kept: queue.kept.map((one) => (one.id === id ? { ...one, ...next } : one)) })

  const send = async (id: string, file: PictureFile): Promise<void> => {
    const flight = createCancellation()
    flights.set(id, flight)
    change(id, { phase: 'uploading', progress: 0 })
    const onProgress = (progress: number): void => change(id, { progress })
    const answer = await upload(file, { isPrivate, onProgress, signal: flight })
    flights.delete(id)
    change(id, answer.ok ? { phase: 'done', progress: 1, url: answer.value } : { phase: 'failed' })
  }

  const take = async (given: F, mine: number): Promise<void> => {
    if (mine !== round) return
    const prepared = await prepare(given)
    if (mine !== round) {
      if (prepared.ok) release(prepared.value.preview)
      return
    }
    if (!prepared.ok) {
      update({ fault: prepared.fault })
      return
    }
    const { file, preview } = prepared.value
    lastId += 1
    const id = `picked-${lastId}`
    update({ kept: [...queue.kept, { id, preview, phase: 'uploading', progress: 0, url: '', file }] })
    void send(id, file)
  }

  const begin = (chosen: readonly F[]): void => {
    const mine = round
    update({ fault: undefined, preparing: queue.preparing + chosen.length })
    for (const file of chosen) {
      // Continue with the next one, whatever happened to this one.
      line = line
        .then(() => take(file, mine))
        .catch(() => update({ fault: 'undecodable' }))
        .finally(() => update({ preparing: queue.preparing - 1 }))
    }
  }

  const drop = (gone: readonly Kept[]): void => {
    for (const { id, preview, file } of gone) {
      flights.get(id)?.cancel()
      if (file) release(preview)
    }
    update({ kept: queue.kept.filter((one) => !gone.includes(one)) })
  }

  const clear = (): void => {
    round += 1
    drop(queue.kept)
  }

  return {
    uploads$: uploads$.stream,
    pick: (files) => begin(files.slice(0, Math.max(0, most - queue.kept.length - queue.preparing))),
    replace: (files) => {
      clear()
      begin(files.slice(0, most))
    },
    remove: (id) => drop(queue.kept.filter((one) => one.id === id)),
    retry: (id) => {
      const file = queue.kept.find((one) => one.id === id)?.file
      if (file) void send(id, file)
    },
    clear,
    dispose: () => {
      round += 1
      for (const flight of flights.values()) flight.cancel()
      for (const { preview, file } of queue.kept) if (file) release(preview)
    },
  }
}
