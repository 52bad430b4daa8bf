import { claimBuffer, createByteWriter, rewind } from '../../domain/messaging/wire/bytes.ts'
import { writeRecvChecksum, writeSendChecksum } from '../../domain/messaging/wire/encode.ts'
import { hasSetting, type Recv, type Send, SettingBit } from '../../domain/messaging/wire/packets.ts'
import {
  base64Length,
  decodeBase64,
  encodeBase64,
  encodeUtf8,
  readUtf8,
  writeBase64,
} from '../../domain/messaging/wire/text-encoding.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import type { CryptoPort } from '../ports/crypto-port.ts'

const HEX = '0123456789abcdef'

/** Writes two lower-case hex characters for each byte, as ASCII, at the start of `target`. */
const writeHex = (bytes: Uint8Array, target: Uint8Array): void => {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    target[at * 2] = HEX.charCodeAt(byte >> 4)
    target[at * 2 + 1] = HEX.charCodeAt(byte & 15)
  }
}

/** The same as text: 32 characters for 16 bytes. */
export const hexText = (bytes: Uint8Array): string => {
  const hex = new Uint8Array(bytes.length * 2)
  writeHex(bytes, hex)
  return readUtf8(hex) ?? ''
}

/** A key pair of one connection; the public key is base64 text (requirement W4.1). */
export type KeyPair = { readonly secretKey: Uint8Array; readonly publicKeyText: string }
/** 16 bytes each, for AES-128-CBC. */
export type SessionKeys = { readonly key: Uint8Array; readonly iv: Uint8Array }
/** Why a handshake produced no keys. */
type HandshakeFault = { readonly kind: 'server-key-unusable' } | { readonly kind: 'salt-too-short' }

const SECRET_LENGTH = 32
// Requirement W4.3: a longer salt is cut, not refused. A shorter one cannot be an IV.
const SALT_LIMIT = 16
// Requirement W4.2: the first 16 characters of the hex text are the key, as ASCII.
const KEY_LENGTH = 16

const asciiText = (bytes: Uint8Array): string => readUtf8(bytes) ?? ''

/** A fresh pair for one connection (requirement W4.1); `publicKeyText` goes into CONNECT or CONNACK. */
export const createKeyPair = (crypto: CryptoPort): KeyPair => {
  const secretKey = crypto.randomBytes(SECRET_LENGTH)
  return { secretKey, publicKeyText: asciiText(encodeBase64(crypto.publicKey(secretKey))) }
}

/**
 * Derives the keys from our secret, the other side's public key in base64, and the salt of CONNACK (requirements
 * W4.2, W4.3).
 */
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

/** Why a payload is rejected: its message key does not match, or it cannot be decrypted. */
export type PayloadFault =
  | { readonly kind: 'message-key-mismatch' }
  | { readonly kind: 'payload-not-base64' }
  | { readonly kind: 'payload-undecipherable' }

/**
 * Encrypts and decrypts the payloads of one connection (requirements W4.4, W4.5). `seal` returns the packet with
 * encrypted payload and message key; `open` checks the message key and returns the decrypted payload.
 */
export interface PayloadCipher {
  seal<P extends Send | Recv>(packet: P): P
  open(packet: Send | Recv): Result<Uint8Array, PayloadFault>
}

/** For a server that does not encrypt: payloads are plain and message keys empty (requirement W4). */
export const createPlainCipher = (): PayloadCipher => ({
  seal: (packet) => ({ ...packet, msgKey: '' }),
  open: (packet) => ok(packet.payload),
})

const isPlain = (packet: Send | Recv): boolean => hasSetting(packet.setting, SettingBit.plain)

/** Encrypts and checks payloads with the keys of one session (requirement W4). */
export const createPayloadCipher = (crypto: CryptoPort, keys: SessionKeys): PayloadCipher => {
  const aes = crypto.openAesCbc(keys.key, keys.iv)
  const checksum = createByteWriter()
  const text = createByteWriter()
  const hex = new Uint8Array(32)

  // The checksum text is encrypted, base64-encoded, hashed with MD5, and written as hex.
  const writeKey = (packet: Send | Recv): void => {
    rewind(checksum)
    if (packet.kind === 'send') writeSendChecksum(checksum, packet)
    else writeRecvChecksum(checksum, packet)
    const cipher = aes.encrypt(checksum.bytes.subarray(0, checksum.at))
    rewind(text)
    claimBuffer(text, base64Length(cipher.length))
    writeBase64(cipher, cipher.length, text.bytes, 0)
    writeHex(crypto.md5(text.bytes.subarray(0, text.at)), hex)
  }

  const encrypted = (plain: Uint8Array): Uint8Array => {
    const cipher = aes.encrypt(plain)
    const payload = new Uint8Array(base64Length(cipher.length))
    writeBase64(cipher, cipher.length, payload, 0)
    return payload
  }

  const decrypted = (payload: Uint8Array): Result<Uint8Array, PayloadFault> => {
    const cipher = decodeBase64(payload)
    if (!cipher) return fail({ kind: 'payload-not-base64' })
    const plain = aes.decrypt(cipher)
    return plain ? ok(plain) : fail({ kind: 'payload-undecipherable' })
  }

  const keyText = (): string => readUtf8(hex) ?? ''

  const isKey = (claimed: string): boolean => {
    if (claimed.length !== hex.length) return false
    for (let at = 0; at < hex.length; at++) {
      if (claimed.charCodeAt(at) !== hex[at]) return false
    }
    return true
  }

  return {
    seal: (packet) => {
      if (isPlain(packet)) return { ...packet, msgKey: '' }
      const sealed = { ...packet, payload: encrypted(packet.payload) }
      writeKey(sealed)
      return { ...sealed, msgKey: keyText() }
    },
    open: (packet) => {
      if (isPlain(packet)) return ok(packet.payload)
      writeKey(packet)
      return isKey(packet.msgKey) ? decrypted(packet.payload) : fail({ kind: 'message-key-mismatch' })
    },
  }
}

/** Random numbers in [0, 1) for jitter. The crypto port is the engine's only source of randomness. */
export const createRandom =
  (crypto: Pick<CryptoPort, 'randomBytes'>): (() => number) =>
  () => {
    const [a = 0, b = 0, c = 0] = crypto.randomBytes(3)
    return (a * 65_536 + b * 256 + c) / 16_777_216
  }
