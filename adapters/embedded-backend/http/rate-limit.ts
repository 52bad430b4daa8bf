import type { ClockPort } from '../../../application/ports/clock-port.ts'

const MOST_KEYS = 20_000

/**
 * Counts events per key within a sliding window, in this process only: for work that costs time. Attempts on secrets
 * are counted over all processes (`shared-rate-limit.ts`).
 */
export interface RateLimit {
  /** Whether another event is allowed. */
  isLeft(key: string): boolean
  count(key: string): void
}

/** At most `most` counted events per key within `windowMs`. */
export const createRateLimit = (clock: Pick<ClockPort, 'now'>, most: number, windowMs: number): RateLimit => {
  const seen = new Map<string, readonly number[]>()
  let latest = clock.now()
  let setBackMs = 0
  // If the clock is set back, old events would count until it has caught up: here time only moves forward.
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
      // The map keeps insertion order, so the first key is the least recently used.
      if (seen.size > MOST_KEYS) for (const oldest of seen.keys()) return void seen.delete(oldest)
    },
  }
}
