import { REQUEST_ID_MAX_LENGTH } from '../../../domain/api/duplicate-guard.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { arrivalOf, serviceChargeText } from '../../../domain/wallet/fee.ts'
import { TYPED_CODE_MAX_LENGTH } from '../../../domain/wallet/payment-code.ts'
import { AuditNumber } from '../../../domain/wallet/records.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { underFreeNumber } from '../rows/free-number.ts'
import { amount } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { balanceOf, book, HOUSE, shopperAccount } from './ledger.ts'
import { loadNetworks } from './network-store.ts'
import { type PaymentCodes, spendToken } from './payment-code.ts'
import { keepRecipient, loadRecipients } from './recipient-store.ts'
import { exactCents } from './wallet-input.ts'
import { readWithdrawalRecipient } from './withdrawal-recipient.ts'

type WithdrawalRow = {
  readonly id: number
  readonly number: string
  readonly status: number
  readonly price_cents: number
  readonly fee_cents: number
}

const receipt = (row: WithdrawalRow) =>
  ok(
    {
      extract_id: row.id,
      extract_sn: row.number,
      extract_price: amount(row.price_cents),
      fee: amount(row.fee_cents),
      real_price: amount(row.price_cents - row.fee_cents),
      status: row.status,
    },
    'withdraw-asked',
  )

const findByRequest = (sql: Sql, shopperId: number, requestId: string) =>
  first(
    sql.query<WithdrawalRow>('select * from withdrawals where user_id = $1 and request_id = $2', [
      shopperId,
      requestId,
    ]),
  )

/**
 * POST /api/user/extract: verifies the code, then writes the withdrawal and takes the money in one transaction. A
 * repeated `request_id` returns the first result without a code (api.md 6, 7 and 8).
 */
const withdraw =
  (deps: BackendDeps, codes: PaymentCodes) =>
  async ({ input, shopper }: ShopperCall) => {
    const { database, clock, random, config } = deps
    const requestId = input.optionalText('request_id', REQUEST_ID_MAX_LENGTH) || random.hex(16)
    const before = await findByRequest(database, shopper.id, requestId)
    if (before) return receipt(before)
    const type = input.integer('extract_type', 0, 1)
    const price = exactCents(input, 'price', 'withdraw-amount-not-valid')
    const recipient = await readWithdrawalRecipient(database, input, type)
    const { fee, arrival } = arrivalOf(price, config.serviceCharge)
    // Checked before the code, so that a wrong amount costs no attempt.
    if (price > (await balanceOf(database, shopper.id))) throw refuse('withdraw-over-balance')
    const payToken = input.optionalText('pay_token', 128)
    const token =
      payToken || (await codes.verify(shopper.id, input.secret('password_pay', TYPED_CODE_MAX_LENGTH))).token
    const now = secondsOf(clock)
    return database.transaction(async (tx) => {
      await tx.query('select 1 from users where id = $1 for update', [shopper.id])
      const known = await findByRequest(tx, shopper.id, requestId)
      if (known) return receipt(known)
      await spendToken(tx, shopper.id, token, now)
      const made = await underFreeNumber(deps, 'WD', now, async (number) => {
        const row = await first(
          tx.query<{ id: number }>(
            `insert into withdrawals (number, user_id, request_id, type, price_cents, fee_cents, arrival_cents,
             network, address, real_name, bank_card, bank_name, due_at, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
           on conflict (number) do nothing returning id`,
            [
              ...[
                number,
                shopper.id,
                requestId,
                type,
                price,
                fee,
                arrival,
                recipient.network,
                recipient.address,
              ],
              ...[recipient.real_name, recipient.bank_card, recipient.bank_name],
              ...[now + Math.ceil(config.worker.auditMs / 1000), now],
            ],
          ),
        )
        return row?.id
      })
      const booking = await book(tx, {
        kind: 'withdraw',
        reference: String(made.id),
        from: shopperAccount(shopper.id),
        to: HOUSE.withdrawal,
        amount: price as Cents,
        at: now,
      })
      if (booking === 'short') throw refuse('withdraw-over-balance')
      await keepRecipient(tx, shopper.id, type, recipient, now)
      return receipt({ ...made, price_cents: price, fee_cents: fee, status: AuditNumber.underAudit })
    })
  }

const terms =
  ({ database, config }: BackendDeps) =>
  async ({ shopper }: ShopperCall) =>
    ok({
      service_charge: serviceChargeText(config.serviceCharge),
      balance: amount(await balanceOf(database, shopper.id)),
      network_list: (await loadNetworks(database)).map(({ name }) => name),
      ...(await loadRecipients(database, shopper.id)),
    })

/** Withdrawals: terms and requests (api.md 6). */
export const withdrawRoutes = (deps: BackendDeps, codes: PaymentCodes): readonly Route[] => [
  shopperRoute('GET', '/api/user/extract', terms(deps)),
  shopperRoute('POST', '/api/user/extract', withdraw(deps, codes)),
]
