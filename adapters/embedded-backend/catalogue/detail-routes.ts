import { REVIEWS_SHOWN } from '../../../domain/catalogue/reviews.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import type { Seconds } from '../../../domain/shared/time.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { type Call, ok, type Route, visitorRoute } from '../http/route.ts'
import { type OtherWords, pickHtml, pickText } from '../rows/reading-language.ts'
import { amount, arrivalFields, flag, meanTenths } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { findProducts } from './product-query.ts'
import { goodsOf, PRODUCT_COLUMNS, PRODUCT_TABLES, type ProductColumns } from './product-rows.ts'
import { countReviews, findReviews, readReviewFilter, translateReview } from './review-query.ts'
import { COURIER_OF_SHOP, type ShopColumns, shopColumns, shopRow } from './shop-query.ts'
import { type SpecGroup, specFieldsFor, type VariantColumns } from './spec-fields.ts'

const OTHERS_IN_DETAIL = 8
const DAY_MS = 86_400_000

type StoredAttribute = {
  readonly name: string
  readonly name_en: string
  readonly value: string
  readonly value_en: string
  /** Missing in rows from before migration 16. */
  readonly name_others?: OtherWords
  readonly value_others?: OtherWords
}

type DetailColumns = ProductColumns & {
  readonly images: readonly string[]
  readonly content: string
  readonly content_en: string
  readonly content_others: OtherWords
  readonly attributes: readonly StoredAttribute[]
  readonly spec_list: readonly SpecGroup[]
  readonly is_on_sale: boolean
  readonly created_at: number
}

const loadProduct = async (sql: Sql, call: Call): Promise<DetailColumns> => {
  const productId = call.input.id('product_id')
  const shopId = call.input.optionalId('mer_id')
  const row = await first(
    sql.query<DetailColumns>(
      `select ${PRODUCT_COLUMNS}, p.images, p.content, p.content_en, p.content_others, p.attributes,
         p.spec_list, p.is_on_sale, p.created_at
       from ${PRODUCT_TABLES} where p.id = $1 and ($2::bigint is null or p.shop_id = $2::bigint)`,
      [productId, shopId ?? null],
    ),
  )
  if (row === undefined) throw refuse('product-not-found')
  return row
}

const attributesFor = (call: Call, attributes: readonly StoredAttribute[]) =>
  attributes.map((attribute) => ({
    name: pickText(call.language, attribute.name, attribute.name_en, attribute.name_others),
    name_en: attribute.name_en,
    value: pickText(call.language, attribute.value, attribute.value_en, attribute.value_others),
    value_en: attribute.value_en,
  }))

type CourierColumns = { readonly courier_name: string; readonly freight_cents: Cents }

/** Shipping cost and arrival for an order of the shop; null where no courier collects. */
const deliveryOf = async (sql: Sql, { id, country }: ShopColumns, now: Seconds) => {
  const courier = await first(
    sql.query<CourierColumns>(
      `select k.name as courier_name, k.freight_cents from shops s ${COURIER_OF_SHOP}
       where s.id = $1 and k.key is not null`,
      [id],
    ),
  )
  if (courier === undefined) return null
  return {
    fee: amount(courier.freight_cents),
    courier: courier.courier_name,
    ...arrivalFields(country, now),
  }
}

const detail =
  ({ database, clock, config }: BackendDeps) =>
  async (call: Call) => {
    const row = await loadProduct(database, call)
    const shopperId = call.shopper?.id ?? null
    const shop = await first(
      database.query<ShopColumns>(`select ${shopColumns('$2')} from shops s where s.id = $1`, [
        row.shop_id,
        shopperId,
      ]),
    )
    const variants = await database.query<VariantColumns>(
      'select * from variants where product_id = $1 order by id',
      [row.id],
    )
    const liked = await database.query('select 1 from likes where user_id = $1::bigint and product_id = $2', [
      shopperId,
      row.id,
    ])
    const replies = { productId: row.id, hasPictures: false, rate: undefined }
    const firstPage = (limit: number) => ({ page: 1, limit, offset: 0 })
    const reviews = await findReviews(database, call.language, replies, firstPage(REVIEWS_SHOWN))
    const others = await findProducts(
      database,
      { language: call.language, shopId: row.shop_id, sort: 'sales' },
      firstPage(OTHERS_IN_DETAIL + 1),
    )
    return ok({
      id: row.id,
      product_id: row.id,
      mer_id: row.shop_id,
      sales: row.sales,
      click: row.click,
      is_like: flag(liked.length > 0),
      rate: meanTenths(row.rate_sum, row.reply_count),
      reply_count: row.reply_count,
      goods: {
        ...goodsOf(call.language, row),
        // In all languages, because devices store it and their language may change.
        title_others: row.title_others,
        images: row.images.join(','),
        content: pickHtml(call.language, row.content, row.content_en, row.content_others),
        content_en: row.content_en,
        look: row.click,
        is_on_sale: flag(row.is_on_sale),
        createtime: row.created_at,
        stock: row.is_on_sale ? row.stock : 0,
        attributes: attributesFor(call, row.attributes),
        ...specFieldsFor(call.language, row.spec_list, variants),
      },
      reply_list: reviews.list,
      reply_counts: await countReviews(database, row.id),
      delivery: shop === undefined ? null : await deliveryOf(database, shop, secondsOf(clock)),
      return_days: Math.floor(config.worker.autoFinishMs / DAY_MS),
      merchant: shop === undefined ? null : shopRow(shop),
      other: others.list.filter((other) => other.id !== row.id).slice(0, OTHERS_IN_DETAIL),
    })
  }

/** Product detail and its reviews (api.md 2 and 5). */
export const detailRoutes = (deps: BackendDeps): readonly Route[] => [
  visitorRoute('GET', '/api/product/detail', detail(deps)),
  visitorRoute('GET', '/api/product/reply_list', async (call) => {
    const { id } = await loadProduct(deps.database, call)
    const page = call.input.page(10)
    return ok({
      ...(await findReviews(deps.database, call.language, readReviewFilter(call.input, id), page)),
      counts: await countReviews(deps.database, id),
    })
  }),
  visitorRoute('GET', '/api/product/reply_translation', async ({ input, language }) =>
    ok(await translateReview(deps.database, language, input.id('reply_id'))),
  ),
]
