import type { ClockPort, TimerHandle } from '../../../../application/ports/clock-port.ts'
import type { LogPort } from '../../../../application/ports/log-port.ts'
import type { Stoppable } from '../../time/clock.ts'
import type { Enqueue } from './send-answer.ts'

const RETRY_MS = 30_000
const MAX_RETRY_MS = 3_600_000

/** The merchants' queue: one task after another, so that nothing is answered twice. */
export type WorkQueue = Stoppable & {
  readonly enqueue: Enqueue
  /** A task was completed: resets the back-off. */
  readonly succeeded: () => void
  /** Resolves when no task is running; timers may still be waiting. */
  readonly settled: () => Promise<void>
}

type Deps = { readonly clock: ClockPort; readonly log: LogPort }

/** A failed task is logged, and `recheck` runs later, with increasing delays while failures continue. */
export const createWorkQueue = ({ clock, log }: Deps, recheck: () => Promise<void>): WorkQueue => {
  let isStopped = false
  let work: Promise<void> = Promise.resolve()
  let failures = 0
  let retry: TimerHandle | undefined

  const retryLater = (): void => {
    if (retry) return
    failures += 1
    retry = clock.after(Math.min(RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS), () => {
      retry = undefined
      enqueue(recheck)
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
      for (let current: Promise<void> | undefined; current !== work; ) {
        current = work
        await current
      }
    },
    stop: () => {
      isStopped = true
      retry?.cancel()
      return work
    },
  }
}
