import type { Migration } from '../database.ts'

/** A word that others look for is shown by what it finds; those known before have a picture after the next search. */
export const searchPicturesMigration: Migration = {
  version: 22,
  name: 'search-pictures',
  sql: `
alter table searches
  add column image text not null default '',
  add column category_key text not null default '';
`,
}
