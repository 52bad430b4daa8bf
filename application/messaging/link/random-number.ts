import type { CryptoPort } from '../../ports/crypto-port.ts'

/** Numbers in [0, 1) for jitter. The bytes of the crypto port are the only chance that the engine is given. */
export const createRandom =
  (crypto: Pick<CryptoPort, 'randomBytes'>): (() => number) =>
  () => {
    const [a = 0, b = 0, c = 0] = crypto.randomBytes(3)
    return (a * 65_536 + b * 256 + c) / 16_777_216
  }
