import { isForEverybody, keptName } from '../../domain/offline/keeping.ts'
import { isRefusal, keepableAnswer } from '../../domain/offline/kept-answer.ts'
import type { AnswerStore } from './answer-store.ts'

/** Milliseconds after which the cached answer is used, if there is one; the late answer is cached. */
export const PATIENCE_MS = 4000

const GATEWAY_FAULT = 500

type Deps = {
  readonly store: AnswerStore
  readonly send: (request: Request) => Promise<Response>
  /** Derives a name from a token, one-way. */
  readonly ownerOf: (token: string) => Promise<string>
  readonly wait: (delayMs: number) => Promise<undefined>
}

/** API calls: network first, cache as fallback. `later` keeps running after the response. */
export type ServeAnswer = (
  request: Request,
  kind: 'shared' | 'own',
  later: (work: Promise<unknown>) => void,
) => Promise<Response>

/** Responds to the API's GET calls: network first, cache as fallback. */
export const createServeAnswer =
  ({ store, send, ownerOf, wait }: Deps): ServeAnswer =>
  async (request, kind, later) => {
    const { pathname, search } = new URL(request.url)
    const owner = kind === 'own' ? await ownerOf(request.headers.get('token') ?? '') : ''
    if (kind === 'own') await store.claim(owner)
    const edition = store.edition()
    const name = keptName(pathname, search, owner)

    const keep = async (answer: Response): Promise<unknown> => {
      const text = await answer.text()
      if (kind === 'own' && isRefusal(answer.status, text)) return store.forget()
      const kept = keepableAnswer(answer.status, text)
      if (kept === undefined) return undefined
      const headers = { 'content-type': 'application/json; charset=utf-8' }
      return store.keep(kind, name, new Response(kept, { headers }), edition)
    }
    const find = async (): Promise<Response | undefined> => {
      // After a sign-out in the meantime, personal data must not be shown. Each page of a visitor reports one.
      if (kind === 'own' && edition !== store.edition()) return undefined
      const mine = await store.find(kind, name)
      if (mine || !isForEverybody(pathname)) return mine
      return store.find('shared', keptName(pathname, search))
    }

    const fetching = send(request)
    later(
      fetching.then(
        (answer) => keep(answer.clone()),
        () => undefined,
      ),
    )
    const came = fetching.then(
      (answer) => (answer.status < GATEWAY_FAULT ? answer : undefined),
      () => undefined,
    )
    const answer = await Promise.race([came, wait(PATIENCE_MS)])
    return answer ?? (await find()) ?? fetching
  }
