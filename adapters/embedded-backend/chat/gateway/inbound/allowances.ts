/**
 * Lets `burst` through at once and `perSecond` after that; time comes from the caller. What costs more than a burst passes
 * a full bucket, and is paid for before the next.
 */
const createTokenBucket = (perSecond: number, burst: number) => {
  let tokens = burst
  let seenAt: number | undefined
  return (now: number, cost = 1): boolean => {
    const passed = seenAt === undefined ? 0 : Math.max(0, now - seenAt)
    seenAt = now
    tokens = Math.min(burst, tokens + (passed * perSecond) / 1000)
    if (tokens < Math.min(cost, burst)) return false
    tokens -= cost
    return true
  }
}

const BUCKETS = 10_000

/** Limits what a user sends, over all of their connections: SENDs, or the bytes that they become on their way out. */
export const createAllowances = (perSecond: number, burst: number) => {
  const buckets = new Map<string, ReturnType<typeof createTokenBucket>>()
  return (uid: string, now: number, cost = 1): boolean => {
    const known = buckets.get(uid)
    if (known) return known(now, cost)
    // A user that has sent nothing lately is dropped, and begins with a full bucket.
    if (buckets.size >= BUCKETS) buckets.clear()
    const fresh = createTokenBucket(perSecond, burst)
    buckets.set(uid, fresh)
    return fresh(now, cost)
  }
}
