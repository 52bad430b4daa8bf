import type { ApiFault } from '../../domain/api/fault.ts'
import { checkCredentials, checkRegistration } from '../../domain/session/credentials.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { createGuard } from './guard-navigation.ts'
import type { SessionApi } from './session-api.ts'
import type { RefreshUser, SessionContext, SignOut } from './session-context.ts'
import type { SessionState } from './session-state.ts'

type Deps = { readonly sessionApi: SessionApi; readonly sessionState: SessionState }

/** Sign-in, registration, sign-out, the user and the guard: spec storefront 4 and 6. */
export const createSession = ({ sessionApi, sessionState }: Deps): SessionContext => {
  const { session$, user$, redirect$, takeReturnPath } = sessionState

  const load = async (isQuiet: boolean): ReturnType<RefreshUser> => {
    const asked = sessionState.token()
    const user = await sessionApi.loadUser(isQuiet)
    // The answer may arrive after someone else has signed in: their user is not this one.
    if (user.ok && asked === sessionState.token()) sessionState.setUser(user.value)
    return user
  }
  const refreshUser: RefreshUser = () => load(true)

  const enter = async (token: Result<string, ApiFault>): Promise<Result<unknown, ApiFault>> => {
    if (!token.ok) return token
    sessionState.enter(token.value)
    await refreshUser()
    return ok(true)
  }

  const signOut: SignOut = async () => {
    await sessionApi.signOut()
    sessionState.leave()
  }

  // Another tab signed in: this one has its token and needs its user. At the start the guard loads it.
  let isStarted = false
  session$.subscribe((session) => {
    if (isStarted && session.kind === 'signed-in' && !session.user) void refreshUser()
  })
  isStarted = true

  return {
    session$,
    user$,
    redirect$,
    takeReturnPath,
    refreshUser,
    signOut,
    signIn: async (form) => {
      const checked = checkCredentials(form)
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      return enter(await sessionApi.signIn(checked.value))
    },
    register: async (form) => {
      const checked = checkRegistration(form)
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      return enter(await sessionApi.register(checked.value))
    },
    ...createGuard({ sessionApi, sessionState, load: () => load(false) }),
  }
}
