import type { GatewayOptions } from '../gateway-options.ts'
import { createTokenBucket } from './token-bucket.ts'

const BUCKETS = 10_000

/** Limits the rate of SENDs by user, over all of their connections. */
export const createAllowances = ({ sendsPerSecond, sendBurst }: GatewayOptions) => {
  const buckets = new Map<string, (now: number) => boolean>()
  return (uid: string, now: number): boolean => {
    const known = buckets.get(uid)
    if (known) return known(now)
    // A user that has sent nothing lately is dropped, and begins with a full bucket.
    if (buckets.size >= BUCKETS) buckets.clear()
    const fresh = createTokenBucket(sendsPerSecond, sendBurst)
    buckets.set(uid, fresh)
    return fresh(now)
  }
}
