import type { MiddlewareHandler } from 'hono'
import type { LogPort } from '../../../application/ports/log-port.ts'

/** Added by the Node server; missing when a test calls the app directly. */
export type HostBindings = { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } }

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'local'])

/** Whether an address is a loopback address. */
const isLoopback = (address: string): boolean => LOOPBACK.has(address)

/**
 * The caller's address. Behind `proxies` of our own it is the one seen by the outermost: the last entries of
 * X-Forwarded-For are theirs, earlier ones may be forged.
 */
export const callerOf = (request: Request, env: HostBindings | undefined, proxies: number): string => {
  const nearest = env?.incoming?.socket?.remoteAddress ?? 'local'
  if (proxies === 0) return nearest
  const forwardedFor = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwardedFor.at(-proxies) || nearest
}

/** The origin that the caller used; behind proxies of our own the scheme is taken from their header. */
export const originOf = (request: Request, proxies: number): string => {
  const url = new URL(request.url)
  const scheme = proxies === 0 ? undefined : request.headers.get('x-forwarded-proto')
  return scheme === 'https' || scheme === 'http' ? `${scheme}://${url.host}` : url.origin
}

/**
 * The base address of the shop's own files for this caller: empty for its own pages, however they are served, and the
 * full origin for pages on one of the allowed other origins.
 */
export const homeOf = (request: Request, origin: string, allowed: readonly string[]): string =>
  allowed.includes(request.headers.get('origin') ?? '') ? origin : ''

const OWN_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]'])
// Headers that proxies add: behind one every caller seems to be this machine.
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Whether a request comes from this machine and may see local-only pages. The host name is checked too, against DNS
 * rebinding: a foreign page could resolve its own name to this machine and read the answers.
 */
export const isFromThisMachine = (request: Request, caller: string): boolean =>
  isLoopback(caller) &&
  OWN_NAMES.has(new URL(request.url).hostname) &&
  !PASSED_ON.some((name) => request.headers.has(name))

/**
 * Warns once that requests come through more proxies than configured: then all visitors share one rate limit. No
 * address is logged. Only a warning, because callers can forge the header.
 */
export const warnOfUnknownProxy = (proxies: number, log: Pick<LogPort, 'write'>): MiddlewareHandler => {
  let isWarned = false
  return async (context, next) => {
    const forwardedFor = isWarned ? undefined : context.req.header('x-forwarded-for')
    const entries = forwardedFor?.split(',').length ?? 0
    if (forwardedFor !== undefined && (proxies === 0 || entries < proxies)) {
      isWarned = true
      log.write('warn', 'proxies-not-as-told', {
        told: proxies,
        entries,
        see: 'LINTAS_PROXIES in docs/serving.md',
      })
    }
    await next()
  }
}
