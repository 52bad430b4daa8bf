const EPOCH_MS = 1_577_836_800_000
const SHIFT = 22n

/** Rising 64-bit ids as decimal text: milliseconds since 2020 and a counter, as the public server's are. */
export const createMessageIds = (now: () => number): (() => string) => {
  let last = 0n
  return () => {
    const fresh = BigInt(Math.max(0, Math.floor(now() - EPOCH_MS))) << SHIFT
    last = fresh > last ? fresh : last + 1n
    return String(last)
  }
}
