import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'

/** Back-off in seconds before a failed step is retried. */
const BACK_OFF_SECONDS = 300

/** A due item; `key` is the column of `id`. */
type Due = {
  readonly table: 'orders' | 'refunds' | 'complaints' | 'recharges' | 'withdrawals'
  readonly id: number
  readonly key?: 'id' | 'order_id'
}

/**
 * Processes a due item in its own transaction. After a failure it is due again after the back-off, so that it does
 * not block the queue; if that update fails too, the round ends.
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
