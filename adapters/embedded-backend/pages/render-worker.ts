import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { createBirpc } from 'birpc'
import type { HttpPort } from '../../../application/ports/http-port.ts'
import type { LogPort } from '../../../application/ports/log-port.ts'
import type { ShopSettings } from '../../../domain/api/shop-settings.ts'
import { sessionDigest } from '../../../domain/session/session.ts'
import type { Ask, RenderWorkerData, ScreenAsked, ServerFunctions, ThreadFunctions } from './page-renderer.ts'
import type { RenderedScreen } from './page-template.ts'

// A separate thread: rendering takes milliseconds that would delay the server's other callers, and the app leaves
// channels and timers open.

/** The signature of the app's server rendering (`ui/server.tsx`; a test compares them). */
export type RenderScreen = (
  screen: ScreenAsked & {
    readonly http?: HttpPort
    readonly log?: LogPort
    readonly settings?: ShopSettings
  },
) => Promise<Pick<RenderedScreen, 'route' | 'title' | 'markup' | 'about' | 'isReplaced'> | undefined>

/** POST calls that only read. */
const READING = ['/api/chat/getChannelMessage']

/**
 * Renders screens with the app's own code and the server's answers. For visitors a screen contains no personal data;
 * with a token it does and must not be cached. The token itself is never included.
 */
const createRenderer = async ({ program, settings }: RenderWorkerData, ask: Ask) => {
  const { renderScreen }: { readonly renderScreen: RenderScreen } = await import(pathToFileURL(program).href)
  return async ({ url, language, token }: ScreenAsked): Promise<RenderedScreen | undefined> => {
    const answers: Record<string, string> = {}
    const send: HttpPort['send'] = async ({ method, url: called, body }) => {
      const isReading = method === 'GET' || (token !== undefined && READING.includes(called))
      const offline = { ok: false, fault: { kind: 'offline' } } as const
      if (!isReading) return offline
      const json = body && 'json' in body ? JSON.stringify(body.json) : undefined
      try {
        const text = await ask({ url: called, language, token, body: json })
        // The first answer is the one the page was rendered with.
        if (method === 'GET') answers[called] ??= text
        return { ok: true, value: { status: 200, json: JSON.parse(text) } }
      } catch {
        return offline
      }
    }
    const faults = new Set<string>()
    const log: LogPort = { write: (level, event) => void (level === 'error' && faults.add(event)) }
    const screen = await renderScreen({ url, language, token, http: { send }, log, settings })
    // A screen that failed half-way is not sent; the server's log has the cause.
    if (token !== undefined && faults.size > 0)
      throw new Error(`A shopper's page broke: ${[...faults].join(', ')}.`)
    // Without an answer the page shows an error and retries in the browser: it must not be cached for others.
    if (!screen) return undefined
    return { ...screen, language, answers, ...(token !== undefined && { session: sessionDigest(token) }) }
  }
}

if (parentPort) {
  const port = parentPort
  const server = createBirpc<ServerFunctions, ThreadFunctions>(
    { render: async (screen) => (await renderer)(screen) },
    { post: (message) => port.postMessage(message), on: (listen) => port.on('message', listen) },
  )
  const renderer = createRenderer(workerData, server.ask)
  renderer.then(() => {
    // Errors outside of one page's rendering must not end this thread, which renders for everybody.
    for (const event of ['uncaughtException', 'unhandledRejection'])
      process.on(event, (error) => server.warn.asEvent(inspect(error)))
  })
}
