import { createHash } from 'node:crypto'
import type { Sql } from '../database/database.ts'
import type { Shopper } from './route.ts'

/** Lifetime of a session on the server (api.md 1). The cookie lives 3 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60

/** Only token hashes are stored: a copy of the database contains no usable session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The shopper of a token; undefined when it is unknown or expired. */
export const authenticate = async (
  sql: Sql,
  token: string,
  nowSeconds: number,
): Promise<Shopper | undefined> => {
  if (token === '' || token.length > 200) return undefined
  const rows = await sql.query<{ user_id: number }>(
    'select user_id from sessions where token_hash = $1 and expires_at > $2',
    [hashToken(token), nowSeconds],
  )
  return rows[0] === undefined ? undefined : { id: rows[0].user_id }
}
