import { FAVOURABLE_SCORE } from '../../../domain/orders/review.ts'
/**
 * Refunds, shop earnings and reviews must follow from the orders and the ledger. Each statement returns one row for
 * each discrepancy.
 */
export const AFTER_SALE_CHECKS: Readonly<Record<string, string>> = {
  'a refund is more than was paid': `select r.number as detail from refunds r join orders o on o.id = r.order_id
    where r.amount_cents > o.total_cents or o.paid_at is null`,
  'an open refund and its order disagree': `select r.number as detail from refunds r
    join orders o on o.id = r.order_id where (r.status = 1) <> (o.refund_status = 1)
      or (r.status = 3) <> (o.refund_status = 3) or (r.status = 0 and o.refund_status <> 0)`,
  'a refund belongs to somebody else': `select r.number as detail from refunds r
    join orders o on o.id = r.order_id where r.user_id <> o.user_id or exists
      (select 1 from unnest(r.line_ids) l (id) where not exists
        (select 1 from order_lines ol where ol.id = l.id and ol.order_id = o.id))`,
  'a settled refund is due again':
    'select number as detail from refunds where status <> 1 and due_at is not null',
  'an open refund and its order are both due': `select o.number as detail from orders o
    where o.refund_status = 1 and o.due_at is not null`,
  'money went back without a refund': `select t.reference as detail from ledger_transfers t
    where t.kind = 'order-refund' and not exists
      (select 1 from refunds r where r.order_id::text = t.reference and r.status = 2)`,
  'a shop does not hold what its orders have earned': `select a.name || ' ' || a.balance_cents as detail
    from ledger_accounts a where a.name like 'shop:%' and a.balance_cents <>
      (select coalesce(sum(case when o.status in (3, 4) then o.total_cents
          when o.status = -2 then o.total_cents - r.amount_cents else 0 end), 0)
       from orders o left join refunds r on r.order_id = o.id and r.status = 2
       where 'shop:' || o.shop_id = a.name)`,
  'an order that was never shipped was refunded in part': `select o.number as detail from orders o
    join refunds r on r.order_id = o.id and r.status = 2
    where o.shipped_at is null and r.amount_cents <> o.total_cents`,
  'a product is not rated by its reviews': `select p.id::text as detail from products p
    left join (select product_id, sum(rate_tenths) as sum, count(*) as count from reviews group by 1) r
      on r.product_id = p.id
    where p.rate_sum <> coalesce(r.sum, 0) or p.reply_count <> coalesce(r.count, 0)`,
  'a shop is not rated by its reviews': `select s.id::text as detail from shops s
    join (select shop_id, round(100.0 * count(*) filter (where product_score >= ${FAVOURABLE_SCORE}) / count(*)) as rate
      from reviews group by 1) r on r.shop_id = s.id where s.good_rate <> r.rate`,
  'a review is of a line that is not marked': `select r.id::text as detail from reviews r
    left join order_lines l on l.id = r.order_product_id and l.is_reviewed and l.product_id = r.product_id
    where r.order_product_id is not null and l.id is null`,
  'a complaint is about an order of somebody else': `select c.number as detail from complaints c
    join orders o on o.id = c.order_id where o.user_id <> c.user_id`,
}
