import type { Migration } from '../database.ts'

/** Up to when the shop has heard everything that its messaging server has stored: it asks for what came after. */
export const heardMessagesMigration: Migration = {
  version: 24,
  name: 'heard-messages',
  sql: `
create table im_heard (
  is_one boolean primary key default true check (is_one),
  heard_to bigint not null
);
`,
}
