import type { RandomPort } from '../../application/ports/random-port.ts'

/** Ids that count up: the first is 0...01. */
export const createFakeRandom = (): RandomPort => {
  let count = 0
  return {
    hexId: () => {
      count += 1
      return count.toString(16).padStart(32, '0')
    },
  }
}
