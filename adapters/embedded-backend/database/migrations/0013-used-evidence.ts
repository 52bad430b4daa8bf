import type { Migration } from '../database.ts'

/** What was handed in is noted once found so, and the sweep of what never was does not read it again. */
export const usedEvidenceMigration: Migration = {
  version: 13,
  name: 'used-evidence',
  sql: `
alter table private_files add column is_used boolean not null default false;
create index private_files_by_age on private_files (created_at) where not is_used;
`,
}
