import { LANGUAGES } from '../../../domain/account/language.ts'
import { isSameLook } from '../../../domain/catalogue/product.ts'
import { piecesOf } from '../../../domain/catalogue/search-terms.ts'
import { rateTenthsOf } from '../../../domain/orders/review.ts'
import type { DemoProduct, DemoReview, DemoText } from '../demo-data/demo-data.ts'
import { artUrl, pictureUrl } from './art-url.ts'
import { type Columns, textColumns } from './insert-rows.ts'

/** The seeded columns of `products`, with their types. */
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

/** A list of texts in each language that one of them has; texts without a translation use English. */
const othersOfList = (values: readonly DemoText[]): Readonly<Record<string, readonly string[]>> => {
  const languages = LANGUAGES.filter(
    (language) => language !== 'dgn' && language !== 'en' && values.some((value) => value[language]),
  )
  return Object.fromEntries(
    languages.map((language) => [language, values.map((value) => value[language] ?? value.en)]),
  )
}

/** A list of texts as columns. */
const listColumns = <N extends string>(name: N, values: readonly DemoText[]) => ({
  [name]: values.map(({ dgn }) => dgn),
  [`${name}_en`]: values.map(({ en }) => en),
  [`${name}_others`]: othersOfList(values),
})

/** A product's titles in languages other than Indonesian and English. */
const otherTitles = ({ title: { dgn: _, en: __, ...others } }: DemoProduct): readonly string[] =>
  Object.values(others).filter((title) => title !== undefined)

/** A demo product as a row of `products`. */
export const productSeedRow = (
  product: DemoProduct,
  ids: { readonly id: number; readonly shopId: number; readonly categoryId: number },
  now: number,
) => ({
  id: ids.id,
  key: product.key,
  shop_id: ids.shopId,
  category_id: ids.categoryId,
  ...textColumns('title', product.title),
  pieces: piecesOf(otherTitles(product)),
  keywords: product.keywords.join(' '),
  image: pictureUrl(product.gallery[0] ?? ''),
  // Each look is followed by its further views.
  images: product.gallery
    .flatMap((picture) => [picture, ...product.views.filter((view) => isSameLook(view, picture))])
    .map(pictureUrl),
  ...textColumns('content', product.description),
  attributes: product.attributes.map(({ name, value }) => ({
    ...textColumns('name', name),
    ...textColumns('value', value),
  })),
  spec_list: product.options.map(({ name, values }) => ({
    ...textColumns('name', name),
    ...listColumns('child', values),
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

/** The seeded columns of `variants`, with their types. */
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

/** The variants of a product; a single one without a spec when it has no options. */
export const variantSeedRows = (product: DemoProduct, productId: number) =>
  product.variants.length === 0
    ? [
        {
          product_id: productId,
          ...textColumns('spec', { dgn: '', en: '' }),
          ...listColumns('option_values', []),
          price_cents: product.priceCents,
          market_price_cents: product.marketPriceCents ?? null,
          stock: product.stock,
          code: product.key,
          image: null,
        },
      ]
    : product.variants.map((variant) => ({
        product_id: productId,
        ...textColumns('spec', variant.spec),
        ...listColumns('option_values', variant.values),
        price_cents: variant.priceCents,
        market_price_cents: variant.marketPriceCents ?? null,
        stock: variant.stock,
        code: variant.code,
        image: variant.picture === undefined ? null : pictureUrl(variant.picture),
      }))

/** The seeded columns of `reviews`, with their types. */
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
  language: 'text',
  translations: 'jsonb',
  reply: 'jsonb',
  replied_at: 'bigint',
}

/** Seconds from a demo review to the shop's reply. */
const REPLY_AFTER = 86_400

type ReviewPlace = { readonly productId: number; readonly shopId: number }

/** A demo review as a row of `reviews`; `now` is seconds since 1970. */
export const reviewSeedRow = (review: DemoReview, { productId, shopId }: ReviewPlace, now: number) => ({
  product_id: productId,
  shop_id: shopId,
  nickname: review.nickname,
  avatar: review.avatar === '' ? '' : artUrl(review.avatar),
  product_score: review.scores.product,
  service_score: review.scores.service,
  postage_score: review.scores.postage,
  rate_tenths: rateTenthsOf(review.scores),
  comment: review.text,
  pics: (review.pictures ?? []).map(pictureUrl),
  spec: review.spec ?? '',
  created_at: now - review.secondsAgo,
  language: review.language,
  translations: review.translations ?? {},
  reply: review.reply ?? {},
  replied_at: review.reply === undefined ? null : Math.min(now, now - review.secondsAgo + REPLY_AFTER),
})
