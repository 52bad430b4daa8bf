import type { App } from '../../../application/app.ts'
import type { TimerHandle } from '../../../application/ports/clock-port.ts'
import { guardPath } from '../../../domain/session/navigation-guard.ts'
import type { Navigator } from '../../navigation/navigator.ts'
import { matchRoute } from '../../navigation/routes.ts'
import { isSparing } from './is-sparing.ts'

/** A page is only looked at for so long first: what it fetches itself, and the finger, go before. */
export const REST_MS = 6000
/** Between two pages, so that a touch never waits for more than one. */
export const BREATH_MS = 400

const isInSight = (link: Element): boolean => {
  const { top, bottom, left, right } = link.getBoundingClientRect()
  const isNear = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  // Safari asks since 17.4 only.
  return isNear && link.checkVisibility?.() !== false
}

const linksInSight = (): readonly string[] =>
  [...document.querySelectorAll('a[href^="/"]')]
    .filter(isInSight)
    .map((link) => link.getAttribute('href') ?? '')

const onTouch = (run: () => void): void => {
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, run, { passive: true, capture: true })
}

type Look = {
  readonly links: () => readonly string[]
  readonly isSparing: () => boolean
  readonly onTouch: (run: () => void) => void
}

/**
 * Fetches the code, style and words of pages whose links are in sight, each kind of page once, one after the other,
 * when a page has been looked at, and not touched, for a while. Not for who saves data, nor out of sight or without a network.
 */
export const preloadSight = (
  { clock, lifecycle, session }: Pick<App, 'clock' | 'lifecycle' | 'session'>,
  { place$, preload }: Pick<Navigator, 'place$' | 'preload'>,
  look: Look = { links: linksInSight, isSparing, onTouch },
): void => {
  const known = new Set<string>()
  let timer: TimerHandle | undefined

  /** A page that is not there yet, and that this shopper may open. The guard itself would take it for a visit. */
  const isNews = (url: string): boolean => {
    const name = matchRoute(url)?.route.name
    const isSignedIn = session.session$.value.kind === 'signed-in'
    return name !== undefined && !known.has(name) && guardPath(url, isSignedIn).kind === 'open'
  }
  const next = (): void => {
    const { isVisible, isOnline } = lifecycle.life$.value
    if (!isVisible || !isOnline || look.isSparing()) return
    const url = look.links().find(isNews)
    if (url === undefined) return
    known.add(matchRoute(url)?.route.name ?? '')
    preload(url)
    timer = clock.after(BREATH_MS, next)
  }
  const rest = (): void => {
    timer?.cancel()
    timer = clock.after(REST_MS, next)
  }
  look.onTouch(rest)
  place$.subscribe((place) => {
    if (place?.match) known.add(place.match.route.name)
    rest()
  })
}
