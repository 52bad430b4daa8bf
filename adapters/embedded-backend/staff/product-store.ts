import { LANGUAGES, type Language } from '../../../domain/account/language.ts'
import {
  type DraftFault,
  type DraftOption,
  type DraftVariant,
  draftFaults,
  englishText,
  mainText,
  otherTexts,
  type ProductDraft,
  specOf,
  stockAfter,
  type Texts,
} from '../../../domain/catalogue/product-draft.ts'
import { piecesOf } from '../../../domain/catalogue/search-terms.ts'
import { OrderStatus } from '../../../domain/orders/order-status.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import type { SpecGroup } from '../catalogue/spec-fields.ts'
import { first, type Sql } from '../database/database.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import type { OtherWords } from '../rows/reading-language.ts'
import { textsOf } from './reading.ts'

/** A product's draft with the shop's further fields. */
export type Goods = ProductDraft & {
  readonly shopId: number
  readonly categoryId: number
  readonly hotRank: number | undefined
  readonly recommendRank: number | undefined
  readonly isOnSale: boolean
}

type ProductColumns = {
  readonly id: number
  readonly key: string | null
  readonly shop_id: number
  readonly category_id: number
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly keywords: string
  readonly images: readonly string[]
  readonly content: string
  readonly content_en: string
  readonly content_others: OtherWords
  readonly attributes: readonly {
    readonly name: string
    readonly name_en: string
    readonly name_others?: OtherWords
    readonly value: string
    readonly value_en: string
    readonly value_others?: OtherWords
  }[]
  readonly spec_list: readonly SpecGroup[]
  readonly weight_grams: number
  readonly hot_rank: number | null
  readonly recommend_rank: number | null
  readonly is_on_sale: boolean
}

/** A variant as saved by the editor; prices are cents. */
export type VariantRow = {
  readonly id: number
  readonly spec: string
  readonly option_values: readonly string[]
  readonly price_cents: number
  readonly market_price_cents: number | null
  readonly stock: number
  readonly code: string
  readonly image: string | null
}

const optionOf = (group: SpecGroup): DraftOption => ({
  name: textsOf(group.name, group.name_en, group.name_others ?? {}),
  values: group.child.map((text, index) => {
    const others = Object.fromEntries(
      Object.entries(group.child_others ?? {}).map(([language, words]) => [language, words[index] ?? '']),
    )
    return textsOf(text, group.child_en[index] ?? '', others)
  }),
})

/** Loads a product, locked if it will be changed; undefined when there is none. */
export const loadGoods = async (
  sql: Sql,
  id: number,
  lock: '' | 'for update' = '',
): Promise<{ readonly goods: Goods; readonly variants: readonly VariantRow[] } | undefined> => {
  const row = await first(sql.query<ProductColumns>(`select * from products where id = $1 ${lock}`, [id]))
  if (row === undefined) return undefined
  const variants = await sql.query<VariantRow>(
    `select * from variants where product_id = $1 order by id ${lock}`,
    [id],
  )
  const groups = row.spec_list
  return {
    variants,
    goods: {
      key: row.key ?? '',
      shopId: row.shop_id,
      categoryId: row.category_id,
      title: textsOf(row.title, row.title_en, row.title_others),
      description: textsOf(row.content, row.content_en, row.content_others),
      keywords: row.keywords.split(' ').filter(Boolean),
      pictures: row.images,
      attributes: row.attributes.map((one) => ({
        name: textsOf(one.name, one.name_en, one.name_others ?? {}),
        value: textsOf(one.value, one.value_en, one.value_others ?? {}),
      })),
      options: groups.map(optionOf),
      variants: variants.map((variant) => ({
        values: groups.map(({ child }, index) => child.indexOf(variant.option_values[index] ?? '')),
        price: variant.price_cents as Cents,
        marketPrice: (variant.market_price_cents ?? undefined) as Cents | undefined,
        stock: undefined,
        code: variant.code,
        picture: variant.image ?? '',
      })),
      weightGrams: row.weight_grams,
      hotRank: row.hot_rank ?? undefined,
      recommendRank: row.recommend_rank ?? undefined,
      isOnSale: row.is_on_sale,
    },
  }
}

