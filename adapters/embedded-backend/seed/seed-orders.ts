import type { Cents } from '../../../domain/shared/money.ts'
import { CODE_TRIES } from '../../../domain/wallet/code-tries.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { countGoodRate } from '../catalogue/shop-query.ts'
import { first, type Sql } from '../database/database.ts'
import { type DemoData, DemoDataError, type DemoOrder, type DemoPerson } from '../demo-data/demo-data.ts'
import { secondsOf } from '../time/clock.ts'
import {
  book,
  HOUSE,
  openShopperAccount,
  shopAccount,
  shopperAccount,
  type Transfer,
} from '../wallet/ledger.ts'
import { insertDemoOrder } from './seed-order-rows.ts'
import { placeIds } from './seed-products.ts'
import { seedTrade } from './seed-trade.ts'
import { seedNetworks, seedTransfers } from './seed-wallet.ts'

type Booking = Transfer & { readonly isNeeded: boolean }

type PlacedOrder = {
  readonly id: number
  readonly total: number
  readonly shopperId: number
  readonly shopId: number
}

/** The ledger bookings of a paid order up to its current state. */
const paidBookings = (
  order: DemoOrder,
  { id, total, shopperId, shopId }: PlacedOrder,
  now: number,
): readonly Booking[] => {
  if (order.paidSecondsAgo === undefined || total === 0) return []
  const reference = String(id)
  const shopper = shopperAccount(shopperId)
  const transfer = (
    kind: Transfer['kind'],
    from: string,
    to: string,
    cents: number,
    secondsAgo: number | undefined,
  ): Booking => ({
    kind,
    reference,
    from,
    to,
    amount: cents as Cents,
    at: now - (secondsAgo ?? 0),
    isNeeded: secondsAgo !== undefined && cents > 0,
  })
  const refunded = order.refundStatus === 2 ? (order.refund?.amountCents ?? 0) : 0
  const settledAgo = order.refundStatus === 2 ? order.refund?.settledSecondsAgo : order.receivedSecondsAgo
  return [
    transfer('order-pay', shopper, HOUSE.escrow, total, order.paidSecondsAgo),
    transfer('order-refund', HOUSE.escrow, shopper, refunded, refunded > 0 ? settledAgo : undefined),
    transfer('order-settle', HOUSE.escrow, shopAccount(shopId), total - refunded, settledAgo),
  ]
}

const seedPerson = async (
  tx: Sql,
  deps: BackendDeps,
  data: DemoData,
  person: DemoPerson,
  shopperId: number,
): Promise<void> => {
  const now = secondsOf(deps.clock)
  await openShopperAccount(tx, shopperId)
  const shopIdOf = placeIds(data.shops, 'shop')
  const productId = placeIds(data.products, 'product')
  const moved = await seedTransfers(tx, person, shopperId, now)
  const bookings: Booking[] = moved.map((transfer) => ({ ...transfer, isNeeded: true }))
  for (const order of person.orders) {
    const shopId = shopIdOf(order.shop)
    const { id, total } = await insertDemoOrder(tx, data, person, order, {
      shopperId,
      shopId,
      productId,
      now,
    })
    bookings.push(...paidBookings(order, { id, total, shopperId, shopId }, now))
  }
  bookings.sort((a, b) => a.at - b.at)
  for (const { isNeeded, ...transfer } of bookings) {
    if (isNeeded && (await book(tx, transfer)) !== 'moved') {
      throw new DemoDataError(`${person.key}: ${transfer.kind} ${transfer.reference} cannot be booked`)
    }
  }
  const account = await first(
    tx.query<{ balance_cents: number }>('select balance_cents from ledger_accounts where name = $1', [
      shopperAccount(shopperId),
    ]),
  )
  if (account?.balance_cents !== person.balanceCents) {
    throw new DemoDataError(
      `${person.key} should have ${person.balanceCents} cents, not ${account?.balance_cents}`,
    )
  }
  if (person.paymentCode !== '') {
    await tx.query('insert into payment_codes (user_id, code_hash, tries_left) values ($1, $2, $3)', [
      shopperId,
      await deps.passwords.hash(person.paymentCode),
      CODE_TRIES,
    ])
  }
}

/** Seeds couriers, promo codes, networks, and the past orders, payments and returns of the demo's people. */
export const seedOrders = async (tx: Sql, deps: BackendDeps, data: DemoData): Promise<void> => {
  await seedTrade(tx, data, secondsOf(deps.clock))
  await seedNetworks(tx, data)
  await countGoodRate(tx)
  for (const [index, person] of data.people.entries()) await seedPerson(tx, deps, data, person, index + 1)
}
