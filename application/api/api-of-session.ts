import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import type { Api } from './api-client.ts'

type Ask = <T>(ask: () => Promise<Result<T, ApiFault>>) => Promise<Result<T, ApiFault>>

const cancelled = fail<ApiFault>({ kind: 'cancelled' })

const through = (api: Api, ask: Ask): Api => ({
  get: (...asked) => ask(() => api.get(...asked)),
  post: (...asked) => ask(() => api.post(...asked)),
  upload: (...asked) => ask(() => api.upload(...asked)),
})

/**
 * The API for what is done in one session: once `isOurs` is false, calls are answered `cancelled` and not sent, so that
 * an act of several steps does not go on under the next session. Calls that were sent before are answered as usual, as
 * they may have had an effect.
 */
export const askWhile = (api: Api, isOurs: () => boolean): Api =>
  through(api, async (ask) => (isOurs() ? ask() : cancelled))

/** The API for what is shown in one session: like `askWhile`, and answers that come after its end are `cancelled` too. */
export const createApiOfSession = (api: Api, isOurs: () => boolean): Api =>
  through(askWhile(api, isOurs), async (ask) => {
    const answer = await ask()
    return isOurs() ? answer : cancelled
  })
