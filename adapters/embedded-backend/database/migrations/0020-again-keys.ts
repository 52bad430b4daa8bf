import type { Migration } from '../database.ts'

/** One request id may ask for two orders; each of them is put into the cart once. */
export const againKeysMigration: Migration = {
  version: 20,
  name: 'again-keys',
  sql: `
alter table order_agains drop constraint order_agains_pkey;
alter table order_agains add primary key (user_id, request_id, order_id);
`,
}
