import { skip } from 'rxjs'
import { ok } from '../../domain/shared/result.ts'
import { QUIET, type Quietly } from '../api/api-client.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { Sha256Port } from '../ports/crypto-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import { callLate, type Late } from '../shared/async.ts'
import { createEndSession } from './end-session.ts'
import type { Enter } from './enter.ts'
import { createGuard } from './guard-navigation.ts'
import type { SessionApi } from './session-api.ts'
import type { RefreshUser, SessionContext } from './session-context.ts'
import type { SessionState } from './session-state.ts'

type Deps = {
  readonly lifecycle: LifecyclePort
  readonly clock: ClockPort
  readonly sessionApi: SessionApi
  readonly sessionState: SessionState
  readonly device: StoragePort
  readonly sha256: Sha256Port
  readonly enter: Late<Enter>
}

/** Sign-in, registration, sign-out, user and guard: requirements S4 and S6. */
export const createSession = (deps: Deps): SessionContext => {
  const { sessionApi, sessionState, lifecycle, enter } = deps
  const { session$, user$, redirect$, takeReturnPath, keepReturnPath } = sessionState

  // Answers that arrive after that of a later request are outdated.
  let lastRequest = 0
  let lastShown = 0
  const load = async (callOptions?: Quietly): ReturnType<RefreshUser> => {
    const token = sessionState.token()
    lastRequest += 1
    const request = lastRequest
    const user = await sessionApi.loadUser(callOptions)
    // Somebody else may have signed in before the answer arrived.
    if (user.ok && token === sessionState.token() && request > lastShown) {
      lastShown = request
      sessionState.setUser(user.value)
    }
    return user
  }
  const refreshUser: RefreshUser = async (isEnough) => {
    const known = user$.value
    return known && isEnough?.(known) ? ok(known) : load(QUIET)
  }

  const endSession = createEndSession(deps)

  // Another tab signed in: this one has the token and loads the user. At startup the guard loads it.
  session$.pipe(skip(1)).subscribe((session) => {
    if (session.kind === 'signed-in' && !session.user) void refreshUser()
  })
  lifecycle.life$.subscribe(({ isVisible, isFrozen }) => {
    if (isVisible && !isFrozen) sessionState.recheck()
  })

  return {
    session$,
    user$,
    redirect$,
    takeReturnPath,
    keepReturnPath,
    refreshUser,
    hasSignedOut: sessionState.hasSignedOut,
    signOuts: sessionState.signOuts,
    signIn: (form) => callLate(enter, ({ signIn }) => signIn(form)),
    register: (form) => callLate(enter, ({ register }) => register(form)),
    signOut: async () => {
      const token = sessionState.token()
      const ended = token && endSession(token)
      // At once, whatever the network does: the call already has its token.
      sessionState.leave('signed-out')
      await ended
    },
    ...createGuard({ endSession, sessionState, lifecycle, clock: deps.clock, load: () => load() }),
  }
}
