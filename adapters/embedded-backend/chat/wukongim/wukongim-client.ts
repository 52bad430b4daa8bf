import type { ClockPort } from '../../../../application/ports/clock-port.ts'
import type { LogPort } from '../../../../application/ports/log-port.ts'
import { refuse } from '../../http/refusal.ts'
import { createCircuit } from './circuit.ts'

const MAX_TRIES = 3
const PAUSE_MS = 200
const PATIENCE_MS = 4_000

/** The HTTP API of a WuKongIM server or cluster (requirement W8). Refuses with `chat-away` when it is unreachable. */
export type WukongimClient = {
  /** For calls that may be repeated. */
  readonly ask: (method: 'GET' | 'POST', path: string, fields?: unknown) => Promise<unknown>
  /** For calls that not every server has; undefined (remembered) where it is missing. */
  readonly askIfOffered: (path: string, fields: unknown) => Promise<unknown>
  /** For calls that are not idempotent: sent once. */
  readonly tell: (path: string, fields: unknown) => Promise<unknown>
}

type Deps = {
  readonly api: string
  readonly managerToken: string | undefined
  readonly clock: ClockPort
  readonly log: LogPort
  readonly send?: typeof fetch
}

/** 64-bit ids exceed JavaScript numbers, so they are parsed as text. */
const parse = (text: string): unknown =>
  JSON.parse(text.replace(/"(message_id|version)"\s*:\s*(\d{16,})/g, '"$1":"$2"')) as unknown

const NOT_FOUND = 404

/** The server refused the call; repeating it would not help. */
class WukongimRefusalError extends Error {
  override name = 'WukongimRefusalError'
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** Calls the HTTP API of a WuKongIM server. */
export const createWukongimClient = ({
  api,
  managerToken,
  clock,
  log,
  send = fetch,
}: Deps): WukongimClient => {
  const circuit = createCircuit(clock)
  const notOffered = new Set<string>()
  const headers = { 'content-type': 'application/json', ...(managerToken && { token: managerToken }) }

  const once = async (method: string, path: string, fields: unknown): Promise<unknown> => {
    const aborter = new AbortController()
    const timer = clock.after(PATIENCE_MS, () => aborter.abort())
    try {
      const body = fields === undefined ? {} : { body: JSON.stringify(fields) }
      const response = await send(`${api}${path}`, { method, headers, signal: aborter.signal, ...body })
      const text = await response.text()
      if (response.ok) return text === '' ? undefined : parse(text)
      const failure = `${path.split('?', 1)[0]} answered ${response.status}`
      throw response.status < 500 ? new WukongimRefusalError(failure, response.status) : new Error(failure)
    } finally {
      timer.cancel()
    }
  }

  const pause = (ms: number): Promise<void> => new Promise((done) => void clock.after(ms, done))

  const call = async (
    method: string,
    path: string,
    fields: unknown,
    max: number,
    lacking?: Set<string>,
  ): Promise<unknown> => {
    for (let tried = 1; ; tried += 1) {
      if (!circuit.mayTry()) throw refuse('chat-away')
      try {
        const answer = await once(method, path, fields)
        if (circuit.succeeded()) log.write('warn', 'wukongim-back')
        return answer
      } catch (cause) {
        const isRefused = cause instanceof WukongimRefusalError
        if (isRefused) circuit.succeeded()
        if (isRefused && cause.status === NOT_FOUND && lacking) {
          lacking.add(path)
          return undefined
        }
        if (!isRefused && circuit.failed()) log.write('warn', 'wukongim-away', { detail: String(cause) })
        if (isRefused) log.write('warn', 'wukongim-refused', { detail: cause.message })
        if (isRefused || tried >= max) throw refuse('chat-away')
        await pause(PAUSE_MS * 2 ** (tried - 1))
      }
    }
  }

  return {
    ask: (method, path, fields) => call(method, path, fields, MAX_TRIES),
    askIfOffered: async (path, fields) =>
      notOffered.has(path) ? undefined : call('POST', path, fields, MAX_TRIES, notOffered),
    tell: (path, fields) => call('POST', path, fields, 1),
  }
}
