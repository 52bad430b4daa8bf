/** The same numbers in every run for the same seed (mulberry32). */
export type SeededRandom = {
  /** A whole number in [0, limit). */
  below(limit: number): number
  bytes(count: number): Uint8Array
  pick<T>(choices: readonly T[]): T
  u32(): number
}

export const createSeededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0

  const u32 = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number): number => Math.floor((u32() / 2 ** 32) * limit)

  return {
    u32,
    below,
    bytes: (count) => Uint8Array.from({ length: count }, () => u32() & 0xff),
    pick: (choices) => choices[below(choices.length)] as (typeof choices)[number],
  }
}
