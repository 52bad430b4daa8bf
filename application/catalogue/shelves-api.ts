import { readPage } from '../../domain/api/page.ts'
import {
  countOf,
  firstTextOf,
  listOf,
  numberOf,
  picturesOf,
  secondsOf,
  textOf,
} from '../../domain/api/read.ts'
import type { ProductQuery } from '../../domain/catalogue/product.ts'
import type { ShopPage } from '../../domain/catalogue/shop-page.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { type Api, QUIET } from '../api/api-client.ts'
import { CATALOGUE_LIMIT, queryOf } from './catalogue-api.ts'
import type { ReviewQuery } from './catalogue-context.ts'
import { readProduct, readReview, readShop, readTranslation } from './read-product.ts'

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

/** A shop in the list of followed shops is followed, even where its row does not say so. */
const asFollowed = (shop: ReturnType<typeof readShop>) => shop && { ...shop, isFollowed: true }

/**
 * The paths and field names of further catalogue calls: shop pages, reviews, favourites, followed shops (api.md 2 and
 * 5).
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
})
