import { audit } from '../../../adapters/embedded-backend/audit/audit.ts'
import type { Database } from '../../../adapters/embedded-backend/database/database.ts'
import { undone } from './database/undone.ts'
import type { MoneyPromises } from './shoppers/restless-saver.ts'

/** The checks of the audit that fail once these statements have been at the books; the books are as before then. */
export const findingsWith = (
  database: Database,
  ...forgeries: readonly string[]
): Promise<readonly string[]> =>
  undone(database, async (tx) => {
    for (const forgery of forgeries) await tx.query(forgery)
    return (await audit(tx)).map((finding) => finding.check)
  })

/** Products that need no spec, with more of them than anybody can buy. */
export const stockUp = (database: Database): Promise<readonly number[]> =>
  database.transaction(async (tx) => {
    const rows = await tx.query<{ product_id: number }>(
      `update variants v set stock = 100000 from products p where p.id = v.product_id and p.is_on_sale
         and v.spec = '' and p.price_cents < 2000
         and not exists (select 1 from stock_openings s where s.variant_id = v.id) returning v.product_id`,
    )
    return rows.map(({ product_id }) => product_id)
  })

/** What was promised and is not kept. */
export const brokenPromises = async (database: Database, { withdrawn, recharged, paid }: MoneyPromises) => [
  ...(await database.query(
    `select 'lost withdrawal ' || n as detail from unnest($1::text[]) n
     where not exists (select 1 from withdrawals w where w.number = n)`,
    [withdrawn],
  )),
  ...(await database.query(
    `select 'lost recharge ' || n as detail from unnest($1::text[]) n
     where not exists (select 1 from recharges r where r.number = n)`,
    [recharged],
  )),
  ...(await database.query(
    `select 'not paid ' || n as detail from unnest($1::text[]) n
     where not exists (select 1 from orders o where o.trade_no = n and o.paid_at is not null)`,
    [paid],
  )),
]
