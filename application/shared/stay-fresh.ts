import {
  type BehaviorSubject,
  distinctUntilChanged,
  filter,
  map,
  NEVER,
  Observable,
  switchMap,
  take,
  takeUntil,
} from 'rxjs'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort, PageLife } from '../ports/lifecycle-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'

/** One topic for orders and money, because paying changes both. */
const TOPIC = 'orders-and-money'

type Deps = {
  readonly tabs: TabsPort
  readonly sessionState: Pick<SessionState, 'token' | 'session$'>
  readonly refreshUser: RefreshUser
  readonly changes$: BehaviorSubject<number>
}

/**
 * Tells the shopper's other tabs when `changes$` is incremented here, and increments it when they do, because their
 * orders and money are outdated then. Only the fact is sent, not the data. Ends with the session.
 */
export const followTabs = ({ tabs, sessionState, refreshUser, changes$ }: Deps): void => {
  const whose = sessionState.token()
  let known = changes$.value
  const listening = tabs.listen(TOPIC, () => {
    known = changes$.value + 1
    changes$.next(known)
    void refreshUser()
  })
  const ended$ = sessionState.session$.pipe(
    filter(() => sessionState.token() !== whose),
    take(1),
  )
  ended$.subscribe(listening.stop)
  const own$ = changes$.pipe(filter((count) => count !== known))
  own$.pipe(takeUntil(ended$)).subscribe((count) => {
    known = count
    tabs.announce(TOPIC, '')
  })
}

/** Five minutes: after this long in the background, data may have changed on another device or on the server. */
const AWAY_MS = 300_000

type WhenBackDeps = { readonly clock: ClockPort; readonly lifecycle: LifecyclePort }

/**
 * Calls `back` whenever the page becomes visible after five minutes in the background, or after it was frozen (as in
 * the back-forward cache), when it misses announcements of other tabs. Not while offline: reloading when back online
 * is handled elsewhere.
 */
export const whenBack = ({ clock, lifecycle }: WhenBackDeps, back: () => void): void => {
  let leftAt: number | undefined
  let wasFrozen = false
  lifecycle.life$.subscribe(({ isVisible, isFrozen, isOnline }) => {
    wasFrozen ||= isFrozen
    if (!isVisible || isFrozen) {
      leftAt ??= clock.now()
      return
    }
    // The absolute difference, because the device clock may have been set back.
    const isLong = leftAt !== undefined && Math.abs(clock.now() - leftAt) >= AWAY_MS
    if (isOnline && (isLong || wasFrozen)) back()
    leftAt = undefined
    wasFrozen = false
  })
}

/**
 * Whether the page may be closed at any moment: hidden (phones kill such pages without notice), frozen or unloading.
 */
const mayGo = ({ isVisible, isFrozen, isLeaving }: PageLife): boolean =>
  !isVisible || isFrozen || isLeaving === true

/**
 * Calls `run` whenever the page may be about to close, to send what was delayed. `isLeaving`: it is unloading, and
 * nothing can wait for an answer.
 */
export const whenLeaving = (
  { life$ }: LifecyclePort,
  run: (isLeaving: boolean) => void,
): { unsubscribe(): void } => {
  let last = { mayGo: mayGo(life$.value), isLeaving: life$.value.isLeaving === true }
  return life$.subscribe((life) => {
    const now = { mayGo: mayGo(life), isLeaving: life.isLeaving === true }
    const isNews = (now.mayGo && !last.mayGo) || (now.isLeaving && !last.isLeaving)
    last = now
    if (isNews) run(now.isLeaving)
  })
}

/** How often, in milliseconds, what the server may change is loaded again while it is shown. */
export const POLL_EVERY_MS = 15_000

/** Calls `poll` every 15 seconds while the page is visible and the device online. */
export const pollWhileShown = (
  { clock, lifecycle }: WhenBackDeps,
  poll: () => unknown,
): { unsubscribe(): void } => {
  const isShown$ = lifecycle.life$.pipe(
    map(({ isVisible, isOnline }) => isVisible && isOnline),
    distinctUntilChanged(),
  )
  const tick$ = new Observable<void>((ticks) => {
    const again = (): void => {
      timer = clock.after(POLL_EVERY_MS, again)
      ticks.next()
    }
    let timer = clock.after(POLL_EVERY_MS, again)
    return () => timer.cancel()
  })
  return isShown$.pipe(switchMap((isShown) => (isShown ? tick$ : NEVER))).subscribe(() => void poll())
}
