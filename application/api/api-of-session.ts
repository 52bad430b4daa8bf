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
 * The host's API for acts of one session: an act that has waited (for an answer, for its code) does not go on in the
 * name of whoever came meanwhile. What was asked in time is answered: something may have come of it.
 */
export const askWhile = (api: Api, isOurs: () => boolean): Api =>
  through(api, async (ask) => (isOurs() ? ask() : cancelled))

/** `askWhile` for what is shown: an answer that comes when the session is over is not given out either. */
export const createApiOfSession = (api: Api, isOurs: () => boolean): Api =>
  through(askWhile(api, isOurs), async (ask) => {
    const answer = await ask()
    return isOurs() ? answer : cancelled
  })
