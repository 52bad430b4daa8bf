import { BehaviorSubject } from 'rxjs'
import type { SessionState } from '../session/session-state.ts'
import { stateOf } from '../shared/streams.ts'
import type { AccountApi } from './account-api.ts'
import type { AccountContext } from './account-context.ts'

type Deps = { readonly accountApi: AccountApi; readonly sessionState: SessionState }

/** How many notices a shopper has not read; 0 when unknown, and for visitors. */
export type UnreadNotices = {
  readonly count$: AccountContext['unreadNotices$']
  /** Asks the server. */
  readonly refresh: AccountContext['refreshNotices']
  /** Sets the count from another call's answer; undefined when the answer has none. */
  readonly set: (unread: number | undefined) => void
}

/** The unread count, which every page shows and several calls answer. */
export const createUnreadNotices = ({ accountApi, sessionState }: Deps): UnreadNotices => {
  const count$ = new BehaviorSubject(0)
  /** Incremented whenever another call's answer sets the count; a count requested before that is outdated. */
  let version = 0
  sessionState.session$.subscribe((session) => {
    if (session.kind === 'visitor') count$.next(0)
  })
  return {
    count$: stateOf(count$),
    refresh: async () => {
      const token = sessionState.token()
      const before = version
      const counted = await accountApi.countUnreadNotices()
      if (counted.ok && token === sessionState.token() && before === version) count$.next(counted.value)
      return counted
    },
    set: (unread) => {
      if (unread === undefined) return
      version += 1
      count$.next(unread)
    },
  }
}
