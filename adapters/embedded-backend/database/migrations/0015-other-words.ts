import type { Migration } from '../database.ts'

/** What a text says in languages beside Indonesian and English: {"zh-cn": "…", "ri": "…"}; see reading-language.ts. */
export const otherWordsMigration: Migration = {
  version: 15,
  name: 'other-words',
  sql: `
alter table articles add column title_others jsonb not null default '{}',
  add column content_others jsonb not null default '{}';
alter table notices add column title_others jsonb not null default '{}',
  add column content_others jsonb not null default '{}';
alter table banners add column title_others jsonb not null default '{}',
  add column text_others jsonb not null default '{}';
alter table shops add column about_others jsonb not null default '{}',
  add column country_name_others jsonb not null default '{}';
alter table networks add column tip_others jsonb not null default '{}';
alter table parcel_events add column text_others jsonb not null default '{}';
`,
}
