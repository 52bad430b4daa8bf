import { createHash } from 'node:crypto'
import type { ClockPort } from '../../../application/ports/clock-port.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from './refusal.ts'

/** Longest window of a limit. */
const DAY_MS = 24 * 60 * 60_000

/** Counts tries per key within a sliding window, in the database: all processes of a shop count together. */
export interface SharedRateLimit {
  /** Counts a try, or refuses with `too-many-tries` when none is left. One statement: parallel tries cannot slip through. */
  take(key: string): Promise<void>
  /** Refuses as `take` does, and counts nothing. */
  check(key: string): Promise<void>
  /** Takes the last count back: a try that was right. What was counted before stays, whoever it was. */
  takeBack(key: string): Promise<void>
}

type Deps = { readonly database: Sql; readonly clock: Pick<ClockPort, 'now'> }
type Row = { readonly is_refused: boolean; readonly oldest: number | null }

// A moment ahead of the clock, which was set back since, counts as now: it goes after no more than its window.
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
 * At most `most` tries per key within `windowMs`. `scope` names what is limited and keeps its keys apart from others';
 * keys (accounts, addresses) are kept as hashes.
 */
export const createSharedRateLimit = (
  { database, clock }: Deps,
  scope: string,
  most: number,
  windowMs: number,
): SharedRateLimit => {
  const hashOf = (key: string): string => createHash('sha256').update(`${scope}\0${key}`).digest('hex')
  const ask = async (sql: string, key: string): Promise<void> => {
    const now = clock.now()
    const row = await first(database.query<Row>(sql, [scope, hashOf(key), now, windowMs, most]))
    if (row === undefined || !row.is_refused) return
    const waitMs = (row.oldest ?? now) + windowMs - now
    throw refuse('too-many-tries', { minutes: Math.max(1, Math.ceil(waitMs / 60_000)) })
  }
  return {
    take: (key) => ask(TAKE, key),
    check: (key) => ask(LOOK, key),
    takeBack: async (key) => {
      await database.query(
        'update tries set times = times[:cardinality(times) - 1] where scope = $1 and key_hash = $2',
        [scope, hashOf(key)],
      )
    },
  }
}

/** Removes what no window reaches any more. */
export const forgetTries = async ({ database, clock }: Deps): Promise<void> => {
  await database.query(
    'delete from tries where not exists (select 1 from unnest(times) t where t > $1::bigint)',
    [clock.now() - DAY_MS],
  )
}
