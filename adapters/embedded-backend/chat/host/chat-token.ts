import { createHmac } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClockPort } from '../../../../application/ports/clock-port.ts'
import { first, type Sql } from '../../database/database.ts'
import type { BackendRandom } from '../../random.ts'

const PERIOD_SECONDS = 24 * 60 * 60

export type ChatToken = {
  readonly token: string
  /** Seconds. */
  readonly expiresAt: number
}

/**
 * The key that chat tokens are made with. It lies beside the database and not in it, so that a copy of the
 * database opens no connection; without a data folder it lives as long as the process.
 */
export const loadChatKey = (dataDir: string | undefined, random: BackendRandom): string => {
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
 * The token of a shopper for the day. The messaging server knows one token per uid and kind of device, so
 * that all tabs and browsers of a shopper must hold the same; a new password makes a new one.
 */
export const chatTokenOf = async (
  sql: Sql,
  clock: Pick<ClockPort, 'now'>,
  key: string,
  userId: number,
): Promise<ChatToken> => {
  const row = await first(
    sql.query<{ password_hash: string }>('select password_hash from users where id = $1', [userId]),
  )
  const period = Math.floor(clock.now() / 1000 / PERIOD_SECONDS)
  const token = createHmac('sha256', key)
    .update(`${userId} ${period} ${row?.password_hash ?? ''}`)
    .digest('hex')
  return { token, expiresAt: (period + 1) * PERIOD_SECONDS }
}
