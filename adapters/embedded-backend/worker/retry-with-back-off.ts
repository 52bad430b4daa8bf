import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'

/** Back-off in seconds: a step that failed is due again after it. */
const BACK_OFF_SECONDS = 300

/** One thing that is due; `key` is the column that `id` is of. */
type Due = {
  readonly table: 'orders' | 'refunds' | 'complaints' | 'recharges' | 'withdrawals'
  readonly id: number
  readonly key?: 'id' | 'order_id'
}

/**
 * Does what is due, in a transaction of its own. When that fails it is due again after the back-off, so that what is
 * queued behind it is not held up; if that fails too, the round ends.
 */
export const retryWithBackOff = async (
  { database, log }: Pick<BackendDeps, 'database' | 'log'>,
  { table, id, key = 'id' }: Due,
  now: number,
  step: (tx: Sql) => Promise<unknown>,
): Promise<void> => {
  try {
    await database.transaction(step)
  } catch (cause) {
    await database.query(`update ${table} set due_at = $2 where ${key} = $1 and due_at <= $3`, [
      id,
      now + BACK_OFF_SECONDS,
      now,
    ])
    log.write('error', 'worker-step-failed', { table, [key]: id, detail: String(cause) })
  }
}
