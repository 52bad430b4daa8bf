import { BILL_FILTERS, type BillFilter } from '../../../domain/wallet/records.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first } from '../database/database.ts'
import { translate } from '../http/messages/messages.ts'
import { ok, type Route, shopperRoute } from '../http/route.ts'
import { amount, flag } from '../rows/row-format.ts'
import type { TransferKind } from './ledger.ts'

type ShopperKind = Exclude<TransferKind, 'order-settle' | 'withdraw-fee'>

/** The filter of the fund record for each kind of transfer. */
const TYPES: Readonly<Record<ShopperKind, Exclude<BillFilter, 'all'>>> = {
  welcome: 'recharge',
  recharge: 'recharge',
  withdraw: 'extract',
  'withdraw-refused': 'extract',
  'order-pay': 'order',
  'order-refund': 'refund',
}

const kindsOf = (filter: BillFilter): readonly string[] | null =>
  filter === 'all' ? null : Object.entries(TYPES).flatMap(([kind, type]) => (type === filter ? [kind] : []))

type BillRow = {
  readonly id: number
  readonly kind: ShopperKind
  readonly reference: string
  readonly amount_cents: number
  readonly balance_cents: number
  readonly created_at: number
  readonly number: string | null
  readonly status: number | null
}

// The cast is inside the case, because references of other kinds need not be numbers.
const NUMBER = `case
  when kind in ('order-pay', 'order-refund') then (select o.number from orders o where o.id = b.reference::bigint)
  when kind = 'recharge' then (select r.number from recharges r where r.id = b.reference::bigint)
  when kind in ('withdraw', 'withdraw-refused') then (select w.number from withdrawals w where w.id = b.reference::bigint)
end`

// A withdrawal's money may still be returned, which the app shows.
const STATUS = `case when kind = 'withdraw' then (select w.status from withdrawals w where w.id = b.reference::bigint) end`

/** GET /api/user/bill: the shopper's ledger entries, which are stored nowhere else. */
export const billRoutes = ({ database }: BackendDeps): readonly Route[] => [
  shopperRoute('GET', '/api/user/bill', async ({ input, shopper, language }) => {
    const { limit, offset } = input.page(20)
    const params = [shopper.id, kindsOf(input.choice('type', BILL_FILTERS, 'all'))]
    const matching = 'from bill_rows where user_id = $1 and ($2::text[] is null or kind = any($2::text[]))'
    const rows = await database.query<BillRow>(
      `select b.*, ${NUMBER} as number, ${STATUS} as status from
         (select * ${matching} order by id desc limit ${limit} offset ${offset}) b order by b.id desc`,
      params,
    )
    const counted = await first(
      database.query<{ count: number }>(`select count(*)::bigint as count ${matching}`, params),
    )
    const list = rows.map((row) => ({
      id: row.id,
      link_id: row.reference,
      type: TYPES[row.kind],
      title: translate(language, `bill-${row.kind}`),
      pm: flag(row.amount_cents > 0),
      number: amount(Math.abs(row.amount_cents)),
      balance: amount(row.balance_cents),
      mark: row.number ?? '',
      ...(row.status === null ? {} : { status: row.status }),
      createtime: row.created_at,
    }))
    return ok({ count: counted?.count ?? 0, list })
  }),
]
