import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import { privateUrl } from '../files/uploaded-files.ts'
import type { FilesPort } from '../uploads/files-port.ts'

/** How long an uploaded picture may stay unused: not attached to a recharge, refund or complaint. */
export const UNUSED_SECONDS = 24 * 60 * 60
const BATCH = 100

// Refunds and complaints store addresses; only those of the picture's shopper need checking.
const shownIn = (table: 'refunds' | 'complaints'): string =>
  `exists (select 1 from ${table} t where t.user_id = f.user_id and '${privateUrl('')}' || f.name = any(t.images))`

const UNUSED = `not exists (select 1 from recharges r where r.evidence = f.name)
  and not ${shownIn('refunds')} and not ${shownIn('complaints')}`

type Named = { readonly name: string }
type Swept = { readonly looked: number; readonly removed: number }

const sweepBatch = async (tx: Sql, files: FilesPort, before: number): Promise<Swept> => {
  const old = await tx.query<Named>(
    `select name from private_files where not is_used and created_at <= $1
     order by created_at limit $2::integer for update skip locked`,
    [before, BATCH],
  )
  const locked = old.map(({ name }) => name)
  // Checked under the lock: one may just have been attached.
  const unused = await tx.query<Named>(
    `select f.name from private_files f where f.name = any($1::text[]) and ${UNUSED}`,
    [locked],
  )
  // Files first: a kill in between leaves rows, which the next run finds again.
  for (const { name } of unused) await files.remove('private', name)
  const names = unused.map(({ name }) => name)
  await tx.query('delete from private_files where name = any($1::text[])', [names])
  // The others were attached and stay.
  await tx.query('update private_files set is_used = true where name = any($1::text[])', [locked])
  return { looked: locked.length, removed: names.length }
}

/**
 * Deletes evidence that was uploaded and not attached within a day. Returns the number of pictures. Each picture is
 * checked only once, however many the shop has.
 */
export const sweepEvidence = async ({ database, files }: BackendDeps, now: number): Promise<number> => {
  if (files === undefined) return 0
  let removed = 0
  for (let looked = BATCH; looked === BATCH; ) {
    const swept = await database.transaction((tx) => sweepBatch(tx, files, now - UNUSED_SECONDS))
    looked = swept.looked
    removed += swept.removed
  }
  return removed
}
