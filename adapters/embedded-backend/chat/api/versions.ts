import type { Sql } from '../../database/database.ts'

/**
 * The next version of a scope: `extras:<pair>`, `threads:<user>`, `reminders:<user>`, `members:<pair>`,
 * `tokens:<user>`. The row stays locked until the transaction ends, so that versions become visible in order and no
 * sync misses one.
 */
export const nextVersion = async (tx: Sql, scope: string): Promise<number> => {
  const rows = await tx.query<{ version: number }>(
    `insert into chat_versions (scope, version) values ($1, 1)
     on conflict (scope) do update set version = chat_versions.version + 1 returning version`,
    [scope],
  )
  return rows[0]?.version ?? 1
}
