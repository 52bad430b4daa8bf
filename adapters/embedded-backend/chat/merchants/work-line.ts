import type { ClockPort, TimerHandle } from '../../../../application/ports/clock-port.ts'
import type { LogPort } from '../../../../application/ports/log-port.ts'
import type { Stoppable } from '../../time/clock.ts'
import type { Enqueue } from './speak.ts'

const RETRY_MS = 30_000
const MOST_RETRY_MS = 3_600_000

/** The merchants' queue: one thing after another, so that nothing is answered by two at once. */
export type WorkLine = Stoppable & {
  readonly enqueue: Enqueue
  /** Something was brought to its end: the next failure waits no longer than the first did. */
  readonly succeeded: () => void
  /** Resolves when nothing is under way; timers may still wait. */
  readonly settled: () => Promise<void>
}

type Deps = { readonly clock: ClockPort; readonly log: LogPort }

/** A task that fails is logged, and `lookAgain` runs later: ever later while things go on failing. */
export const createWorkLine = ({ clock, log }: Deps, lookAgain: () => Promise<void>): WorkLine => {
  let isStopped = false
  let work: Promise<void> = Promise.resolve()
  let failures = 0
  let retry: TimerHandle | undefined

  const retryLater = (): void => {
    if (retry) return
    failures += 1
    retry = clock.after(Math.min(RETRY_MS * 2 ** (failures - 1), MOST_RETRY_MS), () => {
      retry = undefined
      enqueue(lookAgain)
    })
  }

  const enqueue: Enqueue = (task) => {
    work = work
      .then(() => (isStopped ? undefined : task()))
      .catch((cause: unknown) => {
        if (isStopped) return
        log.write('error', 'merchant-failed', { detail: String(cause) })
        retryLater()
      })
  }

  return {
    enqueue,
    succeeded: () => {
      failures = 0
    },
    settled: async () => {
      for (let seen: Promise<void> | undefined; seen !== work; ) {
        seen = work
        await seen
      }
    },
    stop: () => {
      isStopped = true
      retry?.cancel()
      return work
    },
  }
}
