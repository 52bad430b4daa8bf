import type { User } from '../../domain/account/user.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { type GuardDecision, guardPath } from '../../domain/session/navigation-guard.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { EndSession } from './end-session.ts'
import type { GuardNavigation } from './session-context.ts'
import type { SessionState } from './session-state.ts'

/** Within this time (milliseconds) a browser has reported that the network is gone, and a closing page is gone. */
const TOLD_WITHIN_MS = 1_000

type Deps = {
  readonly endSession: EndSession
  readonly sessionState: SessionState
  readonly lifecycle: LifecyclePort
  readonly clock: ClockPort
  /** Loads the user, with a toast on failure. */
  readonly load: () => Promise<Result<User, ApiFault>>
}

type Guard = {
  readonly guard: GuardNavigation
  readonly guardNow: (path: string) => GuardDecision | undefined
}

/** The navigation guard with its steps: retry, then sign out, then drop the token (requirements S4, S6). */
export const createGuard = ({ endSession, sessionState, lifecycle, clock, load }: Deps): Guard => {
  let ladder: Promise<GuardDecision | undefined> | undefined

  const decide = (path: string): GuardDecision => {
    const decision = guardPath(path, sessionState.token() !== undefined)
    if (decision.kind === 'open') sessionState.visit(path)
    else if (decision.notice) sessionState.keepReturnPath(path)
    return decision
  }

  const guardNow = (path: string): GuardDecision | undefined => {
    const session = sessionState.session$.value
    return session.kind === 'signed-in' && !session.user ? undefined : decide(path)
  }

  /**
   * Offline, or while the browser aborts the calls of an unloading page, nothing was refused (decision 12): cached
   * data may be shown.
   */
  const isCutOff = (): boolean => {
    const { isOnline, isLeaving } = lifecycle.life$.value
    return !isOnline || isLeaving === true
  }

  /** Undefined when the user is loaded or cannot be requested, and the navigation should be tried again. */
  const climb = async (path: string): Promise<GuardDecision | undefined> => {
    sessionState.visit(path)
    const token = sessionState.token()
    const loaded = await load()
    if (loaded.ok) return undefined
    // Calls can fail before the browser reports that it is offline.
    if (loaded.fault.kind === 'offline' && !isCutOff())
      await new Promise<void>((resolve) => {
        clock.after(TOLD_WITHIN_MS, resolve)
      })
    if (isCutOff()) return undefined
    // Loaded meanwhile by a page that became visible again.
    if (sessionState.user$.value) return undefined
    // A 401 has already ended the session.
    if (sessionState.token() === undefined) return { kind: 'redirect', to: '/login' }
    // Somebody else has signed in meanwhile.
    if (token === undefined || sessionState.token() !== token) return undefined
    sessionState.keepReturnPath(path)
    const left = await endSession(token)
    if (sessionState.token() !== token) return undefined
    sessionState.leave()
    return { kind: 'redirect', to: left.ok ? '/login' : '/' }
  }

  return {
    guardNow,
    guard: async (path) => {
      const now = guardNow(path)
      if (now) return now
      ladder ??= climb(path).finally(() => {
        ladder = undefined
      })
      return (await ladder) ?? decide(path)
    },
  }
}
