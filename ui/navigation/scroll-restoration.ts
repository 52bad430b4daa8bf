import { useLayoutEffect, useRef } from 'react'
import { createTabNumbers } from '../../application/shared/tab-numbers.ts'
import { idIn } from './browser-history.ts'
import type { Place } from './navigator.ts'
import { isSamePage, type VisiblePage } from './use-focus.ts'

/** Requirements S2 and S9: a new page scrolls to the top of its container, less 20 px. */
const SCROLL_OFFSET_PX = 20
const STORE_NAME = 'lintas_places'
/** Milliseconds for a restored page to reach its old height. */
const PATIENCE_MS = 2000
/** Most remembered positions; older ones start at the top. */
const MAX_PLACES = 100

/** Events of a shopper's own scrolling; scroll anchoring moves a growing page without any. */
const OWN_MOVES = ['touchstart', 'wheel', 'pointerdown', 'keydown']

export type ScrollView = Pick<
  Window,
  'scrollTo' | 'scrollY' | 'matchMedia' | 'requestAnimationFrame' | 'addEventListener' | 'removeEventListener'
> & {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly performance: Pick<Performance, 'now'>
  readonly document: Pick<Document, 'getElementById'>
  readonly history: Pick<History, 'state'>
}

export type ScrollRestoration = {
  readonly keep: (historyId: number) => void
  readonly toTop: () => void
  readonly restore: (historyId: number) => void
}

/**
 * Remembers the scroll position of each history entry, also over a reload. Create it before entries are numbered
 * (`createBrowserHistory`).
 */
export const createScrollRestoration = (view: ScrollView = window): ScrollRestoration => {
  // An entry without a number has no position. Reading storage may block, so it is skipped for such a page.
  const isNew = idIn(view.history.state) === undefined
  const places = createTabNumbers(() => view.sessionStorage, STORE_NAME, MAX_PLACES)
  let attempt = 0
  const stopRestoring = (): void => {
    attempt += 1
    for (const kind of OWN_MOVES) view.removeEventListener(kind, stopRestoring, true)
  }

  return {
    keep: (historyId) => places.set(historyId, view.scrollY),
    toTop: () => {
      stopRestoring()
      const container = view.document.getElementById('app')
      const top = (container?.getBoundingClientRect().top ?? 0) + view.scrollY - SCROLL_OFFSET_PX
      const prefersReducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)').matches
      view.scrollTo({ top: Math.max(0, top), behavior: prefersReducedMotion ? 'instant' : 'smooth' })
    },
    restore: (historyId) => {
      stopRestoring()
      const mine = attempt
      // The first page of a visit stays where it is, or where the shopper has scrolled before this code was loaded.
      if (mine === 1 && (isNew || places.get(historyId) === undefined)) return
      for (const kind of OWN_MOVES)
        view.addEventListener(kind, stopRestoring, { capture: true, passive: true })
      const top = places.get(historyId) ?? 0
      const until = view.performance.now() + PATIENCE_MS
      const step = (): void => {
        // Superseded by another navigation, or by the shopper's scrolling.
        if (mine !== attempt) return
        view.scrollTo({ top, behavior: 'instant' })
        const isThere = Math.abs(view.scrollY - top) < 2
        if (!isThere && view.performance.now() < until) view.requestAnimationFrame(step)
        else stopRestoring()
      }
      step()
    },
  }
}

/** Scrolls a new page to its top, and a revisited one to where it was. */
export const useScrollRestoration = (
  scroll: ScrollRestoration,
  place: Place | undefined,
  shownId: number | undefined,
): void => {
  const last = useRef<VisiblePage>({ place: undefined, shownId: undefined })
  useLayoutEffect(() => {
    const before = last.current
    const now = { place, shownId }
    last.current = now
    if (!place || before.place === place || isSamePage(before, now)) return
    if (place.arrival === 'start' || place.arrival === 'back') scroll.restore(place.historyId)
    else scroll.toTop()
  }, [place, scroll, shownId])
}
