import { createHmac } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendDeps } from '../../../backend-deps.ts'
import { first, type Sql } from '../../../database/database.ts'
import { nextVersion } from '../versions.ts'

const PERIOD_SECONDS = 24 * 60 * 60

/** A shopper's token of the day for the messaging server. */
export type ChatToken = {
  readonly token: string
  /** Seconds. */
  readonly expiresAt: number
}

const keys = new WeakMap<BackendDeps, string>()

const isFault = (cause: unknown, code: string): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === code

/** The key in the file; undefined when it is missing or was left empty by a full disk or a kill. */
const readKey = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8') || undefined
  } catch (cause) {
    if (isFault(cause, 'ENOENT')) return undefined
    throw cause
  }
}

/** Puts the file in its place unless another process was first; returns the key that is there. */
const settleKey = (aside: string, file: string, key: string): string => {
  try {
    linkSync(aside, file)
    return key
  } catch {
    // It exists already, or the file system has no hard links: then the last writer wins.
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
 * The key from which chat tokens are derived. It is stored beside the database and not in it, so that a copy of the
 * database cannot connect; without a data folder it lives as long as the process.
 */
const keyOf = (deps: BackendDeps): string => {
  const key = keys.get(deps) ?? loadKey(deps)
  keys.set(deps, key)
  return key
}

/** The number of ended sessions of a shopper. */
const endings = (userId: number): string => `tokens:${userId}`

/** Invalidates all tokens issued so far. */
export const endChatTokens = (sql: Sql, userId: number): Promise<number> => nextVersion(sql, endings(userId))

/**
 * The shopper's token for the day. The messaging server has one token per uid and device type, so all tabs and
 * browsers of a shopper must use the same; a new password makes a new one, and so does every sign-out.
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

/** All staff together: who may speak for a shop is one question for all shops. */
const STAFF_ENDINGS = 'tokens:staff'

/** Invalidates all of the counter's tokens issued so far, because somebody has left. */
export const endStaffChatTokens = (sql: Sql): Promise<number> => nextVersion(sql, STAFF_ENDINGS)

/**
 * The token with which staff connect as a shop or as customer service. All of its staff use the same one, like a
 * shopper's tabs.
 */
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
