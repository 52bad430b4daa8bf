import type { Migration } from '../database.ts'

/** A mailed code that was used stays known for its ten minutes, so that the same act sent again is recognised. */
export const spentCodesMigration: Migration = {
  version: 23,
  name: 'spent-codes',
  sql: `
alter table reset_codes add column is_spent boolean not null default false;
`,
}
