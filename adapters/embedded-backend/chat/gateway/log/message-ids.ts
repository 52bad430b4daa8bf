import type { CryptoPort } from '../../../../../application/ports/crypto-port.ts'

const EPOCH_MS = 1_577_836_800_000
const SHIFT = 22n
const LOW = (1n << SHIFT) - 1n

/**
 * Increasing 64-bit ids as decimal text: milliseconds since 2020 in the upper bits, like the public server's, and
 * random lower bits, so that two processes do not create the same id in the same millisecond.
 */
export const createMessageIds = (
  now: () => number,
  { randomBytes }: Pick<CryptoPort, 'randomBytes'>,
): (() => string) => {
  let last = 0n
  const chance = (): bigint => {
    const [a = 0, b = 0, c = 0] = randomBytes(3)
    return BigInt((a << 16) | (b << 8) | c) & LOW
  }
  return () => {
    const at = BigInt(Math.max(0, Math.floor(now() - EPOCH_MS)))
    last = at > last >> SHIFT ? (at << SHIFT) | chance() : last + 1n
    return String(last)
  }
}
