import { PROMO_CODE_MAX_LENGTH } from '../../../domain/orders/order.ts'
import { type PromoFault, promoCodeOf } from '../../../domain/orders/promo-rules.ts'
import { MAX_VOUCHER_SHOPS } from '../../../domain/orders/voucher-offers.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { type Call, ok, type Route, type ShopperCall, shopperRoute, visitorRoute } from '../http/route.ts'
import { type OtherWords, pickText } from '../rows/reading-language.ts'
import { amount, amountOrEmpty, flag } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { claimPromo, type PromoColumns, rulesOf, TIMES_USED } from './promo.ts'

type VoucherRow = PromoColumns & {
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly shop_name: string | null
  readonly shop_avatar: string | null
  readonly country: string | null
  readonly is_claimed: boolean
  readonly times: number
}

const COLUMNS = `p.*, s.name as shop_name, s.avatar as shop_avatar, s.country,
  exists (select 1 from promo_claims c where c.user_id = $1 and c.code = p.code) as is_claimed,
  ${TIMES_USED} as times`
const TABLES = 'promos p left join shops s on s.id = p.shop_id'

/** A voucher is listed this many seconds before it starts. */
const TOLD_BEFORE = 7 * 86_400
/** Most vouchers of one answer. */
const MAX_ROWS = 60

/**
 * GET /api/voucher/list: vouchers to claim and the caller's claimed ones: those for all shops, and those of the named
 * shops or of a product's shop; without either, of all shops. Claimable ones come before future and used-up ones.
 */
const list =
  ({ database, clock }: BackendDeps) =>
  async ({ input, shopper, language }: Call) => {
    const now = secondsOf(clock)
    const productId = input.optionalId('product_id')
    const shopIds = input.has('mer_id') ? input.ids('mer_id', MAX_VOUCHER_SHOPS) : undefined
    const rows = await database.query<VoucherRow>(
      `select ${COLUMNS} from ${TABLES}
       where p.is_claimable and p.ends_at > $2 and p.starts_at <= $3
         and (p.shop_id is null or ($4::bigint[] is null and $5::bigint is null)
           or p.shop_id = any($4::bigint[])
           or p.shop_id = (select shop_id from products where id = $5::bigint))
       order by (p.used >= coalesce(p.usage_limit, p.used + 1)), (p.starts_at > $2),
         -- Of one shop its own come first, of all shops what counts for all.
         (p.shop_id is null) = ($4::bigint[] is not null or $5::bigint is not null), p.ends_at, p.code
       limit ${input.optionalInteger('limit', 1, MAX_ROWS) ?? MAX_ROWS}`,
      [shopper?.id ?? 0, now, now + TOLD_BEFORE, shopIds ? [...shopIds] : null, productId ?? null],
    )
    const listed = rows.map((row) => {
      const { usageLimit, used, perPerson, minimum } = rulesOf(row)
      return {
        code: row.code,
        title: pickText(language, row.title, row.title_en, row.title_others),
        type: row.kind,
        value: row.kind === 'amount' ? amount(row.value) : String(row.value),
        min_price: amount(minimum),
        max_discount: amountOrEmpty(row.cap_cents),
        start_time: row.starts_at,
        end_time: row.ends_at,
        mer_id: row.shop_id ?? 0,
        mer_name: row.shop_name ?? '',
        mer_avatar: row.shop_avatar ?? '',
        country: row.country ?? '',
        is_claimed: flag(row.is_claimed),
        is_used: flag(row.times >= perPerson),
        is_gone: flag(usageLimit !== undefined && used >= usageLimit),
      }
    })
    return ok({ total: listed.length, list: listed })
  }

/** Why a voucher cannot be claimed; undefined where it can. */
const faultOf = (row: VoucherRow, now: number): PromoFault['kind'] | 'voucher-to-come' | undefined => {
  const { startsAt, endsAt, usageLimit, used, perPerson } = rulesOf(row)
  if (endsAt <= now) return 'promo-over'
  if (startsAt > now) return 'voucher-to-come'
  if (usageLimit !== undefined && used >= usageLimit) return 'promo-used-up'
  return row.times >= perPerson ? 'promo-used' : undefined
}

/** POST /api/voucher/claim: claims a voucher for the caller; a repeat returns the same answer. */
const claim =
  ({ database, clock }: BackendDeps) =>
  async ({ input, shopper }: ShopperCall) => {
    const code = promoCodeOf(input.text('code', PROMO_CODE_MAX_LENGTH))
    const now = secondsOf(clock)
    const row = await first(
      database.query<VoucherRow>(`select ${COLUMNS} from ${TABLES} where p.code = $2 and p.is_claimable`, [
        shopper.id,
        code,
      ]),
    )
    if (row === undefined) throw refuse('promo-unknown')
    const fault = row.is_claimed ? undefined : faultOf(row, now)
    if (fault !== undefined) throw refuse(fault)
    await claimPromo(database, shopper.id, code, now)
    return ok({ code, is_claimed: 1 })
  }

/** The voucher calls (api.md 4): anybody may list, shoppers may claim. */
export const voucherRoutes = (deps: BackendDeps): readonly Route[] => [
  visitorRoute('GET', '/api/voucher/list', list(deps)),
  shopperRoute('POST', '/api/voucher/claim', claim(deps)),
]
