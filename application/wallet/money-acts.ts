import type { ApiFault } from '../../domain/api/fault.ts'
import { ok, type Result } from '../../domain/shared/result.ts'
import type { RequestIds } from '../shared/request-ids.ts'

type Outcome<T> = Promise<Result<T, ApiFault>>

/**
 * Does an act that moves money at most once (decision 0005): one of a name is under way at a time, its
 * request id outlives a lost answer, and an answer that got lost is looked up before the act counts as failed.
 */
export type DoOnce<T> = (
  act: string,
  send: (requestId: string) => Outcome<T>,
  find: (requestId: string) => Promise<T | undefined>,
) => Outcome<T>

/** For one session: the same sum to the same place may be another shopper's. */
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
