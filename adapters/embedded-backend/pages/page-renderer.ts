import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inspect } from 'node:util'
import { Worker } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import type { LogPort } from '../../../application/ports/log-port.ts'
import type { Language } from '../../../domain/account/language.ts'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '../../../domain/api/shop-settings.ts'
import type { RenderedScreen, Site } from './page-template.ts'

/** The screen to render: for a visitor, or with the personal data of a token's shopper. */
export type ScreenAsked = {
  readonly url: string
  readonly language: Language
  readonly token?: string | undefined
}

/** Renders screens; undefined when there is nothing to render, or no time. */
export type PageRenderer = {
  /** The page templates. */
  readonly site: Site
  readonly render: (screen: ScreenAsked) => Promise<RenderedScreen | undefined>
  /** Whether its queue is full. */
  readonly isFull: () => boolean
  readonly close: () => Promise<void>
}

/** The data passed to the thread. */
export type RenderWorkerData = { readonly program: string; readonly settings: ShopSettings }

/** A read-only API call, of a visitor or of a token's shopper; one with a body is a POST. */
export type ApiCall = ScreenAsked & { readonly body?: string | undefined }
/** Returns the text of a call's answer. */
export type Ask = (call: ApiCall) => Promise<string>

/** What the thread can call of the server. */
export type ServerFunctions = { readonly ask: Ask; readonly warn: (detail: string) => void }
/** What the server can call of the thread. */
export type ThreadFunctions = Pick<PageRenderer, 'render'>

/** Most queued screens; beyond that pages are sent without data. */
const MAX_WAITING = 16

/**
 * Starts the build's rendering code in a worker thread. Undefined when the build has none. A crashed thread is not
 * restarted: pages without data work as well.
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
    workerData: { program: join(dist, site.server), settings } satisfies RenderWorkerData,
  })
  worker.unref()
  let waiting = 0
  const warn = (detail: string): void => log.write('warn', 'page-not-rendered', { detail })
  const thread = createBirpc<ThreadFunctions, ServerFunctions>(
    { ask, warn },
    { post: (message) => worker.postMessage(message), on: (listen) => worker.on('message', listen) },
  )
  worker.on('error', (cause) => log.write('error', 'renderer-died', { detail: String(cause) }))
  worker.on('exit', () => thread.$close())

  const render: PageRenderer['render'] = async (screen) => {
    if (thread.$closed || waiting >= MAX_WAITING) return undefined
    waiting += 1
    try {
      return await thread.render(screen)
    } catch (error) {
      if (!thread.$closed) warn(inspect(error))
      return undefined
    } finally {
      waiting -= 1
    }
  }
  return {
    site,
    render,
    isFull: () => waiting >= MAX_WAITING,
    close: async () => void (await worker.terminate()),
  }
}
