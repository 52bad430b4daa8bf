import { AsyncLocalStorage } from 'node:async_hooks'
import { Defect } from '../../../domain/shared/result.ts'
import type { Database, Sql } from './database.ts'
import { withRetries } from './retry.ts'

/** Work inside a transaction has asked the database instead of the transaction. */
export class NestedTransactionError extends Defect {
  override name = 'NestedTransactionError'
}

/**
 * Of which databases a transaction is under way in this flow. One for all of them: each storage in use costs every
 * promise of the process a step, also after its database is closed.
 */
const underWay = new AsyncLocalStorage<ReadonlySet<object>>()

/** Runs `work` in one transaction of the engine: commits its result, rolls back when it throws. */
type InTransaction = <T>(work: (tx: Sql) => Promise<T>) => Promise<T>

/**
 * The calls of a database: `outer` for single statements, transactions run again after a conflict. Both are refused to
 * code that runs inside a transaction: there it would wait for itself, or for a full pool.
 */
export const outsideTransactions = (
  outer: Sql,
  inTransaction: InTransaction,
): Pick<Database, 'query' | 'transaction'> => {
  const self = {}
  const refuseInside = (): void => {
    if (underWay.getStore()?.has(self))
      throw new NestedTransactionError('use the transaction that is under way')
  }
  return {
    query: <Row>(sql: string, params?: readonly unknown[]) => {
      refuseInside()
      return outer.query<Row>(sql, params)
    },
    transaction: <T>(work: (tx: Sql) => Promise<T>) => {
      refuseInside()
      const within = new Set(underWay.getStore()).add(self)
      return withRetries(() => inTransaction((tx) => underWay.run(within, () => work(tx))))
    },
  }
}
