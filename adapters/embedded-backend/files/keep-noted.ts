import type { Database, Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'

const DAY_SECONDS = 24 * 60 * 60

type Table = 'files' | 'private_files'

type Picture = {
  readonly name: string
  readonly userId: number
  readonly mediaType: string
  readonly size: number
  /** What the bytes come to, for pictures that prove something. */
  readonly contentHash?: string
  /** Seconds. */
  readonly now: number
  /** So many may a shopper send in a day. */
  readonly mostADay: number
  readonly write: () => Promise<void>
}

const refuseTooMany = async (tx: Sql, table: Table, { userId, now, mostADay }: Picture): Promise<void> => {
  // Pictures that a shopper sends at the same time wait here, each for the one before it to be counted.
  await tx.query('select 1 from users where id = $1 for update', [userId])
  const today = await tx.query<{ count: number }>(
    `select count(*)::bigint as count from ${table} where user_id = $1 and created_at > $2`,
    [userId, now - DAY_SECONDS],
  )
  if ((today[0]?.count ?? 0) >= mostADay) throw refuse('too-many-pictures')
}

/** Notes a picture, then writes it: whatever ends the process between, no file lies in a folder that no row knows of. */
export const keepNoted = async (database: Database, table: Table, picture: Picture): Promise<void> => {
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
