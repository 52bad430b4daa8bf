import type { User } from '../../domain/account/user.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { type GuardDecision, guardPath } from '../../domain/session/navigation-guard.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { EndSession } from './end-session.ts'
import type { GuardNavigation } from './session-context.ts'
import type { SessionState } from './session-state.ts'

/** Within this time a browser has said that the network is gone, and a page that was being left is no more. */
const TOLD_WITHIN_MS = 1_000

type Deps = {
  readonly endSession: EndSession
  readonly sessionState: SessionState
  readonly lifecycle: LifecyclePort
  readonly clock: ClockPort
  /** Loads the user and shows a toast when that fails. */
  readonly load: () => Promise<Result<User, ApiFault>>
}

type Guard = {
  readonly guard: GuardNavigation
  readonly guardNow: (path: string) => GuardDecision | undefined
}

/** The navigation guard with its ladder: retry, then sign out, then invalidate (requirements S4, S6). */
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
   * Off the network nobody has refused anything, nor while the browser cuts off the calls of a page that is being left
   * (decision 12): what the device keeps may be looked at.
   */
  const isCutOff = (): boolean => {
    const { isOnline, isLeaving } = lifecycle.life$.value
    return !isOnline || isLeaving === true
  }

  /** Undefined when the user is there, or cannot be asked for, and the navigation is to be tried again. */
  const climb = async (path: string): Promise<GuardDecision | undefined> => {
    sessionState.visit(path)
    const asked = sessionState.token()
    const loaded = await load()
    if (loaded.ok) return undefined
    // Calls fail before the browser has said so.
    if (loaded.fault.kind === 'offline' && !isCutOff())
      await new Promise<void>((told) => {
        clock.after(TOLD_WITHIN_MS, told)
      })
    if (isCutOff()) return undefined
    // Asked for once more meanwhile, by a page that is looked at again.
    if (sessionState.user$.value) return undefined
    // A 401 has ended the session already: there is nobody left to sign out.
    if (sessionState.token() === undefined) return { kind: 'redirect', to: '/login' }
    // Somebody else has come meanwhile, whose user was not asked for.
    if (asked === undefined || sessionState.token() !== asked) return undefined
    sessionState.keepReturnPath(path)
    const left = await endSession(asked)
    if (sessionState.token() !== asked) return undefined
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
