import { admit, callKey, type DuplicateGuard, release } from '../../domain/api/duplicate-guard.ts'
import { readEnvelope } from '../../domain/api/envelope.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { withQuery } from '../../domain/shared/query-string.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { Cancellation, FormEntry, HttpPort, HttpRequest } from '../ports/http-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { HostConfig } from '../shared/host-config.ts'
import type { Notices } from '../shared/notices.ts'

/** Spec storefront 7 and 9. */
const API_TIMEOUT_MS = 10_000
/** So long equal reads are one: soon a shopper is told that the line is slow, and may ask again. */
const SHARED_MS = 2_000

/** Reads the `data` of an accepted answer; undefined when it does not have the promised shape. */
export type Reader<T> = (data: unknown) => T | undefined

export type CallOptions = {
  /** No toast on failure, and never refused as a duplicate: an identical call under way is shared. */
  readonly isQuiet?: boolean
  /** An identical call under way is shared instead of refused; failures still show. For money (api.md 7). */
  readonly isShared?: boolean
  /** A GET that changes something at the host all the same (api.md 6 has one). */
  readonly isWrite?: boolean
  /** Leaves the token header out (spec storefront 6). */
  readonly isTokenSuppressed?: boolean
  /** In the name of this session, which may be over: that it is, is no news to the shopper. */
  readonly token?: string
  readonly signal?: Cancellation
  readonly timeoutMs?: number
  readonly onProgress?: (share: number) => void
}

/** Whether a failure is left unsaid: of what nobody has asked for by hand. */
export type Quietly = Pick<CallOptions, 'isQuiet'>

export const QUIET = { isQuiet: true } satisfies Quietly

type Query = Readonly<Record<string, unknown>>

/** The host's API: paths in, read values or a fault out. Failures that are not quiet show a toast. */
export type Api = {
  get<T>(path: string, query: Query, read: Reader<T>, options?: CallOptions): Promise<Result<T, ApiFault>>
  post<T>(path: string, body: Query, read: Reader<T>, options?: CallOptions): Promise<Result<T, ApiFault>>
  upload<T>(
    path: string,
    form: readonly FormEntry[],
    read: Reader<T>,
    options?: CallOptions,
  ): Promise<Result<T, ApiFault>>
}

/** For calls whose answer carries nothing that is needed. */
export const readNothing: Reader<true> = () => true

type Deps = {
  readonly http: HttpPort
  readonly clock: ClockPort
  readonly log: LogPort
  readonly notices: Notices
  readonly sessionState: SessionState
  readonly config: HostConfig
}

type Raw = Promise<Result<unknown, ApiFault>>

type Read = {
  readonly answer: Raw
  readonly begunAt: number
  /** How many writes had been answered when it began. */
  readonly writesBefore: number
}

const readWith = <T>(read: Reader<T>, answer: unknown, path: string): Result<T, ApiFault> => {
  const value = read(answer)
  return value === undefined ? fail({ kind: 'unexpected-answer', path }) : ok(value)
}

/** HttpPort + envelope + token header + duplicate guard + the error catalogue of spec storefront 6-9. */
export const createApi = ({ http, clock, log, notices, sessionState, config }: Deps): Api => {
  let guard: DuplicateGuard = new Map()
  const writes = new Map<string, Raw>()
  /** Reads under way that equal ones share. */
  const reads = new Map<string, Read>()
  /** Reads that equal ones have followed: what has become of the question is the later one's to say. */
  const askedAgain = new WeakSet<Raw>()
  let writesAnswered = 0

  const exchange = async (request: HttpRequest, path: string): Raw => {
    const sent = await http.send(request)
    if (!sent.ok) return sent
    const answer = readEnvelope(sent.value.status, sent.value.json, path)
    // A burst of parallel 401s ends the session once: the first clears the token that the others carry.
    if (!answer.ok && answer.fault.kind === 'unauthorised') sessionState.expire(request.headers['token'])
    return answer
  }

  const write = (request: HttpRequest, path: string): Raw =>
    exchange(request, path).finally(() => {
      writesAnswered += 1
    })

  const shareWrite = (key: string, begin: () => Raw): Raw => {
    const running = writes.get(key)
    if (running) return running
    const started = begin().finally(() => writes.delete(key))
    writes.set(key, started)
    return started
  }

  /** One that has waited for long may never come, and one begun before a write was answered may not know of it. */
  const shareRead = (key: string, isQuiet: boolean, begin: () => Raw): Raw => {
    const running = reads.get(key)
    const isCurrent =
      running?.writesBefore === writesAnswered && Math.abs(clock.now() - running.begunAt) < SHARED_MS
    if (running && isCurrent) return running.answer
    if (running && !isQuiet) askedAgain.add(running.answer)
    const answer: Raw = begin().finally(() => {
      if (reads.get(key)?.answer === answer) reads.delete(key)
    })
    reads.set(key, { answer, begunAt: clock.now(), writesBefore: writesAnswered })
    return answer
  }

  const start = (request: HttpRequest, path: string, options: CallOptions): Raw => {
    // Of one session: a shopper who comes after another is never given, or refused for, what the other has asked.
    const key = `${request.headers['token'] ?? ''} ${callKey(request.method, request.url, request.body)}`
    // A call that may be cancelled on its own is not shared: one reader must not end another's.
    if (request.method === 'GET' && !options.isWrite) {
      if (options.signal) return exchange(request, path)
      return shareRead(key, options.isQuiet ?? false, () => exchange(request, path))
    }
    if (request.method === 'GET' || options.isQuiet || options.isShared) {
      return shareWrite(key, () => write(request, path))
    }
    const admitted = admit(guard, key, clock.now())
    guard = admitted.guard
    if (!admitted.isAdmitted) return Promise.resolve(fail({ kind: 'duplicate-submit' }))
    return write(request, path).then((answer) => {
      if (!answer.ok) guard = release(guard, key)
      return answer
    })
  }

  const report = (fault: ApiFault, options: CallOptions, wasSignedIn: boolean): void => {
    if (fault.kind === 'cancelled') return
    if (fault.kind === 'unexpected-answer') log.write('error', 'unexpected-answer', { path: fault.path })
    const isSessionEnd = fault.kind === 'unauthorised' && wasSignedIn
    if (!options.isQuiet || isSessionEnd) {
      notices.show('error', { kind: 'fault', fault })
    }
  }

  const call = async <T>(
    method: 'GET' | 'POST',
    path: string,
    query: Query,
    body: HttpRequest['body'],
    read: Reader<T>,
    options: CallOptions = {},
  ): Promise<Result<T, ApiFault>> => {
    const token = options.isTokenSuppressed ? undefined : (options.token ?? sessionState.token())
    const request: HttpRequest = {
      method,
      url: `${config.baseUrl}${withQuery(path, query)}`,
      headers: token === undefined ? {} : { token },
      timeoutMs: options.timeoutMs ?? API_TIMEOUT_MS,
      ...(body ? { body } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    }
    const asked = start(request, path, options)
    const answer = await asked
    const result: Result<T, ApiFault> = answer.ok ? readWith(read, answer.value, path) : answer
    if (!result.ok && (result.fault.kind === 'unauthorised' || !askedAgain.has(asked))) {
      report(result.fault, options, token !== options.token)
    }
    return result
  }

  return {
    get: (path, query, read, options) => call('GET', path, query, undefined, read, options),
    post: (path, body, read, options) => call('POST', path, {}, { json: body }, read, options),
    upload: (path, form, read, options) => call('POST', path, {}, { form }, read, options),
  }
}
