import type { Database, Migration } from './database.ts'
import { migrations } from './migrations.ts'

const VERSIONS = `create table if not exists schema_versions (
  version integer primary key,
  name text not null,
  applied_at timestamptz not null default now()
)`

// One statement per query: the extended protocol, which transactions use, allows no more.
const statementsOf = (migration: Migration): readonly string[] =>
  migration.sql
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')

const apply = (database: Database, migration: Migration) =>
  database.transaction(async (tx) => {
    await tx.query('lock table schema_versions in exclusive mode')
    // An index on millions of rows may take longer than the time limit of ordinary calls.
    await tx.query('set local statement_timeout = 0')
    // Another process may have applied it meanwhile.
    const done = await tx.query('select 1 from schema_versions where version = $1', [migration.version])
    if (done.length > 0) return
    for (const statement of statementsOf(migration)) await tx.query(statement)
    await tx.query('insert into schema_versions (version, name) values ($1, $2)', [
      migration.version,
      migration.name,
    ])
  })

/**
 * Migrates the schema to the newest version; each migration is one transaction. Safe to run at every start, where one
 * query finds that nothing is missing.
 */
export const migrate = async (
  database: Database,
  steps: readonly Migration[] = migrations,
): Promise<void> => {
  await database.query(VERSIONS)
  const rows = await database.query<{ version: number }>('select version from schema_versions')
  const applied = new Set(rows.map(({ version }) => version))
  for (const step of steps) if (!applied.has(step.version)) await apply(database, step)
}
