import type { BackendDeps, BackendPart } from '../backend-part.ts'

/** Fills an empty database once, in one transaction: a start that is killed half-way begins again. */
export const seedDatabase = async (deps: BackendDeps, parts: readonly BackendPart[]): Promise<void> => {
  await deps.database.transaction(async (tx) => {
    const done = await tx.query("select 1 from settings where name = 'seed'")
    if (done.length > 0) return
    if (deps.config.seed.kind !== 'empty') for (const part of parts) await part.seed?.(tx, deps)
    await tx.query("insert into settings (name, value) values ('seed', $1)", [deps.config.seed.kind])
  })
}
