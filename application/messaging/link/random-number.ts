import type { CryptoPort } from '../../ports/crypto-port.ts'

/** Numbers in [0, 1) from the cryptographic source, for jitter (messaging.md, decision 5). */
export const createRandom =
  (crypto: Pick<CryptoPort, 'randomBytes'>): (() => number) =>
  () => {
    const [a = 0, b = 0, c = 0] = crypto.randomBytes(3)
    return (a * 65_536 + b * 256 + c) / 16_777_216
  }
