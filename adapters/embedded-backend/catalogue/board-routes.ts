import { iconOf, isOwnBrand } from '../../../domain/api/brand.ts'
import { version } from '../../../package.json'
import type { BackendDeps } from '../backend-deps.ts'
import { first } from '../database/database.ts'
import { type Call, ok, type Route, visitorRoute } from '../http/route.ts'
import { fillBrandHtml, type OtherWords, pickHtml, pickText } from '../rows/reading-language.ts'
import type { ProductWords } from './known-words.ts'
import { findProducts, readProductFilter } from './product-query.ts'
import { findShops } from './shop-query.ts'

const CATALOGUE_LIMIT = 10

type BannerRow = {
  readonly images: readonly string[]
  readonly link: string
  readonly title: string
  readonly title_en: string
  readonly title_others: OtherWords
  readonly text: string
  readonly text_en: string
  readonly text_others: OtherWords
}

type AboutRow = {
  readonly content: string
  readonly content_en: string
  readonly content_others: OtherWords
}

const bannerFor = (call: Call) => (row: BannerRow) => ({
  image: row.images[0] ?? '',
  images: row.images,
  link: row.link,
  title: pickText(call.language, row.title, row.title_en, row.title_others),
  title_en: row.title_en,
  text: pickText(call.language, row.text, row.text_en, row.text_others),
  text_en: row.text_en,
})

const platform =
  ({ config, database, settings: { brand } }: BackendDeps) =>
  async (call: Call) => {
    const about = await first(
      database.query<AboutRow>(
        "select content, content_en, content_others from articles where kind = 'about' order by id limit 1",
      ),
    )
    return ok({
      name: brand.name,
      logo: iconOf(brand) || '/art/1f6cd-fe0f.webp',
      custom_service: '/chat',
      // The counter is on this server, wherever the page is hosted.
      merchant_link: config.merchantLink.startsWith('/')
        ? call.origin + config.merchantLink
        : config.merchantLink,
      about: about
        ? fillBrandHtml(
            pickHtml(call.language, about.content, about.content_en, about.content_others),
            brand.name,
          )
        : '',
      // The demo's contact address must not appear in a real shop.
      contact: brand.mail || (config.mode === 'demo' && !isOwnBrand(brand) ? 'support@lintas.shop' : ''),
      version,
    })
  }

/** The calls of the home page (api.md 2). */
export const boardRoutes = (deps: BackendDeps, { lexemes }: ProductWords): readonly Route[] => {
  const { database } = deps
  return [
    visitorRoute('GET', '/api/index/index', platform(deps)),
    visitorRoute('GET', '/api/index/banner', async (call) => {
      const rows = await database.query<BannerRow>('select * from banners order by sort, id')
      return ok(rows.map(bannerFor(call)))
    }),
    visitorRoute('GET', '/api/index/category', async () =>
      ok(
        await database.query(
          'select id as category_id, key, name, name_en, image, sort from categories order by sort, id',
        ),
      ),
    ),
    visitorRoute('GET', '/api/index/product', async (call) => {
      const filter = readProductFilter(call, 'recommend')
      // The server's rule: without a category and a search, only recommended products are returned.
      const isPlain = filter.categoryId === undefined && filter.title === undefined
      const onlyRecommended = isPlain && filter.sort === 'recommend'
      return ok(
        await findProducts(
          database,
          { ...filter, onlyRecommended },
          call.input.page(CATALOGUE_LIMIT),
          lexemes,
        ),
      )
    }),
    visitorRoute('GET', '/api/index/hot_product', async (call) =>
      ok(
        await findProducts(
          database,
          readProductFilter(call, 'hot'),
          call.input.page(CATALOGUE_LIMIT),
          lexemes,
        ),
      ),
    ),
    visitorRoute('GET', '/api/index/hot_merchant', async ({ input, shopper }) =>
      ok(await findShops(database, { title: undefined, shopperId: shopper?.id }, input.page(8))),
    ),
  ]
}
