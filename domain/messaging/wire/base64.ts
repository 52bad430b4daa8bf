// Standard alphabet with padding (protocol.md 4), over bytes: the wire carries base64 as ASCII, so no text is ever made.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const PAD = 0x3d
const INVALID = 64

const DIGITS = Uint8Array.from(ALPHABET, (letter) => letter.charCodeAt(0))
const VALUES = new Uint8Array(256).fill(INVALID)
for (let value = 0; value < DIGITS.length; value++) VALUES[DIGITS[value] as number] = value

/** Characters of the text of so many bytes, with its padding. */
export const base64Length = (byteCount: number): number => Math.ceil(byteCount / 3) * 4

/** Writes the base64 text of `source[0, length)` into `target` from `at` on. */
export const writeBase64 = (source: Uint8Array, length: number, target: Uint8Array, at: number): void => {
  const whole = length - (length % 3)
  let to = at
  for (let from = 0; from < whole; from += 3) {
    const bits =
      ((source[from] as number) << 16) | ((source[from + 1] as number) << 8) | (source[from + 2] as number)
    target[to] = DIGITS[bits >> 18] as number
    target[to + 1] = DIGITS[(bits >> 12) & 63] as number
    target[to + 2] = DIGITS[(bits >> 6) & 63] as number
    target[to + 3] = DIGITS[bits & 63] as number
    to += 4
  }
  if (whole === length) return
  const isPair = length - whole === 2
  const bits = ((source[whole] as number) << 16) | (isPair ? (source[whole + 1] as number) << 8 : 0)
  target[to++] = DIGITS[bits >> 18] as number
  target[to++] = DIGITS[(bits >> 12) & 63] as number
  target[to++] = isPair ? (DIGITS[(bits >> 6) & 63] as number) : PAD
  target[to] = PAD
}

export const encodeBase64 = (source: Uint8Array): Uint8Array => {
  const target = new Uint8Array(base64Length(source.length))
  writeBase64(source, source.length, target, 0)
  return target
}

const paddingOf = (source: Uint8Array, length: number): 0 | 1 | 2 => {
  if (source[length - 1] !== PAD) return 0
  return source[length - 2] === PAD ? 2 : 1
}

/** Bytes of a base64 text, or undefined when a character or the length is wrong. */
export const decodeBase64 = (source: Uint8Array): Uint8Array | undefined => {
  const length = source.length
  if (length === 0) return new Uint8Array(0)
  if (length % 4 !== 0) return undefined
  const padding = paddingOf(source, length)
  const target = new Uint8Array((length / 4) * 3 - padding)
  const whole = padding === 0 ? length : length - 4
  let seen = 0
  let to = 0
  for (let from = 0; from < whole; from += 4) {
    const a = VALUES[source[from] as number] as number
    const b = VALUES[source[from + 1] as number] as number
    const c = VALUES[source[from + 2] as number] as number
    const d = VALUES[source[from + 3] as number] as number
    seen |= a | b | c | d
    const bits = (a << 18) | (b << 12) | (c << 6) | d
    target[to] = bits >> 16
    target[to + 1] = bits >> 8
    target[to + 2] = bits
    to += 3
  }
  if (padding > 0) {
    const a = VALUES[source[whole] as number] as number
    const b = VALUES[source[whole + 1] as number] as number
    const c = padding === 1 ? (VALUES[source[whole + 2] as number] as number) : 0
    seen |= a | b | c
    const bits = (a << 18) | (b << 12) | (c << 6)
    target[to] = bits >> 16
    if (padding === 1) target[to + 1] = bits >> 8
  }
  return (seen & INVALID) === 0 ? target : undefined
}
