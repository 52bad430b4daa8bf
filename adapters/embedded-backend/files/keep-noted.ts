import type { Database } from '../database/database.ts'

type Picture = {
  readonly name: string
  readonly userId: number
  readonly mediaType: string
  readonly size: number
  /** Seconds. */
  readonly now: number
  readonly write: () => Promise<void>
}

/** Notes a picture, then writes it: whatever ends the process between, no file lies in a folder that no row knows of. */
export const keepNoted = async (
  database: Database,
  table: 'files' | 'private_files',
  { name, userId, mediaType, size, now, write }: Picture,
): Promise<void> => {
  await database.query(
    `insert into ${table} (name, user_id, media_type, size, created_at) values ($1, $2, $3, $4, $5)`,
    [name, userId, mediaType, size, now],
  )
  try {
    await write()
  } catch (cause) {
    await database.query(`delete from ${table} where name = $1`, [name])
    throw cause
  }
}
