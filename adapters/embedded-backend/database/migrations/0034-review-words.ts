import type { Migration } from '../database.ts'

/**
 * What a review is written in, its text in other languages by their names, and what the shop has answered: `reply` by
 * language, too.
 */
export const reviewWordsMigration: Migration = {
  version: 34,
  name: 'review-words',
  sql: `
alter table reviews
  add column language text,
  add column translations jsonb not null default '{}',
  add column reply jsonb not null default '{}',
  add column replied_at bigint;
`,
}