const refusalOf = (fault: DraftFault): Refusal => {
  const { field } = fault
  switch (fault.kind) {
    case 'required':
      return refuse('field-required', { field })
    case 'too-long':
      return refuse('field-too-long', { field, max: fault.max })
    case 'too-many':
      return refuse('too-many-entries', { field, max: fault.max })
    case 'market-price-not-above':
      return refuse('staff-market-price', { field })
    case 'variant-incomplete':
      return refuse('staff-variant-incomplete', { field })
    case 'variant-twice':
      return refuse('staff-variant-twice', { field, value: fault.spec })
    case 'value-twice':
      return refuse('staff-value-twice', { field, value: fault.value })
    case 'comma-in-value':
      return refuse('staff-comma', { field, value: fault.value })
    case 'price-not-valid':
    case 'stock-not-valid':
      return refuse('field-not-valid', { field })
  }
}

const OWN_PICTURE = /^\/(?:upload\/[0-9a-f]{32}\.(?:png|jpg|webp|gif|bmp)|art\/[\w.-]{1,80})$/

/** Only pictures of this shop: foreign addresses would make shoppers' browsers call a foreign server. */
export const refuseForeignPictures = async (
  tx: Sql,
  pictures: readonly string[],
  known: readonly string[],
  field: string,
): Promise<void> => {
  const fresh = pictures.filter((picture) => picture !== '' && !known.includes(picture))
  if (fresh.some((picture) => !OWN_PICTURE.test(picture))) throw refuse('staff-picture-unknown', { field })
  const names = [...new Set(fresh.filter((one) => one.startsWith('/upload/')).map((one) => one.slice(8)))]
  const found = await tx.query('select name from staff_files where name = any($1::text[])', [names])
  if (found.length < names.length) throw refuse('staff-picture-unknown', { field })
}

const groupOf = ({ name, values }: DraftOption): SpecGroup => {
  const languages = LANGUAGES.filter(
    (one) => one !== 'dgn' && one !== 'en' && values.some((value) => value[one]),
  )
  return {
    name: mainText(name),
    name_en: englishText(name),
    name_others: otherTexts(name),
    child: values.map(mainText),
    child_en: values.map(englishText),
    child_others: Object.fromEntries(
      languages.map((language) => [language, values.map((value) => value[language] || englishText(value))]),
    ),
  }
}

const inLanguage = (
  options: readonly DraftOption[],
  { values }: DraftVariant,
  text: (texts: Texts) => string,
) => options.map(({ values: all }, index) => text(all[values[index] ?? -1] ?? {}))

/** A variant's name in each language that one of its values has. */
const variantTexts = (options: readonly DraftOption[], variant: DraftVariant) => {
  const chosen = options.map(({ values }, index) => values[variant.values[index] ?? -1] ?? {})
  const languages = LANGUAGES.filter(
    (one) => one !== 'dgn' && one !== 'en' && chosen.some((value) => value[one]),
  )
  const others = Object.fromEntries(
    languages.map((language: Language) => [
      language,
      inLanguage(options, variant, (texts) => texts[language] || englishText(texts)),
    ]),
  )
  const values = inLanguage(options, variant, mainText)
  const english = inLanguage(options, variant, englishText)
  return {
    spec: values.join(','),
    spec_en: english.join(','),
    spec_others: Object.fromEntries(
      Object.entries(others).map(([language, words]) => [language, words.join(',')]),
    ),
    values,
    english,
    others,
  }
}

