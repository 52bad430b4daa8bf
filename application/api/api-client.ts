import { admit, callKey, type DuplicateGuard, release, waitFor } from '../../domain/api/duplicate-guard.ts'
import { type ApiFault, isNotOffered, refusedField } from '../../domain/api/fault.ts'
import { readEnvelope, stampOf } from '../../domain/api/read.ts'
import { type KeptAnswers, withAnswer } from '../../domain/offline/kept-times.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { withQuery } from '../../domain/shared/url.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { Cancellation, FormEntry, HttpPort, HttpRequest } from '../ports/http-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { AppConfig } from '../shared/app-config.ts'
import type { Notices } from '../shared/notices.ts'
import type { ServerClock } from '../shared/server-clock.ts'
import type { StateSource } from '../shared/streams.ts'

/** Time limit of a call (requirements S7 and S9). */
const API_TIMEOUT_MS = 10_000
/** After this many milliseconds a running action shows a loading toast. */
const MOMENT_MS = 400
/**
 * How long, in milliseconds, an equal read shares a running one; after that a new request is sent, for slow lines.
 */
const SHARED_MS = 2_000

/** Parses the `data` of an accepted answer; undefined when it does not have the documented shape. */
export type Reader<T> = (data: unknown) => T | undefined

/** Options of a call: how its faults are shown, its time limit, whether it is automatic. */
export type CallOptions = {
  /** No toast on failure: the call was automatic, or a form shows the fault. */
  readonly isQuiet?: boolean
  /**
   * Asked before a refusal is shown: whether the shopper's own act is the reason, here or on another device. What was
   * asked about is ordered or removed, or what was to be done is done; that shows no toast.
   */
  readonly isOutdated?: () => Promise<boolean>
  /**
   * The call is automatic: within the duplicate window an identical call is not refused but waits until the window is
   * over, and shares a waiting or running one (api.md 7).
   */
  readonly isBackground?: boolean
  /** Nobody waits for the result: no loading toast, however long it takes. */
  readonly isUnwaited?: boolean
  /** For a GET that changes something at the server (api.md 6 has one): treated like a POST. */
  readonly isWrite?: boolean
  /** Sends no token (requirement S6). */
  readonly isTokenSuppressed?: boolean
  /** A token to use instead of the session's, for a session that may have ended; a 401 is then not shown. */
  readonly token?: string
  readonly signal?: Cancellation
  /** Instead of 10 seconds. */
  readonly timeoutMs?: number
  readonly onProgress?: (share: number) => void
}

/** Whether an automatic call is quiet. */
export type Quietly = Pick<CallOptions, 'isQuiet'>

/** What tells whether a refusal is still news. */
export type Outdating = Pick<CallOptions, 'isOutdated'>

/** A call without a toast on failure. */
export const QUIET = { isQuiet: true } satisfies Quietly

/** A call that the app makes automatically. */
export const IN_BACKGROUND = { isQuiet: true, isBackground: true } satisfies CallOptions

type Query = Readonly<Record<string, unknown>>

/**
 * The server's HTTP API. A call returns `data` parsed by `read`, or a fault; failures show a toast unless the call is
 * quiet.
 */
export type Api = {
  get<T>(path: string, query: Query, read: Reader<T>, options?: CallOptions): Promise<Result<T, ApiFault>>
  post<T>(path: string, body: Query, read: Reader<T>, options?: CallOptions): Promise<Result<T, ApiFault>>
  put<T>(path: string, body: Query, read: Reader<T>, options?: CallOptions): Promise<Result<T, ApiFault>>
  upload<T>(
    path: string,
    form: readonly FormEntry[],
    read: Reader<T>,
    options?: CallOptions,
  ): Promise<Result<T, ApiFault>>
}

/** For calls whose answer data are not needed. */
export const readNothing: Reader<true> = () => true

/** What the API client is made of. */
export type ApiDeps = {
  readonly http: HttpPort
  readonly clock: ClockPort
  /** Synchronised with the server's time in every answer. */
  readonly serverClock?: Pick<ServerClock, 'learn'>
  /** Where it is noted which calls were last answered from the cache. */
  readonly keptAnswers?: Pick<StateSource<KeptAnswers>, 'update'>
  readonly log: LogPort
  readonly notices: Notices
  readonly sessionState: Pick<SessionState, 'token' | 'expire'>
  readonly config: AppConfig
}

type Raw = Promise<Result<unknown, ApiFault>>

type Read = {
  readonly answer: Raw
  readonly begunAt: number
  /** Number of answered writes when it began. */
  readonly writesBefore: number
}

