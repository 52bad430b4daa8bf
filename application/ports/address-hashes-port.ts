import type { AddressHashes } from '../../domain/wallet/chain-address.ts'

/** Loads SHA-256 and Keccak-256, by which blockchain addresses carry a checksum: code that only a withdrawal needs. */
export interface AddressHashesPort {
  /** Rejects when their code cannot be fetched: then only an address's form is checked here, and the rest by the server. */
  load(): Promise<AddressHashes>
}