/** Changes the stock with a reason; the audit adds these changes to those of orders. */
export const moveStock = async (
  tx: Sql,
  variantId: number,
  change: number,
  by: { readonly reason: string; readonly who: string; readonly now: number },
): Promise<{ readonly before: number; readonly after: number }> => {
  const row = await first(
    tx.query<{ stock: number }>('select stock from variants where id = $1 for update', [variantId]),
  )
  if (row === undefined) throw refuse('staff-not-found')
  const after = stockAfter(row.stock, change)
  if (after === undefined) throw refuse('staff-stock-short', { stock: row.stock, field: 'change' })
  await tx.query('insert into stock_openings (variant_id, stock) values ($1, $2) on conflict do nothing', [
    variantId,
    row.stock,
  ])
  await tx.query('update variants set stock = $2 where id = $1', [variantId, after])
  await tx.query(
    'insert into stock_moves (variant_id, change, reason, staff_name, created_at) values ($1, $2, $3, $4, $5)',
    [variantId, change, by.reason, by.who, by.now],
  )
  return { before: row.stock, after }
}

/** Orders that still refer to their variants. */
const UNDER_WAY = [OrderStatus.unpaid, OrderStatus.toShip, OrderStatus.shipped, OrderStatus.received]

const refuseOrdered = async (tx: Sql, gone: readonly VariantRow[]): Promise<void> => {
  const held = await first(
    tx.query<{ spec: string }>(
      `select l.spec from order_lines l join orders o on o.id = l.order_id
       where l.variant_id = any($1::bigint[]) and o.status = any($2::integer[]) limit 1`,
      [gone.map(({ id }) => id), [...UNDER_WAY]],
    ),
  )
  if (held) throw refuse('staff-variant-ordered', { field: 'variants', value: held.spec })
}

type Saving = { readonly who: string; readonly now: number }

/**
 * Saves the variants. An existing one is found by its id, so that a renamed colour stays the same variant and carts
 * are updated. Its stock changes only if given.
 */
const saveVariants = async (
  tx: Sql,
  productId: number,
  goods: Goods,
  known: readonly VariantRow[],
  idsOf: (variant: DraftVariant) => number | undefined,
  by: Saving,
): Promise<void> => {
  const kept = new Set<number>()
  const plan = goods.variants.map((variant) => {
    const spec = specOf(goods.options, variant)
    const wanted = idsOf(variant)
    const row =
      known.find(({ id }) => id === wanted) ?? known.find((one) => one.spec === spec && !kept.has(one.id))
    if (row && !kept.has(row.id)) kept.add(row.id)
    return { variant, row: row && kept.has(row.id) ? row : undefined }
  })
  const gone = known.filter(({ id }) => !kept.has(id))
  if (gone.length > 0) {
    await refuseOrdered(tx, gone)
    await tx.query('delete from variants where id = any($1::bigint[])', [gone.map(({ id }) => id)])
  }
  // Names may be swapped, so they are cleared first.
  await tx.query("update variants set spec = '~' || id where product_id = $1", [productId])
  for (const { variant, row } of plan) {
    const texts = variantTexts(goods.options, variant)
    const params = [
      ...[
        productId,
        texts.spec,
        texts.spec_en,
        JSON.stringify(texts.spec_others),
        texts.values,
        texts.english,
      ],
      ...[JSON.stringify(texts.others), variant.price, variant.marketPrice ?? null, variant.code],
      variant.picture === '' ? null : variant.picture,
    ]
    if (row === undefined) {
      await tx.query(
        `insert into variants (product_id, spec, spec_en, spec_others, option_values, option_values_en,
           option_values_others, price_cents, market_price_cents, code, image, stock)
         values ($1, $2, $3, $4::jsonb, $5::text[], $6::text[], $7::jsonb, $8, $9::bigint, $10, $11::text, $12)`,
        [...params, variant.stock ?? 0],
      )
      continue
    }
    await tx.query(
      `update variants set product_id = $1, spec = $2, spec_en = $3, spec_others = $4::jsonb,
         option_values = $5::text[], option_values_en = $6::text[], option_values_others = $7::jsonb,
         price_cents = $8, market_price_cents = $9::bigint, code = $10, image = $11::text where id = $12`,
      [...params, row.id],
    )
    if (row.spec !== texts.spec) {
      await tx.query(
        `update cart_lines c set spec = $3 where product_id = $1 and spec = $2 and not exists
           (select 1 from cart_lines x where x.user_id = c.user_id and x.product_id = $1 and x.spec = $3)`,
        [productId, row.spec, texts.spec],
      )
    }
    if (variant.stock !== undefined && variant.stock !== row.stock)
      await moveStock(tx, row.id, variant.stock - row.stock, { ...by, reason: 'counted' })
  }
}

