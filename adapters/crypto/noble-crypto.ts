import { cbc } from '@noble/ciphers/aes.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { md5 } from '@noble/hashes/legacy.js'
import type { AesCbc, CryptoPort } from '../../application/ports/crypto-port.ts'

/** The part of the platform's Crypto that is used: its random source. */
export type RandomSource = { getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown }

const X25519_KEY_LENGTH = 32
const AES_BLOCK = 16
// The platform's limit for one call.
const RANDOM_LIMIT = 65_536

/**
 * AES-128-CBC. Key and IV are checked here, so that the `catch` in `decrypt` cannot mistake a wrong key for a wrong
 * message.
 */
const openAesCbc = (key: Uint8Array, iv: Uint8Array): AesCbc => {
  if (key.length !== AES_BLOCK || iv.length !== AES_BLOCK) {
    throw new RangeError(`AES-128-CBC wants 16 bytes of key and IV, not ${key.length} and ${iv.length}`)
  }
  return {
    // noble's cipher objects encrypt only once, so each message needs a new one.
    encrypt: (plain) => cbc(key, iv).encrypt(plain),
    decrypt: (cipher) => {
      try {
        return cbc(key, iv).decrypt(cipher)
      } catch {
        // Wrong length or wrong padding.
        return undefined
      }
    },
  }
}

/** The messaging primitives of @noble as published, with the platform's random source. */
export const createNobleCrypto = (random: RandomSource = globalThis.crypto): CryptoPort => ({
  randomBytes: (count) => {
    const bytes = new Uint8Array(count)
    for (let at = 0; at < count; at += RANDOM_LIMIT) {
      random.getRandomValues(bytes.subarray(at, Math.min(count, at + RANDOM_LIMIT)))
    }
    return bytes
  },
  md5,
  openAesCbc,
  publicKey: (secretKey) => x25519.getPublicKey(secretKey),
  sharedSecret: (secretKey, otherPublicKey) => {
    if (otherPublicKey.length !== X25519_KEY_LENGTH) return undefined
    try {
      return x25519.getSharedSecret(secretKey, otherPublicKey)
    } catch {
      // Only low-order points are refused here (RFC 7748 section 6.1).
      return undefined
    }
  },
})
