import { BANK_LIMITS, TYPED_CARD_MAX_LENGTH } from '../../../domain/wallet/bank-card.ts'
import { NETWORK_NAME_MAX_LENGTH, TYPED_CHAIN_MAX_LENGTH } from '../../../domain/wallet/network.ts'
import { checkRecipient, type Recipient, type RecipientFault } from '../../../domain/wallet/recipient.ts'
import { createNobleAddressHashes } from '../../crypto/noble-address-hashes.ts'
import type { Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { findNetwork, loadNetworks } from './network-store.ts'
import { AT_ADDRESS, AT_CARD, AT_NETWORK, NO_PARTY, type PartyColumns } from './wallet-input.ts'

const hashes = createNobleAddressHashes()

const readRecipient = (input: Input, type: number): Recipient =>
  type === 0
    ? {
        kind: 'card',
        holder: input.text('real_name', BANK_LIMITS.holder),
        number: input.text('bank_card', TYPED_CARD_MAX_LENGTH),
        bank: input.text('bank_name', BANK_LIMITS.bank),
      }
    : {
        kind: 'chain',
        network: input.text('network', NETWORK_NAME_MAX_LENGTH),
        address: input.text('blockchain', TYPED_CHAIN_MAX_LENGTH),
      }

const refusalOf = ({ kind }: RecipientFault, network: string): Refusal => {
  if (kind === 'network-differs' || kind === 'network-required') return refuse('network-differs', AT_NETWORK)
  if (kind === 'network-unsupported') return refuse('network-unsupported', AT_NETWORK)
  if (kind === 'address-mistyped') return refuse('address-mistyped', AT_ADDRESS)
  return kind.startsWith('address-')
    ? refuse('chain-address-not-valid', { network, ...AT_ADDRESS })
    : refuse('card-not-valid', AT_CARD)
}

/** Reads the recipient of a withdrawal and checks it with the app's own rules, including checksums. */
export const readWithdrawalRecipient = async (
  sql: Sql,
  input: Input,
  type: number,
): Promise<PartyColumns> => {
  const names = (await loadNetworks(sql)).map(({ name }) => name)
  const requested = readRecipient(input, type)
  const checked = checkRecipient(requested, names, hashes)
  if (!checked.ok) {
    const [fault] = checked.fault
    throw fault
      ? refusalOf(fault, requested.kind === 'chain' ? requested.network : '')
      : refuse('card-not-valid', AT_CARD)
  }
  const recipient = checked.value
  if (recipient.kind === 'card') {
    return {
      ...NO_PARTY,
      real_name: recipient.holder,
      bank_card: recipient.number,
      bank_name: recipient.bank,
    }
  }
  const network = await findNetwork(sql, recipient.network)
  return { ...NO_PARTY, network: network?.name ?? recipient.network, address: recipient.address }
}
