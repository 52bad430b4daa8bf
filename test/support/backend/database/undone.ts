import type { Database, Sql } from '../../../../adapters/embedded-backend/database/database.ts'

/** What `work` finds in a transaction that is taken back afterwards, whatever it has written. */
export const undone = async <T>(database: Database, work: (tx: Sql) => Promise<T>): Promise<T> => {
  const end = new Error('undone')
  let found: { readonly value: T } | undefined
  await database
    .transaction(async (tx) => {
      found = { value: await work(tx) }
      throw end
    })
    .catch((cause: unknown) => {
      if (cause !== end) throw cause
    })
  if (!found) throw new Error('the transaction has ended without its work')
  return found.value
}
