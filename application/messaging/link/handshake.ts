import { decodeBase64, encodeBase64 } from '../../../domain/messaging/wire/base64.ts'
import { encodeUtf8, readUtf8 } from '../../../domain/messaging/wire/utf8.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'
import type { CryptoPort } from '../../ports/crypto-port.ts'
import { writeHex } from './hex-text.ts'

export type KeyPair = { readonly secretKey: Uint8Array; readonly publicKeyText: string }
/** 16 bytes each, for AES-128-CBC. */
export type SessionKeys = { readonly key: Uint8Array; readonly iv: Uint8Array }
/** Why no keys came out of a handshake. */
export type HandshakeFault = { readonly kind: 'server-key-unusable' } | { readonly kind: 'salt-too-short' }

const SECRET_LENGTH = 32
// protocol.md 4.3: a longer salt is cut, not refused. A shorter one cannot be an IV.
const SALT_LIMIT = 16
// protocol.md 4.2: the first 16 characters of the hex text are the key, as ASCII.
const KEY_LENGTH = 16

const asciiText = (bytes: Uint8Array): string => readUtf8(bytes) ?? ''

/** A fresh pair for one connection (protocol.md 4.1); `publicKeyText` goes into CONNECT or CONNACK. */
export const createKeyPair = (crypto: CryptoPort): KeyPair => {
  const secretKey = crypto.randomBytes(SECRET_LENGTH)
  return { secretKey, publicKeyText: asciiText(encodeBase64(crypto.publicKey(secretKey))) }
}

/** Keys from our secret, the other side's public key in base64, and the salt of CONNACK (protocol.md 4.2, 4.3). */
export const deriveSessionKeys = (
  crypto: CryptoPort,
  secretKey: Uint8Array,
  otherKeyText: string,
  salt: string,
): Result<SessionKeys, HandshakeFault> => {
  const saltBytes = encodeUtf8(salt)
  if (saltBytes.length < SALT_LIMIT) return fail({ kind: 'salt-too-short' })
  const otherKey = decodeBase64(encodeUtf8(otherKeyText))
  const secret = otherKey && crypto.sharedSecret(secretKey, otherKey)
  if (!secret) return fail({ kind: 'server-key-unusable' })
  const secretText = encodeBase64(secret)
  const hex = new Uint8Array(32)
  writeHex(crypto.md5(secretText), hex)
  return ok({ key: hex.slice(0, KEY_LENGTH), iv: saltBytes.slice(0, SALT_LIMIT) })
}
