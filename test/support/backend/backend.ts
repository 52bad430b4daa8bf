import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackendPart } from '../../../adapters/embedded-backend/backend-part.ts'
import type { DemoData } from '../../../adapters/embedded-backend/demo-data/demo-data.ts'
import { backendParts } from '../../../adapters/embedded-backend/parts.ts'
import { type BackendRandom, createSystemRandom } from '../../../adapters/embedded-backend/secrets/random.ts'
import { type Backend, createBackend } from '../../../adapters/embedded-backend/server.ts'
import { type BackendConfig, defaultConfig } from '../../../adapters/embedded-backend/start/config.ts'
import { createVirtualClock, type VirtualClock } from './backend-clock.ts'
import { openTestDatabase } from './database/test-database.ts'
import { smallWorld } from './world/small-world.ts'

/** An answer of the backend: HTTP status and the envelope's fields. `data` is for the test to know. */
// biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
export type Answer = { status: number; code: number; msg: string; data: any }

export type TestBackend = Backend & {
  readonly clock: VirtualClock
  readonly get: (path: string, token?: string, language?: string) => Promise<Answer>
  readonly post: (path: string, body?: unknown, token?: string, language?: string) => Promise<Answer>
  /** Signs a person of the world in and gives the token. */
  readonly signIn: (email?: string) => Promise<string>
  /** Registers a newcomer and gives the token. */
  readonly register: (name: string) => Promise<string>
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
}

const read = async (response: Response): Promise<Answer> => {
  const { code, msg, data } = (await response.json()) as Answer
  return { status: response.status, code, msg, data }
}

type Options = {
  readonly config?: Partial<BackendConfig>
  readonly world?: DemoData
  readonly parts?: readonly BackendPart[]
  /** Seeded, where a test wants the same numbers in every run. */
  readonly random?: BackendRandom
}

const headersOf = (token: string | undefined, language = 'en'): Record<string, string> => ({
  cookie: `lintas_lang=${language}`,
  ...(token === undefined ? {} : { token }),
})

const BASE = 'http://shop.test'
let newcomers = 0

/** A whole backend in this process: real SQL in memory, virtual time, cheap password hashes. */
export const startBackend = async ({
  config,
  world = smallWorld,
  parts = backendParts,
  random = createSystemRandom(),
}: Options = {}): Promise<TestBackend> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintas-test-'))
  const clock = createVirtualClock()
  const errors: string[] = []
  const warnings: string[] = []
  const backend = await createBackend(
    { ...defaultConfig, dataDir, publicDir: undefined, passwordCost: 4, ...config },
    {
      database: await openTestDatabase(),
      clock,
      random,
      log: {
        write: (level, event, fields) => {
          const line = `${event} ${JSON.stringify(fields)}`
          if (level === 'error') errors.push(line)
          if (level === 'warn') warnings.push(line)
        },
      },
      parts,
      loadWorld: async () => world,
    },
  )
  const get: TestBackend['get'] = async (path, token, language) =>
    read(await backend.fetch(new Request(BASE + path, { headers: headersOf(token, language) })))
  const post: TestBackend['post'] = async (path, body = {}, token, language) =>
    read(
      await backend.fetch(
        new Request(BASE + path, {
          method: 'POST',
          headers: { ...headersOf(token, language), 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    )
  return {
    ...backend,
    clock,
    errors,
    warnings,
    get,
    post,
    signIn: async (email = 'sari@example.com') => {
      const { data } = await post('/api/user/login', { account: email, password: 'rahasia1' })
      return data.userinfo.token as string
    },
    register: async (name) => {
      newcomers += 1
      const form = {
        username: name,
        nickname: name,
        email: `${name}${newcomers}@example.com`,
        mobile: `62899${String(newcomers).padStart(8, '0')}`,
        password: 'rahasia1',
      }
      const { data } = await post('/api/user/register', form)
      return data.userinfo.token as string
    },
    close: async () => {
      await backend.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
