import type { Language } from '../../../domain/account/language.ts'
import type { CategoryKey } from '../../../domain/catalogue/category.ts'
import { rateTenthsOf } from '../../../domain/orders/review.ts'
import { piecesOf } from '../catalogue/search-terms.ts'
import type { Bilingual, DemoProduct, DemoReview } from '../demo-data/demo-types.ts'
import { artUrl, pictureUrl } from './art-url.ts'
import type { Columns } from './insert-rows.ts'

export const PRODUCT_SEED_COLUMNS: Columns = {
  id: 'bigint',
  key: 'text',
  shop_id: 'bigint',
  category_id: 'bigint',
  title: 'text',
  title_en: 'text',
  title_others: 'jsonb',
  pieces: 'text[]',
  keywords: 'text',
  image: 'text',
  images: 'text[]',
  content: 'text',
  content_en: 'text',
  content_others: 'jsonb',
  attributes: 'jsonb',
  spec_list: 'jsonb',
  price_cents: 'bigint',
  market_price_cents: 'bigint',
  sales: 'integer',
  click: 'integer',
  rate_sum: 'integer',
  reply_count: 'integer',
  weight_grams: 'integer',
  hot_rank: 'integer',
  recommend_rank: 'integer',
  is_on_sale: 'boolean',
  created_at: 'bigint',
}

/** The words of a list in each language that one of them has; a figure among them reads as in English. */
const othersOfList = (values: readonly Bilingual[]): Readonly<Record<string, readonly string[]>> => {
  const languages = new Set(values.flatMap(({ others = {} }) => Object.keys(others) as Language[]))
  return Object.fromEntries(
    [...languages].map((language) => [language, values.map(({ en, others }) => others?.[language] ?? en)]),
  )
}

export const productSeedRow = (
  product: DemoProduct,
  ids: { readonly id: number; readonly shopId: number; readonly categoryId: number },
  now: number,
) => ({
  id: ids.id,
  key: product.key,
  shop_id: ids.shopId,
  category_id: ids.categoryId,
  title: product.title.id,
  title_en: product.title.en,
  title_others: product.title.others ?? {},
  pieces: piecesOf(Object.values(product.title.others ?? {})),
  keywords: product.keywords.join(' '),
  image: pictureUrl(product.gallery[0], product.category),
  images: product.gallery.map((art) => pictureUrl(art, product.category)),
  content: product.description.id,
  content_en: product.description.en,
  content_others: product.description.others ?? {},
  attributes: product.attributes.map(({ name, value }) => ({
    name: name.id,
    name_en: name.en,
    name_others: name.others ?? {},
    value: value.id,
    value_en: value.en,
    value_others: value.others ?? {},
  })),
  spec_list: product.options.map(({ name, values }) => ({
    name: name.id,
    name_en: name.en,
    name_others: name.others ?? {},
    child: values.map((value) => value.id),
    child_en: values.map((value) => value.en),
    child_others: othersOfList(values),
  })),
  price_cents: product.priceCents,
  market_price_cents: product.marketPriceCents ?? null,
  sales: product.sold,
  click: product.clicks,
  rate_sum: product.reviews.reduce((sum, review) => sum + rateTenthsOf(review.scores), 0),
  reply_count: product.reviews.length,
  weight_grams: product.weightGrams,
  hot_rank: product.hotRank ?? null,
  recommend_rank: product.recommendRank ?? null,
  is_on_sale: product.isOnSale,
  created_at: now - product.createdSecondsAgo,
})

export const VARIANT_SEED_COLUMNS: Columns = {
  product_id: 'bigint',
  spec: 'text',
  spec_en: 'text',
  spec_others: 'jsonb',
  option_values: 'text[]',
  option_values_en: 'text[]',
  option_values_others: 'jsonb',
  price_cents: 'bigint',
  market_price_cents: 'bigint',
  stock: 'integer',
  code: 'text',
  image: 'text',
}

/** The variants of a product; one without a spec when it has no options. */
export const variantSeedRows = (product: DemoProduct, productId: number) =>
  product.variants.length === 0
    ? [
        {
          product_id: productId,
          spec: '',
          spec_en: '',
          spec_others: {},
          option_values: [],
          option_values_en: [],
          option_values_others: {},
          price_cents: product.priceCents,
          market_price_cents: product.marketPriceCents ?? null,
          stock: product.stock,
          code: product.key,
          image: null,
        },
      ]
    : product.variants.map((variant) => ({
        product_id: productId,
        spec: variant.spec.id,
        spec_en: variant.spec.en,
        spec_others: variant.spec.others ?? {},
        option_values: variant.values.map((value) => value.id),
        option_values_en: variant.values.map((value) => value.en),
        option_values_others: othersOfList(variant.values),
        price_cents: variant.priceCents,
        market_price_cents: variant.marketPriceCents ?? null,
        stock: variant.stock,
        code: variant.code,
        image: variant.art === undefined ? null : pictureUrl(variant.art, product.category),
      }))

export const REVIEW_SEED_COLUMNS: Columns = {
  product_id: 'bigint',
  shop_id: 'bigint',
  nickname: 'text',
  avatar: 'text',
  product_score: 'smallint',
  service_score: 'smallint',
  postage_score: 'smallint',
  rate_tenths: 'smallint',
  comment: 'text',
  pics: 'text[]',
  spec: 'text',
  created_at: 'bigint',
}

type ReviewPlace = { readonly productId: number; readonly shopId: number; readonly category: CategoryKey }

export const reviewSeedRow = (
  review: DemoReview,
  { productId, shopId, category }: ReviewPlace,
  now: number,
) => ({
  product_id: productId,
  shop_id: shopId,
  nickname: review.nickname,
  avatar: review.avatar === '' ? '' : artUrl(review.avatar),
  product_score: review.scores.product,
  service_score: review.scores.service,
  postage_score: review.scores.postage,
  rate_tenths: rateTenthsOf(review.scores),
  comment: review.text,
  pics: review.pictures.map((art) => pictureUrl(art, category)),
  spec: review.spec.id,
  created_at: now - review.secondsAgo,
})
