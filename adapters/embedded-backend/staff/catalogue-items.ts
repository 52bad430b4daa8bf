import { STAFF_ACTS } from '../../../domain/staff/acts.ts'
import type { StaffKind } from '../../../domain/staff/queue.ts'
import { promoActs } from '../../../domain/staff/rules.ts'
import { first } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import type { OtherWords } from '../rows/reading-language.ts'
import { amount, amountOrEmpty, flag } from '../rows/row-format.ts'
import { type Goods, loadGoods, type VariantRow } from './product-store.ts'
import { type Item, type Reading, textsOf } from './reading.ts'

/** The actions of a kind without states: all except those that create an item or name several. */
const plainActs = (kind: StaffKind): readonly string[] =>
  STAFF_ACTS.filter((act) => act.kind === kind && !act.isWithoutId).map(({ act }) => act)

/** A product's values for its editor. */
const goodsValues = (goods: Goods, variants: readonly VariantRow[]) => ({
  key: goods.key,
  shop: goods.shopId,
  category: goods.categoryId,
  title: goods.title,
  description: goods.description,
  keywords: goods.keywords,
  pictures: goods.pictures,
  attributes: goods.attributes,
  options: goods.options,
  variants: goods.variants.map((variant, index) => ({
    id: variants[index]?.id,
    values: variant.values,
    price: amount(variant.price),
    market_price: amountOrEmpty(variant.marketPrice ?? null),
    stock: variants[index]?.stock ?? 0,
    code: variant.code,
    picture: variant.picture,
  })),
  weight_grams: goods.weightGrams,
  recommend_rank: goods.recommendRank ?? '',
  hot_rank: goods.hotRank ?? '',
  is_on_sale: flag(goods.isOnSale),
})

const productItem = async ({ sql, actor }: Reading, id: number): Promise<Item> => {
  const found = await loadGoods(sql, id)
  if (found === undefined) throw refuse('product-not-found')
  const { goods, variants } = found
  const row = await first(
    sql.query<{ shop: string; category: string; sales: number }>(
      `select s.name as shop, c.name as category, p.sales from products p join shops s on s.id = p.shop_id
       join categories c on c.id = p.category_id where p.id = $1`,
      [id],
    ),
  )
  const moves = await sql.query<{
    variant_id: number
    change: number
    reason: string
    staff_name: string
    created_at: number | null
    number: string | null
    order_at: number | null
  }>(
    `select m.variant_id, m.change, m.reason, m.staff_name, m.created_at, o.number, o.created_at as order_at
     from stock_moves m left join orders o on o.id = m.order_id
     where m.variant_id = any($1::bigint[]) order by m.id desc limit 30`,
    [variants.map((variant) => variant.id)],
  )
  const categories = await sql.query<{ id: number; name: string }>(
    "select id, coalesce(nullif(name, ''), name_en) as name from categories order by sort, id",
  )
  return {
    facts: {
      shop: { id: goods.shopId, name: row?.shop ?? '' },
      category: { id: goods.categoryId, name: row?.category ?? '' },
      categories,
      sales: row?.sales ?? 0,
      variants: variants.map(({ id: variant, spec, code, stock, price_cents }) => ({
        id: variant,
        spec,
        code,
        stock,
        price: amount(price_cents),
      })),
      moves: moves.map((move) => ({
        at: move.created_at ?? move.order_at ?? 0,
        variant: variants.find(({ id: variant }) => variant === move.variant_id)?.spec ?? '',
        change: move.change,
        reason: move.reason,
        order: move.number ?? '',
        who: move.staff_name,
      })),
      pictures: goods.pictures,
      is_own: flag(actor.shopId === undefined || actor.shopId === goods.shopId),
    },
    values: goodsValues(goods, variants),
    acts: plainActs('product'),
  }
}

type Row = Readonly<Record<string, never>>

const texts = (row: Row, name: string) => {
  const column = (suffix: string): unknown => row[`${name}${suffix}`]
  return textsOf(
    String(column('') ?? ''),
    String(column('_en') ?? ''),
    (column('_others') ?? {}) as OtherWords,
  )
}

const cents = (value: unknown): string => (typeof value === 'number' ? amount(value) : '')

type Shown = { readonly table: string; readonly key: string; readonly values: (row: Row) => object }

/** How items edited in a form are read: table, key and fields. */
const SHOWN: Readonly<Partial<Record<StaffKind, Shown>>> = {
  category: {
    table: 'categories',
    key: 'id',
    values: (row) => ({
      key: row['key'],
      name: texts(row, 'name'),
      picture: row['image'],
      sort: row['sort'],
    }),
  },
  banner: {
    table: 'banners',
    key: 'id',
    values: (row) => ({
      pictures: row['images'],
      link: row['link'],
      title: texts(row, 'title'),
      text: texts(row, 'text'),
      sort: row['sort'],
    }),
  },
  promo: {
    table: 'promos',
    key: 'code',
    values: (row) => ({
      code: row['code'],
      type: row['kind'],
      value: row['kind'] === 'amount' ? cents(row['value']) : String(row['value']),
      minimum: cents(row['minimum_cents']),
      cap: cents(row['cap_cents']),
      title: texts(row, 'title'),
      is_claimable: flag(Boolean(row['is_claimable'])),
      shop: row['shop_id'] ?? '',
      starts_at: row['starts_at'],
      ends_at: row['ends_at'],
      usage_limit: row['usage_limit'] ?? '',
      per_person: row['per_person'],
    }),
  },
  network: {
    table: 'networks',
    key: 'name',
    values: (row) => ({
      name: row['name'],
      address: row['address'],
      minimum: cents(row['min_cents']),
      confirmations: row['confirmations'] ?? '',
      tip: texts(row, 'tip'),
      sort: row['sort'],
    }),
  },
  courier: {
    table: 'couriers',
    key: 'key',
    values: (row) => ({
      key: row['key'],
      name: row['name'],
      prefix: row['prefix'],
      freight: cents(row['freight_cents']),
      countries: row['countries'],
    }),
  },
  article: {
    table: 'articles',
    key: 'id',
    values: (row) => ({ type: row['kind'], title: texts(row, 'title'), content: texts(row, 'content') }),
  },
  shop: {
    table: 'shops',
    key: 'id',
    values: (row) => ({
      key: row['key'] ?? '',
      name: row['name'],
      country: row['country'],
      country_name: texts(row, 'country_name'),
      town: row['town'],
      avatar: row['avatar'],
      banner: row['banner'],
      about: texts(row, 'about'),
      reply_minutes: row['reply_minutes'],
    }),
  },
}

/** Products, and items edited in a form. */
export const catalogueItem = async (reading: Reading, kind: StaffKind, id: string): Promise<Item> => {
  if (kind === 'product') return productItem(reading, Number(id))
  const shown = SHOWN[kind]
  if (shown === undefined) throw refuse('staff-not-found')
  const cast = shown.key === 'id' ? '::bigint' : ''
  const row = await first(
    reading.sql.query<Row>(`select * from ${shown.table} where ${shown.key} = $1::text${cast}`, [id]),
  )
  if (row === undefined) throw refuse('staff-not-found')
  const values = { ...shown.values(row) }
  if (kind !== 'promo') return { facts: {}, values, acts: plainActs(kind) }
  const acts = promoActs({ endsAt: Number(row['ends_at']), now: reading.now })
  return { facts: { used: row['used'] as unknown }, values, acts }
}
