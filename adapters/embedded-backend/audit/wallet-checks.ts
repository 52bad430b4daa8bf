/** Compares a record with the ledger: how often `kind` moved `cents` on a shopper's account. */
const moves = (kind: string, record: string, cents: string): string =>
  `(select count(*) from bill_rows b where b.kind = '${kind}' and b.reference = ${record}.id::text
    and b.user_id = ${record}.user_id and b.amount_cents = ${cents})`

/**
 * Every recharge and withdrawal has its bookings and every booking its record, and balance and fund record follow
 * from the double-entry ledger. Each statement returns one row for each discrepancy.
 */
export const WALLET_CHECKS: Readonly<Record<string, string>> = {
  'the accounts do not add up to nothing': `select sum(balance_cents)::text as detail from ledger_accounts
    having coalesce(sum(balance_cents), 0) <> 0`,
  'a fund record does not add up to the balance': `select a.name as detail from ledger_accounts a
    left join bill_rows b on b.account = a.name where a.name like 'shopper:%'
    group by a.name, a.balance_cents having a.balance_cents <> coalesce(sum(b.amount_cents), 0)
      or a.balance_cents <> coalesce((array_agg(b.balance_cents order by b.id desc))[1], 0)`,
  'an entry of a shopper is missing from the fund record': `select e.id::text as detail from ledger_entries e
    where e.account like 'shopper:%' and (select count(*) from bill_rows b where b.id = e.id
      and b.kind in ('welcome', 'recharge', 'withdraw', 'withdraw-refused', 'order-pay', 'order-refund')) <> 1`,
  'a running balance went below zero': `select account as detail from ledger_entries
    where account like 'shopper:%' and balance_cents < 0`,
  'a recharge and its credit disagree': `select r.number as detail from recharges r
    where ${moves('recharge', 'r', 'r.price_cents')} <> case when r.status = 1 then 1 else 0 end`,
  'a withdrawal has no single debit': `select w.number as detail from withdrawals w
    where ${moves('withdraw', 'w', '-w.price_cents')} <> 1`,
  'a refused withdrawal was not given back once': `select w.number as detail from withdrawals w
    where ${moves('withdraw-refused', 'w', 'w.price_cents')} <> case when w.status = 2 then 1 else 0 end`,
  'a withdrawal is not its fee and its arrival': `select number as detail from withdrawals
    where fee_cents + arrival_cents <> price_cents`,
  'the house holds other withdrawals than are open or paid out': `select 'withdrawal ' || coalesce(sum(e.amount_cents), 0) as detail
    from ledger_entries e where e.account = 'withdrawal' having coalesce(sum(e.amount_cents), 0) <>
      (select coalesce(sum(case w.status when 0 then w.price_cents when 1 then w.arrival_cents else 0 end), 0)
       from withdrawals w)`,
  'the fees are not those of the withdrawals that passed': `select 'fees ' || coalesce(sum(e.amount_cents), 0) as detail
    from ledger_entries e where e.account = 'fees' having coalesce(sum(e.amount_cents), 0) <>
      (select coalesce(sum(w.fee_cents), 0) from withdrawals w where w.status = 1)`,
  'money moved without a record': `select t.kind || ' ' || t.reference as detail from ledger_transfers t
    where (t.kind = 'recharge' and not exists (select 1 from recharges r where r.id::text = t.reference))
      or (t.kind in ('withdraw', 'withdraw-refused', 'withdraw-fee')
        and not exists (select 1 from withdrawals w where w.id::text = t.reference))`,
  'a settled record is due again': `select number as detail from recharges where status <> 0 and due_at is not null
    union all select number from withdrawals where status <> 0 and due_at is not null`,
  'one transaction was credited twice': `select min(tx_hash) as detail from recharges
    where tx_hash <> '' and status = 1 group by case when tx_hash ~* '^(0x)?[0-9a-f]+$'
      then regexp_replace(lower(tx_hash), '^0x', '') else tx_hash end having count(*) > 1`,
  'one picture was credited twice': `select min(r.number) as detail from recharges r
    join private_files f on f.name = r.evidence where r.status = 1 and f.content_hash is not null
    group by f.content_hash having count(*) > 1`,
  'evidence belongs to somebody else': `select r.number as detail from recharges r
    join private_files f on f.name = r.evidence where f.user_id <> r.user_id`,
}
