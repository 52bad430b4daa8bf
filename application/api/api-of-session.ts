import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Api } from './api-client.ts'

type Ask = <T>(ask: () => Promise<Result<T, ApiFault>>) => Promise<Result<T, ApiFault>>

const cancelled = fail<ApiFault>({ kind: 'cancelled' })

const through = (api: Api, ask: Ask): Api => ({
  get: (...args) => ask(() => api.get(...args)),
  post: (...args) => ask(() => api.post(...args)),
  put: (...args) => ask(() => api.put(...args)),
  upload: (...args) => ask(() => api.upload(...args)),
})

/**
 * An API bound to one session: once `isOurs` is false, calls return `cancelled` without being sent, so that an action
 * of several steps does not continue in the next session. Calls already sent are answered as usual, because they may
 * have had an effect.
 */
const askWhile = (api: Api, isOurs: () => boolean): Api =>
  through(api, async (ask) => (isOurs() ? ask() : cancelled))

/**
 * An API for data shown in one session: like `askWhile`, but answers that arrive after its end are `cancelled` too.
 */
export const createApiOfSession = (api: Api, isOurs: () => boolean): Api =>
  through(askWhile(api, isOurs), async (ask) => {
    const answer = await ask()
    return isOurs() ? answer : cancelled
  })

type OfSession = { readonly api: Api; readonly sessionState: Pick<SessionState, 'token'> }

/**
 * The actions of a context, created for each session at their first use, with an API that sends nothing once that
 * session is over (`askWhile`).
 */
export const perSession = <T>(create: (api: Api) => T, { api, sessionState }: OfSession): (() => T) => {
  let made: { readonly token: string | undefined; readonly acts: T } | undefined
  return () => {
    const token = sessionState.token()
    if (!made || made.token !== token) {
      made = { token, acts: create(askWhile(api, () => token === sessionState.token())) }
    }
    return made.acts
  }
}
