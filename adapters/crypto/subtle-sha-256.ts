import type { Sha256Port } from '../../application/ports/crypto-port.ts'

type Subtle = Pick<SubtleCrypto, 'digest'>

/** The platform's own; browsers have it on https and on this machine alone. */
export const createSubtleSha256 =
  (subtle: Subtle | undefined = globalThis.crypto?.subtle): Sha256Port =>
  async (text) => {
    const bytes = await subtle?.digest('SHA-256', new TextEncoder().encode(text))
    return bytes && [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
