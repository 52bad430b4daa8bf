import type { Cents } from '../../../domain/shared/money.ts'
import { first, type Sql } from '../database/database.ts'

/** The platform's accounts; a shopper's is `shopper:<id>`, a shop's `shop:<id>`. */
export const HOUSE = {
  /** Paid by shoppers, not yet credited to shops. */
  escrow: 'escrow',
  /** Welcome credit. */
  welcome: 'welcome',
  /** External money: banks and chains. */
  recharge: 'recharge',
  withdrawal: 'withdrawal',
  /** Service charges of withdrawals that have passed. */
  fees: 'fees',
} as const

/** A shopper's account in the ledger. */
export const shopperAccount = (shopperId: number): string => `shopper:${shopperId}`
/** A shop's account in the ledger. */
export const shopAccount = (shopId: number): string => `shop:${shopId}`

/** Why money moves in the ledger. */
export type TransferKind =
  | 'welcome'
  | 'order-pay'
  | 'order-settle'
  | 'order-refund'
  | 'recharge'
  | 'withdraw'
  | 'withdraw-refused'
  | 'withdraw-fee'

/** One booking between two accounts, in cents. */
export type Transfer = {
  readonly kind: TransferKind
  /** With the kind it identifies the transfer, which is booked only once. */
  readonly reference: string
  readonly from: string
  readonly to: string
  readonly amount: Cents
  readonly at: number
}

/** moved: booked now. repeated: booked before, unchanged. short: the payer's balance is too low. */
export type Booking = 'moved' | 'repeated' | 'short'

/** Opens an account if needed. A shopper's cannot become negative. */
const openAccount = async (tx: Sql, name: string): Promise<void> => {
  await tx.query('insert into ledger_accounts (name, may_owe) values ($1, $2) on conflict do nothing', [
    name,
    !name.startsWith('shopper:'),
  ])
}

/** Opens a shopper's account in the ledger, empty. */
export const openShopperAccount = (tx: Sql, shopperId: number): Promise<void> =>
  openAccount(tx, shopperAccount(shopperId))

const post = async (tx: Sql, transferId: number, account: string, change: number): Promise<boolean> => {
  const row = await first(
    tx.query<{ balance_cents: number }>(
      `update ledger_accounts set balance_cents = balance_cents + $2
       where name = $1 and (may_owe or balance_cents + $2 >= 0) returning balance_cents`,
      [account, change],
    ),
  )
  if (row === undefined) return false
  await tx.query(
    'insert into ledger_entries (transfer_id, account, amount_cents, balance_cents) values ($1, $2, $3, $4)',
    [transferId, account, change, row.balance_cents],
  )
  return true
}

/**
 * Books a transfer from one account to another in the current transaction. On 'short' nothing is booked, and the
 * caller must refuse, which rolls the transaction back.
 */
export const book = async (tx: Sql, transfer: Transfer): Promise<Booking> => {
  const { kind, reference, from, to, amount, at } = transfer
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`a transfer of ${amount} cents`)
  await openAccount(tx, from)
  await openAccount(tx, to)
  const entered = await first(
    tx.query<{ id: number }>(
      `insert into ledger_transfers (kind, reference, created_at) values ($1, $2, $3)
       on conflict (kind, reference) do nothing returning id`,
      [kind, reference, at],
    ),
  )
  if (entered === undefined) return 'repeated'
  // The payer first: if it is short, the payee's account is not touched.
  if (!(await post(tx, entered.id, from, -amount))) {
    await tx.query('delete from ledger_transfers where id = $1', [entered.id])
    return 'short'
  }
  await post(tx, entered.id, to, amount)
  return 'moved'
}

/** Books a transfer that must be possible and new; otherwise the books are inconsistent and it throws. */
export const mustBook = async (tx: Sql, transfer: Omit<Transfer, 'amount'>, cents: number): Promise<void> => {
  if (cents === 0) return
  const booking = await book(tx, { ...transfer, amount: cents as Cents })
  if (booking !== 'moved') throw new Error(`${transfer.kind} ${transfer.reference} was ${booking}`)
}

/** A shopper's balance; zero without an account. */
export const balanceOf = async (sql: Sql, shopperId: number): Promise<Cents> => {
  const row = await first(
    sql.query<{ balance_cents: number }>('select balance_cents from ledger_accounts where name = $1', [
      shopperAccount(shopperId),
    ]),
  )
  return (row?.balance_cents ?? 0) as Cents
}

/** Opens a new shopper's account and credits the welcome credit, once. */
export const creditWelcome = async (tx: Sql, shopperId: number, amount: Cents, at: number): Promise<void> => {
  await openShopperAccount(tx, shopperId)
  if (amount <= 0) return
  await book(tx, {
    kind: 'welcome',
    reference: String(shopperId),
    from: HOUSE.welcome,
    to: shopperAccount(shopperId),
    amount,
    at,
  })
}
