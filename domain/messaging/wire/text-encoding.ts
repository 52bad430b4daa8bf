// Own code because the domain has no TextEncoder, and because a loop is faster for the short texts of packets.

const REPLACEMENT = 0xfffd
// Engines limit the arguments of one call; JavaScriptCore's limit is 65,536.
const SPREAD_LIMIT = 8192

const isHighSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xd800
const isLowSurrogate = (unit: number): boolean => (unit & 0xfc00) === 0xdc00

/** How many bytes `text` takes in UTF-8; a lone surrogate counts as U+FFFD. */
export const utf8Length = (text: string): number => {
  let length = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit < 0x80) continue
    length += unit < 0x800 ? 1 : 2
    // A pair is four bytes for two units, and each unit was counted once already.
    if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(at + 1))) at++
  }
  return length
}

/** Writes `text` at `at` and returns the offset behind it. The target must have room for `utf8Length(text)`. */
export const writeUtf8 = (text: string, target: Uint8Array, at: number): number => {
  let to = at
  for (let from = 0; from < text.length; from++) {
    let point = text.charCodeAt(from)
    if (point < 0x80) {
      target[to++] = point
      continue
    }
    if (point < 0x800) {
      target[to++] = 0xc0 | (point >> 6)
      target[to++] = 0x80 | (point & 0x3f)
      continue
    }
    if ((point & 0xf800) === 0xd800) {
      const low = text.charCodeAt(from + 1)
      if (isHighSurrogate(point) && isLowSurrogate(low)) {
        from++
        point = 0x10000 + ((point & 0x3ff) << 10) + (low & 0x3ff)
        target[to++] = 0xf0 | (point >> 18)
        target[to++] = 0x80 | ((point >> 12) & 0x3f)
        target[to++] = 0x80 | ((point >> 6) & 0x3f)
        target[to++] = 0x80 | (point & 0x3f)
        continue
      }
      point = REPLACEMENT
    }
    target[to++] = 0xe0 | (point >> 12)
    target[to++] = 0x80 | ((point >> 6) & 0x3f)
    target[to++] = 0x80 | (point & 0x3f)
  }
  return to
}

const encodeAscii = (text: string): Uint8Array | undefined => {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0x80) return undefined
    bytes[at] = unit
  }
  return bytes
}

/** A text as UTF-8; half a surrogate pair becomes U+FFFD. */
export const encodeUtf8 = (text: string): Uint8Array => {
  const ascii = encodeAscii(text)
  if (ascii) return ascii
  const bytes = new Uint8Array(utf8Length(text))
  writeUtf8(text, bytes, 0)
  return bytes
}

const unitsToText = (units: Uint8Array | Uint16Array, from: number, to: number): string => {
  let text = ''
  for (let at = from; at < to; at += SPREAD_LIMIT) {
    const slice = units.subarray(at, Math.min(to, at + SPREAD_LIMIT))
    // `apply` accepts array-like objects; its type requires an array.
    text += String.fromCharCode.apply(null, slice as unknown as number[])
  }
  return text
}

const continuation = (bytes: Uint8Array, at: number, to: number): number => {
  const byte = at < to ? (bytes[at] as number) : 0
  return (byte & 0xc0) === 0x80 ? byte & 0x3f : -1
}

/** Strict: overlong forms, surrogates and truncated sequences give undefined, never replacement characters. */
const decodeMixed = (bytes: Uint8Array, from: number, to: number): string | undefined => {
  const units = new Uint16Array(to - from)
  let length = 0
  let at = from
  while (at < to) {
    const lead = bytes[at++] as number
    if (lead < 0x80) {
      units[length++] = lead
      continue
    }
    let tail = 1
    if (lead >= 0xe0) tail = lead >= 0xf0 ? 3 : 2
    if (lead < 0xc2 || lead > 0xf4) return undefined
    let point = lead & (0x3f >> tail)
    for (let n = 0; n < tail; n++) {
      const bits = continuation(bytes, at++, to)
      if (bits < 0) return undefined
      point = (point << 6) | bits
    }
    if (tail === 2 && (point < 0x800 || (point & 0xf800) === 0xd800)) return undefined
    if (tail === 3 && (point < 0x10000 || point > 0x10ffff)) return undefined
    if (point < 0x10000) {
      units[length++] = point
      continue
    }
    units[length++] = 0xd800 | ((point - 0x10000) >> 10)
    units[length++] = 0xdc00 | (point & 0x3ff)
  }
  return unitsToText(units, 0, length)
}

/** The text in `bytes[from, to)`, or undefined when it is not UTF-8. */
export const readUtf8 = (bytes: Uint8Array, from = 0, to = bytes.length): string | undefined => {
  if (from === to) return ''
  for (let at = from; at < to; at++) {
    if ((bytes[at] as number) >= 0x80) return decodeMixed(bytes, from, to)
  }
  return unitsToText(bytes, from, to)
}

// Standard alphabet with padding (requirement W4), on bytes: the wire carries base64 as ASCII, so no string is
// needed.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const PAD = 0x3d
const INVALID = 64

const DIGITS = Uint8Array.from(ALPHABET, (letter) => letter.charCodeAt(0))
const VALUES = new Uint8Array(256).fill(INVALID)
for (let value = 0; value < DIGITS.length; value++) VALUES[DIGITS[value] as number] = value

/** Length of the base64 text of this many bytes, with padding. */
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

/** Bytes as standard base64 with padding, in ASCII bytes. */
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
