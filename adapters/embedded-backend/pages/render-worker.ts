import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { HttpPort } from '../../../application/ports/http-port.ts'
import type { LogPort } from '../../../application/ports/log-port.ts'
import type { Language } from '../../../domain/account/language.ts'
import { sessionDigest } from '../../../domain/session/session.ts'
import type { Asked, FromWorker, ToWorker } from './page-renderer.ts'
import type { PageAbout, RenderedScreen, Site } from './page-template.ts'

// A thread of its own: rendering takes milliseconds that the server's other callers should not wait for, and the app leaves
// channels and timers open.

/** What the app's own program for servers offers (`ui/server.tsx`; a test holds it to this). */
export type ServerEntry = {
  readonly renderScreen: (options: {
    readonly url: string
    readonly language: Language
    readonly token?: string | undefined
    readonly http?: HttpPort
    readonly log?: LogPort
  }) => Promise<
    | {
        readonly route: string
        readonly title: string
        readonly markup: string
        readonly about?: PageAbout | undefined
        readonly isReplaced: boolean
      }
    | undefined
  >
}

const here = path.dirname(fileURLToPath(import.meta.url))
const publicDir = path.join(here, '..', 'public')

/** Calls that are no GET and yet change nothing. */
const READING = ['/api/chat/getChannelMessage']

const USE = /(<use href=")(\/assets\/icons-\w+\.svg)#([\w-]+)"/g

/**
 * The icons of a page's markup within the page: they are there when it is, without a file that has to be fetched and read as a
 * document first. Gives the markup and what has to stand before it.
 */
const inlineIcons = (
  markup: string,
  textOf: (file: string) => string,
): { readonly markup: string; readonly icons: string } => {
  const names = new Set<string>()
  let sprite = ''
  const own = markup.replace(USE, (_, before: string, file: string, name: string) => {
    sprite = file
    names.add(name)
    return `${before}#i-${name}"`
  })
  if (sprite === '') return { markup, icons: '' }
  const symbols = [...textOf(sprite).matchAll(/<symbol [\s\S]*?<\/symbol>/g)]
    .map(([symbol]) => symbol)
    .filter((symbol) => names.has(/ id="([^"]*)"/.exec(symbol)?.[1] ?? ''))
    .map((symbol) => symbol.replace(' id="', ' id="i-'))
  return { markup: own, icons: `<div hidden><svg>${symbols.join('')}</svg></div>` }
}

type Ask = (call: Asked) => Promise<string>

/**
 * Renders screens with the app's own code and the server's answers. Of a visitor a screen holds nothing private; with a token it
 * holds what is theirs and is for nobody else: it is not to be kept anywhere. The token itself is in none.
 */
const createRenderer = async (ask: Ask) => {
  const site = JSON.parse(fs.readFileSync(path.join(here, 'site.json'), 'utf8')) as Site
  const entry: ServerEntry = await import(pathToFileURL(path.join(here, site.entry)).href)
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const known = texts.get(file) ?? fs.readFileSync(path.join(publicDir, file), 'utf8')
    texts.set(file, known)
    return known
  }

  return async (url: string, language: Language, token?: string): Promise<RenderedScreen | undefined> => {
    const answers: Record<string, string> = {}
    const send: HttpPort['send'] = async ({ method, url: called, body }) => {
      const isReading = method === 'GET' || (token !== undefined && READING.includes(called))
      const offline = { ok: false, fault: { kind: 'offline' } } as const
      if (!isReading) return offline
      const json = body && 'json' in body ? JSON.stringify(body.json) : undefined
      try {
        const text = await ask({ url: called, language, token, body: json })
        // The first is what the page was rendered with.
        if (method === 'GET') answers[called] ??= text
        return { ok: true, value: { status: 200, json: JSON.parse(text) } }
      } catch {
        return offline
      }
    }
    const faults = new Set<string>()
    const log: LogPort = { write: (level, event) => void (level === 'error' && faults.add(event)) }
    const screen = await entry.renderScreen({ url, language, token, http: { send }, log })
    // What broke in the middle is not sent half rendered; the log of the server names it.
    if (token !== undefined && faults.size > 0)
      throw new Error(`A shopper's page broke: ${[...faults].join(', ')}.`)
    // Without an answer the page says so and tries again in the browser: nothing to keep and send to others.
    if (!screen || !site.routes[screen.route]) return undefined
    return {
      ...screen,
      ...inlineIcons(screen.markup, textOf),
      language,
      answers,
      ...(token !== undefined && { session: sessionDigest(token) }),
    }
  }
}

/** Answers the server's thread through `port`. */
const serve = (port: NonNullable<typeof parentPort>): void => {
  const tell = (message: FromWorker): void => port.postMessage(message)
  const waiting = new Map<number, (text: string | undefined) => void>()
  let asked = 0
  const ask: Ask = (call) =>
    new Promise((resolve, reject) => {
      asked += 1
      waiting.set(asked, (text) => (text === undefined ? reject(new Error('no answer')) : resolve(text)))
      tell({ ...call, kind: 'ask', id: asked })
    })
  const fail = (id: number, error: unknown): void =>
    tell({ kind: 'rendered', id, problem: String(error instanceof Error ? (error.stack ?? error) : error) })

  const renderer = createRenderer(ask)
  renderer.then(() => {
    // What breaks beside one page must not end this thread, which renders for everybody.
    for (const event of ['uncaughtException', 'unhandledRejection'])
      process.on(event, (error) => fail(0, error))
    tell({ kind: 'ready' })
  })
  port.on('message', async (message: ToWorker) => {
    if (message.kind === 'answer') {
      waiting.get(message.id)?.(message.text)
      waiting.delete(message.id)
      return
    }
    const { id, url, language, token } = message
    try {
      const screen = await (await renderer)(url, language, token)
      tell({ kind: 'rendered', id, ...(screen && { screen }) })
    } catch (error) {
      fail(id, error)
    }
  })
}

if (parentPort) serve(parentPort)
