import type { Migration } from '../database.ts'

/** How long shoppers have waited for each member of staff: who hands a conversation over sees who answers soon. */
export const chatAnswersMigration: Migration = {
  version: 31,
  name: 'chat-answers',
  sql: `
create table chat_answers (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff (id) on delete cascade,
  waited bigint not null check (waited >= 0),
  answered_at bigint not null
);
create index chat_answers_by_staff on chat_answers (staff_id, id desc)`,
}
