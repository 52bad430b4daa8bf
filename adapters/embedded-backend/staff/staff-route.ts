import type { Context, Hono } from 'hono'
import { type Language, languageFrom } from '../../../domain/account/language.ts'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import { hasRight, type StaffRight } from '../../../domain/staff/staff.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { callerOf, type HostBindings, homeOf, originOf } from '../http/caller.ts'
import { answer, envelope, SERVER_FAULT, SUCCESS } from '../http/envelope.ts'
import { createInput, type Input } from '../http/input.ts'
import { inWords } from '../http/messages/field-labels.ts'
import { translate } from '../http/messages/messages.ts'
import { readCookie } from '../http/read-cookie.ts'
import { readFields } from '../http/read-fields.ts'
import { forbidden, Refusal, unauthorised } from '../http/refusal.ts'
import type { Method, Reply } from '../http/route.ts'
import { secondsOf } from '../time/clock.ts'
import { type Actor, authenticateStaff } from './staff-store.ts'

/** The cookie of a counter session; sent only with these calls, and HTTP-only. */
const STAFF_COOKIE = 'lintas_staff'
/** The base path of staff calls (api.md 9). */
export const STAFF_PATH = '/api/staff'

/** One call of staff. */
export type StaffCall = {
  readonly input: Input
  readonly staff: Actor
  readonly language: Language
  /** The caller's address, for rate limits. */
  readonly address: string
  readonly origin: string
  readonly home: string
}

/** An answer that may set the session cookie (or delete it: ''), or a file instead of an envelope. */
export type StaffReply = Reply & {
  readonly cookie?: { readonly token: string; readonly expiresAt: number }
  readonly response?: Response
}

/** One entry of the table of staff calls; a test calls each with every wrong token. */
export type StaffRoute = {
  readonly method: Method
  readonly path: string
  /** Undefined: open without a session, such as signing in. */
  readonly right: StaffRight | undefined
  readonly takesFile?: boolean
  /** Most bytes of a body without a file, where the general limit is too small. */
  readonly maxBytes?: number
  readonly handle: (call: StaffCall) => Promise<StaffReply>
}

/** A call that requires a right. */
export const staffRoute = (
  method: Method,
  path: string,
  right: StaffRight,
  handle: (call: StaffCall) => Promise<StaffReply>,
): StaffRoute => ({ method, path: `${STAFF_PATH}${path}`, right, handle })

/** What the server knows about a caller: `trusted` is set for local commands, never by a request. */
export type StaffBindings = HostBindings & { readonly trusted?: Actor }
type StaffContext = Context<{ Bindings: StaffBindings }>

const languageOf = (request: Request): Language =>
  languageFrom(
    readCookie(request, COOKIE_NAMES.language) ?? new URL(request.url).searchParams.get('lang') ?? undefined,
  )

/** Pages of other origins can make a browser send a POST; SameSite alone would not stop one of a sister domain. */
const isFromOwnPage = (request: Request, origin: string): boolean => {
  const from = request.headers.get('origin')
  return from === null ? request.headers.get('sec-fetch-site') !== 'cross-site' : from === origin
}

/** The caller: trusted, by header, or by cookie. */
const actorOf = async (
  request: Request,
  env: StaffBindings | undefined,
  { database, clock, config }: BackendDeps,
): Promise<Actor | undefined> => {
  if (env?.trusted) return env.trusted
  const header = request.headers.get('staff-token')
  if (header !== null) return authenticateStaff(database, header, secondsOf(clock))
  const isSafe = request.method === 'GET' || isFromOwnPage(request, originOf(request, config.proxies))
  const cookie = readCookie(request, STAFF_COOKIE)
  if (!isSafe || cookie === undefined) return undefined
  return authenticateStaff(database, cookie, secondsOf(clock))
}

const NOBODY: Actor = { id: 0, name: '', role: 'clerk', shopId: undefined, isTrusted: false }

const run = async (
  route: StaffRoute,
  context: StaffContext,
  language: Language,
  deps: BackendDeps,
): Promise<StaffReply> => {
  const request = context.req.raw
  try {
    const staff = await actorOf(request, context.env, deps)
    if (route.right !== undefined && staff === undefined) throw unauthorised()
    if (route.right !== undefined && staff && !hasRight(staff, route.right)) throw forbidden()
    const fields = await readFields(request, {
      takesFile: route.takesFile === true,
      isKnown: staff !== undefined,
      ...(route.maxBytes !== undefined && { maxBytes: route.maxBytes }),
    })
    // Parameters from the path.
    const named = new Map<string, unknown>([...fields, ...Object.entries(context.req.param())])
    const origin = originOf(request, deps.config.proxies)
    return await route.handle({
      input: createInput(named),
      staff: staff ?? NOBODY,
      language,
      address: callerOf(request, context.env, deps.config.proxies),
      origin,
      home: homeOf(request, origin, deps.config.allowedOrigins),
    })
  } catch (cause) {
    if (cause instanceof Refusal) {
      const { code, key, args, details } = cause
      const { field } = args
      return {
        code,
        data: details ?? (field === undefined ? null : { field }),
        key,
        args: inWords(language, args),
      }
    }
    const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    deps.log.write('error', 'call-failed', { path: route.path, detail })
    return { code: SERVER_FAULT, data: null, key: 'server-fault', args: {} }
  }
}

const cookieOf = ({ token, expiresAt }: { token: string; expiresAt: number }, now: number, origin: string) =>
  [
    `${STAFF_COOKIE}=${token}`,
    `Path=${STAFF_PATH}`,
    `Max-Age=${Math.max(0, expiresAt - now)}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

/** Mounts the staff calls on `app`, with the envelope of api.md 1. Their handlers never see a shopper's token. */
export const mountStaffApi = (
  app: Hono<{ Bindings: StaffBindings }>,
  routes: readonly StaffRoute[],
  deps: BackendDeps,
): void => {
  for (const route of routes) {
    app.on(route.method, route.path, async (context) => {
      const request = context.req.raw
      if (request.method === 'HEAD')
        return new Response(null, { status: 405, headers: { allow: route.method } })
      const language = languageOf(request)
      const startedAt = deps.clock.now()
      const reply = await run(route, context, language, deps)
      const seconds = Math.max(0, deps.clock.now() - startedAt) / 1000
      deps.metrics.called({ method: route.method, route: route.path, code: reply.code, seconds })
      const msg =
        reply.code === SUCCESS && reply.key === 'done' ? '' : translate(language, reply.key, reply.args)
      if (reply.response) return reply.response
      const now = secondsOf(deps.clock)
      const response = answer(request, envelope(reply.code, msg, now, reply.data))
      if (reply.cookie)
        response.headers.append(
          'set-cookie',
          cookieOf(reply.cookie, now, originOf(request, deps.config.proxies)),
        )
      return response
    })
  }
}
