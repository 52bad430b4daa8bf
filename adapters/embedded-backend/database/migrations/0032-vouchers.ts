import type { Migration } from '../database.ts'

/** Promo codes that are shown and claimed, of all shops or of one, and who has claimed them. */
export const vouchersMigration: Migration = {
  version: 32,
  name: 'vouchers',
  sql: `
alter table promos
  -- null: the goods of every shop count.
  add column shop_id bigint references shops (id),
  add column is_claimable boolean not null default false;
create index promos_by_shop on promos (shop_id) where is_claimable;
create table promo_claims (
  user_id bigint not null references users (id),
  code text not null references promos (code) on delete cascade,
  claimed_at bigint not null,
  primary key (user_id, code)
)`,
}
