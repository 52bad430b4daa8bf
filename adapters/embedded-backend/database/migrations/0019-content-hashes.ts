import type { Migration } from '../database.ts'

/** What a private picture's bytes come to, so that the same one is known again under another name. Older pictures have none. */
export const contentHashesMigration: Migration = {
  version: 19,
  name: 'content-hashes',
  sql: `
alter table private_files add column content_hash text;
create index private_files_by_content on private_files (content_hash) where content_hash is not null;
`,
}
