import type { Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'

/** One network the server takes money over (api.md 6, getBlockchain). */
export type RechargeNetwork = {
  /** The server's name, such as USDT-TRC20. */
  readonly name: string
  /** Where to send to. */
  readonly address: string
  /** The rest only when the server says so. */
  readonly least: Cents | undefined
  readonly confirmations: number | undefined
  readonly memo: string
  readonly tip: string
  /** Seconds since 1970. */
  readonly expiresAt: Seconds | undefined
}

/** No chain has longer ones, and a QR code still holds as many letters of any script. */
export const ADDRESS_MOST = 512

// Requirement S5: recharge through DEX, BSC and HECO is not supported, under any name that they go by.
const UNSUPPORTED = /(?:^|[^A-Z0-9])(?:DEX|BSC|BEP-?20|BNB|HECO|HRC-?20)(?:$|[^A-Z0-9])/i
const TRON = /TRC-?20|TRON|(?:^|[^A-Z])TRX(?:$|[^A-Z])/i
const ETHEREUM = /ERC-?20|ETHEREUM|(?:^|[^A-Z])ETH(?:$|[^A-Z])/i

/** Characters of an address or of a transaction's name as they are typed, and of a network's name. */
export const TYPED_CHAIN_MOST = 160
/** Characters of the name of a network. */
export const NETWORK_NAME_MOST = 40

/** Whether a network is one of those that the shop refuses, under any of its names. */
export const isUnsupported = (network: string): boolean => UNSUPPORTED.test(network)

/** Whose addresses a network uses. */
export const chainOf = (network: string): 'tron' | 'ethereum' | 'other' => {
  if (TRON.test(network)) return 'tron'
  return ETHEREUM.test(network) ? 'ethereum' : 'other'
}

/** Two names of one network, whatever their case and spacing. */
export const isSameNetwork = (one: string, other: string): boolean => {
  const bare = (name: string): string => name.toUpperCase().replace(/[\s_-]/g, '')
  return bare(one) === bare(other)
}
