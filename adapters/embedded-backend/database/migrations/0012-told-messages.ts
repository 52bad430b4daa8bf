import type { Migration } from '../database.ts'

/** What a messaging server's webhook has told: every process of the shop must know, and so must the next one. */
export const toldMessagesMigration: Migration = {
  version: 12,
  name: 'told-messages',
  sql: `
create table im_told (
  message_id text primary key,
  told_at bigint not null
);
create index im_told_at on im_told (told_at);
`,
}
