import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LogPort } from '../../../application/ports/log-port.ts'
import type { Language } from '../../../domain/account/language.ts'
import type { RenderedScreen, Site } from './page-template.ts'

/** Renders screens; undefined when there is nothing to render, or no time. */
export type PageRenderer = {
  /** What pages are made of. */
  readonly site: Site
  /** Resolves when it can render, or will never. */
  readonly ready: Promise<void>
  /** For a visitor, or with what is theirs for the shopper of a token. */
  readonly render: (url: string, language: Language, token?: string) => Promise<RenderedScreen | undefined>
  /** Whether the server would give the same answers today, so that the same screen would be rendered. */
  readonly isSame: (screen: RenderedScreen) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** A call of the API that changes nothing, of a visitor or of the shopper of a token. */
export type Asked = {
  readonly url: string
  readonly language: Language
  readonly token?: string | undefined
  /** Of a call that is a POST. */
  readonly body?: string | undefined
}
/** The text of the answer to a call. */
export type Ask = (asked: Asked) => Promise<string>

export type ToWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly text: string | undefined }
  | {
      readonly kind: 'render'
      readonly id: number
      readonly url: string
      readonly language: Language
      readonly token: string | undefined
    }

export type FromWorker =
  | { readonly kind: 'ready' }
  | ({ readonly kind: 'ask'; readonly id: number } & Asked)
  | {
      readonly kind: 'rendered'
      readonly id: number
      readonly screen?: RenderedScreen
      readonly problem?: string
    }

/** More screens at once are refused: the page without data is there for them. */
const MOST_WAITING = 16

/** An answer without the moment at which it was given (api.md 1). */
const saidIn = (answer: string): string => JSON.stringify({ ...JSON.parse(answer), time: undefined })

/**
 * Runs the rendering code that the build has put beside the public folder, in a thread of its own. Undefined when the build has
 * none. A thread that dies is not started again: pages without data serve as well.
 */
export const startPageRenderer = (
  publicDir: string | undefined,
  ask: Ask,
  log: LogPort,
): PageRenderer | undefined => {
  const folder = publicDir && resolve(publicDir, '..', 'paint')
  const file = folder && join(folder, 'render-worker.js')
  if (!folder || !file || !existsSync(file)) return undefined
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as Site
  const waiting = new Map<number, (screen: RenderedScreen | undefined) => void>()
  const worker = new Worker(file)
  let rendered = 0
  let isAlive = true
  worker.unref()
  let tellReady = (): void => undefined
  const ready = new Promise<void>((resolve) => {
    tellReady = resolve
  })
  const tell = (message: ToWorker): void => worker.postMessage(message)

  const end = (): void => {
    isAlive = false
    for (const deliver of waiting.values()) deliver(undefined)
    waiting.clear()
    tellReady()
  }
  const answer = async (id: number, asked: Asked): Promise<void> => {
    const text = await ask(asked).catch(() => undefined)
    if (isAlive) tell({ kind: 'answer', id, text })
  }
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'ready') return tellReady()
    if (message.kind === 'ask') return void answer(message.id, message)
    if (message.problem) log.write('warn', 'page-not-rendered', { detail: message.problem })
    waiting.get(message.id)?.(message.screen)
    waiting.delete(message.id)
  })
  worker.on('error', (cause) => {
    log.write('error', 'renderer-died', { detail: String(cause) })
    end()
  })
  worker.on('exit', end)

  return {
    site,
    ready,
    render: (url, language, token) => {
      if (!isAlive || waiting.size >= MOST_WAITING) return Promise.resolve(undefined)
      rendered += 1
      const id = rendered
      return new Promise((deliver) => {
        waiting.set(id, deliver)
        tell({ kind: 'render', id, url, language, token })
      })
    },
    isSame: async ({ answers = {}, language }) => {
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
