import type { Migration } from '../migrations.ts'

export const ordersMigration: Migration = {
  version: 2,
  name: 'orders',
  sql: '',
}
