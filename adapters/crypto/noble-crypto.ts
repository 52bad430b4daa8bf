import type { CryptoPort } from '../../application/ports/crypto-port.ts'
import { createMd5 } from './md5.ts'
import { openNobleAesCbc } from './noble-aes-cbc.ts'
import { x25519 } from './x25519.ts'

/** The part of the platform's Crypto that is needed: its random source. */
export type RandomSource = { getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown }

const KEY_LENGTH = 32
// The platform refuses to fill more at once.
const RANDOM_LIMIT = 65_536

export const createNobleCrypto = (random: RandomSource = globalThis.crypto): CryptoPort => {
  return {
    randomBytes: (count) => {
      const bytes = new Uint8Array(count)
      for (let at = 0; at < count; at += RANDOM_LIMIT) {
        random.getRandomValues(bytes.subarray(at, Math.min(count, at + RANDOM_LIMIT)))
      }
      return bytes
    },
    md5: createMd5(),
    openAesCbc: openNobleAesCbc,
    publicKey: (secretKey) => x25519.getPublicKey(secretKey),
    sharedSecret: (secretKey, otherPublicKey) => {
      if (otherPublicKey.length !== KEY_LENGTH) return undefined
      try {
        return x25519.getSharedSecret(secretKey, otherPublicKey)
      } catch {
        // Only low-order points are left to be refused here (RFC 7748 section 6.1).
        return undefined
      }
    },
  }
}
