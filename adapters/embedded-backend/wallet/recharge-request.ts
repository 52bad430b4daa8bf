import { FULL_NAME_MAX_LENGTH } from '../../../domain/account/full-name.ts'
import { PICTURE_ADDRESS_MAX_LENGTH } from '../../../domain/account/picture.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { TYPED_AMOUNT_MAX_LENGTH } from '../../../domain/wallet/amount-input.ts'
import { BANK_LIMITS, TYPED_CARD_MAX_LENGTH } from '../../../domain/wallet/bank-card.ts'
import type { RechargeNetwork } from '../../../domain/wallet/network.ts'
import {
  ADDRESS_MAX_LENGTH,
  NETWORK_NAME_MAX_LENGTH,
  TYPED_CHAIN_MAX_LENGTH,
} from '../../../domain/wallet/network.ts'
import {
  type CheckedRecharge,
  checkRecharge,
  namesOfTransaction,
  type RechargeFault,
  type RechargeForm,
} from '../../../domain/wallet/recharge.ts'
import type { Sql } from '../database/database.ts'
import { ownsFile, privateName } from '../files/uploaded-files.ts'
import type { Input } from '../http/input.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { amount } from '../rows/row-format.ts'
import { loadNetworks, type NetworkRow } from './network-store.ts'
import { AT_CARD, NO_PARTY, type PartyColumns } from './wallet-input.ts'

type SenderColumns = PartyColumns & { readonly tx_hash: string }

/** A requested recharge: amount, source of the money, and evidence by name. */
export type RechargeRequest = {
  readonly sender: SenderColumns
  /** null: a card recharge needs none. */
  readonly evidence: string | null
}

/** The fields by method: 0 card, 1 blockchain, 2 manual. */
const readForm = (input: Input, type: number): RechargeForm => {
  const evidence = input.optionalText('image', PICTURE_ADDRESS_MAX_LENGTH) ?? ''
  const form = { amount: input.optionalText('price', TYPED_AMOUNT_MAX_LENGTH) ?? '', evidence }
  if (type === 0)
    return {
      ...form,
      method: 'card',
      holder: input.text('real_name', FULL_NAME_MAX_LENGTH),
      number: input.text('bank_card', TYPED_CARD_MAX_LENGTH),
      bank: input.text('bank_name', BANK_LIMITS.bank),
    }
  if (type === 2) return { ...form, method: 'manual' }
  const txHash = input.optionalText('tx_hash', TYPED_CHAIN_MAX_LENGTH) ?? ''
  return { ...form, method: 'chain', network: input.text('network', NETWORK_NAME_MAX_LENGTH), txHash }
}

const asNetwork = ({ name, address, min_cents, confirmations }: NetworkRow): RechargeNetwork => ({
  name,
  address,
  min: min_cents > 0 ? (min_cents as Cents) : undefined,
  confirmations: confirmations ?? undefined,
  memo: '',
  tip: '',
  expiresAt: undefined,
})

const refusalOf = (fault: RechargeFault | undefined): Refusal => {
  switch (fault?.kind) {
    case 'network-unsupported':
      return refuse('network-unsupported')
    case 'network-unknown':
    case 'network-required':
      return refuse('network-unknown')
    case 'amount-under-least':
      return refuse('amount-under-least', { field: 'price', min: `$${amount(fault.min)}` })
    case 'transaction-malformed':
      return refuse('transaction-not-valid', { field: 'tx_hash' })
    case 'evidence-required':
      return refuse('evidence-required', { field: 'image' })
    default:
      return fault?.field === 'amount'
        ? refuse('recharge-amount-not-valid', { field: 'price' })
        : refuse('card-not-valid', AT_CARD)
  }
}

const senderOf = (recharge: CheckedRecharge): SenderColumns => {
  if (recharge.method === 'manual') return { ...NO_PARTY, tx_hash: '' }
  if (recharge.method === 'card') {
    const { holder, number, bank } = recharge
    return { ...NO_PARTY, real_name: holder, bank_card: number, bank_name: bank, tx_hash: '' }
  }
  const [tx_hash = ''] = namesOfTransaction(recharge.txHash)
  return { ...NO_PARTY, network: recharge.network, address: recharge.address, tx_hash }
}

/** The name of the evidence's file, which must be the shopper's own. */
const evidenceOf = async (sql: Sql, shopperId: number, url: string): Promise<string | null> => {
  if (url === '') return null
  const name = privateName(url)
  if (name === undefined || !(await ownsFile(sql, shopperId, name))) throw refuse('evidence-unknown')
  return name
}

/** Reads the request and checks it with the app's own rules, against the current networks. */
export const readRecharge = async (
  sql: Sql,
  input: Input,
  shopperId: number,
  type: number,
): Promise<RechargeRequest> => {
  const networks = (await loadNetworks(sql)).map(asNetwork)
  const checked = checkRecharge(readForm(input, type), '.', networks)
  if (!checked.ok) throw refusalOf(checked.fault[0])
  const recharge = checked.value
  // The address that the shopper sent to: money sent to an outdated one would be lost.
  if (recharge.method === 'chain' && input.text('blockchain', ADDRESS_MAX_LENGTH) !== recharge.address)
    throw refuse('network-unknown')
  return { sender: senderOf(recharge), evidence: await evidenceOf(sql, shopperId, recharge.evidence) }
}
