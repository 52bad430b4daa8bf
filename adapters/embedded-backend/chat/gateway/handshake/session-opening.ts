import {
  createKeyPair,
  deriveSessionKeys,
  type SessionKeys,
} from '../../../../../application/messaging/encryption.ts'
import type { CryptoPort } from '../../../../../application/ports/crypto-port.ts'
import { type Connack, type Connect, VersionSince } from '../../../../../domain/messaging/wire/packets.ts'

const SALT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const SALT_LENGTH = 16

/** The key fields of a CONNACK without encryption, and of a refusal. */
export const NO_KEYS = { serverKey: '', salt: '' }

/** The result of a CONNECT: keys and negotiated version. */
export type SessionOpening = {
  readonly serverKey: string
  readonly salt: string
  readonly keys: SessionKeys
}

/** Creates keys for one connection; undefined when the client's public key is invalid (requirement W4). */
export const openSession = (crypto: CryptoPort, clientKey: string): SessionOpening | undefined => {
  const pair = createKeyPair(crypto)
  const salt = [...crypto.randomBytes(SALT_LENGTH)]
    .map((byte) => SALT_LETTERS[byte % SALT_LETTERS.length])
    .join('')
  const derived = deriveSessionKeys(crypto, pair.secretKey, clientKey, salt)
  return derived.ok ? { serverKey: pair.publicKeyText, salt, keys: derived.value } : undefined
}

/**
 * Requirement W2.2: the header bit, and with it the version, is only sent to clients that request more than version
 * 3.
 */
export const connackFor = (
  connect: Connect,
  version: number,
  now: number,
  connack: Pick<Connack, 'reasonCode' | 'serverKey' | 'salt'>,
): Connack => ({
  kind: 'connack',
  ...(connect.version > 3 && { serverVersion: version }),
  timeDiffMs: Math.floor(now) - connect.clientTimestampMs,
  ...connack,
  ...(version >= VersionSince.nodeId && { nodeId: '1' }),
})
