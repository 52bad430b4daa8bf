import type { Migration } from '../database.ts'

/** Mails wait until a mail server has taken them: when each is tried next, how often it was, and when it is useless. */
export const mailOutboxMigration: Migration = {
  version: 25,
  name: 'mail-outbox',
  sql: `
alter table mails
  add column html text not null default '',
  add column due_at bigint,
  add column useless_at bigint,
  add column tries smallint not null default 0;
create index mails_due on mails (due_at) where due_at is not null;
`,
}
