import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Api } from './api-client.ts'

type Ask = <T>(ask: () => Promise<Result<T, ApiFault>>) => Promise<Result<T, ApiFault>>

const cancelled = fail<ApiFault>({ kind: 'cancelled' })

const through = (api: Api, ask: Ask): Api => ({
  get: (...asked) => ask(() => api.get(...asked)),
  post: (...asked) => ask(() => api.post(...asked)),
  put: (...asked) => ask(() => api.put(...asked)),
  upload: (...asked) => ask(() => api.upload(...asked)),
})

/**
 * The API for what is done in one session: once `isOurs` is false, calls are answered `cancelled` and not sent, so that
 * an act of several steps does not go on under the next session. Calls that were sent before are answered as usual, as
 * they may have had an effect.
 */
const askWhile = (api: Api, isOurs: () => boolean): Api =>
  through(api, async (ask) => (isOurs() ? ask() : cancelled))

/** The API for what is shown in one session: like `askWhile`, and answers that come after its end are `cancelled` too. */
export const createApiOfSession = (api: Api, isOurs: () => boolean): Api =>
  through(askWhile(api, isOurs), async (ask) => {
    const answer = await ask()
    return isOurs() ? answer : cancelled
  })

type OfSession = { readonly api: Api; readonly sessionState: Pick<SessionState, 'token'> }

/**
 * The acts of a context, made anew for each session at their first use, with an API that sends nothing once that session
 * is over (`askWhile`), so that no act of several steps goes on under the next session.
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
