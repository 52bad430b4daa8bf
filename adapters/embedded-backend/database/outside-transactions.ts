import { AsyncLocalStorage } from 'node:async_hooks'
import { Defect } from '../../../domain/shared/result.ts'
import type { Database, Sql } from './database.ts'
import { withRetries } from './database.ts'

/** Code inside a transaction used the database instead of the transaction. */
export class NestedTransactionError extends Defect {
  override name = 'NestedTransactionError'
}

/**
 * Databases with a running transaction in this async context. A single storage for all: each one costs every promise
 * of the process time, even after its database is closed.
 */
const underWay = new AsyncLocalStorage<ReadonlySet<object>>()

/** Runs `work` in one transaction of the engine: commits its result, rolls back when it throws. */
type InTransaction = <T>(work: (tx: Sql) => Promise<T>) => Promise<T>

/**
 * The database's methods: `outer` for single statements, and transactions retried after a conflict. Both are refused
 * inside a transaction, where they would wait for themselves or for a full pool.
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
