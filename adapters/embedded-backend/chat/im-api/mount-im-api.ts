import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fieldsOf } from '../../../../domain/shared/fields.ts'
import type { BackendDeps } from '../../backend-deps.ts'
import type { HostBindings } from '../../http/caller.ts'
import { createInput } from '../../http/input.ts'
import { translate } from '../../http/messages/messages.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { isSameSecret } from '../../secrets/passwords.ts'
import type { ImServer } from '../im-server.ts'
import { type ImCall, imCalls } from './im-calls.ts'
import { jsonOf } from './im-shapes.ts'

const BASE = '/im'
const MAX_BYTES = 262_144
const BAD = 400
const UNKNOWN_CALLER = 401
const BROKEN = 500

const reply = (answer: unknown, status = 200): Response =>
  new Response(jsonOf(answer), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })

const refusal = (msg: string, status: number): Response => reply({ msg, status }, status)

const readBody = async (request: Request): Promise<unknown> => {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams)
  try {
    const value: unknown = JSON.parse((await request.text()) || '{}')
    return value
  } catch {
    throw refuse('body-not-readable')
  }
}

const callFrom = async (request: Request): Promise<ImCall> => {
  const body = await readBody(request)
  const fields = fieldsOf(body)
  // A single header is an object here, but a list for the field reader.
  const header = fields && fieldsOf(fields['header'])
  return {
    input: createInput(new Map(Object.entries({ ...fields, ...(header && { header: [header] }) }))),
    items: Array.isArray(body) ? body : [],
    origin: new URL(request.url).origin,
  }
}

/**
 * The messaging server's HTTP API under /im; public servers have it on a port of its own (requirement W8). For
 * servers and operators: the manager token allows reading and sending everything.
 */
export const mountImApi = (
  app: Hono<{ Bindings: HostBindings }>,
  { log }: Pick<BackendDeps, 'log'>,
  im: ImServer,
  managerToken: string,
): void => {
  const tooLarge = bodyLimit({
    maxSize: MAX_BYTES,
    onError: () => refusal(translate('en', 'body-too-large'), BAD),
  })
  app.get(`${BASE}/health`, () => reply({ status: 'ok' }))
  for (const [name, handle] of Object.entries(imCalls(im))) {
    const [method = '', path = ''] = name.split(' ')
    app.on(method, BASE + path, tooLarge, async ({ req: { raw } }) => {
      if (!isSameSecret(raw.headers.get('token') ?? '', managerToken)) {
        return refusal('the header token is not the manager token', UNKNOWN_CALLER)
      }
      try {
        return reply(await handle(await callFrom(raw)))
      } catch (cause) {
        if (cause instanceof Refusal) return refusal(translate('en', cause.key, cause.args), BAD)
        const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
        log.write('error', 'im-call-failed', { path, detail })
        return refusal('the server failed', BROKEN)
      }
    })
  }
  app.all(`${BASE}/*`, () => refusal('there is no such call', 404))
}
