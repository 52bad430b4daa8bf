/**
 * Lets `burst` through at once and `perSecond` after that; time comes from the caller. What costs more than a burst passes
 * a full bucket, and is paid for before the next.
 */
export const createTokenBucket = (perSecond: number, burst: number) => {
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
