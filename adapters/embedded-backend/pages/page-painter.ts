import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LogPort } from '../../../application/ports/log-port.ts'

export type PaintedPage = {
  readonly html: string
  readonly csp: string
  /** What it was drawn with: the answer to each call. */
  readonly answers: Readonly<Record<string, string>>
}

/** Draws a page; undefined when it has nothing to draw or no time. */
export type PagePainter = {
  /** Resolves when it can draw, or will never. */
  readonly ready: Promise<void>
  /** For a visitor, or with what is theirs for the shopper of a token. */
  readonly paint: (url: string, language: string, token?: string) => Promise<PaintedPage | undefined>
  /** Whether the host would give the same answers today, so that the same page would be drawn. */
  readonly isStill: (page: PaintedPage, language: string) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** A call of the API that changes nothing, of a visitor or of the shopper of a token. */
export type Asked = {
  readonly url: string
  readonly language: string
  readonly token?: string | undefined
  /** Of a call that is a POST. */
  readonly body?: string | undefined
}
/** The text of the answer to a call. */
export type Ask = (asked: Asked) => Promise<string>

type FromWorker =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'ask'; readonly id: number } & Asked)
  | { readonly kind: 'painted'; readonly id: number; readonly page?: PaintedPage; readonly problem?: string }

/** More drawings at once are refused: the page without data is there for them. */
const MOST_WAITING = 16

/** An answer without the moment at which it was given (api.md 1). */
const saidIn = (answer: string): string => JSON.stringify({ ...JSON.parse(answer), time: undefined })

/**
 * Runs the drawing code that the build has put beside the public folder, in a thread of its own. Undefined when
 * the build has none. A thread that dies is not started again: pages without data serve as well.
 */
export const startPagePainter = (
  publicDir: string | undefined,
  ask: Ask,
  log: LogPort,
): PagePainter | undefined => {
  const file = publicDir && resolve(publicDir, '..', 'paint', 'worker.mjs')
  if (!file || !existsSync(file)) return undefined
  const waiting = new Map<number, (page: PaintedPage | undefined) => void>()
  const worker = new Worker(file)
  let drawn = 0
  let isAlive = true
  worker.unref()
  let tellReady = (): void => undefined
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve
  })

  const end = (): void => {
    isAlive = false
    for (const deliver of waiting.values()) deliver(undefined)
    waiting.clear()
    tellReady()
  }
  const answer = async (id: number, asked: Asked): Promise<void> => {
    const text = await ask(asked).catch(() => undefined)
    if (isAlive) worker.postMessage({ kind: 'answer', id, text })
  }
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') return tellReady()
    if (message.kind === 'ask') return void answer(message.id, message)
    if (message.problem) log.write('warn', 'page-not-painted', { detail: message.problem })
    waiting.get(message.id)?.(message.page)
    waiting.delete(message.id)
  })
  worker.on('error', (cause) => {
    log.write('error', 'painter-died', { detail: String(cause) })
    end()
  })
  worker.on('exit', end)

  return {
    ready,
    paint: (url, language, token) => {
      if (!isAlive || waiting.size >= MOST_WAITING) return Promise.resolve(undefined)
      drawn += 1
      const id = drawn
      return new Promise((deliver) => {
        waiting.set(id, deliver)
        worker.postMessage({ kind: 'paint', id, url, language, token })
      })
    },
    isStill: async ({ answers }, language) => {
      const same = Object.entries(answers).map(
        async ([url, text]) => saidIn(await ask({ url, language })) === saidIn(text),
      )
      return (await Promise.all(same).catch(() => [false])).every(Boolean)
    },
    close: async () => {
      end()
      await worker.terminate()
    },
  }
}
