import type { Migration } from '../database.ts'

/**
 * How many messages of a conversation a shopper has marked unread that were read, and its last number then. Messaging
 * servers move what was read forward only.
 */
export const markedUnreadMigration: Migration = {
  version: 27,
  name: 'marked-unread',
  sql: `
alter table chat_threads
  add column marked_unread bigint not null default 0,
  add column marked_seq bigint not null default 0;
`,
}
