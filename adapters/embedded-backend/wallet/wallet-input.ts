import { type Cents, parseExactCents } from '../../../domain/shared/money.ts'
import type { Input } from '../http/input.ts'
import type { MessageKey } from '../http/messages/messages.ts'
import { refuse } from '../http/refusal.ts'

/** An amount that moves money: above zero, with at most two places, which are never cut for the sender. */
export const exactCents = (input: Input, name: string, key: MessageKey): Cents => {
  const amount = parseExactCents(input.optionalText(name, 40) ?? '')
  if (amount === undefined) throw refuse(key, { field: name })
  return amount
}

/** The fields that words about a place of money belong to. */
export const AT_CARD = { field: 'bank_card' }
/** A refusal about the network's field. */
export const AT_NETWORK = { field: 'network' }
/** A refusal about the address's field. */
export const AT_ADDRESS = { field: 'blockchain' }

/** The columns that say where money came from or goes to. */
export type PlaceColumns = {
  readonly network: string
  readonly address: string
  readonly real_name: string
  readonly bank_card: string
  readonly bank_name: string
}

/** No place for money: the columns of a record without a recipient. */
export const NOWHERE: PlaceColumns = {
  network: '',
  address: '',
  real_name: '',
  bank_card: '',
  bank_name: '',
}

/** The place as the host names it: a chain's address travels as `blockchain` (api.md 6). */
export const placeFields = (row: PlaceColumns) => ({
  network: row.network,
  blockchain: row.address,
  real_name: row.real_name,
  bank_card: row.bank_card,
  bank_name: row.bank_name,
})
