import { canvasTools } from './canvas-tools.ts'
import { type Shrunk, shrink } from './shrink.ts'

/**
 * This module is both sides of the worker: the page imports it for its address, and a worker started from that
 * address runs it. So it needs no build entry of its own.
 */
export const workerUrl = import.meta.url

/** To the worker: a file, with a number for the answer. */
export type ShrinkRequest = { readonly id: number; readonly file: Blob }
/** From the worker. */
export type ShrinkResponse = { readonly id: number; readonly shrunk: Shrunk }

type WorkerSide = {
  addEventListener(kind: 'message', listener: (event: MessageEvent<ShrinkRequest>) => void): void
  postMessage(answer: ShrinkResponse): void
}

// Only a page has a document; a worker's global scope has no types here.
if (typeof document === 'undefined' && typeof self === 'object') {
  const side = self as unknown as WorkerSide
  side.addEventListener('message', ({ data }) => {
    void shrink(data.file, canvasTools).then((shrunk) => side.postMessage({ id: data.id, shrunk }))
  })
}

/** The same on the page, for browsers without module workers or OffscreenCanvas. */
export const shrinkHere = (file: Blob): Promise<Shrunk> => shrink(file, canvasTools)
