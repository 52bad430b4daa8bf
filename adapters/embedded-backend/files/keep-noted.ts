import type { Database } from '../database/database.ts'

type Picture = {
  readonly name: string
  readonly userId: number
  readonly mediaType: string
  readonly size: number
  /** What the bytes come to, for pictures that prove something. */
  readonly contentHash?: string
  /** Seconds. */
  readonly now: number
  readonly write: () => Promise<void>
}

/** Notes a picture, then writes it: whatever ends the process between, no file lies in a folder that no row knows of. */
export const keepNoted = async (
  database: Database,
  table: 'files' | 'private_files',
  { name, userId, mediaType, size, contentHash, now, write }: Picture,
): Promise<void> => {
  const [column, value, values] =
    contentHash === undefined ? ['', '', []] : [', content_hash', ', $6', [contentHash]]
  await database.query(
    `insert into ${table} (name, user_id, media_type, size, created_at${column}) values ($1, $2, $3, $4, $5${value})`,
    [name, userId, mediaType, size, now, ...values],
  )
  try {
    await write()
  } catch (cause) {
    await database.query(`delete from ${table} where name = $1`, [name])
    throw cause
  }
}
