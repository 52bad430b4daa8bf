import type { Migration } from '../database.ts'

/** The postcodes of a district, from which the address form proposes one and doubts others. */
export const areaPostcodesMigration: Migration = {
  version: 35,
  name: 'area-postcodes',
  sql: `
alter table areas add column postcodes text[] not null default '{}';
`,
}
