import { REQUEST_ID_MAX_LENGTH } from '../../../domain/api/duplicate-guard.ts'
import { ORDER_NOTE_MAX_LENGTH } from '../../../domain/orders/order.ts'
import type { ShopTotals } from '../../../domain/orders/totals.ts'
import { addressLine, loadAddress } from '../account/address-store.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type ShopperCall } from '../http/route.ts'
import { underFreeNumber } from '../rows/free-number.ts'
import { secondsOf } from '../time/clock.ts'
import { type BasketGroup, type BasketLine, loadBasket, stockShort } from './basket.ts'
import { groupAnswer, loadGroup } from './group-store.ts'
import { claimPromo, consumePromo, judgePromos, readPromoCodes } from './promo.ts'
import { reserveStock } from './stock.ts'

type Draft = {
  readonly tradeNumber: string
  readonly shopperId: number
  readonly note: string
  readonly receiver: Awaited<ReturnType<typeof loadAddress>>
  readonly now: number
  readonly expiresAt: number
}

const findByRequest = async (tx: Sql, shopperId: number, requestId: string): Promise<string | undefined> => {
  const row = await first(
    tx.query<{ trade_no: string }>(
      'select trade_no from order_groups where user_id = $1 and request_id = $2',
      [shopperId, requestId],
    ),
  )
  return row?.trade_no
}

const insertOrder = async (
  tx: Sql,
  draft: Draft,
  { shop }: BasketGroup,
  totals: ShopTotals,
  number: string,
): Promise<number | undefined> => {
  const { receiver } = draft
  const row = await first(
    tx.query<{ id: number }>(
      `insert into orders (number, trade_no, user_id, shop_id, subtotal_cents, freight_cents, discount_cents,
         total_cents, note, receiver_name, receiver_mobile, receiver_address, receiver_city, receiver_area,
         courier, due_at, created_at, expires_at, address_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $17, $16, $17, $18) on conflict (number) do nothing returning id`,
      [
        number,
        draft.tradeNumber,
        draft.shopperId,
        shop.id,
        totals.subtotal,
        totals.freight,
        totals.discount,
        totals.total,
        draft.note,
        receiver.name,
        receiver.mobile,
        addressLine(receiver),
        receiver.city_name ?? '',
        receiver.area_name ?? '',
        shop.courier,
        draft.now,
        draft.expiresAt,
        receiver.id,
      ],
    ),
  )
  return row?.id
}

const insertGroup = async (
  tx: Sql,
  draft: Omit<Draft, 'tradeNumber'>,
  tradeNumber: string,
  requestId: string,
  promoCode: string | null,
): Promise<string | undefined> => {
  const row = await first(
    tx.query<{ trade_no: string }>(
      `insert into order_groups (trade_no, user_id, request_id, promo_code, created_at, expires_at)
       values ($1, $2, $3, $4, $5, $6) on conflict (trade_no) do nothing returning trade_no`,
      [tradeNumber, draft.shopperId, requestId, promoCode, draft.now, draft.expiresAt],
    ),
  )
  return row?.trade_no
}

const insertLine = (tx: Sql, orderId: number, line: BasketLine): Promise<unknown> =>
  tx.query(
    `insert into order_lines (order_id, product_id, variant_id, spec, spec_en, title, title_en, image,
       category_key, price_cents, quantity, title_others, spec_others)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13::jsonb)`,
    [
      orderId,
      line.product_id,
      line.variant_id,
      line.spec,
      line.spec_en,
      line.title,
      line.title_en,
      line.image,
      line.category_key,
      line.price_cents,
      line.quantity,
      JSON.stringify(line.title_others),
      JSON.stringify(line.spec_others),
    ],
  )

/**
 * POST /api/order/merSubmit: one group, one order per shop; stock and promo uses are taken in the same transaction. A
 * repeated `request_id` returns the first result (api.md 4 and 7). If `total_price` differs from the current price,
 * nothing is created.
 */
export const submit =
  (deps: BackendDeps) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const { database, clock, random, config } = deps
    const requestId = input.optionalText('request_id', REQUEST_ID_MAX_LENGTH) || random.hex(16)
    const addressId = input.optionalId('address_id')
    const note = input.optionalText('note', ORDER_NOTE_MAX_LENGTH) ?? ''
    const codes = readPromoCodes(input)
    const shown = input.optionalCents('total_price')
    const now = secondsOf(clock)
    const tradeNumber = await database.transaction(async (tx) => {
      // One order at a time per shopper: a double tap waits here and then finds the first one.
      await tx.query('select 1 from users where id = $1 for update', [shopper.id])
      const known = await findByRequest(tx, shopper.id, requestId)
      if (known !== undefined) return known
      if (addressId === undefined) throw refuse('address-needed')
      const receiver = await loadAddress(tx, shopper.id, addressId)
      const basket = await loadBasket(tx, shopper.id, input, 'cart_ids', language)
      const { promos, totals } = await judgePromos(tx, shopper.id, codes, basket.groups, now)
      for (const promo of promos) if (promo.kind === 'refused') throw refuse(promo.key, promo.args)
      // A price, or the cart in another tab, may have changed since the shopper looked.
      if (shown !== undefined && shown !== totals.total) {
        throw refuse('order-changed')
      }
      // Sorted, so that two shoppers with the same codes cannot deadlock.
      for (const code of codes.toSorted()) {
        if (!(await consumePromo(tx, code))) throw refuse('promo-used-up')
        await claimPromo(tx, shopper.id, code, now)
      }
      const plan = {
        shopperId: shopper.id,
        note,
        receiver,
        now,
        expiresAt: now + Math.ceil(config.worker.unpaidMs / 1000),
      }
      const promoCode = codes.length === 0 ? null : codes.join(',')
      const { number: tradeNumber } = await underFreeNumber(deps, 'TLT', now, (number) =>
        insertGroup(tx, plan, number, requestId, promoCode),
      )
      const draft: Draft = { ...plan, tradeNumber }
      const taken: { readonly line: BasketLine; readonly orderId: number }[] = []
      for (const [index, group] of basket.groups.entries()) {
        const own = totals.shops[index] ?? totals
        const { id: orderId } = await underFreeNumber(deps, 'LT', now, (number) =>
          insertOrder(tx, draft, group, own, number),
        )
        for (const line of group.lines) {
          await insertLine(tx, orderId, line)
          taken.push({ line, orderId })
        }
      }
      taken.sort((a, b) => a.line.variant_id - b.line.variant_id)
      for (const { line, orderId } of taken) {
        const need = { variantId: line.variant_id, orderId, quantity: line.quantity }
        if (!(await reserveStock(tx, need))) {
          throw stockShort(line, language)
        }
      }
      await tx.query('delete from cart_lines where user_id = $1 and id = any($2::bigint[])', [
        shopper.id,
        [...basket.cartIds],
      ])
      return tradeNumber
    })
    return ok(groupAnswer(await loadGroup(database, shopper.id, tradeNumber), now))
  }
