import type { ClockPort } from '../../../application/ports/clock-port.ts'

const MOST_KEYS = 20_000

/**
 * Counts uses per key within a sliding window, in this process alone: for what costs work. Tries of secrets are counted for
 * all processes (`shared-rate-limit.ts`).
 */
export interface RateLimit {
  /** Whether the key has a try left. */
  isLeft(key: string): boolean
  count(key: string): void
}

/** At most `most` counted events per key within `windowMs`. */
export const createRateLimit = (clock: Pick<ClockPort, 'now'>, most: number, windowMs: number): RateLimit => {
  const seen = new Map<string, readonly number[]>()
  let latest = clock.now()
  let setBackMs = 0
  // A clock that is set back would keep what was counted before until it has caught up: here time only goes on.
  const passed = (): number => {
    const now = clock.now()
    setBackMs += Math.max(0, latest - now)
    latest = now
    return now + setBackMs
  }
  const recent = (key: string) => {
    const since = passed() - windowMs
    return (seen.get(key) ?? []).filter((at) => at > since)
  }
  return {
    isLeft: (key) => recent(key).length < most,
    count: (key) => {
      const times = [...recent(key), passed()].slice(-most)
      seen.delete(key)
      seen.set(key, times)
      // The map keeps insertion order, so its first key is the one that was quiet longest.
      if (seen.size > MOST_KEYS) for (const oldest of seen.keys()) return void seen.delete(oldest)
    },
  }
}
