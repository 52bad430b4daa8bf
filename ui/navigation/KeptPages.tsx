import { Activity, memo, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react'
import { type BaseLocationHook, Route, Router, Switch, useParams, useSearchParams } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { isOpenToVisitors } from '../../domain/session/navigation-guard.ts'
import { FirstAnswersContext } from '../hooks/loading/use-query.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { ActivePage, PageLifetimeContext, usePageLifetimes } from '../hooks/use-navigate.tsx'
import { arrive, dropPages, type KeptPages as Kept, type KeptPage, NO_PAGES, VISITOR } from './kept-pages.ts'
import { Missing } from './Missing.tsx'
import type { Navigator, Place } from './navigator.ts'
import { type Route as PageRoute, paramsOf, parser, ROUTES, splitUrl } from './routes.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { type ScrollRestoration, useScrollRestoration } from './scroll-restoration.ts'
import { useFocus } from './use-focus.ts'

type OfNavigator = { readonly navigator: Navigator }

/** wouter decodes a location hook's result; this undoes it, so that the path can be decoded part by part. */
const undecoded = (part: string): string => part.replaceAll('%', '%25')

/** A location hook with a fixed address; its links navigate normally. */
const frozenAt = (url: string): { readonly hook: BaseLocationHook; readonly searchHook: () => string } => {
  const { pathname, search } = splitUrl(url)
  const location: ReturnType<BaseLocationHook> = [undecoded(pathname), navigate]
  return { hook: () => location, searchHook: () => undecoded(search) }
}

const RouteScreen = ({ navigator, route }: OfNavigator & { readonly route: PageRoute }): ReactNode => {
  const found = useParams()
  const [search] = useSearchParams()
  const params = useMemo(() => paramsOf(found), [found])
  const Screen = navigator.screenOf(route)
  return Screen && <Screen params={params} search={search} />
}

/** Every page is this switch over the route table, with an address of its own. */
const Routes = ({ navigator }: OfNavigator): ReactNode => (
  <Switch>
    {ROUTES.map((route) => (
      <Route key={route.name} path={route.path}>
        <RouteScreen navigator={navigator} route={route} />
      </Route>
    ))}
  </Switch>
)

/**
 * A visible or kept page: it sees its own address even while another page is visible, and re-renders only when that
 * changes.
 */
const PageFrame = memo(({ navigator, page }: OfNavigator & { readonly page: KeptPage }): ReactNode => {
  const location = useMemo(() => frozenAt(page.url), [page.url])
  const first = useContext(FirstAnswersContext)
  // In the same task, so that text typed into the page is not lost between the old one and this.
  useLayoutEffect(() => first?.end(), [first])
  return (
    <div data-kept={page.id}>
      <Router {...location} aroundNav={navigator.aroundNav} parser={parser}>
        <ActivePage>
          <ScreenBoundary>
            <Routes navigator={navigator} />
          </ScreenBoundary>
        </ActivePage>
      </Router>
    </div>
  )
})

type ShownPages = { readonly place: Place | undefined; readonly shopper: string; readonly kept: Kept }

/** Who is signed in: pages must not stay alive for the next person. */
const useShopper = (): string => {
  const session = useStream(useApp().session.session$)
  return session.kind === 'visitor' ? VISITOR : session.token
}

const nextShown = (
  before: ShownPages,
  place: Place | undefined,
  shopper: string,
  hasSignedOut: () => boolean,
): ShownPages => {
  const kept = before.shopper === shopper ? before.kept : dropPages(before.kept, shopper, hasSignedOut())
  // A shopper who has signed out is being redirected to a page whose code may still be loading.
  const isOpen = place && (shopper !== VISITOR || isOpenToVisitors(place.url))
  const isArrival = place !== before.place || (kept.shownId === undefined && isOpen)
  return { place, shopper, kept: place && isArrival ? arrive(kept, place, shopper) : kept }
}

type KeptPagesProps = OfNavigator & {
  readonly place: Place | undefined
  readonly scroll: ScrollRestoration
}

/** Shows the current page and keeps the others alive, with their state (requirement S2). */
export const KeptPages = ({ navigator, place, scroll }: KeptPagesProps): ReactNode => {
  const { session } = useApp()
  const shopper = useShopper()
  const [before, setShown] = useState<ShownPages>({ place: undefined, shopper, kept: NO_PAGES })
  let shown = before
  if (before.place !== place || before.shopper !== shopper) {
    shown = nextShown(before, place, shopper, session.hasSignedOut)
    setShown(shown)
  }
  const { pages, shownId } = shown.kept
  const lifetimeOf = usePageLifetimes(pages)
  useFocus(place, shownId)
  useScrollRestoration(scroll, place, shownId)
  const first = useContext(FirstAnswersContext)
  const isMissing = place !== undefined && shownId === undefined && (place.hasFailed || !place.match)
  useLayoutEffect(() => {
    if (isMissing) first?.end()
  }, [isMissing, first])

  if (!place) return null
  // In order of creation: moving DOM elements would lose focus and inner scroll positions.
  const inOrder = [...pages].sort((one, other) => one.id - other.id)
  return (
    <>
      {inOrder.map((page) => (
        <Activity key={page.id} mode={page.id === shownId ? 'visible' : 'hidden'}>
          <PageLifetimeContext value={lifetimeOf(page.id)}>
            <PageFrame navigator={navigator} page={page} />
          </PageLifetimeContext>
        </Activity>
      ))}
      {isMissing && (
        <div data-kept="none">
          <Missing hasFailed={place.hasFailed} onRetry={navigator.retry} />
        </div>
      )}
    </>
  )
}
