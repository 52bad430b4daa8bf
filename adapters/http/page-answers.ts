import { sessionDigest } from '../../domain/session/session.ts'
import { type FetchSource, fetchOfPage, requestTimes } from './fetch-http.ts'

/** The API answers that the server rendered the page with. */
type PageAnswers = {
  readonly answers: Record<string, string>
  /** The digest of the shopper's session; undefined for a visitor. */
  readonly session?: string | undefined
  /** When the page was requested. */
  readonly askedAt: number
}

/** Milliseconds after which these answers are outdated; calls then go to the server. */
const FRESH_MS = 60_000

const answersInPage = (): PageAnswers => {
  const page = globalThis.document
  const text = page?.getElementById('lintas-answers')?.textContent
  const session = page?.getElementById('app')?.dataset['session']
  return { answers: text ? JSON.parse(text) : {}, session, askedAt: performance.timeOrigin }
}

/**
 * Answers a call from the page's embedded answers, once, and only for the session it was rendered for, so that
 * hydration uses the same data as server rendering.
 */
export const pageAnswersFirst = (
  source: FetchSource = fetchOfPage,
  { answers, session, askedAt }: PageAnswers = answersInPage(),
  now: () => number = Date.now,
): FetchSource => {
  const known = new Map(Object.entries(answers))
  return (request) => {
    const token = request.headers['token']
    const isTheirs = session === (token ? sessionDigest(token) : undefined)
    const answer = request.method === 'GET' && isTheirs ? known.get(request.url) : undefined
    known.delete(request.url)
    if (answer === undefined || now() - askedAt >= FRESH_MS) return source(request)
    return async () => {
      const response = new Response(answer)
      requestTimes.set(response, askedAt)
      return response
    }
  }
}
