import type { Sha256Port } from '../../application/ports/crypto-port.ts'
import type { RandomPort } from '../../application/ports/random-port.ts'

type Subtle = Pick<SubtleCrypto, 'digest'>

/** The platform's SHA-256; browsers have it only on https and on localhost. */
export const createSubtleSha256 =
  (subtle: Subtle | undefined = globalThis.crypto?.subtle): Sha256Port =>
  async (text) => {
    const bytes = await subtle?.digest('SHA-256', new TextEncoder().encode(text))
    return bytes && [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }

/**
 * Ids from the platform's cryptographic source. `crypto.randomUUID` exists only in secure contexts, `getRandomValues`
 * everywhere, including Node.
 */
export const createWebRandom = (source: Pick<Crypto, 'getRandomValues'> = crypto): RandomPort => ({
  hexId: () =>
    [...source.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
})
