import type { ClockPort } from '../../../application/ports/clock-port.ts'
import { type Language, languageFrom } from '../../../domain/account/language.ts'
import { DEFAULT_HOST_SETTINGS, type HostSettings } from '../../../domain/api/host-settings.ts'
import { COOKIE_NAMES } from '../../../domain/session/cookie-names.ts'
import { packText } from '../http/compress.ts'
import { widenPolicy } from '../http/content-policy.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { readCookie } from '../http/read-cookie.ts'
import { isAnySet, withSettings } from '../http/settled-pages.ts'
import { digestOf, etagOf, sendTagged } from '../http/tagged.ts'
import { createPackedPages } from './packed-pages.ts'
import type { PagePainter, PaintedPage } from './page-painter.ts'

/** Prices and stock in a page may be this old: then the host is asked whether all it says is still the same. */
const FRESH_MS = 5_000
const MOST_KEPT = 200
/** Whoever would wait longer gets the page as it was last known, or the page without data. */
const PATIENCE_MS = 400
/** A shopper's own page is waited for longer: none is kept from before, and a phone that draws it itself has the words 3 s later. */
const OWN_PATIENCE_MS = 1_200
/** Older than this nobody gets a page, however busy the host is. */
const OLDEST_MS = 60_000
/** Days that are counted from today are in the drawing, not in what the host says. */
const OLDEST_DRAWING_MS = 300_000
/** Of one shopper a minute, however many sessions: far more than a finger asks for, 3 s of the painter's time at most. */
const MOST_OWN = 30
/** Of one caller a minute, addresses that are not kept: more than anybody reads, 6 s of the painter's time at most. */
const MOST_NEW = 60
const MINUTE_MS = 60_000
/** A search of a hundred letters of any script fits; what is longer is no address of ours, and would be kept. */
const LONGEST_PLACE = 1_000

type Known = { readonly at: number; readonly page: PaintedPage }
type Kept = {
  readonly at: number
  readonly page: Promise<PaintedPage | undefined>
  /** The page when it was last known to be right. */
  known: Known | undefined
}

/** Who asks, and the origin that they know this shop by. */
export type Visit = { readonly caller: string; readonly origin: string }

/** A page with its data for whoever may have it; the settings are none that show. */
export type PaintedPages = (
  request: Request,
  headers: Headers,
  visit: Visit,
  settings?: HostSettings,
) => Promise<Response | undefined>

type Headers = Readonly<Record<string, string>>

/** Who a session belongs to; undefined when it has ended, or never was. */
export type ShopperOf = (token: string) => Promise<number | undefined>

/** Pages that a shopper has drawn with what is theirs; a phone waits longest for them. */
const OWN_PAGE = /^\/chatroom(?:detail\/[^/]+)?\/?$/i
/** Pages that say much the same to everybody: a shopper has those of visitors until the code knows more. */
const PAGE_OF_ALL = /^\/(?:(?:home|explore|search|shop|detail)(?:\/|$)|$)/i

const MARKS = / data-painted="[^"]*" data-full=""/

/** A page of visitors for a shopper: the code draws it anew in one step, as it does what is drawn for a shopper alone. */
const forShopper = (html: string): string => html.replace(MARKS, ' data-painted="" data-full="" data-own=""')

type Theme = 'light' | 'dark'

type Asker = {
  readonly language: Language
  /** Undefined is what the device is set to. */
  readonly theme: Theme | undefined
  readonly token: string | undefined
  readonly caller: string
}

const THEMES: readonly Theme[] = ['light', 'dark']

/** Who asks: what is kept for others holds nothing of a shopper who is signed in. */
const askerOf = (request: Request, caller: string): Asker => {
  const token = readCookie(request, COOKIE_NAMES.token)
  const language = languageFrom(readCookie(request, COOKIE_NAMES.language))
  const theme = THEMES.find((known) => known === readCookie(request, COOKIE_NAMES.theme))
  return { language, theme, token: token ? unescaped(token) : undefined, caller }
}

/** Every page is drawn once: themes differ in one attribute only. */
const inTheme = (html: string, theme: Theme | undefined): string =>
  theme ? html.replace('<html ', `<html data-theme="${theme}" `) : html

const textOf = ({ html }: PaintedPage, settings: HostSettings, theme: Theme | undefined): string =>
  inTheme(isAnySet(settings) ? withSettings(html, settings) : html, theme)

const PICTURE = '<meta property="og:image" content="'

/** What a caller may call this shop: more than this is no name, and would stand in the page. */
const NAMED = /^https?:\/\/[\w.:[\]-]+$/

const OWN_PICTURE = new RegExp(`${PICTURE}(?=/(?!/))`)
const SCHEMELESS_PICTURE = new RegExp(`${PICTURE}(?=//)`)

