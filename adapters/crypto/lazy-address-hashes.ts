import type { AddressHashesPort } from '../../application/ports/crypto-port.ts'

/** Loads noble's hash functions on demand, because only withdrawals to a blockchain need them. */
export const createLazyAddressHashes = (): AddressHashesPort => ({
  load: async () => {
    const { createNobleAddressHashes } = await import('./noble-address-hashes.ts')
    return createNobleAddressHashes()
  },
})
