import type { ClockPort } from '../../../application/ports/clock-port.ts'
import type { Language } from '../../../domain/account/language.ts'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '../../../domain/api/shop-settings.ts'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import { packText } from '../http/compress.ts'
import { widenPolicy } from '../http/content-policy.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { keptLanguage, languageOf, readCookie } from '../http/read-cookie.ts'
import { digestOf, etagOf, sendTagged } from '../http/tagged.ts'
import type { PageRenderer } from './page-renderer.ts'
import { pageOf, type RenderedScreen } from './page-template.ts'
import { searchFacts } from './search-engines.ts'

/** Prices and stock in a page may be this old. */
const FRESH_MS = 5_000
/** Whoever would wait longer gets the page without data; on a busy machine that page would have to ask for them just as long. */
const PATIENCE_MS = 3_000
const MOST_KEPT = 200
/** Of one caller or shopper a minute, however many sessions: far more than anybody reads, 12 s of the renderer's time at most. */
const MOST_RENDERED = 120
/** Whoever had the page without data because there was no time to render it may come back after so many seconds. */
const RETRY_AFTER_S = 30
/** Pages that search engines look for: what they get without data they would take for all there is. */
const FOR_EVERYBODY = /^\/(?:(?:home|explore|shop|detail)(?:\/|$)|$)/i
const MINUTE_MS = 60_000
/** A search of a hundred letters of any script fits; what is longer is no address of ours, and would be kept. */
const LONGEST_PLACE = 1_000

type Kept = { readonly at: number; readonly screen: Promise<RenderedScreen | undefined> }

/** Who asks, and the origin that they know this shop by. */
export type Visitor = { readonly caller: string; readonly origin: string }

type Headers = Readonly<Record<string, string>>

/** A page with its data for whoever may have it, made with the settings. */
export type RenderedPages = (
  request: Request,
  headers: Headers,
  visitor: Visitor,
  settings?: ShopSettings,
) => Promise<Response | undefined>

/** Who a session belongs to; undefined when it has ended, or never was. */
export type ShopperOf = (token: string) => Promise<number | undefined>

/** The pages that are rendered with what is a shopper's own; of all others they have the one without data. */
const OF_SHOPPERS = /^\/(?:(?:home|explore|search|shop|detail)(?:\/|$)|chatroom(?:detail\/[^/]+)?\/?$|$)/i

/** Who asks: what is kept for others holds nothing of a shopper who is signed in. */
const askerOf = (request: Request) => {
  const theme = readCookie(request, COOKIE_NAMES.theme)
  return {
    language: languageOf(request),
    /** Undefined is what the device is set to. */
    theme: (['light', 'dark'] as const).find((known) => known === theme),
    token: readCookie(request, COOKIE_NAMES.token),
  }
}

/**
 * Serves pages with the server's data inside: to visitors those that are kept for all, by address and language, to a shopper their own, which
 * nobody keeps. Undefined leaves the request to the page without data. A visitor's page that there is no time to render is that
 * page, too, but with status 503: people can use it, and search engines come back instead of taking it for all there is.
 */
export const createRenderedPages = (
  renderer: PageRenderer,
  clock: ClockPort,
  shopperOf: ShopperOf,
  sockets: readonly string[] = [],
): RenderedPages => {
  const kept = new Map<string, Kept>()
  const limit = createRateLimit(clock, MOST_RENDERED, MINUTE_MS)

  /** False when whoever asks has had their share of rendering. */
  const mayRender = (who: string): boolean => {
    if (!limit.isLeft(who)) return false
    limit.count(who)
    return true
  }

  const renderShared = (url: string, language: Language, caller: string): Kept | undefined => {
    const key = `${language} ${url}`
    const known = kept.get(key)
    if (known && clock.now() - known.at < FRESH_MS) return known
    if (!known && !mayRender(caller)) return undefined
    const one = { at: clock.now(), screen: renderer.render({ url, language }) }
    kept.delete(key)
    kept.set(key, one)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return one
  }

  /** Nobody keeps these, so each visit costs a rendering: whoever loads the page in a loop gets the one without data. */
  const renderOwn = async (url: string, language: Language, token: string) => {
    const shopper = await shopperOf(token).catch(() => undefined)
    if (shopper === undefined || !mayRender(`shopper ${shopper}`)) return undefined
    return renderer.render({ url, language, token })
  }

  const inTime = (coming: Kept['screen']) =>
    new Promise<RenderedScreen | 'late' | undefined>((resolve) => {
      const timer = clock.after(PATIENCE_MS, () => resolve('late'))
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
    // Nothing to wait for: they have had their share.
    const screen = coming ? await inTime(coming) : 'late'
    const policy = widenPolicy(renderer.site.csp, settings, sockets)
    if (screen === undefined || screen === 'late') {
      const isBusy = screen === 'late' || renderer.isFull()
      if (!isBusy || token !== undefined || !FOR_EVERYBODY.test(pathname)) return undefined
      const bare = pageOf(renderer.site, undefined, { theme, settings, tellsSettings: true })
      const packed = packText(request, bare)
      return new Response(packed.body, {
        status: 503,
        headers: {
          ...headers,
          'content-security-policy': policy,
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': String(RETRY_AFTER_S),
          vary: 'Accept-Encoding, Cookie',
          ...(packed.encoding && { 'content-encoding': packed.encoding }),
        },
      })
    }
    const { status, head: facts } = searchFacts(screen, url, origin, settings.brand)
    const text = pageOf(renderer.site, screen, { theme, origin, settings, tellsSettings: true, facts })
    const { body, encoding } = packText(request, text)
    const all = {
      ...headers,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': token === undefined ? 'no-cache' : 'private, no-store',
      vary: 'Accept-Encoding, Cookie',
      ...keptLanguage(request),
      'server-timing': `render;dur=${clock.now() - startedAt}`,
      ...(encoding && { 'content-encoding': encoding }),
    }
    if (token !== undefined) return new Response(body, { status, headers: all })
    return sendTagged(request, { ...all, etag: etagOf(digestOf(text), encoding) }, () => body, status)
  }
}