const readWith = <T>(read: Reader<T>, answer: unknown, path: string): Result<T, ApiFault> => {
  const value = read(answer)
  return value === undefined ? fail({ kind: 'unexpected-answer', path }) : ok(value)
}

/** The API over HttpPort: token header, envelope, duplicate guard, and faults (requirements S6 to S9). */
export const createApi = (deps: ApiDeps): Api => {
  const { http, clock, serverClock, keptAnswers, log, notices, sessionState, config } = deps
  let guard: DuplicateGuard = new Map()
  const writes = new Map<string, Raw>()
  /** Running reads, shared by equal ones. */
  const reads = new Map<string, Read>()
  /** Reads for which an equal later one has started: only the later one shows its failure. */
  const repeated = new WeakSet<Raw>()
  let writesAnswered = 0

  const exchange = async (request: HttpRequest, path: string): Raw => {
    const sentAt = clock.now()
    const sent = await http.send(request)
    if (!sent.ok) return sent
    const { keptAt, askedAt = sentAt, json } = sent.value
    keptAnswers?.update((kept) => withAnswer(kept, request.url, keptAt))
    const stamp = keptAt === undefined ? stampOf(json) : undefined
    if (stamp !== undefined) serverClock?.learn(stamp, { sentAt: askedAt, answeredAt: clock.now() })
    const answer = readEnvelope(sent.value.status, sent.value.json, path)
    // Of several simultaneous 401s only the first ends the session: the others belong to a token that is no longer
    // current.
    if (!answer.ok && answer.fault.kind === 'unauthorised') sessionState.expire(request.headers['token'])
    return answer
  }

  const write = (request: HttpRequest, path: string): Raw =>
    exchange(request, path).finally(() => {
      writesAnswered += 1
    })

  /** A call that the duplicate guard has admitted; after a failure the same call may be sent again at once. */
  const guarded = (key: string, request: HttpRequest, path: string): Raw =>
    write(request, path).then((answer) => {
      if (!answer.ok) guard = release(guard, key)
      return answer
    })

  /** Sends as soon as the guard admits it, which may be delayed by an identical earlier call. */
  const sendInTurn = async (key: string, request: HttpRequest, path: string): Raw => {
    const waitMs = waitFor(guard, key, clock.now())
    if (waitMs > 0) await new Promise<void>((done) => void clock.after(waitMs, done))
    guard = admit(guard, key, clock.now()).guard
    return guarded(key, request, path)
  }

  const shareWrite = (key: string, begin: () => Raw): Raw => {
    const running = writes.get(key)
    if (running) return running
    const started = begin().finally(() => writes.delete(key))
    writes.set(key, started)
    return started
  }

  /**
   * Shares a running read, unless it is too old (it may never be answered) or started before a write was answered (it
   * may lack that write's effect).
   */
  const shareRead = (key: string, isQuiet: boolean, begin: () => Raw): Raw => {
    const running = reads.get(key)
    const isCurrent =
      running?.writesBefore === writesAnswered && Math.abs(clock.now() - running.begunAt) < SHARED_MS
    if (running && isCurrent) return running.answer
    if (running && !isQuiet) repeated.add(running.answer)
    const answer: Raw = begin().finally(() => {
      if (reads.get(key)?.answer === answer) reads.delete(key)
    })
    reads.set(key, { answer, begunAt: clock.now(), writesBefore: writesAnswered })
    return answer
  }

  const start = (request: HttpRequest, path: string, options: CallOptions): Raw => {
    // The token is part of the key: calls of different shoppers are never shared and do not block each other.
    const key = `${request.headers['token'] ?? ''} ${callKey(request.method, request.url, request.body)}`
    // A call with its own cancellation is not shared: cancelling one must not abort another.
    if (request.method === 'GET' && !options.isWrite) {
      if (options.signal) return exchange(request, path)
      return shareRead(key, options.isQuiet ?? false, () => exchange(request, path))
    }
    // Requirement S5 guards POST and PUT; for a write by GET only a running identical one is shared.
    if (request.method === 'GET') return shareWrite(key, () => write(request, path))
    if (options.isBackground) return shareWrite(key, () => sendInTurn(key, request, path))
    const admitted = admit(guard, key, clock.now())
    guard = admitted.guard
    if (!admitted.isAdmitted) return Promise.resolve(fail({ kind: 'duplicate-submit' }))
    return guarded(key, request, path)
  }

  let slowActs = 0
  let loadingToast: number | undefined
  /**
   * Shows a loading toast while an action takes longer than a moment; one toast for all. Background calls and reads
   * show their own state.
   */
  const waitVisibly = (method: HttpRequest['method'], options: CallOptions): (() => void) => {
    const isAct = method !== 'GET' || options.isWrite === true
    if (!isAct || options.isBackground || options.isUnwaited) return () => undefined
    let isSlow = false
    const moment = clock.after(MOMENT_MS, () => {
      isSlow = true
      slowActs += 1
      loadingToast ??= notices.show('loading', { kind: 'key', key: 'core.working' })
    })
    return () => {
      moment.cancel()
      if (!isSlow) return
      slowActs -= 1
      if (slowActs > 0 || loadingToast === undefined) return
      notices.close(loadingToast)
      loadingToast = undefined
    }
  }

  const report = (fault: ApiFault, isRead: boolean, options: CallOptions, wasSignedIn: boolean): void => {
    if (fault.kind === 'cancelled') return
    // The page shows what is not available; a toast would suggest that the shopper can fix it.
    if (isRead && isNotOffered(fault)) return
    if (fault.kind === 'unexpected-answer') log.write('error', 'unexpected-answer', { path: fault.path })
    const isSessionEnd = fault.kind === 'unauthorised' && wasSignedIn
    if (!options.isQuiet || isSessionEnd) {
      notices.show('error', { kind: 'fault', fault })
    }
  }

  const call = async <T>(
    method: HttpRequest['method'],
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
      ...(options.isWrite ? { isChange: true } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
    }
    const waited = waitVisibly(method, options)
    const running = start(request, path, options)
    const answer = await running.finally(waited)
    const result: Result<T, ApiFault> = answer.ok ? readWith(read, answer.value, path) : answer
    if (result.ok) return result
    const isOutdated = result.fault.kind === 'rejected' && (await options.isOutdated?.()) === true
    if (!isOutdated && (result.fault.kind === 'unauthorised' || !repeated.has(running))) {
      report(result.fault, method === 'GET' && !options.isWrite, options, token !== options.token)
    }
    return result
  }

  return {
    get: (path, query, read, options) => call('GET', path, query, undefined, read, options),
    post: (path, body, read, options) => call('POST', path, {}, { json: body }, read, options),
    put: (path, body, read, options) => call('PUT', path, {}, { json: body }, read, options),
    upload: (path, form, read, options) => call('POST', path, {}, { form }, read, options),
  }
}

