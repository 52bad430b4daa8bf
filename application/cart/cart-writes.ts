import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import type { SessionState } from '../session/session-state.ts'

/** The line that writes to the host's cart stand in: two never overtake each other. */
export type CartWrites = {
  /** Puts a write at the end of the line. A write of a shopper who has left since is dropped. */
  readonly enqueue: <T>(write: () => Promise<Result<T, ApiFault>>) => Promise<Result<T, ApiFault>>
  /** How many have not been answered. */
  readonly waiting: () => number
  /** How many have been. */
  readonly answered: () => number
  /** Resolves when those that stand in the line now have been answered. */
  readonly done: () => Promise<unknown>
}

type Deps = {
  readonly sessionState: SessionState
  /** The line has grown longer or shorter. */
  readonly changed: () => void
  /** The host has taken a write. */
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
