/** What the Node server adds to a request; absent when a test calls the app directly. */
export type HostBindings = { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } }

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1', 'local'])

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => LOOPBACK.has(address)

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
