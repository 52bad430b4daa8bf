import { useCallback, useRef, useState } from 'react'
import { createCancellation } from '../../application/shared/async.ts'
import type { PictureFile, UploadOptions } from '../../application/shared/upload-picture.ts'
import type { PictureFault } from '../../domain/account/picture-format.ts'
import type { Upload } from '../components/fields/UploaderTile.tsx'
import { useApp } from '../hooks/use-app.ts'
import { useOnPageRemoved } from '../hooks/use-navigate.tsx'
import type { Shrunk } from './shrink.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { fileOf } from './upload-file.ts'

type Kept = Upload & { readonly url: string; readonly file: PictureFile | undefined }

export type Uploads = {
  readonly shown: readonly Upload[]
  /** Addresses of those that have arrived, in the order picked. */
  readonly urls: readonly string[]
  readonly isBusy: boolean
  readonly hasFailed: boolean
  /** Why the last chosen picture cannot be sent. */
  readonly fault: PictureFault | undefined
  readonly pick: (files: readonly File[]) => void
  /** Takes these in the place of all that are there, and of those that are still being made ready. */
  readonly replace: (files: readonly File[]) => void
  readonly remove: (id: string) => void
  readonly retry: (id: string) => void
  readonly clear: () => void
}

type UploadsOptions = Pick<UploadOptions, 'isPrivate'> & {
  readonly most: number
  /** Pictures that arrived before a reload. */
  readonly start?: readonly string[]
  readonly shrink?: (file: Blob) => Promise<Shrunk>
}

const arrived = (url: string): Kept => ({
  id: url,
  preview: url,
  phase: 'done',
  progress: 1,
  url,
  file: undefined,
})

/** Pictures of a form: made smaller here, sent one by one, each with its progress, way back and second try. */
export const useUploads = (options: UploadsOptions): Uploads => {
  const { most, isPrivate = false, start = [], shrink = shrinkPicture } = options
  const { account, clock } = useApp()
  const [kept, setKept] = useState<readonly Kept[]>(() => start.map(arrived))
  const [preparing, setPreparing] = useState(0)
  const [fault, setFault] = useState<PictureFault | undefined>(undefined)
  const flights = useRef(new Map<string, ReturnType<typeof createCancellation>>())
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const ids = useRef(0)
  // Counts how often everything was thrown away: what was picked before that is wanted no more.
  const round = useRef(0)
  const previews = useRef(new Set<string>())
  useOnPageRemoved(() => {
    round.current += 1
    for (const flight of flights.current.values()) flight.cancel()
    for (const preview of previews.current) URL.revokeObjectURL(preview)
  })

  const change = useCallback((id: string, next: Partial<Kept>) => {
    setKept((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))
  }, [])

  const send = useCallback(
    async (id: string, file: PictureFile) => {
      const flight = createCancellation()
      flights.current.set(id, flight)
      change(id, { phase: 'uploading', progress: 0 })
      const onProgress = (progress: number): void => change(id, { progress })
      const answer = await account.uploadImage(file, { isPrivate, onProgress, signal: flight })
      flights.current.delete(id)
      change(id, answer.ok ? { phase: 'done', progress: 1, url: answer.value } : { phase: 'failed' })
    },
    [account, isPrivate, change],
  )

  const take = useCallback(
    async (given: File, mine: number) => {
      if (mine !== round.current) return
      const shrunk = await shrink(given)
      if (mine !== round.current) return
      if (!shrunk.ok) {
        setFault(shrunk.fault)
        return
      }
      const { blob } = shrunk.picture
      const file = await fileOf(blob, given.name, given.lastModified || clock.now())
      if (mine !== round.current) return
      ids.current += 1
      const id = `picked-${ids.current}`
      const preview = URL.createObjectURL(blob)
      previews.current.add(preview)
      setKept((all) => [...all, { id, preview, phase: 'uploading', progress: 0, url: '', file }])
      void send(id, file)
    },
    [shrink, clock, send],
  )

  const begin = (chosen: readonly File[]): void => {
    const mine = round.current
    setFault(undefined)
    setPreparing((count) => count + chosen.length)
    for (const file of chosen) {
      // Whatever becomes of one, the next is taken.
      line.current = line.current
        .then(() => take(file, mine))
        .catch(() => setFault('undecodable'))
        .finally(() => setPreparing((count) => count - 1))
    }
  }
  const drop = (gone: readonly Kept[]): void => {
    for (const { id, preview, file } of gone) {
      flights.current.get(id)?.cancel()
      if (file) URL.revokeObjectURL(preview)
      previews.current.delete(preview)
    }
    setKept((all) => all.filter((one) => !gone.includes(one)))
  }
  const clear = (): void => {
    round.current += 1
    drop(kept)
  }
  return {
    shown: kept,
    urls: kept.filter(({ phase }) => phase === 'done').map(({ url }) => url),
    isBusy: preparing > 0 || kept.some(({ phase }) => phase === 'uploading'),
    hasFailed: kept.some(({ phase }) => phase === 'failed'),
    fault,
    pick: (files) => begin(files.slice(0, Math.max(0, most - kept.length - preparing))),
    replace: (files) => {
      clear()
      begin(files.slice(0, most))
    },
    remove: (id) => drop(kept.filter((one) => one.id === id)),
    retry: (id) => {
      const file = kept.find((one) => one.id === id)?.file
      if (file) void send(id, file)
    },
    clear,
  }
}
