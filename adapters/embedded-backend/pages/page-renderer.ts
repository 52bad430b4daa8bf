import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { LogPort } from '../../../application/ports/log-port.ts'
import type { Language } from '../../../domain/account/language.ts'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '../../../domain/api/shop-settings.ts'
import type { RenderedScreen, Site } from './page-template.ts'
import { createThreadCalls } from './thread-calls.ts'

/** A screen for a visitor, or with what is theirs for the shopper of a token. */
export type ScreenAsked = {
  readonly url: string
  readonly language: Language
  readonly token?: string | undefined
}

/** Renders screens; undefined when there is nothing to render, or no time. */
export type PageRenderer = {
  /** What pages are made of. */
  readonly site: Site
  readonly render: (asked: ScreenAsked) => Promise<RenderedScreen | undefined>
  /** Whether so many wait for it that it takes no more. */
  readonly isFull: () => boolean
  readonly close: () => Promise<void>
}

/** What the thread is started with. */
export type RenderWorkerData = { readonly dist: string; readonly settings: ShopSettings }

/** A call of the API that changes nothing, of a visitor or of the shopper of a token; one with a body is a POST. */
export type ApiCall = ScreenAsked & { readonly body?: string | undefined }
/** The text of the answer to a call. */
export type Ask = (call: ApiCall) => Promise<string>

/** More screens at once are refused: the page without data is there for them. */
const MOST_WAITING = 16

/**
 * Runs the rendering code that the build has put beside the public folder, in a thread of its own. Undefined when the build has
 * none. A thread that dies is not started again: pages without data serve as well.
 */
export const startPageRenderer = (
  publicDir: string | undefined,
  ask: Ask,
  log: LogPort,
  settings: ShopSettings = DEFAULT_SHOP_SETTINGS,
): PageRenderer | undefined => {
  const dist = resolve(publicDir ?? '', '..')
  if (publicDir === undefined || !existsSync(join(dist, 'site.json'))) return undefined
  const site: Site = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8'))
  const worker = new Worker(join(dist, 'server', 'render-worker.js'), {
    workerData: { dist, settings } satisfies RenderWorkerData,
  })
  worker.unref()
  let isAlive = true
  let waiting = 0
  const ended = new Promise<undefined>((end) => {
    worker.on('exit', () => {
      isAlive = false
      end(undefined)
    })
  })
  worker.on('error', (cause) => log.write('error', 'renderer-died', { detail: String(cause) }))
  const tell = (detail: string): void => log.write('warn', 'page-not-rendered', { detail })
  worker.on('message', ({ beside }: { readonly beside?: string }) => beside && tell(beside))
  const call = createThreadCalls<ScreenAsked, RenderedScreen | undefined>(worker, ask)

  const render: PageRenderer['render'] = async (asked) => {
    if (!isAlive || waiting >= MOST_WAITING) return undefined
    waiting += 1
    try {
      return await Promise.race([call(asked), ended])
    } catch (error) {
      tell(String(error))
      return undefined
    } finally {
      waiting -= 1
    }
  }
  return {
    site,
    render,
    isFull: () => waiting >= MOST_WAITING,
    close: async () => void (await worker.terminate()),
  }
}
