import { OrderStatus } from '../../../domain/orders/order-status.ts'
import {
  judgePromo as judge,
  type PromoFault,
  type PromoRules,
  type PromoSums,
  promoCodeOf,
} from '../../../domain/orders/promo.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { first, type Sql } from '../database/database.ts'
import type { MessageArgs, MessageKey } from '../http/messages/messages.ts'
import type { OtherWords } from '../rows/reading-language.ts'
import { amount } from '../rows/row-format.ts'

type PromoRow = {
  readonly kind: PromoRules['kind']
  readonly value: number
  readonly minimum_cents: number
  readonly cap_cents: number | null
  readonly starts_at: number
  readonly ends_at: number
  readonly usage_limit: number | null
  readonly used: number
  readonly per_person: number
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
}

/** A promo's title in its languages. */
export type PromoTitle = Pick<PromoRow, 'title' | 'title_en' | 'title_others'>

/** Whether a promo code counts for a basket, and how much it takes off (cents). */
export type PromoAnswer =
  | { readonly kind: 'applied'; readonly code: string; readonly discount: Cents; readonly promo: PromoTitle }
  | { readonly kind: 'refused'; readonly code: string; readonly key: MessageKey; readonly args: MessageArgs }

const rulesOf = (row: PromoRow): PromoRules => ({
  kind: row.kind,
  value: row.value,
  minimum: row.minimum_cents as Cents,
  cap: (row.cap_cents ?? undefined) as Cents | undefined,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  usageLimit: row.usage_limit ?? undefined,
  used: row.used,
  perPerson: row.per_person,
})

const argsOf = (fault: PromoFault): MessageArgs =>
  fault.kind === 'promo-too-small' ? { amount: `$${amount(fault.minimum)}` } : {}

/** How often the shopper has used a code in orders that still stand. */
const timesUsed = async (sql: Sql, shopperId: number, code: string): Promise<number> => {
  const row = await first(
    sql.query<{ times: number }>(
      `select count(*)::bigint as times from order_groups g where g.user_id = $1 and g.promo_code = $2
       and exists (select 1 from orders o where o.trade_no = g.trade_no and o.status <> $3)`,
      [shopperId, code, OrderStatus.cancelled],
    ),
  )
  return row?.times ?? 0
}

/** What a promo code does for these sums, or why it does nothing. */
export const judgePromo = async (
  sql: Sql,
  shopperId: number,
  typed: string,
  sums: PromoSums,
  now: number,
): Promise<PromoAnswer> => {
  const code = promoCodeOf(typed)
  const row = await first(sql.query<PromoRow>('select * from promos where code = $1', [code]))
  const times = row === undefined ? 0 : await timesUsed(sql, shopperId, code)
  const judged = judge(row && rulesOf(row), sums, times, now)
  if (!judged.ok) return { kind: 'refused', code, key: judged.fault.kind, args: argsOf(judged.fault) }
  const { title = '', title_en = '', title_others = {} } = row ?? {}
  return { kind: 'applied', code, discount: judged.value, promo: { title, title_en, title_others } }
}

/** Takes one use; false when somebody else took the last. */
export const consumePromo = async (tx: Sql, code: string): Promise<boolean> => {
  const taken = await tx.query(
    'update promos set used = used + 1 where code = $1 and (usage_limit is null or used < usage_limit) returning 1',
    [code],
  )
  return taken.length > 0
}

/** Gives the use back once no order of its group stands any more. */
export const releasePromo = async (tx: Sql, tradeNumber: string): Promise<void> => {
  await tx.query(
    `update promos p set used = p.used - 1 from order_groups g
     where g.trade_no = $1 and p.code = g.promo_code and p.used > 0
       and not exists (select 1 from orders o where o.trade_no = g.trade_no and o.status <> $2)`,
    [tradeNumber, OrderStatus.cancelled],
  )
}
