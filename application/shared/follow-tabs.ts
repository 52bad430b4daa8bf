import { type BehaviorSubject, filter, take, takeUntil } from 'rxjs'
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
