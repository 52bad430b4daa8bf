/** AES-128 in CBC mode with PKCS#7 padding under one key and one IV; the key schedule is made once. */
export interface AesCbc {
  /** Encrypts `plain[0, length)`. The answer is a view that the next call overwrites. */
  encrypt(plain: Uint8Array, length: number): Uint8Array
  /** The plain bytes, owned by the caller; undefined when length or padding is wrong. */
  decrypt(cipher: Uint8Array): Uint8Array | undefined
}

/** Random bytes and the primitives of the messaging handshake (protocol.md 4). */
export interface CryptoPort {
  /** From a cryptographic source, never from Math.random. */
  randomBytes(count: number): Uint8Array
  /** The 16 bytes of the MD5 of `bytes[0, length)`; a view that the next call overwrites. */
  md5(bytes: Uint8Array, length: number): Uint8Array
  /** A cipher for one session; `key` and `iv` are 16 bytes each. */
  openAesCbc(key: Uint8Array, iv: Uint8Array): AesCbc
  /** X25519 (RFC 7748) public key of a 32-byte secret. */
  publicKey(secretKey: Uint8Array): Uint8Array
  /** X25519 shared secret; undefined when the other side's key is not 32 bytes or of low order. */
  sharedSecret(secretKey: Uint8Array, otherPublicKey: Uint8Array): Uint8Array | undefined
}
