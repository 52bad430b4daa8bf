import { createTokenBucket } from './token-bucket.ts'

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
