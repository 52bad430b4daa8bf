import { unsafe } from '@noble/ciphers/aes.js'
import type { AesCbc } from '../../application/ports/crypto-port.ts'

// The library's own cbc() expands the key anew for each message, which is most of the cost of a short one.
// Here its block function runs under a schedule made once; the chaining and the padding are ours.

const BLOCK = 16
const FIRST_ROOM = 1024

const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] as number) |
  ((bytes[at + 1] as number) << 8) |
  ((bytes[at + 2] as number) << 16) |
  ((bytes[at + 3] as number) << 24)

const storeWord = (bytes: Uint8Array, at: number, word: number): void => {
  bytes[at] = word
  bytes[at + 1] = word >>> 8
  bytes[at + 2] = word >>> 16
  bytes[at + 3] = word >>> 24
}

/** The plain length when the PKCS#7 padding is right, -1 when not. */
const unpaddedLength = (plain: Uint8Array): number => {
  const pad = plain[plain.length - 1] as number
  if (pad < 1 || pad > BLOCK) return -1
  for (let at = plain.length - pad; at < plain.length; at++) {
    if (plain[at] !== pad) return -1
  }
  return plain.length - pad
}

export const openNobleAesCbc = (key: Uint8Array, iv: Uint8Array): AesCbc => {
  const encryptKey = unsafe.expandKeyLE(key)
  const decryptKey = unsafe.expandKeyDecLE(key)
  const iv0 = wordAt(iv, 0)
  const iv1 = wordAt(iv, 4)
  const iv2 = wordAt(iv, 8)
  const iv3 = wordAt(iv, 12)
  let room = new Uint8Array(FIRST_ROOM)
  const last = new Uint8Array(BLOCK)

  const encrypt = (plain: Uint8Array, length: number): Uint8Array => {
    const whole = length - (length % BLOCK)
    const total = whole + BLOCK
    if (total > room.length) room = new Uint8Array(total)
    last.fill(total - length)
    for (let at = whole; at < length; at++) last[at - whole] = plain[at] as number
    let s0 = iv0
    let s1 = iv1
    let s2 = iv2
    let s3 = iv3
    for (let at = 0; at < total; at += BLOCK) {
      const source = at < whole ? plain : last
      const from = at < whole ? at : 0
      s0 ^= wordAt(source, from)
      s1 ^= wordAt(source, from + 4)
      s2 ^= wordAt(source, from + 8)
      s3 ^= wordAt(source, from + 12)
      const block = unsafe.encrypt(encryptKey, s0, s1, s2, s3)
      s0 = block.s0
      s1 = block.s1
      s2 = block.s2
      s3 = block.s3
      storeWord(room, at, s0)
      storeWord(room, at + 4, s1)
      storeWord(room, at + 8, s2)
      storeWord(room, at + 12, s3)
    }
    return room.subarray(0, total)
  }

  const decrypt = (cipher: Uint8Array): Uint8Array | undefined => {
    if (cipher.length === 0 || cipher.length % BLOCK !== 0) return undefined
    const plain = new Uint8Array(cipher.length)
    let p0 = iv0
    let p1 = iv1
    let p2 = iv2
    let p3 = iv3
    for (let at = 0; at < cipher.length; at += BLOCK) {
      const c0 = wordAt(cipher, at)
      const c1 = wordAt(cipher, at + 4)
      const c2 = wordAt(cipher, at + 8)
      const c3 = wordAt(cipher, at + 12)
      const block = unsafe.decrypt(decryptKey, c0, c1, c2, c3)
      storeWord(plain, at, block.s0 ^ p0)
      storeWord(plain, at + 4, block.s1 ^ p1)
      storeWord(plain, at + 8, block.s2 ^ p2)
      storeWord(plain, at + 12, block.s3 ^ p3)
      p0 = c0
      p1 = c1
      p2 = c2
      p3 = c3
    }
    const length = unpaddedLength(plain)
    return length < 0 ? undefined : plain.subarray(0, length)
  }

  return { encrypt, decrypt }
}
