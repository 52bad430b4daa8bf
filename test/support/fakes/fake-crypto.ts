import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
} from 'node:crypto'
import type { CryptoPort } from '../../../application/ports/crypto-port.ts'
import { fromHex } from '../bytes.ts'

// Fixed DER headers in front of a raw X25519 key (RFC 8410).
const PRIVATE_DER = fromHex('302e020100300506032b656e04220420')
const PUBLIC_DER = fromHex('302a300506032b656e032100')

const privateKeyOf = (raw: Uint8Array) =>
  createPrivateKey({ key: Buffer.concat([PRIVATE_DER, raw]), format: 'der', type: 'pkcs8' })
const publicKeyOf = (raw: Uint8Array) =>
  createPublicKey({ key: Buffer.concat([PUBLIC_DER, raw]), format: 'der', type: 'spki' })

/** True primitives from Node with a seeded random source: a second opinion, and the same bytes in every run. */
export const createFakeCrypto = (seed = 1): CryptoPort => {
  let state = seed >>> 0

  const randomByte = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }

  return {
    randomBytes: (count) => Uint8Array.from({ length: count }, randomByte),
    md5: (bytes) => Uint8Array.from(createHash('md5').update(bytes).digest()),
    openAesCbc: (key, iv) => {
      if (key.length !== 16 || iv.length !== 16)
        throw new RangeError('AES-128-CBC wants 16 bytes of key and IV')
      return {
        encrypt: (plain) => {
          const cipher = createCipheriv('aes-128-cbc', key, iv)
          return Uint8Array.from(Buffer.concat([cipher.update(plain), cipher.final()]))
        },
        decrypt: (bytes) => {
          try {
            const decipher = createDecipheriv('aes-128-cbc', key, iv)
            return Uint8Array.from(Buffer.concat([decipher.update(bytes), decipher.final()]))
          } catch {
            return undefined
          }
        },
      }
    },
    publicKey: (secretKey) => {
      const der = createPublicKey(privateKeyOf(secretKey)).export({ format: 'der', type: 'spki' })
      return Uint8Array.from(der.subarray(PUBLIC_DER.length))
    },
    sharedSecret: (secretKey, otherPublicKey) => {
      if (otherPublicKey.length !== 32) return undefined
      try {
        const privateKey = privateKeyOf(secretKey)
        return Uint8Array.from(diffieHellman({ privateKey, publicKey: publicKeyOf(otherPublicKey) }))
      } catch {
        return undefined
      }
    },
  }
}
