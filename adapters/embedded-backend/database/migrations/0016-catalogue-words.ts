import type { Migration } from '../database.ts'

/**
 * What the goods say in languages beside Indonesian and English, as in step 15. `pieces` are the pairs of letters of
 * titles in scripts that put no space between words (search-terms.ts): the index of words finds 耳机 within 无线耳机.
 */
export const catalogueWordsMigration: Migration = {
  version: 16,
  name: 'catalogue-words',
  sql: `
alter table categories add column name_others jsonb not null default '{}';
alter table products add column title_others jsonb not null default '{}',
  add column content_others jsonb not null default '{}',
  add column pieces text[] not null default '{}',
  drop column search;
alter table products add column search tsvector generated always as
  (to_tsvector('simple', title || ' ' || title_en || ' ' || keywords) || array_to_tsvector(pieces)) stored;
create index products_by_search on products using gin (search);
alter table variants add column spec_others jsonb not null default '{}',
  add column option_values_others jsonb not null default '{}';
alter table order_lines add column title_others jsonb not null default '{}',
  add column spec_others jsonb not null default '{}'
`,
}