/** Who shows a page to others takes the picture by its whole address only; one after `//` lacks the scheme alone. */
const atOrigin = (html: string, origin: string): string =>
  NAMED.test(origin)
    ? html
        .replace(OWN_PICTURE, () => PICTURE + origin)
        .replace(SCHEMELESS_PICTURE, () => PICTURE + origin.slice(0, origin.indexOf('//')))
    : html

/** A cookie that somebody else wrote need not be escaped. */
const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Serves pages with the host's data inside: to visitors those that are kept for all, to a shopper a few of their own
 * that nobody keeps. Undefined leaves the request to the plain page.
 */
export const createPaintedPages = (
  painter: PagePainter,
  clock: ClockPort,
  shopperOf: ShopperOf,
  sockets: readonly string[] = [],
): PaintedPages => {
  const kept = new Map<string, Kept>()
  const own = createRateLimit(clock, MOST_OWN, MINUTE_MS)
  const newOnes = createRateLimit(clock, MOST_NEW, MINUTE_MS)
  const pack = createPackedPages()

  const drawnAt = new WeakMap<PaintedPage, number>()

  /** Drawing takes ten times as long as asking what would be drawn. */
  const renew = async (known: Kept | undefined, url: string, language: Language) => {
    const page = await known?.page
    const isYoung = page && clock.now() - (drawnAt.get(page) ?? 0) < OLDEST_DRAWING_MS
    if (isYoung && (await painter.isStill(page, language))) return page
    const fresh = await painter.paint(url, language)
    if (fresh) drawnAt.set(fresh, clock.now())
    return fresh
  }

  /** Undefined when whoever asks for ever new addresses has had their share of drawings. */
  const keep = (url: string, { language, caller }: Asker): Kept | undefined => {
    const key = `${language} ${url}`
    const known = kept.get(key)
    if (known && clock.now() - known.at < FRESH_MS) return known
    if (!known && !newOnes.isLeft(caller)) return undefined
    if (!known) newOnes.count(caller)
    const at = clock.now()
    const one: Kept = { at, page: renew(known, url, language), known: known?.known }
    void one.page.then((page) => {
      one.known = page && { at, page }
    })
    kept.delete(key)
    kept.set(key, one)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return one
  }

  const inTime = (page: Kept['page'], patienceMs: number, otherwise = (): Known | undefined => undefined) =>
    new Promise<PaintedPage | undefined>((resolve) => {
      const timer = clock.after(patienceMs, () => {
        const known = otherwise()
        resolve(known && clock.now() - known.at < OLDEST_MS ? known.page : undefined)
      })
      void page.then((drawn) => {
        timer.cancel()
        resolve(drawn)
      })
    })

  /** Nobody keeps these, so each visit costs a drawing: whoever loads the page in a loop gets the plain one. */
  const paintOwn = async (place: string, language: Language, token: string) => {
    const shopper = await shopperOf(token).catch(() => undefined)
    if (shopper === undefined || !own.isLeft(`${shopper}`)) return undefined
    own.count(`${shopper}`)
    return painter.paint(place, language, token)
  }

  const pageOf = async (place: string, asker: Asker): Promise<PaintedPage | undefined> => {
    const { language, token } = asker
    if (place.length > LONGEST_PLACE) return undefined
    if (token !== undefined) return inTime(paintOwn(place, language, token), OWN_PATIENCE_MS)
    const one = keep(place, asker)
    return one && inTime(one.page, PATIENCE_MS, () => one.known)
  }

  return async (request, headers, { caller, origin }, settings = DEFAULT_HOST_SETTINGS) => {
    const asker = askerOf(request, caller)
    const isShopper = asker.token !== undefined
    const { pathname, search } = new URL(request.url)
    const isOwn = isShopper && OWN_PAGE.test(pathname)
    if (request.method !== 'GET' || (isShopper && !isOwn && !PAGE_OF_ALL.test(pathname))) return undefined
    const startedAt = clock.now()
    const place = pathname === '/' ? `/home${search}` : pathname + search
    const page = await pageOf(place, isOwn ? asker : { ...asker, token: undefined })
    if (!page) return undefined
    const drawn = atOrigin(textOf(page, settings, asker.theme), origin)
    const text = isShopper && !isOwn ? forShopper(drawn) : drawn
    const { body, encoding } = isOwn ? packText(request, text) : await pack(request, page, text)
    const all = {
      ...headers,
      'content-security-policy': widenPolicy(page.csp, settings, sockets),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isOwn ? 'private, no-store' : 'no-cache',
      vary: 'Accept-Encoding, Cookie',
      'server-timing': `paint;dur=${clock.now() - startedAt}`,
      ...(encoding && { 'content-encoding': encoding }),
    }
    if (isOwn) return new Response(body, { headers: all })
    return sendTagged(request, { ...all, etag: etagOf(digestOf(text), encoding) }, () => body)
  }
}
