import { keptName } from '../../domain/offline/keeping.ts'
import { beyondBound, isAlive, type KeptKind } from '../../domain/offline/kept-life.ts'
import { KEPT_AT, OWN_STORE, PICTURE_STORE, SHARED_STORE } from '../../domain/offline/stores.ts'

const STORES: Readonly<Record<KeptKind, string>> = {
  own: OWN_STORE,
  shared: SHARED_STORE,
  picture: PICTURE_STORE,
}

/** Kept answers and pictures, bounded, and forgotten when they have to be. */
export type AnswerStore = {
  /** Whose answers are asked for from now on; what is somebody else's goes first. */
  readonly claim: (owner: string) => Promise<unknown>
  /** Changes whenever something was forgotten: an answer asked for before that is not kept after it. */
  readonly edition: () => number
  readonly keep: (kind: KeptKind, name: string, answer: Response, edition: number) => Promise<unknown>
  readonly find: (kind: KeptKind, name: string) => Promise<Response | undefined>
  /** Forgets everything that is somebody's own. */
  readonly forget: () => Promise<unknown>
}

type Deps = { readonly caches: CacheStorage; readonly now: () => number }

/**
 * Over the browser's cache store. What writes waits its turn, so that nothing is written after it was forgotten. A
 * store that does not work, on a full disk for instance, is an empty one: the server is asked as if there was none.
 */
export const createAnswerStore = ({ caches, now }: Deps): AnswerStore => {
  let edition = 0
  let owner: string | undefined
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.then(act)
    last = done.catch(() => undefined)
    return done
  }

  const forget = (): Promise<unknown> => {
    edition += 1
    return inTurn(() => caches.delete(OWN_STORE))
  }

  const keep: AnswerStore['keep'] = (kind, name, answer, asked) =>
    inTurn(async () => {
      if (kind === 'own' && asked !== edition) return
      const store = await caches.open(STORES[kind])
      const headers = new Headers(answer.headers)
      headers.set(KEPT_AT, `${now()}`)
      const kept = new Response(await answer.blob(), { headers })
      // Anew at the end: the store's order is the order of age.
      await store.delete(name)
      await store.put(name, kept)
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
        // Somebody else's answers bear another name; the next call asks again.
        owner = undefined
      }
    },
    keep: (kind, name, answer, asked) => keep(kind, name, answer, asked).catch(() => undefined),
    find: async (kind, name) => {
      const kept = await caches
        .open(STORES[kind])
        .then((store) => store.match(name))
        .catch(() => undefined)
      return kept && isAlive(kind, Number(kept.headers.get(KEPT_AT)), now()) ? kept : undefined
    },
    forget,
  }
}
