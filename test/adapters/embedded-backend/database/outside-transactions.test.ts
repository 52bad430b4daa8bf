import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Sql } from '../../../../adapters/embedded-backend/database/database.ts'
import { outsideTransactions } from '../../../../adapters/embedded-backend/database/outside-transactions.ts'

const outside = suite('outside transactions')

/** A database whose every answer is its name. */
const named = (name: string) => {
  const sql = { query: async () => [name] } as unknown as Sql
  return outsideTransactions(sql, (work) => work(sql))
}

const outcomeOf = (work: Promise<unknown>): Promise<unknown> => work.catch((cause: Error) => cause.name)

outside('allow queries of one database inside a transaction of another', async () => {
  const [shop, archive] = [named('shop'), named('archive')]
  assert.equal(await outcomeOf(shop.transaction(() => archive.query('select 1'))), ['archive'])
})

outside('are still detected after a transaction of another database inside', async () => {
  const [shop, archive] = [named('shop'), named('archive')]
  const inner = shop.transaction(() => archive.transaction(() => shop.query('select 1')))
  assert.is(await outcomeOf(inner), 'NestedTransactionError')
})

outside('refuse a transaction inside one of the same database', async () => {
  const shop = named('shop')
  assert.is(
    await outcomeOf(shop.transaction(() => shop.transaction(async () => 'done'))),
    'NestedTransactionError',
  )
})

outside('allow queries again once the transaction is over', async () => {
  const shop = named('shop')
  await shop.transaction(async () => undefined)
  assert.equal(await outcomeOf(shop.query('select 1')), ['shop'])
})

outside.run()
