import type { AddressHashes } from '../../domain/wallet/chain-address.ts'

/** AES-128 in CBC mode with PKCS#7 padding under one key and one IV. */
export interface AesCbc {
  /** The returned array belongs to the caller. */
  encrypt(plain: Uint8Array): Uint8Array
  /**
   * The plain bytes, which belong to the caller; undefined when length or padding is wrong. They may be a view on a
   * larger buffer: do not use `.buffer`.
   */
  decrypt(cipher: Uint8Array): Uint8Array | undefined
}

/** Random bytes and the primitives of the messaging handshake (requirement W4). */
export interface CryptoPort {
  /** From a cryptographic source, never from Math.random. */
  randomBytes(count: number): Uint8Array
  /** The 16 bytes of the MD5 (RFC 1321). */
  md5(bytes: Uint8Array): Uint8Array
  /** A cipher for one session; throws RangeError when `key` or `iv` is not 16 bytes. */
  openAesCbc(key: Uint8Array, iv: Uint8Array): AesCbc
  /** X25519 (RFC 7748) public key of a 32-byte secret. */
  publicKey(secretKey: Uint8Array): Uint8Array
  /** X25519 shared secret; undefined when the other side's key is not 32 bytes or of low order. */
  sharedSecret(secretKey: Uint8Array, otherPublicKey: Uint8Array): Uint8Array | undefined
}

/** The SHA-256 of a text (UTF-8) in hexadecimal; undefined where the platform has none, as on pages without https. */
export type Sha256Port = (text: string) => Promise<string | undefined>

/** Loads SHA-256 and Keccak-256, the checksums of blockchain addresses: code that only withdrawals need. */
export interface AddressHashesPort {
  /**
   * Rejects when the code cannot be fetched: then only an address's format is checked here, and the rest by the
   * server.
   */
  load(): Promise<AddressHashes>
}
