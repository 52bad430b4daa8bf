import type { Place } from './navigator.ts'
import { type Route, splitUrl, withoutHash } from './routes.ts'

/** A visible page, or one kept alive behind it. */
export type KeptPage = {
  /** Unchanged while the page lives, even when its query changes. Never reused. */
  readonly id: number
  readonly url: string
  readonly route: Route
  /** For whom it was rendered: the session's token, or VISITOR. */
  readonly shopper: string
}

export type KeptPages = {
  /** In order of use, the visible one last. */
  readonly pages: readonly KeptPage[]
  readonly shownId: number | undefined
  readonly lastId: number
}

export const VISITOR = 'visitor'

/** Most kept pages, to limit memory; the least recently used is removed. */
export const MAX_KEPT_PAGES = 12

export const NO_PAGES: KeptPages = { pages: [], shownId: undefined, lastId: 0 }

const pathOf = (url: string): string => splitUrl(url).pathname

/**
 * The pages after arriving at a place (requirement S2: pages keep their state, except product detail). A page is
 * found by its address. Replacing only the query keeps the page, because filters are in it; so does another path of a
 * route that is one page.
 */
export const arrive = (before: KeptPages, place: Place, shopper = VISITOR): KeptPages => {
  const { match } = place
  const url = withoutHash(place.url)
  const shown = before.pages.find((page) => page.id === before.shownId)
  const isSamePage =
    place.arrival === 'replace' &&
    shown?.route === match?.route &&
    (match?.route.isOnePage === true || pathOf(shown?.url ?? '') === pathOf(url))
  const stays = before.pages.filter((page) => page.route.isKept || (isSamePage && page === shown))
  if (!match || place.hasFailed) return { ...before, pages: stays, shownId: undefined }
  const found = isSamePage ? shown : stays.find((page) => page.url === url)
  const lastId = found ? before.lastId : before.lastId + 1
  const page: KeptPage =
    found?.url === url ? found : { shopper, ...found, id: found?.id ?? lastId, url, route: match.route }
  // A replaced query may equal the address of another kept page: the one in use is kept.
  const otherPages = stays.filter((stay) => stay.id !== page.id && stay.url !== url)
  return { pages: [...otherPages, page].slice(-MAX_KEPT_PAGES), shownId: page.id, lastId }
}

/**
 * The pages that remain when the session changes: the visible one, for a visitor who signs in on it. A shopper's
 * pages are not kept for others, and none after a sign-out; after a 401 the visible page stays until the next one.
 */
export const dropPages = (before: KeptPages, shopper: string, hasSignedOut: boolean): KeptPages => {
  const isRefused = shopper === VISITOR && !hasSignedOut
  const pages = before.pages
    .filter((page) => page.id === before.shownId && (isRefused || page.shopper === VISITOR))
    .map((page) => (isRefused ? page : { ...page, shopper }))
  return { ...before, pages, shownId: pages[0]?.id }
}
