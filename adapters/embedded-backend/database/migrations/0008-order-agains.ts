import type { Migration } from '../database.ts'

/** Orders that were put into the cart again, by the request that asked for it: a repeat adds nothing. */
export const orderAgainsMigration: Migration = {
  version: 8,
  name: 'order-agains',
  sql: `
create table order_agains (
  user_id bigint not null references users (id),
  request_id text not null,
  order_id bigint not null references orders (id),
  added integer not null,
  skipped bigint[] not null,
  created_at bigint not null,
  primary key (user_id, request_id)
);
`,
}
