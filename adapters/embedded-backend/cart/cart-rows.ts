import type { Language } from '../../../domain/account/language.ts'
import { type CartLineFault, lineFaultOf } from '../../../domain/cart/cart.ts'
import type { Sql } from '../database/database.ts'
import { type OtherWords, ownTitle, pickText } from '../rows/reading-language.ts'
import { amount, flag } from '../rows/row-format.ts'

/** A cart line joined with its variant and shop; prices are cents. */
export type CartColumns = {
  readonly id: number
  readonly product_id: number
  readonly shop_id: number
  readonly shop_name: string
  readonly shop_avatar: string
  readonly category_key: string
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly image: string
  readonly variant_image: string | null
  readonly spec: string
  readonly spec_en: string | null
  readonly spec_others: OtherWords | null
  readonly quantity: number
  readonly is_on_sale: boolean
  /** Null when the product no longer has this variant. */
  readonly price_cents: number | null
  readonly product_price_cents: number
  readonly stock: number | null
}

const SELECT = `select l.id, l.product_id, p.shop_id, s.name as shop_name, s.avatar as shop_avatar,
  c.key as category_key, p.title, p.title_en, p.title_others, p.image, v.image as variant_image, l.spec, v.spec_en,
  v.spec_others, l.quantity, p.is_on_sale, v.price_cents, p.price_cents as product_price_cents, v.stock
  from cart_lines l
  join products p on p.id = l.product_id
  join shops s on s.id = p.shop_id
  join categories c on c.id = p.category_id
  left join variants v on v.product_id = l.product_id and v.spec = l.spec`

/** The shopper's lines, newest first; with ids only those. */
export const loadCartLines = (
  sql: Sql,
  shopperId: number,
  ids?: readonly number[],
): Promise<readonly CartColumns[]> =>
  sql.query<CartColumns>(
    `${SELECT} where l.user_id = $1 and ($2::bigint[] is null or l.id = any($2::bigint[]))
     order by l.created_at desc, l.id desc`,
    [shopperId, ids === undefined ? null : [...ids]],
  )

/** A variant that no longer exists counts as off sale. */
const faultOfLine = (row: CartColumns): CartLineFault | undefined =>
  lineFaultOf(!row.is_on_sale || row.stock === null, row.stock ?? undefined, row.quantity)

const priceOf = (row: CartColumns): number => row.price_cents ?? row.product_price_cents

/** A line in the form of the cart call (api.md 3). */
export const cartRow = (language: Language) => (row: CartColumns) => {
  const fault = faultOfLine(row)
  return {
    cart_id: row.id,
    mer_id: row.shop_id,
    mer_name: row.shop_name,
    mer_avatar: row.shop_avatar,
    product_id: row.product_id,
    spec: row.spec,
    spec_text: pickText(language, row.spec, row.spec_en ?? '', row.spec_others ?? {}),
    cart_num: row.quantity,
    stock: row.is_on_sale ? (row.stock ?? 0) : 0,
    is_fail: flag(fault !== undefined),
    fail_reason: fault ?? '',
    category_key: row.category_key,
    goods: {
      product_id: row.product_id,
      title: row.title,
      title_en: row.title_en,
      ...ownTitle(language, row.title_others),
      image: row.variant_image ?? row.image,
      sales_price: amount(priceOf(row)),
      category_key: row.category_key,
    },
    total_price: amount(priceOf(row) * row.quantity),
  }
}

/** The price of the lines that can be bought, in cents. */
export const buyableTotal = (rows: readonly CartColumns[]): number =>
  rows
    .filter((row) => faultOfLine(row) === undefined)
    .reduce((sum, row) => sum + priceOf(row) * row.quantity, 0)
