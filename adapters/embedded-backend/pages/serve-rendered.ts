import type { ClockPort } from '../../../application/ports/clock-port.ts'
import type { Language } from '../../../domain/account/language.ts'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '../../../domain/api/shop-settings.ts'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import { widenPolicy } from '../http/content-policy.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { keptLanguage, languageOf, readCookie } from '../http/read-cookie.ts'
import { sendHtml } from '../http/tagged.ts'
import { atMost } from '../time/clock.ts'
import type { PageRenderer } from './page-renderer.ts'
import { pageOf, pagePolicy, type RenderedScreen, withBrand } from './page-template.ts'
import { type SearchFacts, searchFacts } from './search-engines.ts'

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

type Headers = Readonly<Record<string, string>>

/** The shopper of a session; undefined when it has ended or never existed. */
export type ShopperOf = (token: string) => Promise<number | undefined>

/** Pages that are rendered with personal data; all others of a shopper are sent without data. */
const OF_SHOPPERS = /^\/(?:(?:home|explore|search|shop|detail)(?:\/|$)|chatroom(?:detail\/[^/]+)?\/?$|$)/i

/**
 * Serves pages with the server's data: cached ones by address and language for visitors, uncached personal ones for
 * shoppers. Undefined: the page without data is sent. If there is no time to render a visitor's page, that page is
 * sent with status 503: people can use it, and search engines come back. `renderMs`: the config's. `sockets`: further
 * WebSocket addresses that the pages may open. `origin`: the shop's, as the caller sees it.
 */
export const createRenderedPages = (
  renderer: PageRenderer,
  clock: ClockPort,
  shopperOf: ShopperOf,
  { renderMs, sockets = [] }: { readonly renderMs: number; readonly sockets?: readonly string[] | undefined },
) => {
  const cache = new Map<string, CachedScreen>()
  const limit = createRateLimit(clock, MAX_RENDERED, MINUTE_MS)

  const renderShared = (url: string, language: Language, caller: string): CachedScreen | undefined => {
    const key = `${language} ${url}`
    const known = cache.get(key)
    if (known && clock.now() - known.at < FRESH_MS) return known
    if (!known && !limit.take(caller)) return undefined
    const one = { at: clock.now(), screen: renderer.render({ url, language }) }
    cache.delete(key)
    cache.set(key, one)
    // The map keeps insertion order, so the first key is the oldest.
    const [oldest = key] = cache.keys()
    if (cache.size > MAX_KEPT) cache.delete(oldest)
    return one
  }

  /**
   * Personal pages are never cached, so each visit is rendered: clients that reload in a loop get the page without
   * data.
   */
  const renderOwn = async (url: string, language: Language, token: string) => {
    const shopper = await shopperOf(token).catch(() => undefined)
    if (shopper === undefined || !limit.take(`shopper ${shopper}`)) return undefined
    return renderer.render({ url, language, token })
  }

  return async (
    request: Request,
    headers: Headers,
    { caller, origin }: { readonly caller: string; readonly origin: string },
    settings: ShopSettings = DEFAULT_SHOP_SETTINGS,
  ): Promise<Response | undefined> => {
    const language = languageOf(request)
    const token = readCookie(request, COOKIE_NAMES.token)
    const chosen = readCookie(request, COOKIE_NAMES.theme)
    /** Undefined: as set on the device. */
    const theme = (['light', 'dark'] as const).find((known) => known === chosen)
    const url = new URL(request.url)
    const { pathname, search } = url
    const place = pathname === '/' ? `/home${search}` : pathname + search
    if (!['GET', 'HEAD'].includes(request.method) || place.length > LONGEST_PLACE) return undefined
    if (token !== undefined && !OF_SHOPPERS.test(pathname)) return undefined
    const startedAt = clock.now()
    const coming =
      token === undefined ? renderShared(place, language, caller)?.screen : renderOwn(place, language, token)
    // The rendering limit is used up, so there is nothing to wait for.
    const screen = coming ? await atMost(clock, renderMs, coming) : 'late'
    const send = (
      shown: RenderedScreen | undefined,
      own: Headers,
      status: number,
      found: Partial<SearchFacts> = {},
    ) => {
      const { head, description } = found
      const visit = { theme, settings, hasSettings: true, facts: head, description }
      const text = pageOf(renderer.site, shown, visit)
      const policy = widenPolicy(pagePolicy(renderer.site, shown), settings, sockets)
      return sendHtml(request, text, { ...headers, 'content-security-policy': policy, ...own }, status)
    }
    if (screen === undefined || screen === 'late') {
      const isBusy = screen === 'late' || renderer.isFull()
      if (!isBusy || token !== undefined || !FOR_EVERYBODY.test(pathname)) return undefined
      return send(undefined, { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_S) }, 503)
    }
    const siteAbout = withBrand(renderer.site.texts[screen.language].about, settings)
    const facts = searchFacts(screen, url, origin, { brand: settings.brand, siteAbout })
    const own = {
      'cache-control': token === undefined ? 'no-cache' : 'private, no-store',
      ...keptLanguage(request),
      'server-timing': `render;dur=${clock.now() - startedAt}`,
    }
    return send(screen, own, facts.status, facts)
  }
}

/** Pages with their data, made with the settings; undefined: the page without data is sent. */
export type RenderedPages = ReturnType<typeof createRenderedPages>
