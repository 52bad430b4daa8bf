// RFC 1321, written out because noble makes a new hasher for each message: 4 to 5 times faster at the sizes of a chat,
// where the message key is half of the cost. MD5 protects nothing here; the protocol asks for it (protocol.md 4.4).

const CONSTANTS = Int32Array.from(
  { length: 64 },
  (_, at) => Math.floor(Math.abs(Math.sin(at + 1)) * 2 ** 32) | 0,
)
const BLOCK = 64
const LENGTH_AT = 56

/** A hasher with its own working memory: `md5(bytes, length)` answers a view that the next call overwrites. */
export const createMd5 = (): ((bytes: Uint8Array, length: number) => Uint8Array) => {
  const words = new Int32Array(16)
  const state = new Int32Array(4)
  const tail = new Uint8Array(2 * BLOCK)
  const digest = new Uint8Array(16)

  const digestBlock = (bytes: Uint8Array, from: number): void => {
    for (let at = 0, byte = from; at < 16; at++, byte += 4) {
      words[at] =
        (bytes[byte] as number) |
        ((bytes[byte + 1] as number) << 8) |
        ((bytes[byte + 2] as number) << 16) |
        ((bytes[byte + 3] as number) << 24)
    }
    let a = state[0] as number
    let b = state[1] as number
    let c = state[2] as number
    let d = state[3] as number
    let t = 0
    for (let n = 0; n < 16; n += 4) {
      t = (a + (d ^ (b & (c ^ d))) + (CONSTANTS[n] as number) + (words[n] as number)) | 0
      a = (b + ((t << 7) | (t >>> 25))) | 0
      t = (d + (c ^ (a & (b ^ c))) + (CONSTANTS[n + 1] as number) + (words[n + 1] as number)) | 0
      d = (a + ((t << 12) | (t >>> 20))) | 0
      t = (c + (b ^ (d & (a ^ b))) + (CONSTANTS[n + 2] as number) + (words[n + 2] as number)) | 0
      c = (d + ((t << 17) | (t >>> 15))) | 0
      t = (b + (a ^ (c & (d ^ a))) + (CONSTANTS[n + 3] as number) + (words[n + 3] as number)) | 0
      b = (c + ((t << 22) | (t >>> 10))) | 0
    }
    for (let n = 16; n < 32; n += 4) {
      t = (a + (c ^ (d & (b ^ c))) + (CONSTANTS[n] as number) + (words[(5 * n + 1) & 15] as number)) | 0
      a = (b + ((t << 5) | (t >>> 27))) | 0
      t = (d + (b ^ (c & (a ^ b))) + (CONSTANTS[n + 1] as number) + (words[(5 * n + 6) & 15] as number)) | 0
      d = (a + ((t << 9) | (t >>> 23))) | 0
      t = (c + (a ^ (b & (d ^ a))) + (CONSTANTS[n + 2] as number) + (words[(5 * n + 11) & 15] as number)) | 0
      c = (d + ((t << 14) | (t >>> 18))) | 0
      t = (b + (d ^ (a & (c ^ d))) + (CONSTANTS[n + 3] as number) + (words[(5 * n + 16) & 15] as number)) | 0
      b = (c + ((t << 20) | (t >>> 12))) | 0
    }
    for (let n = 32; n < 48; n += 4) {
      t = (a + (b ^ c ^ d) + (CONSTANTS[n] as number) + (words[(3 * n + 5) & 15] as number)) | 0
      a = (b + ((t << 4) | (t >>> 28))) | 0
      t = (d + (a ^ b ^ c) + (CONSTANTS[n + 1] as number) + (words[(3 * n + 8) & 15] as number)) | 0
      d = (a + ((t << 11) | (t >>> 21))) | 0
      t = (c + (d ^ a ^ b) + (CONSTANTS[n + 2] as number) + (words[(3 * n + 11) & 15] as number)) | 0
      c = (d + ((t << 16) | (t >>> 16))) | 0
      t = (b + (c ^ d ^ a) + (CONSTANTS[n + 3] as number) + (words[(3 * n + 14) & 15] as number)) | 0
      b = (c + ((t << 23) | (t >>> 9))) | 0
    }
    for (let n = 48; n < 64; n += 4) {
      t = (a + (c ^ (b | ~d)) + (CONSTANTS[n] as number) + (words[(7 * n) & 15] as number)) | 0
      a = (b + ((t << 6) | (t >>> 26))) | 0
      t = (d + (b ^ (a | ~c)) + (CONSTANTS[n + 1] as number) + (words[(7 * n + 7) & 15] as number)) | 0
      d = (a + ((t << 10) | (t >>> 22))) | 0
      t = (c + (a ^ (d | ~b)) + (CONSTANTS[n + 2] as number) + (words[(7 * n + 14) & 15] as number)) | 0
      c = (d + ((t << 15) | (t >>> 17))) | 0
      t = (b + (d ^ (c | ~a)) + (CONSTANTS[n + 3] as number) + (words[(7 * n + 21) & 15] as number)) | 0
      b = (c + ((t << 21) | (t >>> 11))) | 0
    }
    state[0] = (state[0] as number) + a
    state[1] = (state[1] as number) + b
    state[2] = (state[2] as number) + c
    state[3] = (state[3] as number) + d
  }

  return (bytes, length) => {
    state.set([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476])
    let at = 0
    for (; at + BLOCK <= length; at += BLOCK) digestBlock(bytes, at)
    const left = length - at
    tail.fill(0)
    for (let n = 0; n < left; n++) tail[n] = bytes[at + n] as number
    tail[left] = 0x80
    const lengthAt = left < LENGTH_AT ? LENGTH_AT : BLOCK + LENGTH_AT
    const bits = length * 8
    for (let n = 0; n < 6; n++) tail[lengthAt + n] = Math.floor(bits / 2 ** (8 * n))
    digestBlock(tail, 0)
    if (lengthAt > BLOCK) digestBlock(tail, BLOCK)
    for (let n = 0; n < 16; n++) digest[n] = (state[n >> 2] as number) >>> ((n & 3) * 8)
    return digest
  }
}