/** Creates or changes a product, all or nothing; refused with the first broken rule. Returns its id. */
export const saveGoods = async (
  tx: Sql,
  id: number | undefined,
  goods: Goods,
  by: Saving & { readonly idsOf?: (variant: DraftVariant) => number | undefined },
): Promise<number> => {
  const [fault] = draftFaults(goods)
  if (fault) throw refusalOf(fault)
  const before = id === undefined ? undefined : await loadGoods(tx, id, 'for update')
  if (id !== undefined && before === undefined) throw refuse('product-not-found')
  const shops = await tx.query('select 1 from shops where id = $1', [goods.shopId])
  if (shops.length === 0) throw refuse('shop-not-found', { field: 'shop' })
  const categories = await tx.query('select 1 from categories where id = $1', [goods.categoryId])
  if (categories.length === 0) throw refuse('staff-category-unknown', { field: 'category' })
  const known = [
    ...(before?.goods.pictures ?? []),
    ...(before?.variants.map(({ image }) => image ?? '') ?? []),
  ]
  const pictures = [...goods.pictures, ...goods.variants.map(({ picture }) => picture)]
  await refuseForeignPictures(tx, pictures, known, 'pictures')
  const taken =
    goods.key === ''
      ? []
      : await tx.query('select 1 from products where key = $1 and id <> $2', [goods.key, id ?? 0])
  if (taken.length > 0) throw refuse('staff-key-taken', { field: 'key', value: goods.key })
  const cheapest = goods.variants.reduce((one, other) => (other.price < one.price ? other : one))
  const params = [
    ...[goods.key === '' ? null : goods.key, goods.shopId, goods.categoryId],
    ...[mainText(goods.title), englishText(goods.title), JSON.stringify(otherTexts(goods.title))],
    piecesOf(Object.values(otherTexts(goods.title))),
    ...[goods.keywords.join(' '), goods.pictures[0] ?? '', [...goods.pictures]],
    ...[mainText(goods.description), englishText(goods.description)],
    JSON.stringify(otherTexts(goods.description)),
    JSON.stringify(
      goods.attributes.map(({ name, value }) => ({
        name: mainText(name),
        name_en: englishText(name),
        name_others: otherTexts(name),
        value: mainText(value),
        value_en: englishText(value),
        value_others: otherTexts(value),
      })),
    ),
    JSON.stringify(goods.options.map(groupOf)),
    ...[cheapest.price, cheapest.marketPrice ?? null, goods.weightGrams],
    ...[goods.hotRank ?? null, goods.recommendRank ?? null, goods.isOnSale],
  ]
  const columns = `key, shop_id, category_id, title, title_en, title_others, pieces, keywords, image, images, content,
    content_en, content_others, attributes, spec_list, price_cents, market_price_cents, weight_grams, hot_rank,
    recommend_rank, is_on_sale`
  const values = `$1::text, $2, $3, $4, $5, $6::jsonb, $7::text[], $8, $9, $10::text[], $11, $12, $13::jsonb, $14::jsonb,
    $15::jsonb, $16, $17::bigint, $18, $19::integer, $20::integer, $21`
  const row = await first(
    id === undefined
      ? tx.query<{ id: number }>(
          `insert into products (${columns}, created_at) values (${values}, $22) returning id`,
          [...params, by.now],
        )
      : tx.query<{ id: number }>(
          `update products set (${columns}) = (${values}) where id = $22 returning id`,
          [...params, id],
        ),
  )
  if (row === undefined) throw refuse('product-not-found')
  await saveVariants(tx, row.id, goods, before?.variants ?? [], by.idsOf ?? (() => undefined), by)
  return row.id
}
