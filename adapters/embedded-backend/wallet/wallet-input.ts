import { type Cents, parseExactCents } from '../../../domain/shared/money.ts'
import type { Input } from '../http/input.ts'
import type { MessageKey } from '../http/messages/messages.ts'
import { refuse } from '../http/refusal.ts'

/** An amount to be moved: above zero, with at most two decimal places (more are refused, not cut). */
export const exactCents = (input: Input, name: string, key: MessageKey): Cents => {
  const amount = parseExactCents(input.optionalText(name, 40) ?? '')
  if (amount === undefined) throw refuse(key, { field: name })
  return amount
}

/** The field of a refusal about a bank card. */
export const AT_CARD = { field: 'bank_card' }
/** A refusal about the network's field. */
export const AT_NETWORK = { field: 'network' }
/** A refusal about the address's field. */
export const AT_ADDRESS = { field: 'blockchain' }

/** The columns of who sends a recharge or receives a withdrawal: a bank card or a blockchain address. */
export type PartyColumns = {
  readonly network: string
  readonly address: string
  readonly real_name: string
  readonly bank_card: string
  readonly bank_name: string
}

/** Columns of a record without card and address. */
export const NO_PARTY: PartyColumns = {
  network: '',
  address: '',
  real_name: '',
  bank_card: '',
  bank_name: '',
}

/** Sender or recipient by the API's names: a blockchain address is `blockchain` (api.md 6). */
export const partyFields = (row: PartyColumns) => ({
  network: row.network,
  blockchain: row.address,
  real_name: row.real_name,
  bank_card: row.bank_card,
  bank_name: row.bank_name,
})
