import { createFetchHttp } from '../../../adapters/http/fetch-http.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import type { App } from '../../../application/app.ts'
import type { TestBackend } from '../backend/backend.ts'
import { headlessPages } from '../ui/headless-app.ts'
import { createFateSource, type FateSource } from './chaos-fate.ts'
import { createChaosHttp } from './chaos-proxy.ts'

const STEP_MS = 250
/** Virtual time after which an act that has not ended never will. */
const NEVER_MS = 5 * 60_000
/** A busy machine may take this long to fetch a part of the app. */
const PATIENCE_MS = 10_000
/** Turns of the event loop in which code that is neither call nor timer gets on. */
const TURNS = 4

export type ChaosDevice = {
  readonly app: () => App
  readonly fates: FateSource
  /** The page loaded anew on the same device. */
  readonly reload: () => void
  /** Lets time go by until the act has ended; throws when it never does. */
  readonly during: <T>(act: Promise<T>) => Promise<T>
  /** Lets time go by. */
  readonly pass: (ms: number) => Promise<void>
}

/** A device whose every call may meet with anything, and whose time only moves while nobody works. */
export const openChaosDevice = (backend: TestBackend, seed: number, percent: number): ChaosDevice => {
  const { clock } = backend
  const fates = createFateSource(seed, percent)
  fates.setCalm(true)
  const storage = createMemoryStorage(clock.now)
  storage.write('lintas_lang', 'en', 3)
  const direct = createFetchHttp(() => async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', 'lintas_lang=en')
    return backend.fetch(new Request(String(input), { ...init, headers }))
  })
  const http = createChaosHttp(direct, clock, fates)
  const open = headlessPages({ http, clock, storage })
  let app = open()

  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS || http.atWork() > 0; turn += 1) {
      await new Promise((next) => setImmediate(next))
    }
  }
  const pass = async (ms: number): Promise<void> => {
    for (let gone = 0; gone < ms; gone += STEP_MS) {
      await settle()
      clock.advance(STEP_MS)
    }
    await settle()
  }
  return {
    app: () => app,
    fates,
    reload: () => {
      app = open()
    },
    pass,
    during: async (act) => {
      let isOver = false
      const over = (): void => {
        isOver = true
      }
      act.then(over, over)
      const [startedAt, startedReally] = [clock.now(), performance.now()]
      for (;;) {
        await settle()
        if (isOver) return act
        if (clock.now() - startedAt <= NEVER_MS) clock.advance(STEP_MS)
        else if (performance.now() - startedReally > PATIENCE_MS) throw new Error('an act never ended')
      }
    },
  }
}
