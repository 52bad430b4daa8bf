import { createHmac } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendDeps } from '../../backend-part.ts'
import { first, type Sql } from '../../database/database.ts'
import { nextVersion } from './versions.ts'

const PERIOD_SECONDS = 24 * 60 * 60

export type ChatToken = {
  readonly token: string
  /** Seconds. */
  readonly expiresAt: number
}

const keys = new WeakMap<BackendDeps, string>()

const loadKey = ({ config: { dataDir }, random }: BackendDeps): string => {
  if (dataDir === undefined) return random.hex(32)
  const file = join(dataDir, 'chat-key')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const key = random.hex(32)
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, key, { mode: 0o600 })
    return key
  }
}

/**
 * The key that chat tokens are made with. It lies beside the database and not in it, so that a copy of the
 * database opens no connection; without a data folder it lives as long as the process.
 */
const keyOf = (deps: BackendDeps): string => {
  const key = keys.get(deps) ?? loadKey(deps)
  keys.set(deps, key)
  return key
}

/** Counts the sessions of a shopper that have ended. */
const endings = (userId: number): string => `tokens:${userId}`

/** No token that was given out so far is given out again. */
export const endChatTokens = (sql: Sql, userId: number): Promise<number> => nextVersion(sql, endings(userId))

/**
 * The token of a shopper for the day. The messaging server knows one token per uid and kind of device, so
 * that all tabs and browsers of a shopper must hold the same; a new password makes a new one, and so does
 * every sign-out.
 */
export const chatTokenOf = async (deps: BackendDeps, userId: number): Promise<ChatToken> => {
  const row = await first(
    deps.database.query<{ password_hash: string; ended: number }>(
      `select password_hash, coalesce((select version from chat_versions where scope = $2), 0) as ended
       from users where id = $1`,
      [userId, endings(userId)],
    ),
  )
  const period = Math.floor(deps.clock.now() / 1000 / PERIOD_SECONDS)
  const token = createHmac('sha256', keyOf(deps))
    .update(`${userId} ${period} ${row?.password_hash ?? ''} ${row?.ended ?? 0}`)
    .digest('hex')
  return { token, expiresAt: (period + 1) * PERIOD_SECONDS }
}
