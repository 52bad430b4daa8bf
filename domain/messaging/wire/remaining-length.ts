// protocol.md 1: groups of 7 bits, smallest first, the high bit means "more follow"; at most 4 bytes.
// The encoders of this protocol write no byte at all for zero.

export const LENGTH_FIELD_LIMIT = 4

/** Bytes that the field takes; none for an empty body, whose frame is its first byte alone. */
export const remainingLengthSize = (remaining: number): number => {
  if (remaining === 0) return 0
  if (remaining < 0x80) return 1
  if (remaining < 0x4000) return 2
  return remaining < 0x20_0000 ? 3 : 4
}

/** Writes the field at `at`; returns the offset behind it. */
export const writeRemainingLength = (remaining: number, target: Uint8Array, at: number): number => {
  let rest = remaining
  let to = at
  while (rest > 0) {
    const more = rest > 0x7f ? 0x80 : 0
    target[to++] = (rest & 0x7f) | more
    rest = Math.floor(rest / 0x80)
  }
  return to
}
