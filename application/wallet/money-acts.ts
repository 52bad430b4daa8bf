import type { ApiFault } from '../../domain/api/fault.ts'
import { ok, type Result } from '../../domain/shared/result.ts'
import type { RequestIds } from '../shared/request-ids.ts'

type Outcome<T> = Promise<Result<T, ApiFault>>

/**
 * Carries out an action that moves money at most once (decision 4). A repeat shares the answer of a running one. If
 * the answer is lost, `find` looks for the request id in the server's records; if it is not there, the fault is
 * returned and the id is kept for the next attempt.
 */
export type DoOnce<T> = (
  act: string,
  send: (requestId: string) => Outcome<T>,
  find: (requestId: string) => Promise<T | undefined>,
) => Outcome<T>

/** Create once for each session: the same action of another shopper is a different one. */
export const createDoOnce = <T>(requestIds: RequestIds): DoOnce<T> => {
  const running = new Map<string, Outcome<T>>()

  const run: DoOnce<T> = async (act, send, find) => {
    const sent = await requestIds.send(act, send)
    if (sent.ok || !requestIds.isOpen(act) || sent.fault.kind === 'unauthorised') return sent
    const found = await find(requestIds.idFor(act))
    if (found === undefined) return sent
    requestIds.settle(act)
    return ok(found)
  }

  return (act, send, find) => {
    const known = running.get(act) ?? run(act, send, find).finally(() => running.delete(act))
    running.set(act, known)
    return known
  }
}
