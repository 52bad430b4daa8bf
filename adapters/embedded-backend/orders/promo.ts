import { PROMO_CODE_MAX_LENGTH } from '../../../domain/orders/order.ts'
import { OrderStatus } from '../../../domain/orders/order-status.ts'
import {
  judgePromo as judge,
  type PromoFault,
  type PromoRules,
  promoCodesOf,
} from '../../../domain/orders/promo-rules.ts'
import { type OrderTotals, orderTotals } from '../../../domain/orders/totals.ts'
import {
  joinDiscounts,
  MAX_PROMO_CODES,
  type ShopPart,
  sumsFor,
} from '../../../domain/orders/voucher-savings.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { fail, type Result } from '../../../domain/shared/result.ts'
import { isTooLong } from '../../../domain/shared/text.ts'
import type { Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import type { MessageArgs, MessageKey } from '../http/messages/messages.ts'
import { refuse } from '../http/refusal.ts'
import type { OtherWords } from '../rows/reading-language.ts'
import { amount } from '../rows/row-format.ts'
import type { BasketGroup } from './basket.ts'

/** The columns of `promos` that the rules need. */
export type PromoColumns = {
  readonly code: string
  readonly kind: PromoRules['kind']
  readonly value: number
  readonly minimum_cents: number
  readonly cap_cents: number | null
  readonly starts_at: number
  readonly ends_at: number
  readonly usage_limit: number | null
  readonly used: number
  readonly per_person: number
  /** null: valid for the goods of every shop. */
  readonly shop_id: number | null
}

type PromoRow = PromoColumns & {
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
}

/** A promo's title in its languages. */
export type PromoTitle = Pick<PromoRow, 'title' | 'title_en' | 'title_others'>

/** The discount of one promo code (cents), or why it does not apply. */
export type PromoAnswer =
  | {
      readonly kind: 'applied'
      readonly code: string
      /** null: for all shops. */
      readonly shopId: number | null
      readonly discount: Cents
      readonly promo: PromoTitle
    }
  | { readonly kind: 'refused'; readonly code: string; readonly key: MessageKey; readonly args: MessageArgs }

/** The price of an order with its promo codes, and the effect of each. */
export type PromoTotals = { readonly promos: readonly PromoAnswer[]; readonly totals: OrderTotals }

/** A promo's rules from its row. */
export const rulesOf = (row: PromoColumns): PromoRules => ({
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

/**
 * SQL for how often a shopper (`$1`) has used the code of a row of `promos p` in orders that were not cancelled. A
 * group of orders may have several codes, stored comma-joined as in the call.
 */
export const TIMES_USED = `(select count(*)::bigint from order_groups g
  where g.user_id = $1 and p.code = any(string_to_array(g.promo_code, ','))
    and exists (select 1 from orders o where o.trade_no = g.trade_no and o.status <> ${OrderStatus.cancelled}))`

/** The promo codes of a call, at most as many as an order may have. Refuses codes that are too long. */
export const readPromoCodes = (input: Input): readonly string[] => {
  const codes = promoCodesOf(
    input.optionalText('promo_code', MAX_PROMO_CODES * (PROMO_CODE_MAX_LENGTH + 1)) ?? '',
  )
  if (codes.some((code) => isTooLong(code, PROMO_CODE_MAX_LENGTH)))
    throw refuse('field-too-long', { field: 'promo_code', max: PROMO_CODE_MAX_LENGTH })
  return codes
}

type FoundPromo = PromoRow & { readonly times: number }

const partsOf = (groups: readonly BasketGroup[]): readonly ShopPart[] =>
  groups.map(({ shop, subtotal, freight }) => ({ shopId: String(shop.id), subtotal, freight }))

const shopIdOf = (row: PromoColumns): string | undefined =>
  row.shop_id === null ? undefined : String(row.shop_id)

/** The effect of these codes on a basket, each and combined, or why one does not apply. */
export const judgePromos = async (
  sql: Sql,
  shopperId: number,
  codes: readonly string[],
  groups: readonly BasketGroup[],
  now: number,
): Promise<PromoTotals> => {
  const parts = partsOf(groups)
  const rows =
    codes.length === 0
      ? []
      : await sql.query<FoundPromo>(
          `select p.*, ${TIMES_USED} as times from promos p where p.code = any($2::text[])`,
          [shopperId, [...codes]],
        )
  const taken = new Set<string | undefined>()
  const judged = codes.map((code) => {
    const row = rows.find((one) => one.code === code)
    const shopId = row && shopIdOf(row)
    const sums = sumsFor(shopId, parts)
    let answer: Result<Cents, PromoFault> = fail({ kind: 'promo-nothing' })
    if (row && taken.has(shopId)) answer = fail({ kind: 'promo-one-each' })
    else if (sums) answer = judge(row && rulesOf(row), sums, row?.times ?? 0, now)
    if (answer.ok) taken.add(shopId)
    return { code, row, shopId, answer }
  })
  const joined = joinDiscounts(
    judged.flatMap(({ code, shopId, answer }) => (answer.ok ? [{ code, shopId, amount: answer.value }] : [])),
    parts,
  )
  const refused = (code: string, fault: PromoFault): PromoAnswer => ({
    kind: 'refused',
    code,
    key: fault.kind,
    args: argsOf(fault),
  })
  const promos = judged.map(({ code, row, answer }): PromoAnswer => {
    if (!answer.ok) return refused(code, answer.fault)
    const discount = joined.byCode.get(code) ?? (0 as Cents)
    // Other codes have used up the whole price.
    if (discount === 0) return refused(code, { kind: 'promo-nothing' })
    const { title = '', title_en = '', title_others = {}, shop_id: shopId = null } = row ?? {}
    return { kind: 'applied', code, shopId, discount, promo: { title, title_en, title_others } }
  })
  return { promos, totals: orderTotals(parts, joined.shared, joined.own) }
}

/** Marks a used code as claimed by the shopper, so that it is listed as theirs. */
export const claimPromo = (tx: Sql, shopperId: number, code: string, now: number): Promise<unknown> =>
  tx.query(
    'insert into promo_claims (user_id, code, claimed_at) values ($1, $2, $3) on conflict do nothing',
    [shopperId, code, now],
  )

/** Counts one use; false when the last one was just taken. */
export const consumePromo = async (tx: Sql, code: string): Promise<boolean> => {
  const taken = await tx.query(
    'update promos set used = used + 1 where code = $1 and (usage_limit is null or used < usage_limit) returning 1',
    [code],
  )
  return taken.length > 0
}

/** Returns the use when no order of its group is left. */
export const releasePromo = async (tx: Sql, tradeNumber: string): Promise<void> => {
  await tx.query(
    `update promos p set used = p.used - 1 from order_groups g
     where g.trade_no = $1 and p.code = any(string_to_array(g.promo_code, ',')) and p.used > 0
       and not exists (select 1 from orders o where o.trade_no = g.trade_no and o.status <> $2)`,
    [tradeNumber, OrderStatus.cancelled],
  )
}
