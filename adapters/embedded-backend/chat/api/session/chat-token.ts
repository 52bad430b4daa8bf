import { createHmac } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendDeps } from '../../../backend-deps.ts'
import { first, type Sql } from '../../../database/database.ts'
import { nextVersion } from '../versions.ts'

const PERIOD_SECONDS = 24 * 60 * 60

/** The day's token of a shopper at the messaging server. */
export type ChatToken = {
  readonly token: string
  /** Seconds. */
  readonly expiresAt: number
}

const keys = new WeakMap<BackendDeps, string>()

const isFault = (cause: unknown, code: string): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === code

/** The key in the file; undefined without one, and for one that a full disk or a kill has left empty. */
const readKey = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8') || undefined
  } catch (cause) {
    if (isFault(cause, 'ENOENT')) return undefined
    throw cause
  }
}

/** Puts the file in its place unless another process was first; gives the key that stands there. */
const settleKey = (aside: string, file: string, key: string): string => {
  try {
    linkSync(aside, file)
    return key
  } catch {
    // It stands there already, or this disk knows no second names: then whoever comes last wins.
  }
  const theirs = readKey(file)
  if (theirs === undefined) renameSync(aside, file)
  return theirs ?? key
}

const loadKey = ({ config: { dataDir }, random }: BackendDeps): string => {
  if (dataDir === undefined) return random.hex(32)
  const file = join(dataDir, 'chat-key')
  const known = readKey(file)
  if (known !== undefined) return known
  const key = random.hex(32)
  const aside = `${file}.${random.hex(4)}`
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(aside, key, { mode: 0o600, flush: true })
    return settleKey(aside, file, key)
  } finally {
    rmSync(aside, { force: true })
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

/** All that work at the counter: who may speak for a shop is one question for all shops. */
const STAFF_ENDINGS = 'tokens:staff'

/** No token of the counter that was given out so far is given out again: somebody has left it. */
export const endStaffChatTokens = (sql: Sql): Promise<number> => nextVersion(sql, STAFF_ENDINGS)

/** The token by which staff connects as a shop or the service. All of its staff hold the same, as tabs of a shopper do. */
export const staffChatTokenOf = async (deps: BackendDeps, uid: string): Promise<ChatToken> => {
  const row = await first(
    deps.database.query<{ ended: number }>(
      'select coalesce((select version from chat_versions where scope = $1), 0) as ended',
      [STAFF_ENDINGS],
    ),
  )
  const period = Math.floor(deps.clock.now() / 1000 / PERIOD_SECONDS)
  const token = createHmac('sha256', keyOf(deps))
    .update(`staff ${uid} ${period} ${row?.ended ?? 0}`)
    .digest('hex')
  return { token, expiresAt: (period + 1) * PERIOD_SECONDS }
}
