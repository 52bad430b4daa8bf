import type { AddressHashes } from '../../domain/wallet/chain-address.ts'

/** The digests behind the checksums of addresses, fetched when the first address is judged. */
export interface AddressHashesPort {
  /** Fails when they cannot be fetched: an address is then judged by its shape, and by the host. */
  load(): Promise<AddressHashes>
}
