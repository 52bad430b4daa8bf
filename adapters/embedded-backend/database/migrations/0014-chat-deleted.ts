import type { Migration } from '../database.ts'

/** Messages that a shopper has deleted for themselves. */
export const chatDeletedMigration: Migration = {
  version: 14,
  name: 'chat-deleted',
  sql: `
create table chat_deleted (
  user_id bigint not null references users (id) on delete cascade,
  message_id text not null,
  deleted_at bigint not null,
  primary key (user_id, message_id)
);
`,
}
