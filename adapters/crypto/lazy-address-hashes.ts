import type { AddressHashesPort } from '../../application/ports/crypto-port.ts'

/** The digests of noble, in a part of their own: nobody needs them before a withdrawal to a chain. */
export const createLazyAddressHashes = (): AddressHashesPort => ({
  load: async () => {
    const { createNobleAddressHashes } = await import('./noble-address-hashes.ts')
    return createNobleAddressHashes()
  },
})
