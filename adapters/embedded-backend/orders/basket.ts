import type { Language } from '../../../domain/account/language.ts'
import { lineFaultOf, MAX_LINES, MAX_PIECES } from '../../../domain/cart/cart.ts'
import { goodsTotal } from '../../../domain/orders/totals.ts'
import { addCents, type Cents } from '../../../domain/shared/money.ts'
import { COURIER_OF_SHOP } from '../catalogue/shop-query.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { type OtherWords, pickText } from '../rows/reading-language.ts'

/** A line to be ordered, with the shop's current data. */
export type BasketLine = {
  readonly cart_id: number | null
  readonly product_id: number
  readonly variant_id: number
  readonly shop_id: number
  readonly category_key: string
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly image: string
  readonly spec: string
  readonly spec_en: string
  readonly spec_others: OtherWords
  readonly price_cents: Cents
  readonly stock: number
  readonly quantity: number
  readonly is_on_sale: boolean
}

/** The shop data needed for its order. */
export type BasketShop = {
  readonly id: number
  readonly name: string
  readonly avatar: string
  readonly country: string
  readonly courier: string | null
  /** '' when there is no courier. */
  readonly courier_name: string
  readonly freight_cents: Cents
}

/** The lines of one shop; amounts are cents. */
export type BasketGroup = {
  readonly shop: BasketShop
  readonly lines: readonly BasketLine[]
  readonly subtotal: Cents
  readonly freight: Cents
}

/** The lines to be ordered, by shop; amounts are cents. */
export type Basket = {
  readonly groups: readonly BasketGroup[]
  readonly subtotal: Cents
  readonly freight: Cents
  readonly cartIds: readonly number[]
}

const COLUMNS = `p.id as product_id, v.id as variant_id, p.shop_id, c.key as category_key, p.title, p.title_en,
  p.title_others, coalesce(v.image, p.image) as image, v.spec, v.spec_en, v.spec_others, v.price_cents, v.stock, p.is_on_sale`
const TABLES = 'products p join categories c on c.id = p.category_id join variants v on v.product_id = p.id'

const fromCart = async (
  sql: Sql,
  shopperId: number,
  ids: readonly number[],
): Promise<readonly BasketLine[]> => {
  const lines = await sql.query<BasketLine>(
    `select l.id as cart_id, l.quantity, ${COLUMNS} from ${TABLES}
     join cart_lines l on l.product_id = p.id and l.spec = v.spec
     where l.user_id = $1 and l.id = any($2::bigint[]) order by l.created_at desc, l.id desc`,
    [shopperId, [...ids]],
  )
  // A line that is gone is reported, not left out: the shopper agreed to all of them.
  if (lines.length > 0 && lines.length < ids.length) throw refuse('cart-line-not-found')
  return lines
}

const fromProduct = async (sql: Sql, input: Input): Promise<readonly BasketLine[]> => {
  const spec = input.optionalText('spec', 200) ?? ''
  const line = await first(
    sql.query<Omit<BasketLine, 'quantity' | 'cart_id'>>(
      `select ${COLUMNS} from ${TABLES}
       where p.id = $1 and ($2::bigint is null or p.shop_id = $2::bigint) and (v.spec = $3 or v.spec_en = $3)
       order by (v.spec = $3) desc limit 1`,
      [input.id('product_id'), input.optionalId('mer_id') ?? null, spec],
    ),
  )
  if (line === undefined) throw refuse('product-not-found')
  return [{ ...line, cart_id: null, quantity: input.optionalInteger('number', 1, MAX_PIECES) ?? 1 }]
}

/** A line's title in the reader's language. */
const titleOf = (line: BasketLine, language: Language): string =>
  pickText(language, line.title, line.title_en, line.title_others)

/** The refusal of a line with too little stock. */
export const stockShort = (line: BasketLine, language: Language): Refusal =>
  refuse('stock-short', { title: titleOf(line, language), stock: line.stock })

/** Refuses what cannot be bought now: off sale, sold out, over stock (quantity = stock is fine). */
const checkLine = (line: BasketLine, isAlone: boolean, language: Language): void => {
  const fault = lineFaultOf(!line.is_on_sale, line.stock, line.quantity)
  if (fault === undefined) return
  if (fault === 'over-stock') throw stockShort(line, language)
  throw isAlone ? refuse(fault) : refuse(`line-${fault}`, { title: titleOf(line, language) })
}

const loadShops = (sql: Sql, ids: readonly number[]): Promise<readonly BasketShop[]> =>
  sql.query<BasketShop>(
    `select s.id, s.name, s.avatar, s.country, k.key as courier, coalesce(k.name, '') as courier_name,
       coalesce(k.freight_cents, 0)::bigint as freight_cents
     from shops s ${COURIER_OF_SHOP} where s.id = any($1::bigint[])`,
    [[...ids]],
  )

const sumOf = (lines: readonly BasketLine[]): Cents =>
  goodsTotal(lines.map(({ price_cents: price, quantity }) => ({ price, quantity })))

/**
 * Loads what is to be ordered, by shop: the given lines of the shopper's cart (`cartField`), or one product. Refusals
 * name the goods in `language`. Prices, stock and shipping are the shop's current ones, never the caller's.
 */
export const loadBasket = async (
  sql: Sql,
  shopperId: number,
  input: Input,
  cartField: 'cart_id' | 'cart_ids',
  language: Language,
): Promise<Basket> => {
  const lines = input.has(cartField)
    ? await fromCart(sql, shopperId, input.ids(cartField, MAX_LINES))
    : await fromProduct(sql, input)
  if (lines.length === 0) throw refuse('order-empty')
  for (const line of lines) checkLine(line, lines.length === 1, language)
  const shops = await loadShops(sql, [...new Set(lines.map((line) => line.shop_id))])
  const groups = shops.map((shop) => {
    const own = lines.filter((line) => line.shop_id === shop.id)
    return { shop, lines: own, subtotal: sumOf(own), freight: shop.freight_cents }
  })
  return {
    groups,
    subtotal: sumOf(lines),
    freight: addCents(...shops.map((shop) => shop.freight_cents)),
    cartIds: lines.flatMap((line) => (line.cart_id === null ? [] : [line.cart_id])),
  }
}
