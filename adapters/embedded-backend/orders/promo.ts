import { normaliseInput } from '../../../domain/shared/text.ts'
import { first, type Sql } from '../database/database.ts'
import type { MessageArgs, MessageKey } from '../http/messages/messages.ts'
import type { OtherWords } from '../rows/reading-language.ts'
import { amount } from '../rows/row-format.ts'

type PromoRow = {
  readonly code: string
  readonly kind: 'amount' | 'percent' | 'freight'
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

export type PromoTitle = Pick<PromoRow, 'title' | 'title_en' | 'title_others'>

export type PromoAnswer =
  | { readonly kind: 'applied'; readonly code: string; readonly discount: number; readonly promo: PromoTitle }
  | { readonly kind: 'refused'; readonly code: string; readonly key: MessageKey; readonly args: MessageArgs }

type Sums = { readonly subtotal: number; readonly freight: number }

const discountOf = (promo: PromoRow, { subtotal, freight }: Sums): number => {
  const wanted = { amount: promo.value, percent: Math.floor((subtotal * promo.value) / 100), freight }[
    promo.kind
  ]
  // A promo never makes an order cost less than nothing.
  return Math.max(0, Math.min(wanted, promo.cap_cents ?? wanted, subtotal + freight))
}

/** How often the shopper has used a code in orders that still stand. */
const timesUsed = async (sql: Sql, shopperId: number, code: string): Promise<number> => {
  const row = await first(
    sql.query<{ times: number }>(
      `select count(*)::bigint as times from order_groups g where g.user_id = $1 and g.promo_code = $2
       and exists (select 1 from orders o where o.trade_no = g.trade_no and o.status <> -1)`,
      [shopperId, code],
    ),
  )
  return row?.times ?? 0
}

/** What a promo code does for these sums, or why it does nothing. */
export const judgePromo = async (
  sql: Sql,
  shopperId: number,
  typed: string,
  sums: Sums,
  now: number,
): Promise<PromoAnswer> => {
  const code = normaliseInput(typed).toUpperCase()
  const refused = (key: MessageKey, args: MessageArgs = {}): PromoAnswer => ({
    kind: 'refused',
    code,
    key,
    args,
  })
  const promo = await first(sql.query<PromoRow>('select * from promos where code = $1', [code]))
  if (promo === undefined || promo.starts_at > now) return refused('promo-unknown')
  if (promo.ends_at <= now) return refused('promo-over')
  if (promo.usage_limit !== null && promo.used >= promo.usage_limit) return refused('promo-used-up')
  if ((await timesUsed(sql, shopperId, code)) >= promo.per_person) return refused('promo-used')
  if (sums.subtotal < promo.minimum_cents) {
    return refused('promo-too-small', { amount: `$${amount(promo.minimum_cents)}` })
  }
  const discount = discountOf(promo, sums)
  return discount > 0 ? { kind: 'applied', code, discount, promo } : refused('promo-nothing')
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
       and not exists (select 1 from orders o where o.trade_no = g.trade_no and o.status <> -1)`,
    [tradeNumber],
  )
}

/** Splits a discount over parts in proportion, to the cent; no part gets more than it is worth. */
export const shareDiscount = (discount: number, worths: readonly number[]): readonly number[] => {
  const total = worths.reduce((sum, worth) => sum + worth, 0)
  let left = discount
  let rest = total
  return worths.map((worth) => {
    const share = rest === 0 ? 0 : Math.min(worth, Math.round((left * worth) / rest))
    left -= share
    rest -= worth
    return share
  })
}
