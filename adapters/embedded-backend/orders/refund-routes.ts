import type { Language } from '../../../domain/account/language.ts'
import { RefundStatus } from '../../../domain/orders/order-status.ts'
import {
  COURIER_MAX_LENGTH,
  checkReturnParcel,
  type ReturnParcelFault,
  stepRefund,
  TYPED_PARCEL_NUMBER_MAX_LENGTH,
} from '../../../domain/orders/refund-progress.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { isMessageKey, translate } from '../http/messages/messages.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../http/route.ts'
import { joinWords, pickText } from '../rows/reading-language.ts'
import { amount, flag } from '../rows/row-format.ts'
import { orderDelays } from '../start/config.ts'
import { secondsOf } from '../time/clock.ts'
import { lockOrder, type MovedOrder } from './order-moves.ts'
import { loadLines, loadOrder, orderRow } from './order-query.ts'
import { applyRefund } from './refund-apply.ts'
import { closeRefund } from './refund-moves.ts'
import { findRefund, moveRefund, progressOf, type RefundColumns } from './refund-store.ts'

type EventColumns = { readonly kind: string; readonly created_at: number }

const logOf = async (sql: Sql, refundId: number, language: Language) => {
  const events = await sql.query<EventColumns>(
    'select kind, created_at from refund_events where refund_id = $1 order by id desc',
    [refundId],
  )
  return events.map(({ kind, created_at }) => {
    const key = `refund-log-${kind}`
    return { kind, content: isMessageKey(key) ? translate(language, key) : kind, createtime: created_at }
  })
}

const returnAddress = async (sql: Sql, shopId: number, language: Language): Promise<string> => {
  const shop = await first(
    sql.query<{ name: string; town: string; country_name: string; country_name_en: string }>(
      'select name, town, country_name, country_name_en from shops where id = $1',
      [shopId],
    ),
  )
  if (shop === undefined) return ''
  const country = pickText(language, shop.country_name, shop.country_name_en)
  return [shop.name, shop.town, country].filter(Boolean).join(', ')
}

const detail =
  ({ database }: BackendDeps) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const order = await loadOrder(database, shopper.id, input.id('order_id'))
    const refund = await findRefund(database, order.id)
    if (refund === undefined) throw refuse('refund-not-found')
    const lines = (await loadLines(database, [order.id])).filter(({ id }) => refund.line_ids.includes(id))
    const { head, lines: product } = orderRow(language, order, lines)
    const isReturnWanted = refund.stage === 'return-wanted'
    return ok({
      refund_id: refund.id,
      refund_sn: refund.number,
      order_id: order.id,
      order_sn: order.number,
      mer_id: head.mer_id,
      mer_name: head.mer_name,
      mer_avatar: head.mer_avatar,
      order_product_id: refund.line_ids.join(','),
      product,
      amount: amount(refund.amount_cents),
      service_type: refund.service_type,
      receiving_status: refund.receiving_status,
      reason_type: refund.reason_type,
      refund_explain: refund.explanation,
      images: refund.images.join(','),
      status: refund.status,
      stage: refund.stage,
      is_return_wanted: flag(isReturnWanted),
      return_address: isReturnWanted ? await returnAddress(database, order.shop_id, language) : '',
      return_before: isReturnWanted ? refund.due_at : null,
      express_name: refund.express_name,
      express_number: refund.express_number,
      reply: joinWords(
        isMessageKey(refund.reply_key) ? translate(language, refund.reply_key) : '',
        pickText(language, refund.reply, refund.reply_en, refund.reply_others),
      ),
      createtime: refund.created_at,
      settle_time: refund.settled_at,
      log: await logOf(database, refund.id, language),
    })
  }

type Act = (tx: Sql, refund: RefundColumns, order: MovedOrder, now: number) => Promise<boolean>

/** Changes the shopper's own application under the locks of its order. */
const change =
  ({ database, clock }: BackendDeps, read: (call: ShopperCall) => Act) =>
  async (call: ShopperCall) => {
    const orderId = call.input.id('order_id')
    const act = read(call)
    await database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId, call.shopper.id)
      if (order === undefined) throw refuse('order-not-found')
      const refund = await findRefund(tx, orderId)
      if (refund === undefined) throw refuse('refund-not-found')
      if (!(await act(tx, refund, order, secondsOf(clock)))) throw refuse('order-not-now')
    })
    return ok()
  }

/** The refusal for an invalid field. */
const refusalOfParcel = ([fault]: readonly ReturnParcelFault[]) => {
  if (fault?.field !== 'courier') return refuse('parcel-number-not-valid', { field: 'express_number' })
  return fault.kind === 'too-long'
    ? refuse('field-too-long', { field: 'express_name', max: fault.max })
    : refuse('field-required', { field: 'express_name' })
}

const sendBack = (deps: BackendDeps) =>
  change(deps, ({ input }) => {
    const form = {
      courier: input.text('express_name', COURIER_MAX_LENGTH),
      number: input.text('express_number', TYPED_PARCEL_NUMBER_MAX_LENGTH),
    }
    const checked = checkReturnParcel(form)
    if (!checked.ok) throw refusalOfParcel(checked.fault)
    const { courier, number } = checked.value
    return async (tx, refund, _order, now) => {
      // A repeat after a lost answer finds it already done.
      if (refund.stage === 'return-sent') return refund.express_number === number
      const next = stepRefund(progressOf(refund), 'parcel-sent', now)
      if (next?.kind !== 'stage') return false
      await tx.query('update refunds set express_name = $2, express_number = $3 where id = $1', [
        refund.id,
        courier,
        number,
      ])
      const dueAt = now + orderDelays(deps.config).parcelStep
      await moveRefund(tx, refund.id, next.stage, dueAt, now)
      return true
    }
  })

/** Until the goods are sent back; the order's only application stays used up (requirement S4). */
const withdraw = (deps: BackendDeps) =>
  change(deps, () => async (tx, refund, order, now) => {
    if (refund.status === RefundStatus.none) return true
    if (stepRefund(progressOf(refund), 'withdrawn', now) === undefined) return false
    return closeRefund(tx, order, refund, { kind: 'withdrawn' }, { delays: orderDelays(deps.config), now })
  })

/** Applying for a refund and following it (api.md 5). */
export const refundRoutes = (deps: BackendDeps): readonly Route[] => [
  shopperRoute('POST', '/api/order/refund', applyRefund(deps)),
  shopperRoute('GET', '/api/order/refund_detail', detail(deps)),
  shopperRoute('POST', '/api/order/refund_delivery', sendBack(deps)),
  shopperRoute('POST', '/api/order/refund_withdraw', withdraw(deps)),
]
