import type { Context, Hono } from 'hono'
import { type Language, languageFrom } from '../../../domain/account/language.ts'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { secondsOf } from '../time/clock.ts'
import { authenticate } from './authenticate.ts'
import { callerOf, type HostBindings, homeOf, originOf } from './caller.ts'
import { languageFromAfar } from './cross-origin.ts'
import { answer, envelope, NOT_FOUND, SERVER_FAULT, SUCCESS } from './envelope.ts'
import { createInput } from './input.ts'
import { inWords } from './messages/field-labels.ts'
import { translate } from './messages/messages.ts'
import { readCookie } from './read-cookie.ts'
import { readFields } from './read-fields.ts'
import { Refusal, unauthorised } from './refusal.ts'
import type { Call, Reply, Route } from './route.ts'

type ApiContext = Context<{ Bindings: HostBindings }>

/** The language of the interface: messages match it (api.md 1). */
const languageOf = (request: Request): Language => {
  const cookie = readCookie(request, COOKIE_NAMES.language)
  return languageFrom(cookie ?? new URL(request.url).searchParams.get('lang') ?? languageFromAfar(request))
}

const callFrom = async (
  route: Route,
  context: ApiContext,
  language: Language,
  deps: BackendDeps,
): Promise<Call> => {
  const request = context.req.raw
  const token = request.headers.get('token') ?? ''
  const shopper = await authenticate(deps.database, token, secondsOf(deps.clock))
  if (route.access === 'shopper' && shopper === undefined) throw unauthorised()
  const fields = await readFields(request, {
    takesFile: route.takesFile === true,
    isKnown: shopper !== undefined,
  })
  const origin = originOf(request, deps.config.proxies)
  return {
    input: createInput(fields),
    shopper,
    language,
    address: callerOf(request, context.env, deps.config.proxies),
    token,
    origin,
    home: homeOf(request, origin, deps.config.allowedOrigins),
  }
}

const run = async (
  route: Route,
  context: ApiContext,
  language: Language,
  deps: BackendDeps,
): Promise<Reply> => {
  try {
    return await route.handle(await callFrom(route, context, language, deps))
  } catch (cause) {
    if (cause instanceof Refusal) {
      const { code, key, args, details } = cause
      const { field } = args
      // Shoppers read the label; the app finds the field by its name.
      const data = details ?? (field === undefined ? null : { field })
      return { code, data, key, args: inWords(language, args) }
    }
    const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    deps.log.write('error', 'call-failed', { path: route.path, detail })
    return { code: SERVER_FAULT, data: null, key: 'server-fault', args: {} }
  }
}

/** Mounts the route table on `app`, with the envelope of api.md 1. */
export const mountApi = (
  app: Hono<{ Bindings: HostBindings }>,
  routes: readonly Route[],
  deps: BackendDeps,
): void => {
  for (const route of routes) {
    app.on(route.method, route.path, async (context) => {
      // Hono's router would answer HEAD by GET, and some GET calls change data.
      if (context.req.raw.method === 'HEAD')
        return new Response(null, { status: 405, headers: { allow: route.method } })
      const language = languageOf(context.req.raw)
      const startedAt = deps.clock.now()
      const reply = await run(route, context, language, deps)
      const seconds = Math.max(0, deps.clock.now() - startedAt) / 1000
      deps.metrics.called({ method: route.method, route: route.path, code: reply.code, seconds })
      // Success without a specific message has none, so that clients show a toast only where it matters.
      const msg =
        reply.code === SUCCESS && reply.key === 'done' ? '' : translate(language, reply.key, reply.args)
      return answer(context.req.raw, envelope(reply.code, msg, secondsOf(deps.clock), reply.data))
    })
  }
  app.all('/api/*', (context) => {
    const msg = translate(languageOf(context.req.raw), 'no-such-call')
    return answer(context.req.raw, envelope(NOT_FOUND, msg, secondsOf(deps.clock)))
  })
}
