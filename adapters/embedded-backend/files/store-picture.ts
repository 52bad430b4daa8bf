import type { Database, Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'

const DAY_SECONDS = 24 * 60 * 60

type Table = 'files' | 'private_files'

type Picture = {
  readonly name: string
  readonly userId: number
  readonly mediaType: string
  readonly size: number
  /** The hash of the bytes, for proof pictures. */
  readonly contentHash?: string
  /** Seconds. */
  readonly now: number
  /** Most pictures per shopper and day. */
  readonly maxADay: number
  readonly write: () => Promise<void>
}

const refuseTooMany = async (tx: Sql, table: Table, { userId, now, maxADay }: Picture): Promise<void> => {
  // Concurrent uploads of a shopper wait here until the previous one is counted.
  await tx.query('select 1 from users where id = $1 for update', [userId])
  const today = await tx.query<{ count: number }>(
    `select count(*)::bigint as count from ${table} where user_id = $1 and created_at > $2`,
    [userId, now - DAY_SECONDS],
  )
  if ((today[0]?.count ?? 0) >= maxADay) throw refuse('too-many-pictures')
}

/** Inserts a picture's row before writing the file, so that a crash in between never leaves a file without a row. */
export const storePicture = async (database: Database, table: Table, picture: Picture): Promise<void> => {
  const { name, userId, mediaType, size, contentHash, now, write } = picture
  const [column, value, values] =
    contentHash === undefined ? ['', '', []] : [', content_hash', ', $6', [contentHash]]
  await database.transaction(async (tx) => {
    await refuseTooMany(tx, table, picture)
    await tx.query(
      `insert into ${table} (name, user_id, media_type, size, created_at${column}) values ($1, $2, $3, $4, $5${value})`,
      [name, userId, mediaType, size, now, ...values],
    )
  })
  try {
    await write()
  } catch (cause) {
    await database.query(`delete from ${table} where name = $1`, [name])
    throw cause
  }
}
