import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import type { SessionState } from '../session/session-state.ts'

/**
 * The queue of writes to the host's cart: one is sent when the one before it is answered, so that none overtakes
 * another.
 */
export type CartWrites = {
  /** Puts a write at the end of the queue. It is `cancelled` if the session has ended when its turn comes. */
  readonly enqueue: <T>(write: () => Promise<Result<T, ApiFault>>) => Promise<Result<T, ApiFault>>
  /** How many writes have no answer yet. */
  readonly waiting: () => number
  /** How many writes were answered so far. */
  readonly answered: () => number
  /** Resolves when the writes that are in the queue now have been answered. */
  readonly done: () => Promise<unknown>
}

type Deps = {
  readonly sessionState: SessionState
  /** Called when `waiting` has changed. */
  readonly changed: () => void
  /** Called when the host has accepted a write. */
  readonly taken: () => void
}

export const createCartWrites = ({ sessionState, changed, taken }: Deps): CartWrites => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let answered = 0
  return {
    waiting: () => waiting,
    answered: () => answered,
    done: () => last,
    enqueue: <T>(write: () => Promise<Result<T, ApiFault>>) => {
      const asker = sessionState.token()
      waiting += 1
      changed()
      const queued = last.then(async (): Promise<Result<T, ApiFault>> => {
        const answer: Result<T, ApiFault> =
          asker === sessionState.token() ? await write() : fail({ kind: 'cancelled' })
        waiting -= 1
        answered += 1
        changed()
        if (answer.ok) taken()
        return answer
      })
      last = queued
      return queued
    },
  }
}
