import type { Migration } from '../database.ts'

/** Which of the shopper's addresses an order went to; it holds the words of that day itself, and outlives the address. */
export const orderAddressesMigration: Migration = {
  version: 18,
  name: 'order-addresses',
  sql: `
alter table orders add column address_id bigint;
`,
}
