import type { ClockPort } from '../../../application/ports/clock-port.ts'

const MAX_KEYS = 20_000

/**
 * Counts events per key within a sliding window, in this process only: for work that costs time. Attempts on secrets
 * are counted over all processes (`shared-rate-limit.ts`).
 */
export interface RateLimit {
  /** Whether another event is allowed. */
  isLeft(key: string): boolean
  count(key: string): void
}

/** At most `limit` counted events per key within `windowMs`. */
export const createRateLimit = (
  clock: Pick<ClockPort, 'now'>,
  limit: number,
  windowMs: number,
): RateLimit => {
  const timesByKey = new Map<string, readonly number[]>()
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
    return (timesByKey.get(key) ?? []).filter((at) => at > since)
  }
  return {
    isLeft: (key) => recent(key).length < limit,
    count: (key) => {
      const times = [...recent(key), passed()].slice(-limit)
      timesByKey.delete(key)
      timesByKey.set(key, times)
      // The map keeps insertion order, so the first key is the least recently used.
      if (timesByKey.size > MAX_KEYS)
        for (const oldest of timesByKey.keys()) return void timesByKey.delete(oldest)
    },
  }
}
