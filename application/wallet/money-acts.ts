import type { ApiFault } from '../../domain/api/fault.ts'
import { ok, type Result } from '../../domain/shared/result.ts'
import type { RequestIds } from '../shared/request-ids.ts'

type Outcome<T> = Promise<Result<T, ApiFault>>

/**
 * Does an act that moves money at most once (decision 4). While it is under way, the same act shares its answer. When
 * the answer is lost, `find` looks for the request id in the server's records; if it is not there, the fault is given and
 * the id is kept for the next try.
 */
export type DoOnce<T> = (
  act: string,
  send: (requestId: string) => Outcome<T>,
  find: (requestId: string) => Promise<T | undefined>,
) => Outcome<T>

/** To be made once for each session: the same act of another shopper is another act. */
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
