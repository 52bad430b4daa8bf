import type { Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'

/** A network over which the platform accepts money (api.md 6, getBlockchain). */
export type RechargeNetwork = {
  /** The server's name, such as USDT-TRC20. */
  readonly name: string
  /** The platform's address. */
  readonly address: string
  /** These fields only when the server sends them. */
  readonly min: Cents | undefined
  readonly confirmations: number | undefined
  readonly memo: string
  readonly tip: string
  /** Seconds since 1970. */
  readonly expiresAt: Seconds | undefined
}

/** Longer than any chain's addresses, and still short enough for a QR code in any script. */
export const ADDRESS_MAX_LENGTH = 512

// Requirement S5: recharge through DEX, BSC and HECO is not supported, by any of their names.
const UNSUPPORTED = /(?:^|[^A-Z0-9])(?:DEX|BSC|BEP-?20|BNB|HECO|HRC-?20)(?:$|[^A-Z0-9])/i
const TRON = /TRC-?20|TRON|(?:^|[^A-Z])TRX(?:$|[^A-Z])/i
const ETHEREUM = /ERC-?20|ETHEREUM|(?:^|[^A-Z])ETH(?:$|[^A-Z])/i

/** Most characters of a typed address, transaction hash or network name. */
export const TYPED_CHAIN_MAX_LENGTH = 160
/** Most characters of a network's name. */
export const NETWORK_NAME_MAX_LENGTH = 40

/** Whether a network is refused, by any of its names. */
export const isUnsupported = (network: string): boolean => UNSUPPORTED.test(network)

/** The chain whose address format a network uses. */
export const chainOf = (network: string): 'tron' | 'ethereum' | 'other' => {
  if (TRON.test(network)) return 'tron'
  return ETHEREUM.test(network) ? 'ethereum' : 'other'
}

/** Compares network names, ignoring case and spaces. */
export const isSameNetwork = (one: string, other: string): boolean => {
  const bare = (name: string): string => name.toUpperCase().replace(/[\s_-]/g, '')
  return bare(one) === bare(other)
}
