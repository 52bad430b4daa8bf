import type { Migration } from '../database.ts'

/** Further languages, as in step 15, for what a promo code gives and for what simulated staff answered. */
export const answerWordsMigration: Migration = {
  version: 17,
  name: 'answer-words',
  sql: `
alter table promos add column title_others jsonb not null default '{}';
alter table recharges add column refuse_reason_others jsonb not null default '{}';
alter table withdrawals add column refuse_reason_others jsonb not null default '{}';
alter table refunds add column reply_en text not null default '',
  add column reply_others jsonb not null default '{}'
`,
}
