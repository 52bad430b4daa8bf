import { keptName } from '../../domain/offline/keeping.ts'
import {
  beyondBound,
  isAlive,
  type KeptKind,
  OWN_STORE,
  PICTURE_STORE,
  SHARED_STORE,
} from '../../domain/offline/kept-life.ts'
import { KEPT_AT } from '../../domain/offline/kept-times.ts'

const STORES: Readonly<Record<KeptKind, string>> = {
  own: OWN_STORE,
  shared: SHARED_STORE,
  picture: PICTURE_STORE,
}

/** The limited cache of answers and pictures. */
export type AnswerStore = {
  /** Sets whose answers are requested from now on; other people's are deleted first. */
  readonly claim: (owner: string) => Promise<unknown>
  /** Changes with each deletion: an answer requested before it must not be cached after it. */
  readonly edition: () => number
  readonly keep: (kind: KeptKind, name: string, answer: Response, edition: number) => Promise<unknown>
  readonly find: (kind: KeptKind, name: string) => Promise<Response | undefined>
  /** Deletes everything personal. */
  readonly forget: () => Promise<unknown>
}

type Deps = { readonly caches: CacheStorage; readonly now: () => number }

/**
 * Uses the browser's cache storage. Writes are queued, so that nothing is written after a deletion. A failing
 * storage, for example on a full disk, counts as empty: the server is asked.
 */
export const createAnswerStore = ({ caches, now }: Deps): AnswerStore => {
  let edition = 0
  let owner: string | undefined
  let last: Promise<unknown> = Promise.resolve()
  /** Answers between being deleted and written again: a page that loses its network at that moment needs them. */
  const renewed = new Map<string, Response>()

  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.then(act)
    last = done.catch(() => undefined)
    return done
  }

  const forget = (): Promise<unknown> => {
    edition += 1
    return inTurn(() => caches.delete(OWN_STORE))
  }

  const keep: AnswerStore['keep'] = (kind, name, answer, since) =>
    inTurn(async () => {
      if (kind === 'own' && since !== edition) return
      const store = await caches.open(STORES[kind])
      const headers = new Headers(answer.headers)
      headers.set(KEPT_AT, `${now()}`)
      const kept = new Response(await answer.blob(), { headers })
      renewed.set(name, kept.clone())
      try {
        // Re-added at the end, because the storage's order is the order of age.
        await store.delete(name)
        await store.put(name, kept)
      } finally {
        renewed.delete(name)
      }
      for (const old of beyondBound(kind, await store.keys())) await store.delete(old)
    })

  return {
    edition: () => edition,
    claim: async (next) => {
      if (owner === next) return
      owner = next
      try {
        const [first] = await inTurn(async () => (await caches.open(OWN_STORE)).keys())
        if (first && !new URL(first.url).pathname.startsWith(keptName('/', '', next))) await forget()
      } catch {
        // Other people's answers have other names; the next call sets the owner again.
        owner = undefined
      }
    },
    keep: (kind, name, answer, since) => keep(kind, name, answer, since).catch(() => undefined),
    find: async (kind, name) => {
      const stored = await caches
        .open(STORES[kind])
        .then((store) => store.match(name))
        .catch(() => undefined)
      const kept = stored ?? renewed.get(name)?.clone()
      return kept && isAlive(kind, Number(kept.headers.get(KEPT_AT)), now()) ? kept : undefined
    },
    forget,
  }
}
