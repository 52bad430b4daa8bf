import type { Migration } from '../database.ts'

/** A mailed code opens what it was mailed for: one for the password does not open the payment code. */
export const codeScenesMigration: Migration = {
  version: 11,
  name: 'code-scenes',
  sql: `
alter table reset_codes add column scene text not null default 'reset';
alter table reset_codes drop constraint reset_codes_pkey;
alter table reset_codes add primary key (user_id, scene);
`,
}
