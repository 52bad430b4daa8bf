import { Activity, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { isOpenToVisitors } from '../../domain/session/navigation-guard.ts'
import { PageEndContext, usePageEnds } from '../hooks/navigation/use-page-end.ts'
import { useApp } from '../hooks/use-app.ts'
import { useStream } from '../hooks/use-stream.ts'
import { arrive, dropPages, type KeptPages, NO_PAGES, VISITOR } from '../navigation/kept-pages.ts'
import type { Navigator } from '../navigation/navigator.ts'
import type { Place } from '../navigation/place.ts'
import type { ScrollPlaces } from '../navigation/scroll-places.ts'
import { isSamePage, type Seen, useFocus } from '../navigation/use-focus.ts'
import { Missing } from './Missing.tsx'
import { PageFrame } from './PageFrame.tsx'

type ScreensProps = { readonly navigator: Navigator; readonly places: ScrollPlaces }

type Shown = {
  readonly place: Place | undefined
  readonly shopper: string
  readonly kept: KeptPages
}

/** Who is signed in: their pages must not stay alive for the next one. */
const useShopper = (): string => {
  const session = useStream(useApp().session.session$)
  return session.kind === 'visitor' ? VISITOR : session.token
}

const nextShown = (
  before: Shown,
  place: Place | undefined,
  shopper: string,
  hasSignedOut: () => boolean,
): Shown => {
  const kept = before.shopper === shopper ? before.kept : dropPages(before.kept, shopper, hasSignedOut())
  // Whoever has left is on the way to another page, whose code may take its time.
  const isOpen = place && (shopper !== VISITOR || isOpenToVisitors(place.url))
  const isArrival = place !== before.place || (kept.shownId === undefined && isOpen)
  return { place, shopper, kept: place && isArrival ? arrive(kept, place, shopper) : kept }
}

/** A new page starts at its top, one that is come back to where it was left. */
const useScrolling = (places: ScrollPlaces, place: Place | undefined, shownId: number | undefined): void => {
  const last = useRef<Seen>({ place: undefined, shownId: undefined })
  useLayoutEffect(() => {
    const before = last.current
    const now = { place, shownId }
    last.current = now
    if (!place || before.place === place || isSamePage(before, now)) return
    if (place.arrival === 'start' || place.arrival === 'back') places.restore(place.historyId)
    else places.toTop()
  }, [place, places, shownId])
}

/** Shows the current page and keeps the others alive behind it, with their state (spec storefront 2). */
export const Screens = ({ navigator, places }: ScreensProps): ReactNode => {
  const place = useStream(navigator.place$)
  const { session } = useApp()
  const shopper = useShopper()
  const [before, setShown] = useState<Shown>({ place: undefined, shopper, kept: NO_PAGES })
  let shown = before
  if (before.place !== place || before.shopper !== shopper) {
    shown = nextShown(before, place, shopper, session.hasSignedOut)
    setShown(shown)
  }
  const { pages, shownId } = shown.kept
  const endOf = usePageEnds(pages)
  useFocus(place, shownId)

  useScrolling(places, place, shownId)

  if (!place) return null
  // In the order of their birth: moving elements about would cost them focus and inner scrolling.
  const inOrder = [...pages].sort((one, other) => one.id - other.id)
  return (
    <>
      {inOrder.map((page) => (
        <Activity key={page.id} mode={page.id === shownId ? 'visible' : 'hidden'}>
          <PageEndContext value={endOf(page.id)}>
            <PageFrame navigator={navigator} page={page} />
          </PageEndContext>
        </Activity>
      ))}
      {shownId === undefined && !place.screen && (
        <div data-kept="none">
          <Missing hasFailed={place.hasFailed} onRetry={navigator.retry} />
        </div>
      )}
    </>
  )
}
