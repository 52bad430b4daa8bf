import type { Language } from '../../../../domain/account/language.ts'
import { orderContent, SHOP_CONTENTS } from '../../../../domain/messaging/content/shop-content.ts'
import type { Fields } from '../../../../domain/shared/fields.ts'
import { cents } from '../../../../domain/shared/money.ts'
import { first, type Sql } from '../../database/database.ts'
import { type LineColumns, loadLines, loadOrder, type OrderColumns } from '../../orders/order-query.ts'
import { type OtherWords, pickText } from '../../rows/reading-language.ts'

/** An order's data for an answer. */
export type OrderFacts = {
  readonly order: OrderColumns
  readonly lines: readonly LineColumns[]
  /** The latest tracking event of its parcel; '' before it is shipped. */
  readonly news: string
}

type OrderQuery = {
  readonly shopperId: number
  /** Undefined for customer service, which sees all shops. */
  readonly shopId: number | undefined
  readonly orderId?: number | undefined
  /** The shopper's text; an order number in it selects that order. */
  readonly text: string
}

const NUMBER = /[A-Za-z]{0,4}\d{5,}/g

/**
 * The shopper's own order that the text refers to: the named one, or else the latest. Other shoppers' orders are
 * never read.
 */
export const findOrder = async (
  sql: Sql,
  language: Language,
  { shopperId, shopId, orderId, text }: OrderQuery,
): Promise<OrderFacts | undefined> => {
  const numbers = (text.match(NUMBER) ?? []).map((number) => number.toUpperCase()).slice(0, 5)
  const row = await first(
    sql.query<{ id: number }>(
      `select id from orders where user_id = $1 and not is_hidden and ($2::bigint is null or shop_id = $2::bigint)
         and ($3::bigint is null or id = $3::bigint)
       order by (number = any($4::text[])) desc, created_at desc, id desc limit 1`,
      [shopperId, shopId ?? null, orderId ?? null, numbers],
    ),
  )
  if (row === undefined) return undefined
  const order = await loadOrder(sql, shopperId, row.id)
  const event = await first(
    sql.query<{ text: string; text_en: string; text_others: OtherWords }>(
      'select text, text_en, text_others from parcel_events where order_id = $1 order by step desc limit 1',
      [order.id],
    ),
  )
  return {
    order,
    lines: await loadLines(sql, [order.id]),
    news: event ? pickText(language, event.text, event.text_en, event.text_others) : '',
  }
}

/** An order card as the page writes it; `text` is for clients that do not know the type. */
export const orderCard = (language: Language, { order, lines }: OrderFacts, text: string): Fields =>
  SHOP_CONTENTS.writeFields(
    orderContent(
      {
        orderId: String(order.id),
        number: order.number,
        status: order.status,
        total: cents(order.total_cents),
        image: lines[0]?.image ?? '',
        title: pickText(language, lines[0]?.title ?? '', lines[0]?.title_en ?? '', lines[0]?.title_others),
        count: lines.reduce((sum, line) => sum + line.quantity, 0),
      },
      text,
    ),
  )
