import { admit, callKey, type DuplicateGuard, release, waitFor } from '../../domain/api/duplicate-guard.ts'
import { readEnvelope, stampOf } from '../../domain/api/envelope.ts'
import { type ApiFault, isNotOffered, refusedField } from '../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { withQuery } from '../../domain/shared/url.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { Cancellation, FormEntry, HttpPort, HttpRequest } from '../ports/http-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { AppConfig } from '../shared/app-config.ts'
import type { Notices } from '../shared/notices.ts'
import type { ServerClock } from '../shared/server-clock.ts'

/** Requirements S7 and S9. */
const API_TIMEOUT_MS = 10_000
/** From here on, in milliseconds, an act takes longer than a moment: a loading toast says that it goes on. */
const MOMENT_MS = 400
/**
 * How long, in milliseconds, an equal read joins one under way; after that the shopper may ask again over a slow line.
 */
const SHARED_MS = 2_000

/** Reads the `data` of an accepted answer; undefined when it does not have the promised shape. */
export type Reader<T> = (data: unknown) => T | undefined

/** How one call differs from the usual: who sees its fault, how long it may take, whether it is a repeat. */
export type CallOptions = {
  /** No toast on failure: nobody asked, or a form says what is wrong. */
  readonly isQuiet?: boolean
  /**
   * Nobody has submitted it by hand: an identical call is never sent twice within the duplicate window either, but
   * waits until it is over instead of being refused, and joins one that waits or is under way (api.md 7).
   */
  readonly isBackground?: boolean
  /** Nobody waits for its end: no loading toast, however long it takes. */
  readonly isUnwaited?: boolean
  /** For a GET that changes something at the server (api.md 6 has one): treated like a POST. */
  readonly isWrite?: boolean
  /** Sends no token header (requirement S6). */
  readonly isTokenSuppressed?: boolean
  /** Sent in place of the session's own, for a session that may have ended: a 401 is then not told to the shopper. */
  readonly token?: string
  readonly signal?: Cancellation
  /** In place of 10 seconds. */
  readonly timeoutMs?: number
  readonly onProgress?: (share: number) => void
}

/** For calls that nobody asked for by hand: whether they are quiet. */
export type Quietly = Pick<CallOptions, 'isQuiet'>

/** For a call whose fault shows no toast. */
export const QUIET = { isQuiet: true } satisfies Quietly

/** For calls that the app makes by itself. */
export const IN_BACKGROUND = { isQuiet: true, isBackground: true } satisfies CallOptions

type Query = Readonly<Record<string, unknown>>

/**
 * The server's HTTP API. A call gives what `read` makes of the answer's `data`, or a fault; failure shows a toast unless
 * the call is quiet.
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

/** The reader of calls whose answer is not needed. */
export const readNothing: Reader<true> = () => true

/** What the API client is made of. */
export type ApiDeps = {
  readonly http: HttpPort
  readonly clock: ClockPort
  /** Learns the server's time from every answer. */
  readonly serverClock?: Pick<ServerClock, 'learn'>
  readonly log: LogPort
  readonly notices: Notices
  readonly sessionState: Pick<SessionState, 'token' | 'expire'>
  readonly config: AppConfig
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

/** The API over HttpPort: token header, envelope, duplicate guard, and faults (requirements S6 to S9). */
export const createApi = ({ http, clock, serverClock, log, notices, sessionState, config }: ApiDeps): Api => {
  let guard: DuplicateGuard = new Map()
  const writes = new Map<string, Raw>()
  /** Reads under way, which equal ones share. */
  const reads = new Map<string, Read>()
  /** Reads after which an equal one has begun: only the later one shows its failure. */
  const askedAgain = new WeakSet<Raw>()
  let writesAnswered = 0

  const exchange = async (request: HttpRequest, path: string): Raw => {
    const sentAt = clock.now()
    const sent = await http.send(request)
    if (!sent.ok) return sent
    const { isKept, askedAt = sentAt, json } = sent.value
    const stamp = isKept ? undefined : stampOf(json)
    if (stamp !== undefined) serverClock?.learn(stamp, { sentAt: askedAt, answeredAt: clock.now() })
    const answer = readEnvelope(sent.value.status, sent.value.json, path)
    // Of several 401s at once only the first ends the session: the others carry a token that is not the current one
    // any more.
    if (!answer.ok && answer.fault.kind === 'unauthorised') sessionState.expire(request.headers['token'])
    return answer
  }

  const write = (request: HttpRequest, path: string): Raw =>
    exchange(request, path).finally(() => {
      writesAnswered += 1
    })

  /** A call that the guard has admitted: once it has failed the same may be sent again at once. */
  const guarded = (key: string, request: HttpRequest, path: string): Raw =>
    write(request, path).then((answer) => {
      if (!answer.ok) guard = release(guard, key)
      return answer
    })

  /** Sends as soon as the guard admits it, which an identical call before may put off. */
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
   * Joins a read under way, unless it began too long ago (it may never be answered) or before a write was answered (it
   * may not show its effect).
   */
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
    // The token is in the key: one shopper's call is never shared with, nor refused for, another's.
    const key = `${request.headers['token'] ?? ''} ${callKey(request.method, request.url, request.body)}`
    // A call that may be cancelled on its own is not shared: one reader must not end another's.
    if (request.method === 'GET' && !options.isWrite) {
      if (options.signal) return exchange(request, path)
      return shareRead(key, options.isQuiet ?? false, () => exchange(request, path))
    }
    // Requirement S5 guards POST and PUT; an identical write by GET under way is the same one.
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
   * Shows that an act goes on which takes longer than a moment; one toast for however many. A background call and a read
   * show their own state, or none.
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
    // The page says what it cannot show; a toast would ask the shopper to do something about it.
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
    const asked = start(request, path, options)
    const answer = await asked.finally(waited)
    const result: Result<T, ApiFault> = answer.ok ? readWith(read, answer.value, path) : answer
    if (!result.ok && (result.fault.kind === 'unauthorised' || !askedAgain.has(asked))) {
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

/** What a form calls the fields that the server has other names for. */
type FieldNames = Readonly<Record<string, string>>

/** Says which field of a form a refusal is about, where the host names one and the form has it. */
export const atField =
  (names: FieldNames) =>
  <T>(answer: Result<T, ApiFault>): Result<T, ApiFault> => {
    const named = answer.ok ? undefined : refusedField(answer.fault)
    if (answer.ok || answer.fault.kind !== 'rejected' || named === undefined) return answer
    const field = Object.hasOwn(names, named) ? names[named] : undefined
    return field === undefined ? answer : fail({ ...answer.fault, field })
  }
