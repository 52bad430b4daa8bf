import type { Migration } from '../database.ts'

/**
 * Words that others look for belong to a language. What was written before may be the words of one shopper alone,
 * and nobody can tell any more: it goes.
 */
export const searchWordsMigration: Migration = {
  version: 21,
  name: 'search-words',
  sql: `
drop table searches;
create table searches (
  lang text not null,
  keyword text not null,
  num integer not null,
  last_at bigint not null,
  primary key (lang, keyword)
);
create index searches_by_age on searches (lang, last_at desc);
`,
}
