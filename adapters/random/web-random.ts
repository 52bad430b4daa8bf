import type { RandomPort } from '../../application/ports/random-port.ts'

/**
 * Ids from the platform's cryptographic source. `crypto.randomUUID` exists in secure contexts only,
 * `getRandomValues` everywhere, Node included.
 */
export const createWebRandom = (source: Pick<Crypto, 'getRandomValues'> = crypto): RandomPort => ({
  hexId: () =>
    [...source.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
})
