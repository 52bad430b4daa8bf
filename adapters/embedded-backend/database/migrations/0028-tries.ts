import type { Migration } from '../database.ts'

/** Moments at which something was tried, by what is limited and a hash of who tried: every process counts here. */
export const triesMigration: Migration = {
  version: 28,
  name: 'tries',
  sql: `
create table tries (
  scope text not null,
  key_hash text not null,
  times bigint[] not null,
  is_refused boolean not null,
  primary key (scope, key_hash)
)`,
}
