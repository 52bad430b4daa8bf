import { randomBytes, randomInt } from 'node:crypto'

/** Unpredictable values; tests may use a seeded source. */
export interface BackendRandom {
  /** Lower-case hexadecimal text of `bytes` random bytes. */
  hex(bytes: number): string
  /** `length` decimal digits. */
  digits(length: number): string
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number
}

/** Cryptographically secure random values of the operating system. */
export const createSystemRandom = (): BackendRandom => ({
  hex: (bytes) => randomBytes(bytes).toString('hex'),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
  below: (below) => randomInt(below),
})
