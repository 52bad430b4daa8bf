import type { Migration } from '../database.ts'

/**
 * Where a message stood that a shopper has deleted, and the version of its conversation at which that happened: devices
 * that were away ask for it.
 */
export const chatTombstonesMigration: Migration = {
  version: 26,
  name: 'chat-tombstones',
  sql: `
alter table chat_deleted
  add column channel text not null default '',
  add column message_seq bigint not null default 0,
  add column from_uid text not null default '',
  add column version bigint not null default 0;
create index chat_deleted_version on chat_deleted (user_id, channel, version);
`,
}
