import { type BuiltRoute, isBuilt } from './routes.ts'
import { type Place, propsOf } from './navigator.ts'
import type { Screen, ScreenProps } from './screen-props.ts'

/** A page that is shown or kept alive behind the one that is shown. */
export type KeptPage = {
  /** Stays the same while the page lives, also when its query changes. */
  readonly id: number
  readonly url: string
  readonly route: BuiltRoute
  readonly screen: Screen
  readonly props: ScreenProps
}

export type KeptPages = { readonly pages: readonly KeptPage[]; readonly shownId: number | undefined }

/** More pages than this are not worth their memory; the one unseen longest goes first. */
export const MOST_KEPT_PAGES = 12

export const NO_PAGES: KeptPages = { pages: [], shownId: undefined }

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''

/**
 * The pages after arriving at a place (spec storefront 2: pages keep their state, product detail does not).
 * A page is found again by its address. Replacing only the query keeps the page: filters live there.
 * `pages` is in the order of use, the one shown last.
 */
export const arrive = (before: KeptPages, place: Place, nextId: number): KeptPages => {
  const shown = before.pages.find((page) => page.id === before.shownId)
  const stays = before.pages.filter((page) => page.route.isKept !== false)
  const { screen, match, url } = place
  if (!screen || !match || !isBuilt(match.route)) return { pages: stays, shownId: undefined }
  const isSamePage = place.arrival === 'replace' && shown?.route === match.route && pathOf(shown.url) === pathOf(url)
  const found = isSamePage ? shown : stays.find((page) => page.url === url)
  const page: KeptPage = found
    ? { ...found, url, props: found.url === url ? found.props : propsOf(place) }
    : { id: nextId, url, route: match.route, screen, props: propsOf(place) }
  const others = stays.filter((kept) => kept.id !== page.id)
  return { pages: [...others, page].slice(-MOST_KEPT_PAGES), shownId: page.id }
}
