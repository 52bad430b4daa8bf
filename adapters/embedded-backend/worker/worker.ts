import type { BackendDeps } from '../backend-deps.ts'
import type { BackendPart } from '../backend-part.ts'
import type { Sql } from '../database/database.ts'
import { forgetTries } from '../http/shared-rate-limit.ts'
import { lockOrder } from '../orders/order-moves.ts'
import { type Stoppable, secondsOf } from '../time/clock.ts'
import { runComplaintsDue } from './complaint-steps.ts'
import { sweepEvidence } from './evidence-sweep.ts'
import { takeStep } from './order-steps.ts'
import { runRefundsDue } from './refund-steps.ts'
import { retryWithBackOff } from './retry-with-back-off.ts'
import { runWalletDue } from './wallet-steps.ts'

const BATCH = 100
/** Seconds between two cleanups. */
export const SWEEP_SECONDS = 600

/** Checked under the lock: another process may have processed it at the same moment. */
const takeStepIfDue = async (tx: Sql, deps: BackendDeps, id: number, now: number): Promise<void> => {
  await lockOrder(tx, id)
  const still = await tx.query('select 1 from orders where id = $1 and due_at <= $2', [id, now])
  if (still.length > 0) await takeStep(tx, deps, id, now)
}

/**
 * Processes everything due at `now`, in one transaction per order, so that a kill loses nothing: unprocessed items
 * stay due. Returns how many were processed.
 */
export const runDue = async (deps: BackendDeps, now: number): Promise<number> => {
  const due = await deps.database.query<{ id: number }>(
    'select id from orders where due_at <= $1 order by due_at, id limit $2::integer',
    [now, BATCH],
  )
  for (const { id } of due) {
    await retryWithBackOff(deps, { table: 'orders', id }, now, (tx) => takeStepIfDue(tx, deps, id, now))
  }
  const refunds = await runRefundsDue(deps, now)
  // Decisions of people are left to people.
  if (!deps.config.demo.hasStaff) return due.length + refunds
  const complaints = await runComplaintsDue(deps, now)
  return due.length + refunds + complaints + (await runWalletDue(deps, now))
}

/** Processes timed events and, in a demo, the decisions of the simulated staff; polls until stopped. */
export const startWorker = (deps: BackendDeps): Stoppable => {
  const { clock, config, log, metrics } = deps
  let isStopped = false
  let round: Promise<void> = Promise.resolve()
  let sweepAt = 0
  let timer = clock.after(config.worker.pollMs, () => runRound())

  const sweep = async (now: number): Promise<void> => {
    if (now < sweepAt) return
    if (sweepAt === 0) await deps.files?.removeHalves(clock.now())
    sweepAt = now + SWEEP_SECONDS
    await sweepEvidence(deps, now)
    await forgetTries(deps)
  }

  const runRound = (): void => {
    metrics.count('lintas_worker_rounds_total', 'Times the worker looked for due work.')
    const now = secondsOf(clock)
    round = runDue(deps, now)
      .then(() => sweep(now))
      .catch((cause: unknown) => {
        // Closing the database may interrupt a round; the next start continues.
        if (!isStopped) log.write('error', 'worker-failed', { detail: String(cause) })
      })
      .finally(() => {
        if (!isStopped) timer = clock.after(config.worker.pollMs, () => runRound())
      })
  }

  return {
    stop: () => {
      isStopped = true
      timer.cancel()
      return round
    },
  }
}

/** The worker for timed events and the demo's simulated staff; one process of the shop at a time. */
export const workerPart: BackendPart = {
  name: 'worker',
  start: (deps) => deps.cluster.lead('worker', () => startWorker(deps)),
}
