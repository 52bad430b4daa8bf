import type { BackendDeps } from '../backend-deps.ts'
import { first } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { type Call, ok, type Route, visitorRoute } from '../http/route.ts'
import { type OtherWords, pickHtml, pickText } from '../rows/reading-language.ts'
import { meanTenths } from '../rows/row-format.ts'
import type { ProductWords } from './known-words.ts'
import { findProducts, readProductFilter } from './product-query.ts'
import { type ShopColumns, shopColumns, shopRow } from './shop-query.ts'

type ShopPageColumns = ShopColumns & {
  readonly banner: string
  readonly about: string
  readonly about_en: string
  readonly about_others: OtherWords
  readonly country_name: string
  readonly country_name_en: string
  readonly country_name_others: OtherWords
  readonly created_at: number
  readonly rate_sum: number
  readonly reply_count: number
}

const detail =
  ({ database }: BackendDeps, { lexemes }: ProductWords) =>
  async (call: Call) => {
    const row = await first(
      database.query<ShopPageColumns>(
        `select ${shopColumns('$2')}, s.banner, s.about, s.about_en, s.about_others, s.country_name,
         s.country_name_en, s.country_name_others, s.created_at,
         (select coalesce(sum(p.rate_sum), 0)::bigint from products p where p.shop_id = s.id) as rate_sum,
         (select coalesce(sum(p.reply_count), 0)::bigint from products p where p.shop_id = s.id) as reply_count
       from shops s where s.id = $1`,
        [call.input.id('mer_id'), call.shopper?.id ?? null],
      ),
    )
    if (row === undefined) throw refuse('shop-not-found')
    const filter = { ...readProductFilter(call, 'sales'), shopId: row.id }
    const products = await findProducts(database, filter, call.input.page(10), lexemes)
    return ok({
      ...shopRow(row),
      banner: row.banner,
      mer_info: pickHtml(call.language, row.about, row.about_en, row.about_others),
      country_name: pickText(call.language, row.country_name, row.country_name_en, row.country_name_others),
      createtime: row.created_at,
      grade: meanTenths(row.rate_sum, row.reply_count),
      credit: row.credit,
      level: { level_id: row.level, name: `Level ${row.level}`, image: '' },
      product_list: { list: products.list, count: products.total },
    })
  }

/** A shop page with its products (api.md 2). */
export const shopRoutes = (deps: BackendDeps, words: ProductWords): readonly Route[] => [
  visitorRoute('GET', '/api/merchant/detail', detail(deps, words)),
]
