/**
 * A token bucket: allows `burst` at once and `perSecond` after that; the caller provides the time. A cost above the
 * burst is allowed on a full bucket, and then delays the next.
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

/** Limits what a user sends over all connections: number of SENDs, or the bytes they cause. */
export const createAllowances = (perSecond: number, burst: number) => {
  const buckets = new Map<string, ReturnType<typeof createTokenBucket>>()
  return (uid: string, now: number, cost = 1): boolean => {
    const known = buckets.get(uid)
    if (known) return known(now, cost)
    // Users who have sent nothing lately are dropped, and start with a full bucket again.
    if (buckets.size >= BUCKETS) buckets.clear()
    const fresh = createTokenBucket(perSecond, burst)
    buckets.set(uid, fresh)
    return fresh(now, cost)
  }
}
