import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import type { AddressHashes } from '../../domain/wallet/chain-address.ts'

/** The hash functions of checksums in TRC20 and ERC20 addresses. */
export const createNobleAddressHashes = (): AddressHashes => ({
  sha256: (bytes) => sha256(bytes),
  keccak256: (bytes) => keccak_256(bytes),
})
