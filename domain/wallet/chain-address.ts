import { fail, ok, type Result } from '../shared/result.ts'
import { normaliseInput } from '../shared/text.ts'
import { chainOf, isUnsupported } from './network.ts'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Decodes base58; undefined when a character is not in the alphabet. */
export const decodeBase58 = (text: string): Uint8Array | undefined => {
  const bytes: number[] = []
  for (const character of text) {
    let carry = ALPHABET.indexOf(character)
    if (carry < 0) return undefined
    for (let at = 0; at < bytes.length; at += 1) {
      carry += (bytes[at] ?? 0) * 58
      bytes[at] = carry & 0xff
      carry >>= 8
    }
    while (carry > 0) {
      bytes.push(carry & 0xff)
      carry >>= 8
    }
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...Array<number>(zeros).fill(0), ...bytes.reverse()])
}

/** The two hash functions of address checksums; implemented in `adapters/crypto`. */
export type AddressHashes = {
  readonly sha256: (bytes: Uint8Array) => Uint8Array
  readonly keccak256: (bytes: Uint8Array) => Uint8Array
}

/** What is wrong with a blockchain address or its network, with its field. */
export type ChainAddressFault =
  | { readonly kind: 'network-required'; readonly field: 'network' }
  /** Requirement S5: DEX, BSC and HECO. */
  | { readonly kind: 'network-unsupported'; readonly field: 'network'; readonly network: string }
  | { readonly kind: 'address-required'; readonly field: 'address' }
  /** A valid address, but of another network than the chosen one. */
  | { readonly kind: 'address-wrong-network'; readonly field: 'address'; readonly network: string }
  /** Right length and characters, wrong checksum: probably mistyped. */
  | { readonly kind: 'address-mistyped'; readonly field: 'address' }
  | { readonly kind: 'address-malformed'; readonly field: 'address'; readonly network: string }

const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/
const ETHEREUM = /^0x[0-9a-fA-F]{40}$/
/** Networks without a known format: any plausible address. */
const ANY = /^[0-9A-Za-z:_.-]{16,128}$/

const TRON_VERSION = 0x41
const TRON_BYTES = 25

const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** base58check: 21 bytes, then the first four of their double SHA-256. */
const isTronIntact = (address: string, { sha256 }: AddressHashes): boolean => {
  const bytes = decodeBase58(address)
  if (bytes?.length !== TRON_BYTES || bytes[0] !== TRON_VERSION) return false
  const sum = sha256(sha256(bytes.subarray(0, TRON_BYTES - 4)))
  return bytes.subarray(TRON_BYTES - 4).every((byte, at) => byte === sum[at])
}

/**
 * EIP-55: the case of each letter is a bit of the Keccak-256 of the lower-case text. An address in one case has no
 * checksum.
 */
const isEthereumIntact = (address: string, { keccak256 }: AddressHashes): boolean => {
  const hex = address.slice(2)
  const lower = hex.toLowerCase()
  if (hex === lower || hex === hex.toUpperCase()) return true
  const sum = keccak256(asciiBytes(lower))
  return [...lower].every((letter, at) => {
    const nibble = ((sum[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 0xf
    return hex[at] === (nibble >= 8 ? letter.toUpperCase() : letter)
  })
}

type Shape = {
  readonly pattern: RegExp
  readonly isIntact: (address: string, hashes: AddressHashes) => boolean
}

const SHAPES: Readonly<Record<'tron' | 'ethereum', Shape>> = {
  tron: { pattern: TRON, isIntact: isTronIntact },
  ethereum: { pattern: ETHEREUM, isIntact: isEthereumIntact },
}

/**
 * Checks an address against its network (requirement S5). Without `hashes` only the format is checked, and the server
 * checks the checksum.
 */
export const checkChainAddress = (
  network: string,
  typed: string,
  hashes?: AddressHashes,
): Result<string, ChainAddressFault> => {
  const address = normaliseInput(typed)
  if (network.trim() === '') return fail({ kind: 'network-required', field: 'network' })
  if (isUnsupported(network)) return fail({ kind: 'network-unsupported', field: 'network', network })
  if (address === '') return fail({ kind: 'address-required', field: 'address' })
  const chain = chainOf(network)
  if (chain === 'other') {
    return ANY.test(address) ? ok(address) : fail({ kind: 'address-malformed', field: 'address', network })
  }
  const { pattern, isIntact } = SHAPES[chain]
  if (!pattern.test(address)) {
    const isOther = (chain === 'tron' ? ETHEREUM : TRON).test(address)
    return fail({ kind: isOther ? 'address-wrong-network' : 'address-malformed', field: 'address', network })
  }
  if (hashes && !isIntact(address, hashes)) return fail({ kind: 'address-mistyped', field: 'address' })
  return ok(address)
}
