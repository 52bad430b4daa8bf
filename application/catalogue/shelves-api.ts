import { readPage } from '../../domain/api/page.ts'
import {
  countOf,
  firstTextOf,
  flagOf,
  listOf,
  numberOf,
  picturesOf,
  priceOf,
  readRows,
  secondsOf,
  textOf,
} from '../../domain/api/read.ts'
import type { ProductQuery, ProductRef } from '../../domain/catalogue/product.ts'
import type { HotTerm, Suggestion } from '../../domain/catalogue/search.ts'
import type { ShopPage } from '../../domain/catalogue/shop-page.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { type Api, QUIET, type Quietly, type Reader } from '../api/api-client.ts'
import type { Cancellation } from '../ports/http-port.ts'
import { CATALOGUE_LIMIT, queryOf } from './catalogue-api.ts'
import type { ReviewQuery } from './catalogue-context.ts'
import { categoryKeyOf, readProduct, readShop } from './read-product.ts'
import { readProductDetail, readReview, readTranslation } from './read-product-detail.ts'

/** api.md 1: the default length of a shopper's own lists. */
const OWN_LIMIT = 20

/** The answer of merchant/detail; servers give its products under `product_list` or `products`, or not at all. */
const readShopPage = (data: unknown, page: number, limit: number): ShopPage | undefined => {
  const row = fieldsOf(data)
  const shop = readShop(data)
  if (!row || !shop) return undefined
  const listed = row['product_list'] ?? row['products']
  const hasList = listOf(listed) !== undefined
  const products = readPage(hasList ? listed : [], readProduct, page, limit)
  return {
    ...shop,
    banner: picturesOf(row['banner'])[0] ?? '',
    about: firstTextOf(row, 'mer_info', 'about'),
    town: textOf(row['town']),
    country: firstTextOf(row, 'country_name', 'country'),
    visits: numberOf(row['visit']),
    grade: numberOf(row['grade']) || undefined,
    level: textOf(fieldsOf(row['level'])?.['name']),
    replyMinutes: countOf(row['reply_minutes']) || undefined,
    openedAt: secondsOf(row['createtime']),
    products: products ?? { rows: [], total: 0, page, hasMore: false },
  }
}

const readHotTerms: Reader<readonly HotTerm[]> = (data) =>
  readRows(data, (row): HotTerm | undefined => {
    const text = firstTextOf(row, 'keyword', 'title')
    return text === '' ? undefined : { text, image: textOf(row['image']), categoryKey: categoryKeyOf(row) }
  })

const readSuggestions: Reader<readonly Suggestion[]> = (data) =>
  readRows(data, (row): Suggestion | undefined => {
    const kind = (['product', 'shop', 'category'] as const).find((known) => known === row['type'])
    const text = textOf(row['text'])
    return kind && text !== ''
      ? {
          kind,
          text,
          id: textOf(row['id']),
          image: textOf(row['image']),
          price: priceOf(row['sales_price']),
          categoryKey: categoryKeyOf(row),
        }
      : undefined
  })

/** The answer to a toggle: the new state, where the server returns it. */
const readMark =
  (name: string): Reader<{ readonly isMarked: boolean | undefined }> =>
  (data) => {
    const mark = fieldsOf(data)?.[name]
    const isStated = typeof mark === 'boolean' || numberOf(mark) !== undefined
    return { isMarked: isStated ? flagOf(mark) : undefined }
  }

/** A shop in the list of followed shops is followed, even where its row does not say so. */
const asFollowed = (shop: ReturnType<typeof readShop>) => shop && { ...shop, isFollowed: true }

/**
 * The paths and field names of the catalogue calls beyond home page and lists: products, reviews, shops, what is typed
 * into the search, favourites, followed shops (api.md 2 and 5).
 */
export const createShelvesApi = ({ api }: { readonly api: Api }) => ({
  loadShop: (shopId: string, query: ProductQuery) =>
    api.get('/api/merchant/detail', { mer_id: shopId, ...queryOf(query) }, (data) =>
      readShopPage(data, query.page, query.limit ?? CATALOGUE_LIMIT),
    ),
  loadFollowed: (page: number) =>
    api.get('/api/user/follow_list', { page, limit: OWN_LIMIT }, (data) =>
      readPage(data, (row) => asFollowed(readShop(row)), page, OWN_LIMIT),
    ),
  loadFavourites: (page: number) =>
    api.get('/api/user/like_list', { page, limit: OWN_LIMIT }, (data) =>
      readPage(data, readProduct, page, OWN_LIMIT),
    ),
  loadReviews: ({ productId, shopId, page, filter }: ReviewQuery) =>
    api.get(
      '/api/product/reply_list',
      {
        product_id: productId,
        mer_id: shopId,
        page,
        limit: CATALOGUE_LIMIT,
        has_pic: filter === 'pictures' ? 1 : undefined,
        rate: typeof filter === 'number' ? filter : undefined,
      },
      (data) => readPage(data, readReview, page, CATALOGUE_LIMIT),
    ),
  loadReviewTranslation: (reviewId: string) =>
    api.get('/api/product/reply_translation', { reply_id: reviewId }, readTranslation, QUIET),
  searchShops: (title: string, page: number) =>
    api.get('/api/product/searchs', { title, page, limit: CATALOGUE_LIMIT }, (data) =>
      readPage(data, readShop, page, CATALOGUE_LIMIT),
    ),
  loadHotTerms: () => api.get('/api/product/index', {}, readHotTerms, QUIET),
  suggest: (title: string, signal: Cancellation) =>
    api.get('/api/product/suggest', { title, limit: 8 }, readSuggestions, { ...QUIET, signal }),
  loadProduct: ({ productId, shopId }: ProductRef, callOptions?: Quietly) =>
    api.get('/api/product/detail', { product_id: productId, mer_id: shopId }, readProductDetail, callOptions),
  markFavourite: ({ productId, shopId }: ProductRef, isFavourite: boolean) =>
    api.post(
      '/api/product/like',
      { product_id: productId, mer_id: shopId, is_like: isFavourite ? 1 : 0 },
      readMark('is_like'),
    ),
  markFollowed: (shopId: string, isFollowed: boolean) =>
    api.post(
      '/api/merchant/follow',
      { mer_id: shopId, is_follow: isFollowed ? 1 : 0 },
      readMark('is_follow'),
    ),
})

/** The catalogue calls beyond home page and lists, with their answers read. */
export type ShelvesApi = ReturnType<typeof createShelvesApi>
