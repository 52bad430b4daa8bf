/** Lets `burst` through at once and `perSecond` after that; time comes from the caller. */
export const createTokenBucket = (perSecond: number, burst: number) => {
  let tokens = burst
  let seenAt: number | undefined
  return (now: number): boolean => {
    const passed = seenAt === undefined ? 0 : Math.max(0, now - seenAt)
    seenAt = now
    tokens = Math.min(burst, tokens + (passed * perSecond) / 1000)
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
