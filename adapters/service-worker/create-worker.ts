import type { ToWorker } from '../../application/ports/service-worker-port.ts'
import { endsSession, keepingOf, keptName } from '../../domain/offline/keeping.ts'
import { createAnswerStore } from './answer-store.ts'
import { type Build, createBuildFiles } from './build-files.ts'
import { createServeAnswer } from './serve-answers.ts'
import type { Fetching, WorkerScope } from './worker-scope.ts'

/** Milliseconds between two background downloads. */
const FILL_PAUSE_MS = 25

type Clock = { readonly now: () => number; readonly wait: (delayMs: number) => Promise<undefined> }

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The service worker between app and network (docs/decisions/0010). */
export const createWorker = (scope: WorkerScope, build: Build, { now, wait }: Clock): void => {
  const { caches, clients } = scope
  const send: WorkerScope['fetch'] = (request, init) => scope.fetch(request, init)
  const store = createAnswerStore({ caches, now })
  const files = createBuildFiles({ build, caches, send, pause: () => wait(FILL_PAUSE_MS) })
  let givesWay = false
  const ownerOf = async (token: string): Promise<string> =>
    hex(await scope.crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))).slice(0, 32)
  const serveAnswer = createServeAnswer({ store, send, ownerOf, wait })

  const picture = async (request: Request, later: (work: Promise<unknown>) => void): Promise<Response> => {
    const name = keptName(new URL(request.url).pathname, '')
    const kept = await store.find('picture', name)
    if (kept) return kept
    const response = await send(request)
    if (response.ok) later(store.keep('picture', name, response.clone(), 0))
    return response
  }

  /**
   * Responds with the cached page at once, and renews it for the next visit. An address that names a language goes to
   * the server, which sets it.
   */
  const page = async (event: Fetching): Promise<Response> => {
    const { pathname, searchParams } = new URL(event.request.url)
    const kept = await files.page(pathname).catch(() => undefined)
    if (kept && searchParams.has('lang')) return send(event.request).catch(() => kept)
    if (kept) event.waitUntil(files.renewPage(pathname).catch(() => undefined))
    return kept ?? send(event.request)
  }

  const file = async ({ request, clientId }: Fetching): Promise<Response> => {
    const { response, isLost } = await files.file(request)
    if (!isLost) return response
    // A new build has replaced this one's files: load the page once more, from the server.
    await files.dropPages()
    const page = await clients.get(clientId)
    await page?.navigate(page.url)
    return response
  }

  /** Caches the visitors' answer to these calls, unless it is cached already. */
  const prefetch = async (url: string): Promise<void> => {
    const request = new Request(new URL(url, scope.location.origin), {
      headers: { accept: 'application/json' },
    })
    const { origin, pathname, search } = new URL(request.url)
    const pageRequest = { method: 'GET', path: pathname, isPage: false, hasToken: false }
    if (keepingOf({ ...pageRequest, isOwnOrigin: origin === scope.location.origin }) !== 'shared') return
    if (await store.find('shared', keptName(pathname, search))) return
    const kept: Promise<unknown>[] = []
    await serveAnswer(request, 'shared', (work) => kept.push(work))
    await Promise.all(kept)
  }

  const keepPicture = async (url: string): Promise<void> => {
    const kept: Promise<unknown>[] = []
    await picture(new Request(new URL(url, scope.location.origin)), (work) => kept.push(work))
    await Promise.all(kept)
  }

  /** The page's answers first, so that it works offline tomorrow even if not all files were downloaded. */
  const fill = async (language: string, urls: readonly string[]): Promise<void> => {
    const works = [
      ...urls.map((url) => () => prefetch(url)),
      ...build.pictures.map((url) => () => keepPicture(url)),
    ]
    for (const work of works) if (!givesWay) await work().catch(() => undefined)
    await files.fill(language, () => givesWay).catch(() => undefined)
  }

  scope.addEventListener('install', (event) => event.waitUntil(files.install()))
  scope.addEventListener('activate', (event) => event.waitUntil(files.activate().then(() => clients.claim())))

  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname: path } = new URL(request.url)
    const isOwnOrigin = origin === scope.location.origin
    if (isOwnOrigin && endsSession(request.method, path)) event.waitUntil(store.forget())
    const isPage = request.mode === 'navigate'
    const hasToken = Boolean(request.headers.get('token'))
    const keeping = keepingOf({ method: request.method, path, isOwnOrigin, isPage, hasToken })
    const later = (work: Promise<unknown>): void => event.waitUntil(work)
    if (keeping === 'shared' || keeping === 'own') event.respondWith(serveAnswer(request, keeping, later))
    else if (keeping === 'picture') event.respondWith(picture(request, later))
    else if (keeping === 'file') event.respondWith(file(event))
    else if (keeping === 'page') event.respondWith(page(event))
  })

  scope.addEventListener('message', (event) => {
    const message = event.data as ToWorker
    if (message.kind === 'take-over') event.waitUntil(scope.skipWaiting())
    if (message.kind === 'give-way') givesWay = true
    if (message.kind === 'forget') event.waitUntil(store.forget())
    if (message.kind === 'fill') {
      event.waitUntil(fill(message.language, message.urls))
    }
  })
}
