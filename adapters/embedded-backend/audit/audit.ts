import type { Sql } from '../database/database.ts'
import { AFTER_SALE_CHECKS } from './after-sale-checks.ts'
import { WALLET_CHECKS } from './wallet-checks.ts'

/** A discrepancy: the check that found it, and details. */
export type Finding = { readonly check: string; readonly detail: string }

/** Each statement returns one row for each discrepancy. */
const CHECKS: Readonly<Record<string, string>> = {
  'a transfer does not balance': `select t.id::text as detail from ledger_transfers t
    left join ledger_entries e on e.transfer_id = t.id
    group by t.id having coalesce(sum(e.amount_cents), 0) <> 0 or count(e.id) <> 2`,
  'an account is not the sum of its entries': `select a.name as detail from ledger_accounts a
    left join ledger_entries e on e.account = a.name
    group by a.name, a.balance_cents having a.balance_cents <> coalesce(sum(e.amount_cents), 0)`,
  'a shopper is below zero': `select name as detail from ledger_accounts where name like 'shopper:%' and balance_cents < 0`,
  'a shopper has no account': `select u.id::text as detail from users u
    left join ledger_accounts a on a.name = 'shopper:' || u.id where a.name is null`,
  'a paid order has no single debit of its total': `select o.number as detail from orders o where o.paid_at is not null
    and o.total_cents > 0 and (select count(*) from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      where t.kind = 'order-pay' and t.reference = o.id::text and e.account = 'shopper:' || o.user_id
        and e.amount_cents = -o.total_cents) <> 1`,
  'an order that was not paid has a debit': `select o.number as detail from orders o where o.paid_at is null
    and exists (select 1 from ledger_transfers t where t.kind = 'order-pay' and t.reference = o.id::text)`,
  'status and payment time disagree': `select o.number as detail from orders o
    where (o.status in (0, -1)) <> (o.paid_at is null)`,
  'escrow is not what is paid and not settled': `select 'escrow ' || a.balance_cents as detail
    from ledger_accounts a where a.name = 'escrow' and a.balance_cents <>
      (select coalesce(sum(o.total_cents), 0) from orders o where o.status in (1, 2))`,
  'escrow holds the wrong amount for an order': `select o.number as detail from orders o
    left join (select t.reference, sum(e.amount_cents) as held from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id
      where e.account = 'escrow' and t.kind in ('order-pay', 'order-settle', 'order-refund') group by t.reference) h
      on h.reference = o.id::text
    where coalesce(h.held, 0) <> case when o.status in (1, 2) then o.total_cents else 0 end`,
  'a refund is not what the shopper got back': `select r.number as detail from refunds r
    join orders o on o.id = r.order_id
    where (select coalesce(sum(e.amount_cents), 0) from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      where t.kind = 'order-refund' and t.reference = o.id::text and e.account = 'shopper:' || o.user_id)
      <> case when r.status = 2 then r.amount_cents else 0 end`,
  'a refund and its order disagree': `select o.number as detail from orders o
    left join refunds r on r.order_id = o.id
    where (o.refund_status = 2) <> (o.status = -2) or (o.refund_status <> 0 and r.status is distinct from o.refund_status)`,
  'a running balance does not follow from the entry before': `select account as detail from
    (select account, amount_cents, balance_cents,
       coalesce(lag(balance_cents) over (partition by account order by id), 0) as before from ledger_entries) e
    where before + amount_cents <> balance_cents`,
  'a received order is not settled': `select o.number as detail from orders o where o.status in (3, 4)
    and o.total_cents > 0 and not exists
      (select 1 from ledger_transfers t where t.kind = 'order-settle' and t.reference = o.id::text)`,
  'a shelf does not hold what its moves say': `select v.id::text as detail from variants v
    join stock_openings s on s.variant_id = v.id
    where v.stock <> s.stock + (select coalesce(sum(m.change), 0) from stock_moves m where m.variant_id = v.id)`,
  'a move of stock has no opening': `select distinct m.variant_id::text as detail from stock_moves m
    left join stock_openings s on s.variant_id = m.variant_id where s.variant_id is null`,
  'an order holds other stock than its lines': `select o.number || ' variant ' || l.variant_id as detail from orders o
    join (select order_id, variant_id, sum(quantity) as quantity from order_lines group by 1, 2) l on l.order_id = o.id
    where (select coalesce(sum(m.change), 0) from stock_moves m
      where m.order_id = o.id and m.variant_id = l.variant_id)
      <> case when o.status = -1 or (o.status = -2 and o.shipped_at is null) then 0 else -l.quantity end`,
  'an order is not the sum of its lines': `select o.number as detail from orders o where o.subtotal_cents <>
    (select coalesce(sum(l.price_cents * l.quantity), 0) from order_lines l where l.order_id = o.id)`,
  'a shelf is below zero': 'select id::text as detail from variants where stock < 0',
}

/** Audits money, stock and orders; an empty result means that everything adds up. */
export const audit = async (sql: Sql): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const [check, statement] of Object.entries({ ...CHECKS, ...AFTER_SALE_CHECKS, ...WALLET_CHECKS })) {
    const rows = await sql.query<{ detail: string }>(`${statement} limit 20`)
    findings.push(...rows.map(({ detail }) => ({ check, detail })))
  }
  return findings
}

/** What was audited; money is cents. */
export type Totals = { readonly orders: number; readonly transfers: number; readonly shoppersCents: number }

/** Some totals, to show that the audit had data. */
export const totalsOf = async (sql: Sql): Promise<Totals> => {
  const [row] = await sql.query<Totals>(
    `select (select count(*) from orders)::bigint as "orders", (select count(*) from ledger_transfers)::bigint as "transfers",
      (select coalesce(sum(balance_cents), 0) from ledger_accounts where name like 'shopper:%')::bigint as "shoppersCents"`,
  )
  return row ?? { orders: 0, transfers: 0, shoppersCents: 0 }
}
