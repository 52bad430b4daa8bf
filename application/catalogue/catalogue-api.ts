import { type ApiFault, isNotOffered } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/api/page.ts'
import { readPage } from '../../domain/api/page.ts'
import { firstTextOf, numberOf, picturesOf, readRows, textOf } from '../../domain/api/read.ts'
import type { Banner, PlatformInfo } from '../../domain/catalogue/board.ts'
import { type Category, categoryKeyFrom } from '../../domain/catalogue/category.ts'
import {
  isAskedFor,
  type ProductQuery,
  type ProductSort,
  type ProductSummary,
} from '../../domain/catalogue/product.ts'
import type { FoundProducts } from '../../domain/catalogue/search.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { centsToDecimal } from '../../domain/shared/money.ts'
import { ok, type Result } from '../../domain/shared/result.ts'
import { insidePath } from '../../domain/shared/url.ts'
import { type Api, QUIET, type Quietly, type Reader } from '../api/api-client.ts'
import { readProduct, readShop } from './read-product.ts'

/** api.md 1: the default length of a catalogue page. */
export const CATALOGUE_LIMIT = 10

const SORTS: Readonly<Record<ProductSort, { readonly sort?: string; readonly order?: string }>> = {
  default: {},
  sales: { sort: 'sales', order: 'desc' },
  newest: { sort: 'createtime', order: 'desc' },
  'price-up': { sort: 'price', order: 'asc' },
  'price-down': { sort: 'price', order: 'desc' },
}

/** The fields of one product request. */
export const queryOf = (query: ProductQuery): Fields => ({
  category_id: query.categoryId,
  title: query.title,
  ...SORTS[query.sort ?? 'default'],
  min_price: query.minPrice === undefined ? undefined : centsToDecimal(query.minPrice),
  max_price: query.maxPrice === undefined ? undefined : centsToDecimal(query.maxPrice),
  in_stock: query.inStock ? 1 : undefined,
  min_rating: query.minRating,
  page: query.page,
  limit: query.limit ?? CATALOGUE_LIMIT,
})

/**
 * Without category and sort order the server lists only recommendations (api.md 2); to get all products they are
 * requested by sales.
 */
const wholeCatalogue = (query: ProductQuery): ProductQuery =>
  query.categoryId === undefined && (query.sort ?? 'default') === 'default'
    ? { ...query, sort: 'sales' }
    : query

const readBanners: Reader<readonly Banner[]> = (data) => {
  if (!Array.isArray(data)) return readRows(data, readBanner)
  return (data as readonly unknown[])
    .map((item) => readBanner(fieldsOf(item) ?? { image: item }))
    .filter((banner) => banner !== undefined)
}

const readBanner = (row: Fields): Banner | undefined => {
  const image = firstTextOf(row, 'image', 'url')
  const images = picturesOf(row['images'])
  const title = firstTextOf(row, 'title', 'text')
  const text = textOf(row['text'])
  return image === '' && images.length === 0
    ? undefined
    : {
        images: images.length > 0 ? images : [image],
        link: insidePath(textOf(row['link'])),
        title,
        text: text === title ? '' : text,
      }
}

const readCategories: Reader<readonly Category[]> = (data) =>
  readRows(data, (row) => {
    const id = firstTextOf(row, 'category_id', 'id')
    const nameEn = textOf(row['name_en'])
    return id === ''
      ? undefined
      : {
          id,
          key: categoryKeyFrom(row['key'] ?? row['category_key'], nameEn),
          name: textOf(row['name']),
          nameEn,
          image: textOf(row['image']),
        }
  })

const readPlatform: Reader<PlatformInfo> = (data) => {
  const row = fieldsOf(data)
  return (
    row && {
      name: textOf(row['name']),
      logo: textOf(row['logo']),
      customerService: textOf(row['custom_service']),
      merchantLink: textOf(row['merchant_link']),
      about: textOf(row['about']),
      contact: textOf(row['contact']),
      version: textOf(row['version']),
    }
  )
}

/** A page of products, without those that do not match the filter. */
const readProducts = (data: unknown, query: ProductQuery): Page<ProductSummary> | undefined => {
  const page = readPage(data, readProduct, query.page, query.limit ?? CATALOGUE_LIMIT)
  return page && { ...page, rows: page.rows.filter((row) => isAskedFor(row, query)) }
}

/** The paths and field names of the calls of home page and lists (requirement S7, api.md 2). */
export const createCatalogueApi = ({ api }: { readonly api: Api }) => {
  const products = (path: string) => (query: ProductQuery) =>
    api.get(path, queryOf(query), (data) => readProducts(data, query))
  const allProducts = (query: ProductQuery) => products('/api/index/product')(wholeCatalogue(query))
  /** Falls back to the general product list on servers without the specific call. */
  const orAllProducts =
    <T extends Page<ProductSummary>>(narrower: (query: ProductQuery) => Promise<Result<T, ApiFault>>) =>
    async (query: ProductQuery): Promise<Result<T | Page<ProductSummary>, ApiFault>> => {
      const found = await narrower(query)
      return !found.ok && isNotOffered(found.fault) ? allProducts(query) : found
    }
  const foundProducts = (query: ProductQuery) =>
    api.get('/api/product/search', queryOf(query), (data): FoundProducts | undefined => {
      const page = readProducts(data, query)
      return page && { ...page, isNear: numberOf(fieldsOf(data)?.['is_near']) === 1 }
    })

  return {
    loadBanners: () => api.get('/api/index/banner', {}, readBanners, QUIET),
    loadCategories: () => api.get('/api/index/category', {}, readCategories, QUIET),
    loadPlatform: (callOptions?: Quietly) => api.get('/api/index/index', {}, readPlatform, callOptions),
    loadProducts: allProducts,
    loadHotProducts: orAllProducts(products('/api/index/hot_product')),
    loadHotShops: () =>
      api.get('/api/index/hot_merchant', { page: 1, limit: 8 }, (data) => readRows(data, readShop), QUIET),
    searchProducts: async (query: ProductQuery): Promise<Result<FoundProducts, ApiFault>> => {
      const found = await orAllProducts(foundProducts)(query)
      return found.ok ? ok({ isNear: false, ...found.value }) : found
    },
    loadRecommendations: orAllProducts(products('/api/product/recommend')),
  }
}

/** The calls of catalogue, shops and favourites (api.md 2), with their answers read. */
export type CatalogueApi = ReturnType<typeof createCatalogueApi>
