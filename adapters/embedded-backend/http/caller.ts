import type { MiddlewareHandler } from 'hono'
import type { LogPort } from '../../../application/ports/log-port.ts'

/** What the Node server adds to a request; absent when a test calls the app directly. */
export type HostBindings = { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } }

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'local'])

/** Whether an address is this machine's own. */
const isLoopback = (address: string): boolean => LOOPBACK.has(address)

/**
 * Where a request came from. Behind `proxies` proxies of our own it is what the outermost of them has seen: the last
 * entries of X-Forwarded-For are theirs, those before may be invented by anybody.
 */
export const callerOf = (request: Request, env: HostBindings | undefined, proxies: number): string => {
  const nearest = env?.incoming?.socket?.remoteAddress ?? 'local'
  if (proxies === 0) return nearest
  const seen = (request.headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return seen.at(-proxies) || nearest
}

/** The origin that the caller used; behind proxies of our own the scheme is theirs to tell. */
export const originOf = (request: Request, proxies: number): string => {
  const url = new URL(request.url)
  const scheme = proxies === 0 ? undefined : request.headers.get('x-forwarded-proto')
  return scheme === 'https' || scheme === 'http' ? `${scheme}://${url.host}` : url.origin
}

/**
 * What the addresses of the shop's own files begin with for whoever asks: nothing for its own pages, wherever they are
 * served and whoever renders them, and the origin for a page that stands on one of the allowed others.
 */
export const homeOf = (request: Request, origin: string, allowed: readonly string[]): string =>
  allowed.includes(request.headers.get('origin') ?? '') ? origin : ''

const OWN_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]'])
// What a proxy adds: behind one every caller comes from this machine.
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']

/**
 * Whether somebody at this machine asks for what only they may see. The name they used counts too: a page elsewhere
 * can let its own name point here, and its scripts would then read what they ask for.
 */
export const isFromThisMachine = (request: Request, caller: string): boolean =>
  isLoopback(caller) &&
  OWN_NAMES.has(new URL(request.url).hostname) &&
  !PASSED_ON.some((name) => request.headers.has(name))

/**
 * Says once that requests come through more proxies than the server was told of: then all visitors share one count
 * of tries and rendered pages. Nobody's address is written. A caller may have invented the header, so it is a warning.
 */
export const warnOfUnknownProxy = (proxies: number, log: Pick<LogPort, 'write'>): MiddlewareHandler => {
  let isSaid = false
  return async (context, next) => {
    const seen = isSaid ? undefined : context.req.header('x-forwarded-for')
    const entries = seen?.split(',').length ?? 0
    if (seen !== undefined && (proxies === 0 || entries < proxies)) {
      isSaid = true
      log.write('warn', 'proxies-not-as-told', {
        told: proxies,
        entries,
        see: 'LINTAS_PROXIES in docs/serving.md',
      })
    }
    await next()
  }
}
