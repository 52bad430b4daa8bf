import type { Migration } from '../database.ts'

/** Postcodes, and the parts of a place that no list has: written by hand at home, and everywhere abroad. */
export const addressPlacesMigration: Migration = {
  version: 30,
  name: 'address-places',
  sql: `
alter table addresses
  add column postcode text not null default '',
  add column province text not null default '',
  add column city text not null default '',
  add column area text not null default '';
`,
}
