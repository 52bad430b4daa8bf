import { type BehaviorSubject, filter, take, takeUntil } from 'rxjs'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort, PageLife } from '../ports/lifecycle-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'

/** One for orders and money: paying moves both. */
const TOPIC = 'orders-and-money'

type Deps = {
  readonly tabs: TabsPort
  readonly sessionState: Pick<SessionState, 'token' | 'session$'>
  readonly refreshUser: RefreshUser
  readonly changes$: BehaviorSubject<number>
}

/**
 * Tells the shopper's other tabs when `changes$` rises here, and raises it when they tell the same: what they show of
 * orders and money is out of date then. Only that something changed is told, not what. Ends with the session.
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

/** Five minutes: after so long out of sight, a page may show what has changed since on another device or at the server. */
const AWAY_MS = 300_000

type WhenBackDeps = { readonly clock: ClockPort; readonly lifecycle: LifecyclePort }

/**
 * Calls `back` whenever the page is visible again after five minutes out of sight, or after it was frozen for any time
 * (as in the back-forward cache), when it misses what other tabs announce. Not offline: what is asked again when the
 * network is back is not this function's business.
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
    // The absolute difference, as the device clock may have been set back meanwhile.
    const isLong = leftAt !== undefined && Math.abs(clock.now() - leftAt) >= AWAY_MS
    if (isOnline && (isLong || wasFrozen)) back()
    leftAt = undefined
    wasFrozen = false
  })
}

/** Whether the page may be gone the next moment: hidden (a phone ends such pages without a word), frozen or unloaded. */
const mayGo = ({ isVisible, isFrozen, isLeaving }: PageLife): boolean =>
  !isVisible || isFrozen || isLeaving === true

/**
 * Calls `run` whenever the page may be about to go: what waits for a moment, so that it need not be sent at every key,
 * is sent then. `isLeaving`: it is being unloaded, and nothing can wait for an answer any more.
 */
export const whenLeaving = (
  { life$ }: LifecyclePort,
  run: (isLeaving: boolean) => void,
): { unsubscribe(): void } => {
  let told = { mayGo: mayGo(life$.value), isLeaving: life$.value.isLeaving === true }
  return life$.subscribe((life) => {
    const now = { mayGo: mayGo(life), isLeaving: life.isLeaving === true }
    const isNews = (now.mayGo && !told.mayGo) || (now.isLeaving && !told.isLeaving)
    told = now
    if (isNews) run(now.isLeaving)
  })
}
