import { createHash } from 'node:crypto'
import type { ClockPort } from '../../../application/ports/clock-port.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from './refusal.ts'

/** The longest window of a limit. */
const DAY_MS = 24 * 60 * 60_000

/** Counts attempts per key within a sliding window in the database, for all processes of a shop. */
export interface SharedRateLimit {
  /**
   * Counts an attempt, or refuses with `too-many-tries`. A single statement, so that parallel attempts are all
   * counted.
   */
  take(key: string): Promise<void>
  /** Refuses like `take` without counting. */
  check(key: string): Promise<void>
  /** Takes back the last count, after a correct attempt. Earlier counts stay. */
  takeBack(key: string): Promise<void>
}

type Deps = { readonly database: Sql; readonly clock: Pick<ClockPort, 'now'> }
type Row = { readonly is_refused: boolean; readonly oldest: number | null }

// A time in the future, because the clock was set back, counts as now, so that it expires after its window at the
// latest.
const RECENT = `array(select least(t, $3) from unnest(tries.times) t where t > $3::bigint - $4::bigint order by t)`

const TAKE = `
  insert into tries (scope, key_hash, times, is_refused) values ($1, $2, array[$3::bigint], false)
  on conflict (scope, key_hash) do update set
    is_refused = cardinality(${RECENT}) >= $5::integer,
    times = case when cardinality(${RECENT}) >= $5::integer then ${RECENT} else ${RECENT} || $3::bigint end
  returning is_refused, times[1] as oldest`

const LOOK = `
  update tries set times = ${RECENT}, is_refused = cardinality(${RECENT}) >= $5::integer
  where scope = $1 and key_hash = $2
  returning is_refused, times[1] as oldest`

/**
 * At most `most` attempts per key within `windowMs`. `scope` names the limit and separates its keys from others';
 * keys (accounts, addresses) are stored as hashes.
 */
export const createSharedRateLimit = (
  { database, clock }: Deps,
  scope: string,
  max: number,
  windowMs: number,
): SharedRateLimit => {
  const hashOf = (key: string): string => createHash('sha256').update(`${scope}\0${key}`).digest('hex')
  const runQuery = async (sql: string, key: string): Promise<void> => {
    const now = clock.now()
    const row = await first(database.query<Row>(sql, [scope, hashOf(key), now, windowMs, max]))
    if (row === undefined || !row.is_refused) return
    const waitMs = (row.oldest ?? now) + windowMs - now
    throw refuse('too-many-tries', { minutes: Math.max(1, Math.ceil(waitMs / 60_000)) })
  }
  return {
    take: (key) => runQuery(TAKE, key),
    check: (key) => runQuery(LOOK, key),
    takeBack: async (key) => {
      await database.query(
        'update tries set times = times[:cardinality(times) - 1] where scope = $1 and key_hash = $2',
        [scope, hashOf(key)],
      )
    },
  }
}

/** Removes expired attempts. */
export const forgetTries = async ({ database, clock }: Deps): Promise<void> => {
  await database.query(
    'delete from tries where not exists (select 1 from unnest(times) t where t > $1::bigint)',
    [clock.now() - DAY_MS],
  )
}
