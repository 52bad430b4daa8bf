import type { User } from '../../domain/account/user.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { isUnheard } from '../../domain/api/unheard.ts'
import { type GuardDecision, guardPath } from '../../domain/session/navigation-guard.ts'
import type { Result } from '../../domain/shared/result.ts'
import { QUIET, type Quietly } from '../api/api-client.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { EndSession } from './end-session.ts'
import type { GuardNavigation } from './session-context.ts'
import type { SessionState } from './session-state.ts'

type Deps = {
  readonly endSession: EndSession
  readonly sessionState: SessionState
  readonly lifecycle: LifecyclePort
  /** Loads the user; shows a toast when that fails and `isQuiet` is not set. */
  readonly load: (how?: Quietly) => Promise<Result<User, ApiFault>>
}

type Guard = {
  readonly guard: GuardNavigation
  readonly guardNow: (path: string) => GuardDecision | undefined
}

/** The navigation guard with its ladder: retry, then sign out, then invalidate (spec storefront 4, 6). */
export const createGuard = ({ endSession, sessionState, lifecycle, load }: Deps): Guard => {
  let ladder: Promise<GuardDecision | undefined> | undefined
  /** The token whose user was asked for without an answer. */
  let unanswered: string | undefined

  const decide = (path: string): GuardDecision => {
    const decision = guardPath(path, sessionState.token() !== undefined)
    if (decision.kind === 'open') sessionState.visit(path)
    else if (decision.notice) sessionState.keepReturnPath(path)
    return decision
  }

  const guardNow = (path: string): GuardDecision | undefined => {
    const session = sessionState.session$.value
    if (session.kind === 'visitor' || session.user) return decide(path)
    if (session.token !== unanswered) return undefined
    // On a line that swallows calls each page would otherwise wait until one is given up.
    void load(QUIET)
    return decide(path)
  }

  /** Undefined when the user is there, or cannot be asked for, and the navigation is to be tried again. */
  const climb = async (path: string): Promise<GuardDecision | undefined> => {
    sessionState.visit(path)
    const asked = sessionState.token()
    const loaded = await load()
    if (loaded.ok) return undefined
    // Without an answer nobody has refused anything (decision 0031): the network is gone or swallows calls, or the page is
    // being left and the browser has cut its calls off. What the device keeps may be looked at.
    if (isUnheard(loaded.fault) || !lifecycle.life$.value.isOnline) {
      unanswered = asked
      return undefined
    }
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
