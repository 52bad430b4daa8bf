import type { ClockPort } from '../../../application/ports/clock-port.ts'
import type { Language } from '../../../domain/account/language.ts'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '../../../domain/api/shop-settings.ts'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import { widenPolicy } from '../http/content-policy.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { keptLanguage, languageOf, readCookie } from '../http/read-cookie.ts'
import { sendHtml } from '../http/tagged.ts'
import type { PageRenderer } from './page-renderer.ts'
import { pageOf, pagePolicy, type RenderedScreen } from './page-template.ts'
import { searchFacts } from './search-engines.ts'

/** Most milliseconds that prices and stock in a cached page may be old. */
const FRESH_MS = 5_000
const MAX_KEPT = 200
/**
 * Renderings per caller or shopper and minute, over all sessions: more than anybody reads, and at most 12 s of
 * rendering time.
 */
const MAX_RENDERED = 120
/** Retry-After of a page that was sent without data for lack of time. */
const RETRY_AFTER_S = 30
/** Pages for search engines, which would take a page without data for its content. */
const FOR_EVERYBODY = /^\/(?:(?:home|explore|shop|detail)(?:\/|$)|$)/i
const MINUTE_MS = 60_000
/** Longer addresses are not ours and would fill the cache. A search of a hundred characters of any script fits. */
const LONGEST_PLACE = 1_000

type CachedScreen = { readonly at: number; readonly screen: Promise<RenderedScreen | undefined> }

/** The caller, and the shop's origin as they see it. */
export type Visitor = { readonly caller: string; readonly origin: string }

type Headers = Readonly<Record<string, string>>

/** A page with data that may be cached for all, made with the settings. */
export type RenderedPages = (
  request: Request,
  headers: Headers,
  visitor: Visitor,
  settings?: ShopSettings,
) => Promise<Response | undefined>

/** The shopper of a session; undefined when it has ended or never existed. */
export type ShopperOf = (token: string) => Promise<number | undefined>

/** Pages that are rendered with personal data; all others of a shopper are sent without data. */
const OF_SHOPPERS = /^\/(?:(?:home|explore|search|shop|detail)(?:\/|$)|chatroom(?:detail\/[^/]+)?\/?$|$)/i

/** `renderMs`: the config's. `sockets`: further WebSocket addresses that the pages may open. */
type RenderingOptions = { readonly renderMs: number; readonly sockets?: readonly string[] | undefined }

/** The caller: cached pages contain no data of signed-in shoppers. */
const askerOf = (request: Request) => {
  const theme = readCookie(request, COOKIE_NAMES.theme)
  return {
    language: languageOf(request),
    /** Undefined: as set on the device. */
    theme: (['light', 'dark'] as const).find((known) => known === theme),
    token: readCookie(request, COOKIE_NAMES.token),
  }
}

/**
 * Serves pages with the server's data: cached ones by address and language for visitors, uncached personal ones for
 * shoppers. Undefined: the page without data is sent. If there is no time to render a visitor's page, that page is
 * sent with status 503: people can use it, and search engines come back.
 */
export const createRenderedPages = (
  renderer: PageRenderer,
  clock: ClockPort,
  shopperOf: ShopperOf,
  { renderMs, sockets = [] }: RenderingOptions,
): RenderedPages => {
  const cache = new Map<string, CachedScreen>()
  const limit = createRateLimit(clock, MAX_RENDERED, MINUTE_MS)

  /** False when the caller has used up the rendering limit. */
  const mayRender = (callerKey: string): boolean => {
    if (!limit.isLeft(callerKey)) return false
    limit.count(callerKey)
    return true
  }

  const renderShared = (url: string, language: Language, caller: string): CachedScreen | undefined => {
    const key = `${language} ${url}`
    const known = cache.get(key)
    if (known && clock.now() - known.at < FRESH_MS) return known
    if (!known && !mayRender(caller)) return undefined
    const one = { at: clock.now(), screen: renderer.render({ url, language }) }
    cache.delete(key)
    cache.set(key, one)
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_KEPT) break
      cache.delete(oldest)
    }
    return one
  }

  /**
   * Personal pages are never cached, so each visit is rendered: clients that reload in a loop get the page without
   * data.
   */
  const renderOwn = async (url: string, language: Language, token: string) => {
    const shopper = await shopperOf(token).catch(() => undefined)
    if (shopper === undefined || !mayRender(`shopper ${shopper}`)) return undefined
    return renderer.render({ url, language, token })
  }

  const inTime = (coming: CachedScreen['screen']) =>
    new Promise<RenderedScreen | 'late' | undefined>((resolve) => {
      const timer = clock.after(renderMs, () => resolve('late'))
      void coming.then((screen) => {
        timer.cancel()
        resolve(screen)
      })
    })

  return async (request, headers, { caller, origin }, settings = DEFAULT_SHOP_SETTINGS) => {
    const { language, theme, token } = askerOf(request)
    const url = new URL(request.url)
    const { pathname, search } = url
    const place = pathname === '/' ? `/home${search}` : pathname + search
    if (!['GET', 'HEAD'].includes(request.method) || place.length > LONGEST_PLACE) return undefined
    if (token !== undefined && !OF_SHOPPERS.test(pathname)) return undefined
    const startedAt = clock.now()
    const coming =
      token === undefined ? renderShared(place, language, caller)?.screen : renderOwn(place, language, token)
    // The rendering limit is used up, so there is nothing to wait for.
    const screen = coming ? await inTime(coming) : 'late'
    const withPolicy = (policy: string) => ({
      ...headers,
      'content-security-policy': widenPolicy(policy, settings, sockets),
    })
    if (screen === undefined || screen === 'late') {
      const isBusy = screen === 'late' || renderer.isFull()
      if (!isBusy || token !== undefined || !FOR_EVERYBODY.test(pathname)) return undefined
      const bare = pageOf(renderer.site, undefined, { theme, settings, hasSettings: true })
      const busy = {
        ...withPolicy(pagePolicy(renderer.site)),
        'cache-control': 'no-store',
        'retry-after': String(RETRY_AFTER_S),
      }
      return sendHtml(request, bare, busy, 503)
    }
    const { status, head: facts } = searchFacts(screen, url, origin, settings.brand)
    const text = pageOf(renderer.site, screen, { theme, settings, hasSettings: true, facts })
    const all = {
      ...withPolicy(pagePolicy(renderer.site, screen)),
      'cache-control': token === undefined ? 'no-cache' : 'private, no-store',
      ...keptLanguage(request),
      'server-timing': `render;dur=${clock.now() - startedAt}`,
    }
    return sendHtml(request, text, all, status)
  }
}
