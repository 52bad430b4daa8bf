// 64-bit numbers travel as decimal text: message ids (~1.8e18) are beyond what a number can hold (protocol.md 1).
// Plain arithmetic on two halves below 2^53 instead of BigInt, which costs several times more per message.

const WORD = 0x1_0000_0000
const BILLION = 1_000_000_000
const DECIMAL = /^-?\d{1,20}$/

export type Halves = { readonly high: number; readonly low: number }

/** Unsigned decimal text of two 32-bit words. */
export const wordsToText = (high: number, low: number): string => {
  if (high < 0x20_0000) return String(high * WORD + low)
  // value = a * 2^48 + b * 2^24 + c, with 2^48 = 281474 * 10^9 + 976710656.
  const a = high >>> 16
  const b = ((high & 0xffff) << 8) | (low >>> 24)
  const c = low & 0xff_ffff
  const rest = a * 976_710_656 + b * 16_777_216 + c
  const carry = Math.floor(rest / BILLION)
  const billions = a * 281_474 + carry
  return `${billions}${String(rest - carry * BILLION).padStart(9, '0')}`
}

/** Signed decimal text of two 32-bit words in two's complement. */
export const signedWordsToText = (high: number, low: number): string => {
  if (high < 0x8000_0000) return wordsToText(high, low)
  const negatedLow = low === 0 ? 0 : WORD - low
  const negatedHigh = (WORD - high - (low === 0 ? 0 : 1)) % WORD
  return `-${wordsToText(negatedHigh, negatedLow)}`
}

/** Two unsigned 32-bit words of a decimal text between -2^63 and 2^64 - 1; undefined for anything else. */
export const textToWords = (text: string): Halves | undefined => {
  if (!DECIMAL.test(text)) return undefined
  const isNegative = text.charCodeAt(0) === 0x2d
  const digits = isNegative ? text.slice(1) : text
  const billions = digits.length > 9 ? Number(digits.slice(0, -9)) : 0
  const rest = Number(digits.slice(-9))
  // value = (hi * 10^9) * 2^16 + (lo * 10^9 + rest), each product below 2^53.
  const upper = Math.floor(billions / 0x1_0000) * BILLION
  const lower = (billions % 0x1_0000) * BILLION + rest
  const middle = (upper % 0x1_0000) * 0x1_0000 + lower
  const high = Math.floor(upper / 0x1_0000) + Math.floor(middle / WORD)
  const low = middle % WORD
  if (high >= WORD) return undefined
  if (!isNegative) return { high, low }
  if (high > 0x8000_0000 || (high === 0x8000_0000 && low > 0)) return undefined
  return { high: (WORD - high - (low === 0 ? 0 : 1)) % WORD, low: low === 0 ? 0 : WORD - low }
}

/** Signed value as a number; exact within +-2^53, which covers times and differences in milliseconds. */
export const wordsToNumber = (high: number, low: number): number => (high | 0) * WORD + low

/** A whole number, negative ones too, as the two halves of its 64 bits. */
export const numberToWords = (value: number): Halves => {
  const low = ((value % WORD) + WORD) % WORD
  return { high: ((value - low) / WORD) >>> 0, low }
}
