import { fail, ok, type Result } from '../shared/result.ts'
import { type BankCard, type BankCardFault, bareCardNumber, checkBankCard } from './bank-card.ts'
import { type AddressHashes, type ChainAddressFault, checkChainAddress } from './chain-address.ts'
import { isSameNetwork } from './network.ts'

/** The destination of a withdrawal. */
export type Recipient =
  | ({ readonly kind: 'card' } & BankCard)
  | { readonly kind: 'chain'; readonly network: string; readonly address: string }

/** What is wrong with a recipient, with its field. */
export type RecipientFault =
  | BankCardFault
  | ChainAddressFault
  /** Requirement S5: coins must be on the same network as the withdrawal platform. */
  | { readonly kind: 'network-differs'; readonly field: 'network'; readonly networks: readonly string[] }

/** Checks a recipient; `networks` are the platform's, undefined when unknown. */
export const checkRecipient = (
  recipient: Recipient,
  networks: readonly string[] | undefined,
  hashes?: AddressHashes,
): Result<Recipient, readonly RecipientFault[]> => {
  if (recipient.kind === 'card') {
    const card = checkBankCard(recipient)
    return card.ok ? ok({ kind: 'card', ...card.value }) : card
  }
  const { network } = recipient
  // Checked first: a network refused for recharges is not necessarily refused for withdrawals.
  if (network.trim() !== '' && networks && !networks.some((known) => isSameNetwork(known, network))) {
    return fail([{ kind: 'network-differs', field: 'network', networks }])
  }
  const checked = checkChainAddress(network, recipient.address, hashes)
  return checked.ok ? ok({ kind: 'chain', network, address: checked.value }) : fail([checked.fault])
}

/** The recipient in an empty form, which has the fields of both kinds: changing the kind loses nothing that was typed. */
export const BLANK_RECIPIENT = { kind: 'card', holder: '', number: '', bank: '', network: '', address: '' }

/** The fields of a recipient in a form, as typed. */
export type RecipientFields = typeof BLANK_RECIPIENT

/** The recipient of the selected kind, not checked yet. */
export const recipientOf = (fields: RecipientFields): Recipient => {
  const { kind, holder, number, bank, network, address } = fields
  return kind === 'chain' ? { kind, network, address } : { kind: 'card', holder, number, bank }
}

/** Fills an earlier recipient into a form; the fields of the other kind are left as they are. */
export const fieldsOfRecipient = ({ kind: _, ...fields }: Recipient): Partial<RecipientFields> => fields

/** Whether two recipients are equal. */
export const isSameRecipient = (one: Recipient, other: Recipient): boolean => {
  if (one.kind === 'card' && other.kind === 'card') {
    return bareCardNumber(one.number) === bareCardNumber(other.number) && one.bank === other.bank
  }
  if (one.kind !== 'chain' || other.kind !== 'chain') return false
  return one.address === other.address && isSameNetwork(one.network, other.network)
}

const EDGE = 4

/** A masked number or address with only its ends: `•••• 6789`, `TJRy…8fQ2`. */
export const maskEnds = (text: string, hasHead: boolean): string => {
  if (text.length <= EDGE * 2) return `•••• ${text.slice(-2)}`
  return hasHead ? `${text.slice(0, EDGE)}…${text.slice(-EDGE)}` : `•••• ${text.slice(-EDGE)}`
}

/** The masked recipient on the confirmation sheet. */
export const maskRecipient = (recipient: Recipient): string =>
  recipient.kind === 'card'
    ? maskEnds(bareCardNumber(recipient.number), false)
    : maskEnds(recipient.address, true)

/** A group of characters of an address; `isEdge` for the first and last, which people compare. */
export type AddressPart = { readonly text: string; readonly isEdge: boolean }

const GROUP = 4

/**
 * An address split into readable groups; the first and last ones, which people compare, are marked. A remainder of
 * fewer than four characters stays with the group before it.
 */
export const groupAddress = (address: string): readonly AddressPart[] => {
  const groups = address.match(/.{1,4}/gs) ?? []
  const last = groups.at(-1) ?? ''
  const isRagged = groups.length > 1 && last.length < GROUP
  const whole = isRagged ? [...groups.slice(0, -2), `${groups.at(-2) ?? ''}${last}`] : groups
  return whole.map((text, at) => ({ text, isEdge: at === 0 || at === whole.length - 1 }))
}
