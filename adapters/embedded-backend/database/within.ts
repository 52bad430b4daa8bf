import { AsyncLocalStorage } from 'node:async_hooks'
import { Defect } from '../../../domain/shared/defect.ts'

/** Work inside a transaction has asked the database instead of the transaction. */
export class NestedTransactionError extends Defect {
  override name = 'NestedTransactionError'
}

/** Knows whether the code at hand runs inside a transaction: there it would wait for itself, or for a full pool. */
export const createNestingGuard = () => {
  const inside = new AsyncLocalStorage<true>()
  return {
    refuse: (): void => {
      if (inside.getStore()) throw new NestedTransactionError('use the transaction that is under way')
    },
    run: <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work),
  }
}