/** Maps the server's field names to those of a form. */
type FieldNames = Readonly<Record<string, string>>

/** Finds the form field that a refusal is about, where the host names one. */
export const atField =
  (names: FieldNames) =>
  <T>(answer: Result<T, ApiFault>): Result<T, ApiFault> => {
    const named = answer.ok ? undefined : refusedField(answer.fault)
    if (answer.ok || answer.fault.kind !== 'rejected' || named === undefined) return answer
    const field = Object.hasOwn(names, named) ? names[named] : undefined
    return field === undefined ? answer : fail({ ...answer.fault, field })
  }

type Ask = <T>(ask: () => Promise<Result<T, ApiFault>>) => Promise<Result<T, ApiFault>>

const cancelled = fail<ApiFault>({ kind: 'cancelled' })

const through = (api: Api, ask: Ask): Api => ({
  get: (...args) => ask(() => api.get(...args)),
  post: (...args) => ask(() => api.post(...args)),
  put: (...args) => ask(() => api.put(...args)),
  upload: (...args) => ask(() => api.upload(...args)),
})

/**
 * An API bound to one session: once `isOurs` is false, calls return `cancelled` without being sent, so that an action
 * of several steps does not continue in the next session. Calls already sent are answered as usual, because they may
 * have had an effect.
 */
const askWhile = (api: Api, isOurs: () => boolean): Api =>
  through(api, async (ask) => (isOurs() ? ask() : cancelled))

/**
 * An API for data shown in one session: like `askWhile`, but answers that arrive after its end are `cancelled` too.
 */
export const createApiOfSession = (api: Api, isOurs: () => boolean): Api =>
  through(askWhile(api, isOurs), async (ask) => {
    const answer = await ask()
    return isOurs() ? answer : cancelled
  })

type OfSession = { readonly api: Api; readonly sessionState: Pick<SessionState, 'token'> }

/**
 * The actions of a context, created for each session at their first use, with an API that sends nothing once that
 * session is over (`askWhile`).
 */
export const perSession = <T>(create: (api: Api) => T, { api, sessionState }: OfSession): (() => T) => {
  let made: { readonly token: string | undefined; readonly acts: T } | undefined
  return () => {
    const token = sessionState.token()
    if (!made || made.token !== token) {
      made = { token, acts: create(askWhile(api, () => token === sessionState.token())) }
    }
    return made.acts
  }
}
