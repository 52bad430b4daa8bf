/** One multiplier for each lane: odd, with well distributed bits. */
const MULTIPLIERS = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f]

const hexOf = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0')

/**
 * A 32-digit hex hash of a text, used as a storage key that does not reveal the text. Not cryptographic: it does not
 * protect texts that can be guessed.
 */
export const digestOf = (text: string): string => {
  const lanes = MULTIPLIERS.map((multiplier, at) => Math.imul(text.length + at + 1, multiplier))
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    for (const [at, multiplier] of MULTIPLIERS.entries()) {
      const before = lanes[(at + 3) % 4] ?? 0
      const mixed = Math.imul((lanes[at] ?? 0) ^ code ^ (before >>> 16), multiplier)
      lanes[at] = mixed ^ (mixed >>> 15)
    }
  }
  return lanes.map(hexOf).join('')
}
