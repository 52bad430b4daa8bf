import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import type { Api } from './api-client.ts'

/**
 * The host's API for what belongs to one session: once another has begun, nothing more is asked in its name, and
 * answers to what was asked before are not given out any more.
 */
export const createApiOfSession = (api: Api, isOurs: () => boolean): Api => {
  const cancelled = fail<ApiFault>({ kind: 'cancelled' })
  const whileOurs = async <T>(ask: () => Promise<Result<T, ApiFault>>): Promise<Result<T, ApiFault>> => {
    if (!isOurs()) return cancelled
    const answer = await ask()
    return isOurs() ? answer : cancelled
  }
  return {
    get: (...asked) => whileOurs(() => api.get(...asked)),
    post: (...asked) => whileOurs(() => api.post(...asked)),
    upload: (...asked) => whileOurs(() => api.upload(...asked)),
  }
}
