import { md5 as nobleMd5 } from '@noble/hashes/legacy.js'
import type { CryptoPort } from '../../application/ports/crypto-port.ts'
import { openNobleAesCbc } from './noble-aes-cbc.ts'
import { x25519 } from './x25519.ts'

/** The part of the platform's Crypto that is needed: its random source. */
export type RandomSource = { getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown }

const KEY_LENGTH = 32
// The platform refuses to fill more at once.
const RANDOM_LIMIT = 65_536

export const createNobleCrypto = (random: RandomSource = globalThis.crypto): CryptoPort => {
  const blank = nobleMd5.create()
  const hasher = nobleMd5.create()
  const digest = new Uint8Array(16)

  return {
    randomBytes: (count) => {
      const bytes = new Uint8Array(count)
      for (let at = 0; at < count; at += RANDOM_LIMIT) {
        random.getRandomValues(bytes.subarray(at, Math.min(count, at + RANDOM_LIMIT)))
      }
      return bytes
    },
    md5: (bytes, length) => {
      // Copying a blank state into one hasher spares four allocations for each message.
      blank._cloneInto(hasher)
      hasher.update(bytes.subarray(0, length)).digestInto(digest)
      return digest
    },
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
