import type { ApiFault } from '../../domain/api/fault.ts'
import { checkCredentials, checkRegistration } from '../../domain/session/credentials.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { atField, QUIET } from '../api/api-client.ts'
import type { SessionApi } from './session-api.ts'
import type { RefreshUser, Register, SignIn } from './session-context.ts'
import type { SessionState } from './session-state.ts'

/** Form fields by the names in `session-api.ts`. */
const atRegisterField = atField({
  username: 'familyName',
  nickname: 'givenName',
  email: 'email',
  mobile: 'mobile',
  password: 'password',
})

type Deps = {
  readonly sessionApi: SessionApi
  readonly sessionState: SessionState
  readonly refreshUser: RefreshUser
}

/** What begins a session. */
export type Enter = { readonly signIn: SignIn; readonly register: Register }

/** Sign-in and registration (requirements S5 and S6). */
export const createEnter = (deps: Deps): Enter => {
  const { sessionApi, sessionState, refreshUser } = deps
  /** The e-mail address of a registration whose answer was lost. */
  let unanswered: string | undefined

  const enter = async (token: Result<string, ApiFault>): Promise<Result<unknown, ApiFault>> => {
    if (!token.ok) return token
    sessionState.enter(token.value)
    await refreshUser()
    return ok(true)
  }

  return {
    signIn: async (form) => {
      const checked = checkCredentials(form)
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      return enter(await sessionApi.signIn(checked.value))
    },
    register: async (form) => {
      const checked = checkRegistration(form)
      if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
      const { email, password } = checked.value
      // An unanswered registration may have been carried out: then a second one would be refused because the address
      // is taken.
      if (unanswered === email) {
        const found = await enter(await sessionApi.signIn({ account: email, password }, QUIET))
        if (found.ok) return found
      }
      const registered = atRegisterField(await sessionApi.register(checked.value))
      unanswered = registered.ok || registered.fault.kind === 'rejected' ? undefined : email
      return enter(registered)
    },
  }
}
