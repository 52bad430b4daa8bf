import type { AroundNavHandler } from 'wouter'
import type { LogPort } from '../../application/ports/log-port.ts'
import { createState, type StateStream } from '../../application/shared/streams.ts'
import type { GuardDecision } from '../../domain/session/navigation-guard.ts'
import type { HistoryEntries } from './browser-history.ts'
import { matchRoute, type Route, type RouteMatch, splitUrl, withoutHash } from './routes.ts'
import type { Screen } from './screen.ts'

/** How a page was reached: decides scrolling and focus. */
export type Arrival = 'start' | 'forward' | 'replace' | 'back'

/** The current page, once everything it needs is loaded. */
export type Place = {
  readonly url: string
  readonly arrival: Arrival
  /** Identifies the history entry, so that Back restores the scroll position. */
  readonly historyId: number
  /** Undefined when no route matches the path. */
  readonly match: RouteMatch | undefined
  /** Code, style or texts of the page failed to load. */
  readonly hasFailed: boolean
  /** The guard has redirected a visitor from a page that requires signing in. */
  readonly isRefused: boolean
}

type Deps = {
  readonly history: HistoryEntries
  readonly guard: (url: string) => Promise<GuardDecision>
  /** The guard's decision without asking the server; undefined when it has to ask. */
  readonly guardNow: (url: string) => GuardDecision | undefined
  /** Loads the code, style and texts of a page. */
  readonly loadScreen: (route: Route) => Promise<Screen>
  /** A navigation starts, or the last one has ended: for the progress line. */
  readonly onBusy: (isBusy: boolean) => void
  /** The page of this history entry is about to be hidden. */
  readonly onLeave: (historyId: number) => void
  readonly log: LogPort
}

export type Navigator = {
  readonly place$: StateStream<Place | undefined>
  /** wouter's handler for every link and `navigate`: guard and code first, then the address. */
  readonly aroundNav: AroundNavHandler
  /** Resolves when there is a page: that of the address, or of a redirect. */
  readonly start: () => Promise<void>
  readonly go: (url: string, options?: { readonly replace?: boolean | undefined }) => Promise<void>
  /** Preloads a path, because its link is being touched. */
  readonly preload: (url: string) => void
  readonly retry: () => Promise<void>
  /** The screen of a route; available once it has been navigated to. */
  readonly screenOf: (route: Route) => Screen | undefined
}

/** The result of the guard's redirects, and whether it refused the visitor. */
type Resolved = Pick<Place, 'url' | 'isRefused'>

const MAX_REDIRECTS = 5

/**
 * Wraps wouter's `navigate` and handles Back and Forward: the guard, then the code, then history entry and page in
 * one step (requirements S2, S6). The old page stays until the new one can be shown. The latest navigation wins.
 */
export const createNavigator = (deps: Deps): Navigator => {
  const { history, onBusy } = deps
  const place$ = createState<Place | undefined>(undefined)
  const screens = new Map<Route, Screen>()
  let latest = 0
  let underWay: Promise<void> = Promise.resolve()

  /** Follows redirects of the guard; asks the server only when needed. */
  const resolve = async (requestedUrl: string, isLatest: () => boolean): Promise<Resolved> => {
    let url = requestedUrl
    let isRefused = false
    for (let hop = 0; hop < MAX_REDIRECTS && isLatest(); hop++) {
      if (/^\/?([?#].*)?$/.test(url)) url = '/home'
      // A path without a page is missing for visitors too: signing in would not help.
      if (!matchRoute(url)) break
      const decision = deps.guardNow(url) ?? (await deps.guard(url))
      if (decision.kind === 'open') break
      isRefused ||= decision.notice !== undefined
      url = decision.to
    }
    return { url, isRefused }
  }

  const load = async (route: Route): Promise<void> => {
    screens.set(route, await deps.loadScreen(route))
  }

  const hasFailedToLoad = async (route: Route): Promise<boolean> => {
    try {
      await load(route)
      return false
    } catch {
      deps.log.write('warn', 'screen-not-loaded', { route: route.name })
      return true
    }
  }

  const enter = (url: string, arrival: Arrival): number => {
    if (arrival === 'forward' && url !== history.url()) return history.push(url)
    return url === history.url() ? history.currentId() : history.replace(url)
  }

  const navigateTo = async (requestedUrl: string, arrival: Arrival): Promise<void> => {
    latest += 1
    const request = latest
    const isLatest = (): boolean => request === latest
    onBusy(true)
    try {
      const { url, isRefused } = await resolve(requestedUrl, isLatest)
      if (!isLatest()) return
      const match = matchRoute(url)
      const hasFailed = match !== undefined && (await hasFailedToLoad(match.route))
      if (!isLatest()) return
      if (place$.value) deps.onLeave(place$.value.historyId)
      place$.set({ url, arrival, historyId: enter(url, arrival), match, hasFailed, isRefused })
    } finally {
      if (isLatest()) onBusy(false)
    }
  }

  const show = (requestedUrl: string, arrival: Arrival): Promise<void> => {
    underWay = navigateTo(requestedUrl, arrival)
    return underWay
  }

  /** "?sort=new" keeps the current path. */
  const absolute = (url: string): string =>
    url.startsWith('?') ? splitUrl(place$.value?.url ?? history.url()).pathname + url : url

  const go: Navigator['go'] = (url, options) => show(absolute(url), options?.replace ? 'replace' : 'forward')

  /** Back or Forward led to another entry; a hash within the page is handled by the browser, including scrolling. */
  const follow = (): void => {
    const url = history.url()
    const place = place$.value
    if (place && place.url !== url && withoutHash(place.url) === withoutHash(url)) {
      const historyId = history.currentId()
      place$.set({ ...place, url, arrival: 'replace', historyId, isRefused: false })
    } else void show(url, 'back')
  }

  return {
    place$: place$.stream,
    aroundNav: (_navigate, to, options) => void go(to, options),
    go,
    start: async () => {
      history.listen(follow)
      void show(history.url(), 'start')
      while (!place$.value) await underWay
    },
    preload: (url) => {
      const match = matchRoute(url)
      if (match) void load(match.route).catch(() => undefined)
    },
    retry: () => show(history.url(), 'replace'),
    screenOf: (route) => screens.get(route),
  }
}
