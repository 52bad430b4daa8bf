import { BANK_LIMITS, checkBankCard } from '../../../domain/wallet/bank-card.ts'
import { isUnsupported } from '../../../domain/wallet/network.ts'
import { isTransactionName, namesOfTransaction } from '../../../domain/wallet/recharge.ts'
import type { Sql } from '../database/database.ts'
import { ownsFile, privateName } from '../files/private-files.ts'
import type { Input } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'
import { amount } from '../rows/row-format.ts'
import { findNetwork } from './network-store.ts'
import { AT_CARD, NOWHERE, type PlaceColumns } from './wallet-input.ts'

type Place = PlaceColumns & { readonly tx_hash: string }

const readCard = (input: Input): PlaceColumns => {
  const card = checkBankCard({
    holder: input.text('real_name', BANK_LIMITS.holder),
    number: input.text('bank_card', 60),
    bank: input.text('bank_name', BANK_LIMITS.bank),
  })
  if (!card.ok) throw refuse('card-not-valid', AT_CARD)
  const { holder, number, bank } = card.value
  return { ...NOWHERE, real_name: holder, bank_card: number, bank_name: bank }
}

const readChain = async (sql: Sql, input: Input, cents: number): Promise<Place> => {
  const name = input.text('network', 40)
  if (isUnsupported(name)) throw refuse('network-unsupported')
  const network = await findNetwork(sql, name)
  if (network === undefined) throw refuse('network-unknown')
  // Where the shopper sent to: an address of yesterday would be money sent nowhere.
  if (input.text('blockchain', 128) !== network.address) throw refuse('network-unknown')
  if (cents < network.min_cents)
    throw refuse('amount-under-least', { field: 'price', least: `$${amount(network.min_cents)}` })
  const sent = input.optionalText('tx_hash', 130) ?? ''
  if (sent !== '' && !isTransactionName(sent)) throw refuse('transaction-not-valid', { field: 'tx_hash' })
  const [tx_hash = ''] = namesOfTransaction(sent)
  return { ...NOWHERE, network: network.name, address: network.address, tx_hash }
}

/** Where a recharge came from, by its method; a chain's must be a network of the moment. */
export const readRechargePlace = async (
  sql: Sql,
  input: Input,
  type: number,
  cents: number,
): Promise<Place> => {
  if (type === 1) return readChain(sql, input, cents)
  return { ...(type === 0 ? readCard(input) : NOWHERE), tx_hash: '' }
}

/** The evidence by name, of which only a card recharge may have none. */
export const readEvidence = async (
  sql: Sql,
  input: Input,
  shopperId: number,
  type: number,
): Promise<string | null> => {
  const url = input.optionalText('image', 300) ?? ''
  if (url === '' && type === 0) return null
  if (url === '') throw refuse('evidence-required', { field: 'image' })
  const name = privateName(url)
  if (name === undefined || !(await ownsFile(sql, shopperId, name))) throw refuse('evidence-unknown')
  return name
}
