import { askedEarlier, type FetchSource, fetchOfPage } from './fetch-http.ts'

/** What the page has asked for before any code was there: by address, with the token that went along. */
export type EarlyCalls = {
  readonly token: string
  readonly askedAt: number
  readonly answers: Record<string, Promise<Response> | undefined>
}

/** An answer this old may be out of date; whoever still wants it asks anew. */
const FRESH_MS = 10_000

const callsOfPage = (): EarlyCalls | undefined => (globalThis as { lintasEarly?: EarlyCalls }).lintasEarly

const abortion = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'))
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
  })

/**
 * Gives a call the answer that the page's first lines have asked for already (`.tools/face/first-lines/`), once
 * and only to the very same call. When that answer did not come the call is sent as any other.
 */
export const earlyAnswersFirst =
  (
    source: FetchSource = fetchOfPage,
    early: EarlyCalls | undefined = callsOfPage(),
    now: () => number = Date.now,
  ): FetchSource =>
  (request) => {
    const answer = request.method === 'GET' ? early?.answers[request.url] : undefined
    if (!early || !answer) return source(request)
    delete early.answers[request.url]
    const isSame = early.token === (request.headers['token'] ?? '') && now() - early.askedAt < FRESH_MS
    if (!isSame) return source(request)
    return async (url, init) => {
      const again = async () => (await source(request))(url, init)
      const told = answer.then((response) => {
        askedEarlier.set(response, early.askedAt)
        return response
      }, again)
      return Promise.race([told, abortion(init?.signal)])
    }
  }
