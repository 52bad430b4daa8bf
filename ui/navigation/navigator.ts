import type { LogPort } from '../../application/ports/log-port.ts'
import { createState, type StateStream } from '../../application/shared/state-stream.ts'
import type { GuardDecision } from '../../domain/session/navigation-guard.ts'
import type { Arrival, HistoryPort, Place } from './place.ts'
import type { Route } from './routes.ts'
import { matchRoute, splitUrl, withoutHash } from './routes.ts'
import type { Screen } from './screen.ts'

type Deps = {
  readonly history: HistoryPort
  readonly guard: (url: string) => Promise<GuardDecision>
  readonly guardNow: (url: string) => GuardDecision | undefined
  /** Loads a route's code, style and words; undefined when the route has no screen. */
  readonly loadScreen: (route: Route) => Promise<Screen | undefined>
  readonly onLoginFirst: () => void
  readonly onBusy: (isBusy: boolean) => void
  /** The page of this history entry is about to go out of sight. */
  readonly onLeave: (historyId: number) => void
  readonly log: LogPort
}

export type Navigator = {
  readonly place$: StateStream<Place | undefined>
  /** Over when there is a page: that of the address, or the one to which a redirect led meanwhile. */
  readonly start: () => Promise<void>
  readonly go: (url: string, options?: { readonly replace?: boolean }) => Promise<void>
  /** Loads what a path needs, because a finger is on its way. */
  readonly preload: (url: string) => void
  readonly retry: () => Promise<void>
}

/** Where the guard leads, and whether it sent a visitor away on the way there. */
type Resolved = { readonly url: string; readonly isRefused: boolean }

const MAX_REDIRECTS = 5

/**
 * Brings the app from page to page: guard, code, then history and screen in one step (spec storefront 2, 6).
 * The old page stays until the new one can be drawn. The latest navigation wins.
 */
export const createNavigator = (deps: Deps): Navigator => {
  const { history, loadScreen, onBusy } = deps
  const place$ = createState<Place | undefined>(undefined)
  let latest = 0
  let underWay: Promise<void> = Promise.resolve()

  /** Follows redirects of the guard; asks the host only when the guard cannot decide at once. */
  const resolve = async (wanted: string, isLatest: () => boolean): Promise<Resolved> => {
    let url = wanted
    let isRefused = false
    for (let hop = 0; hop < MAX_REDIRECTS && isLatest(); hop++) {
      if (/^\/?([?#].*)?$/.test(url)) url = '/home'
      const decision = deps.guardNow(url) ?? (await deps.guard(url))
      if (decision.kind === 'open') break
      isRefused ||= decision.notice !== undefined
      url = decision.to
    }
    return { url, isRefused }
  }

  const tryLoad = async (route: Route): Promise<Pick<Place, 'screen' | 'hasFailed'>> => {
    try {
      return { screen: await loadScreen(route), hasFailed: false }
    } catch {
      deps.log.write('warn', 'screen-not-loaded', { route: route.name })
      return { screen: undefined, hasFailed: true }
    }
  }

  const enter = (url: string, arrival: Arrival): number => {
    if (arrival === 'forward' && url !== history.url()) return history.push(url)
    return url === history.url() ? history.currentId() : history.replace(url)
  }

  const lead = async (wanted: string, arrival: Arrival): Promise<void> => {
    latest += 1
    const mine = latest
    const isLatest = (): boolean => mine === latest
    onBusy(true)
    try {
      const { url, isRefused } = await resolve(wanted, isLatest)
      if (!isLatest()) return
      const match = matchRoute(url)
      const loaded = match ? await tryLoad(match.route) : { screen: undefined, hasFailed: false }
      if (!isLatest()) return
      if (place$.value) deps.onLeave(place$.value.historyId)
      place$.set({ url, arrival, historyId: enter(url, arrival), match, ...loaded })
      // Only now: a toast that came before its page could be over before anyone sees it.
      if (isRefused) deps.onLoginFirst()
    } finally {
      if (isLatest()) onBusy(false)
    }
  }

  const show = (wanted: string, arrival: Arrival): Promise<void> => {
    underWay = lead(wanted, arrival)
    return underWay
  }

  /** "?sort=new" keeps the path that is shown. */
  const absolute = (url: string): string =>
    url.startsWith('?') ? splitUrl(place$.value?.url ?? history.url()).pathname + url : url

  /** The browser has gone to another entry; a hash within the page is its own affair, scrolling included. */
  const follow = (): void => {
    const url = history.url()
    const place = place$.value
    if (place && place.url !== url && withoutHash(place.url) === withoutHash(url)) {
      place$.set({ ...place, url, arrival: 'replace', historyId: history.currentId() })
    } else void show(url, 'back')
  }

  return {
    place$: place$.stream,
    start: async () => {
      history.listen(follow)
      void show(history.url(), 'start')
      while (!place$.value) await underWay
    },
    go: (url, options) => show(absolute(url), options?.replace ? 'replace' : 'forward'),
    preload: (url) => {
      const match = matchRoute(url)
      if (match) void loadScreen(match.route).catch(() => undefined)
    },
    retry: () => show(history.url(), 'replace'),
  }
}
