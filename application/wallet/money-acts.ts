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

/** A call that may have reached the host although its answer never came. */
const isLost = ({ kind }: ApiFault): boolean => kind !== 'rejected' && kind !== 'unauthorised'

export const createDoOnce = <T>(requestIds: RequestIds): DoOnce<T> => {
  const running = new Map<string, Outcome<T>>()

  const run: DoOnce<T> = async (act, send, find) => {
    const requestId = requestIds.idFor(act)
    const sent = await send(requestId)
    if (sent.ok || sent.fault.kind === 'rejected') requestIds.settle(act)
    if (sent.ok || !isLost(sent.fault)) return sent
    const found = await find(requestId)
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
