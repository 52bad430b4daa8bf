import type { LogPort } from '../../application/ports/log-port.ts'
import { createState, type StateStream } from '../../application/shared/state-stream.ts'
import type { GuardDecision } from '../../domain/session/navigation-guard.ts'
import { matchRoute, type RouteMatch } from './match-route.ts'
import { type BuiltRoute, isBuilt } from './routes.ts'
import type { Screen, ScreenProps } from './screen-props.ts'

/** How a page came to be shown: decides scrolling and focus. */
export type Arrival = 'start' | 'forward' | 'replace' | 'back'

export type Place = {
  readonly url: string
  readonly arrival: Arrival
  /** Identifies the entry of the browser's history, so that Back restores the place on the page. */
  readonly historyId: number
  readonly match: RouteMatch | undefined
  /** Undefined when the path has no screen, or its code could not be loaded. */
  readonly screen: Screen | undefined
  readonly hasFailed: boolean
}

/** The browser's history in our words. */
export interface HistoryPort {
  url(): string
  push(url: string): number
  replace(url: string): number
  /** Called with the id of the entry that Back or Forward leads to. */
  listen(moved: (historyId: number) => void): void
  currentId(): number
}

type Deps = {
  readonly history: HistoryPort
  readonly guard: (url: string) => Promise<GuardDecision>
  readonly guardNow: (url: string) => GuardDecision | undefined
  /** Loads a route's code, style and words. */
  readonly loadScreen: (route: BuiltRoute) => Promise<Screen>
  readonly onLoginFirst: () => void
  readonly onBusy: (isBusy: boolean) => void
  readonly log: LogPort
}

export type Navigator = {
  readonly place$: StateStream<Place | undefined>
  readonly start: () => Promise<void>
  readonly go: (url: string, options?: { readonly replace?: boolean }) => Promise<void>
  /** Loads what a path needs, because a finger is on its way. */
  readonly preload: (url: string) => void
  readonly retry: () => Promise<void>
}

const MAX_REDIRECTS = 5

/** Brings the app from page to page: guard, code, then history and screen in one step (spec storefront 2, 6). */
export const createNavigator = (deps: Deps): Navigator => {
  const { history, loadScreen, onBusy } = deps
  const place$ = createState<Place | undefined>(undefined)
  let latest = 0

  /** Follows redirects of the guard; asks the host only when the guard cannot decide at once. */
  const resolve = async (wanted: string): Promise<{ readonly url: string; readonly isRedirected: boolean }> => {
    let url = wanted
    for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
      if (/^\/?([?#].*)?$/.test(url)) url = '/home'
      const decision = deps.guardNow(url) ?? (await deps.guard(url))
      if (decision.kind === 'open') break
      if (decision.notice) deps.onLoginFirst()
      url = decision.to
    }
    return { url, isRedirected: url !== wanted }
  }

  const show = async (wanted: string, arrival: Arrival): Promise<void> => {
    latest += 1
    const mine = latest
    onBusy(true)
    try {
      const { url, isRedirected } = await resolve(wanted)
      const match = matchRoute(url)
      const loaded = match && isBuilt(match.route) ? await tryLoad(match.route) : { screen: undefined, hasFailed: false }
      if (mine !== latest) return
      const historyId = enter(url, arrival, isRedirected)
      place$.set({ url, arrival, historyId, match, ...loaded })
    } finally {
      if (mine === latest) onBusy(false)
    }
  }

  const enter = (url: string, arrival: Arrival, isRedirected: boolean): number => {
    if (arrival === 'forward' && url !== history.url()) return history.push(url)
    if (arrival === 'replace' || isRedirected || arrival === 'forward') return history.replace(url)
    return history.currentId()
  }

  const tryLoad = async (route: BuiltRoute): Promise<Pick<Place, 'screen' | 'hasFailed'>> => {
    try {
      return { screen: await loadScreen(route), hasFailed: false }
    } catch {
      deps.log.write('warn', 'screen-not-loaded', { pattern: route.pattern })
      return { screen: undefined, hasFailed: true }
    }
  }

  return {
    place$: place$.stream,
    start: () => {
      history.listen(() => void show(history.url(), 'back'))
      return show(history.url(), 'start')
    },
    go: (url, options) => show(url, options?.replace ? 'replace' : 'forward'),
    preload: (url) => {
      const match = matchRoute(url)
      if (match && isBuilt(match.route)) void loadScreen(match.route).catch(() => undefined)
    },
    retry: () => show(history.url(), 'replace'),
  }
}

/** Props of the place's screen; nothing for a path without one. */
export const propsOf = (place: Place): ScreenProps => place.match?.props ?? { params: {}, query: {} }
