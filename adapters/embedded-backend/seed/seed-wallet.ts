import type { Cents } from '../../../domain/shared/money.ts'
import { arrivalOf, DEFAULT_SERVICE_CHARGE } from '../../../domain/wallet/fee.ts'
import { first, type Sql } from '../database/database.ts'
import type { DemoData, DemoPerson, DemoTransfer } from '../demo-data/demo-data.ts'
import { HOUSE, shopperAccount, type Transfer } from '../wallet/ledger.ts'
import { keepRecipient } from '../wallet/recipient-store.ts'
import type { PartyColumns } from '../wallet/wallet-input.ts'
import { insertRows, textColumns } from './insert-rows.ts'

const HOUR_SECONDS = 3_600
const TYPES = { card: 0, chain: 1, manual: 2 } as const

const NETWORK_COLUMNS = {
  name: 'text',
  address: 'text',
  min_cents: 'bigint',
  confirmations: 'integer',
  tip: 'text',
  tip_en: 'text',
  tip_others: 'jsonb',
  sort: 'integer',
}

/** Seeds the networks for recharges. */
export const seedNetworks = (tx: Sql, { networks }: DemoData): Promise<void> =>
  insertRows(
    tx,
    'networks',
    NETWORK_COLUMNS,
    networks.map(({ name, address, minCents, confirmations, tip }, sort) => ({
      name,
      address,
      min_cents: minCents,
      confirmations,
      ...textColumns('tip', tip),
      sort,
    })),
  )

const partyOf = (person: DemoPerson, transfer: DemoTransfer, deposit: string): PartyColumns => {
  const isCard = transfer.by === 'card'
  const isChain = transfer.by === 'chain'
  const end = transfer.kind === 'recharge' ? deposit : transfer.address
  return {
    network: isChain ? (transfer.network ?? '') : '',
    address: isChain ? (end ?? '') : '',
    real_name: isCard ? `${person.givenName} ${person.familyName}` : '',
    bank_card: isCard ? (transfer.cardNumber ?? '8810000000000') : '',
    bank_name: isCard ? (transfer.bank ?? 'Bank Cendana') : '',
  }
}

type Times = { readonly at: number; readonly settledAt: number | null }

/** Inserts a row of either record; only withdrawals have a fee and a payout. */
const insertRecord = async (
  tx: Sql,
  transfer: DemoTransfer,
  shopperId: number,
  index: number,
  { party, at, settledAt }: Times & { readonly party: PartyColumns },
): Promise<string> => {
  const isIn = transfer.kind === 'recharge'
  const day = new Date(at * 1000).toISOString().slice(2, 10).replaceAll('-', '')
  const number = `${isIn ? 'RC' : 'WD'}${day}${String(shopperId * 1_000 + index).padStart(8, '0')}`
  const { fee, arrival } = arrivalOf(transfer.amountCents as Cents, DEFAULT_SERVICE_CHARGE)
  const refused = textColumns('reason', transfer.refuseReason ?? { dgn: '', en: '' })
  const shares = isIn ? ['', ''] : [', fee_cents, arrival_cents', `, ${fee}, ${arrival}`]
  // One under audit stays so, to show what waiting looks like.
  const row = await first(
    tx.query<{ id: number }>(
      `insert into ${isIn ? 'recharges' : 'withdrawals'} (number, user_id, request_id, type, price_cents, network,
         address, real_name, bank_card, bank_name, status, refuse_reason, refuse_reason_en,
         refuse_reason_others, created_at,
         settled_at${shares[0]})
       values ($1, $2, $1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15${shares[1]}) returning id`,
      [
        ...[number, shopperId, TYPES[transfer.by], transfer.amountCents, party.network, party.address],
        ...[party.real_name, party.bank_card, party.bank_name, transfer.status],
        ...[refused.reason, refused.reason_en, JSON.stringify(refused.reason_others), at, settledAt],
      ],
    ),
  )
  return String(row?.id)
}

/** The ledger bookings of a transfer: a recharge once passed, a withdrawal at once. */
const bookingsOf = (
  { kind, status, amountCents }: DemoTransfer,
  account: string,
  reference: string,
  { at, settledAt }: Times,
): readonly Transfer[] => {
  const amount = amountCents as Cents
  if (kind === 'recharge') {
    if (status !== 1) return []
    return [{ kind, reference, from: HOUSE.recharge, to: account, amount, at: settledAt ?? at }]
  }
  const out = { kind: 'withdraw', reference, from: account, to: HOUSE.withdrawal, amount, at } as const
  if (settledAt === null) return [out]
  const settled = { reference, from: HOUSE.withdrawal, at: settledAt }
  if (status === 2) return [out, { ...settled, kind: 'withdraw-refused', to: account, amount }]
  const { fee } = arrivalOf(amount, DEFAULT_SERVICE_CHARGE)
  return fee > 0 ? [out, { ...settled, kind: 'withdraw-fee', to: HOUSE.fees, amount: fee }] : [out]
}

/** Seeds a person's past recharges and withdrawals; returns their bookings. */
export const seedTransfers = async (
  tx: Sql,
  person: DemoPerson,
  shopperId: number,
  now: number,
): Promise<readonly Transfer[]> => {
  const bookings: Transfer[] = []
  for (const [index, transfer] of person.transfers.entries()) {
    const at = now - transfer.secondsAgo
    const settledAt = transfer.status === 0 ? null : at + (transfer.auditSeconds ?? HOUR_SECONDS)
    const deposit = await first(
      tx.query<{ address: string }>('select address from networks where name = $1', [transfer.network ?? '']),
    )
    const party = partyOf(person, transfer, deposit?.address ?? '')
    const id = await insertRecord(tx, transfer, shopperId, index, { party, at, settledAt })
    bookings.push(...bookingsOf(transfer, shopperAccount(shopperId), id, { at, settledAt }))
    if (transfer.kind === 'extract') {
      await keepRecipient(tx, shopperId, TYPES[transfer.by], party, at)
    }
  }
  return bookings
}
