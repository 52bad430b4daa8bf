/** One step of the schema. `sql` holds statements that PostgreSQL 15 and 18 share. */
export type Migration = { readonly version: number; readonly name: string; readonly sql: string }
