import type { Place } from './navigator.ts'
import { type Route, splitUrl, withoutHash } from './routes.ts'

/** A page that is shown or kept alive behind the one that is shown. */
export type KeptPage = {
  /** Stays the same while the page lives, also when its query changes. Never used twice. */
  readonly id: number
  readonly url: string
  readonly route: Route
  /** Whom it has been rendered for: the session's token, or VISITOR. */
  readonly shopper: string
}

export type KeptPages = {
  /** In the order of use, the one shown last. */
  readonly pages: readonly KeptPage[]
  readonly shownId: number | undefined
  readonly lastId: number
}

export const VISITOR = 'visitor'

/** More pages than this are not worth their memory; the one unseen longest goes first. */
export const MOST_KEPT_PAGES = 12

export const NO_PAGES: KeptPages = { pages: [], shownId: undefined, lastId: 0 }

const pathOf = (url: string): string => splitUrl(url).pathname

/**
 * The pages after arriving at a place (requirement S2: pages keep their state, product detail does not).
 * A page is found again by its address. Replacing only the query keeps the page: filters live there.
 * So does another path of a route that is one page.
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
  // A replaced query may have led to the address of another kept page: the one in use keeps it.
  const others = stays.filter((kept) => kept.id !== page.id && kept.url !== url)
  return { pages: [...others, page].slice(-MOST_KEPT_PAGES), shownId: page.id, lastId }
}

/**
 * What stays when who is here changes: the page that is shown, for a visitor who signs in on it. Of a page that was rendered
 * for a shopper nothing is for anybody else, and nothing for those who come after a sign-out; who was only refused
 * sees it until the next one.
 */
export const dropPages = (before: KeptPages, shopper: string, hasSignedOut: boolean): KeptPages => {
  const isRefused = shopper === VISITOR && !hasSignedOut
  const pages = before.pages
    .filter((page) => page.id === before.shownId && (isRefused || page.shopper === VISITOR))
    .map((page) => (isRefused ? page : { ...page, shopper }))
  return { ...before, pages, shownId: pages[0]?.id }
}
