import type { ClockPort } from '../../../application/ports/clock-port.ts'

const MAX_KEYS = 20_000

/**
 * Counts events per key within a sliding window, in this process only: for work that costs time. Attempts on secrets
 * are counted over all processes (`shared-rate-limit.ts`).
 */
export interface RateLimit {
  /** Counts another event; false, and nothing is counted, when no more is allowed. */
  take(key: string): boolean
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
  return {
    take: (key) => {
      const now = passed()
      const times = (timesByKey.get(key) ?? []).filter((at) => at > now - windowMs)
      if (times.length >= limit) return false
      timesByKey.delete(key)
      timesByKey.set(key, [...times, now])
      // The map keeps insertion order, so the first key is the least recently used.
      const [oldest = key] = timesByKey.keys()
      if (timesByKey.size > MAX_KEYS) timesByKey.delete(oldest)
      return true
    },
  }
}
