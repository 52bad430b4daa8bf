import type { ShrinkResponse } from './picture-worker.ts'
import type { Shrunk } from './shrink.ts'

type Work = (file: Blob) => Promise<Shrunk>

/** Lets the page load an own script at this address, under its Trusted Types. */
export type TrustScript = (address: string) => string

/** Starts the worker; without worker support the page does the work. */
export const startWorker = async (trustScript: TrustScript): Promise<Work> => {
  const { workerUrl, shrinkHere } = await import('./picture-worker.ts')
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return shrinkHere
  const waiting = new Map<number, (shrunk: Shrunk) => void>()
  let isDead = false
  let id = 0
  let worker: Worker
  try {
    worker = new Worker(trustScript(workerUrl), { type: 'module' })
  } catch {
    return shrinkHere
  }
  const files = new Map<number, Blob>()
  worker.addEventListener('message', ({ data }: MessageEvent<ShrinkResponse>) => {
    waiting.get(data.id)?.(data.shrunk)
    waiting.delete(data.id)
    files.delete(data.id)
  })
  worker.addEventListener('error', () => {
    // The worker failed to start or crashed: the page does the pending work.
    isDead = true
    for (const [waitingId, answer] of waiting) {
      const file = files.get(waitingId)
      if (file) void shrinkHere(file).then(answer)
    }
    waiting.clear()
    files.clear()
  })
  return (file) => {
    if (isDead) return shrinkHere(file)
    id += 1
    const requestId = id
    return new Promise((answer) => {
      waiting.set(requestId, answer)
      files.set(requestId, file)
      worker.postMessage({ id: requestId, file })
    })
  }
}

/** Starts the worker with the first picture; if its code failed to load, again with the next. */
export const createShrinker = (start: () => Promise<Work>): Work => {
  let work: Promise<Work> | undefined
  return async (file) => {
    work ??= start()
    const starting = work
    starting.catch(() => {
      if (work === starting) work = undefined
    })
    return (await starting)(file)
  }
}
