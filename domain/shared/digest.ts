/** A lane each: odd, and with bits set all over. */
const MULTIPLIERS = [0x9e3779b1, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f]

const hexOf = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0')

/**
 * 32 hex digits that stand for a text: the same for the same, and different for any other that a device will see. It
 * keeps what a shopper has written from being read where it is stored; it is no lock against who can guess the text.
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
