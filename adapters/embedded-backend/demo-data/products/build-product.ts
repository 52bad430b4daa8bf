import type { CategoryKey } from '../../../../domain/catalogue/category.ts'
import { CATEGORY_KEYS } from '../../../../domain/catalogue/category.ts'
import type { DemoArt, DemoProduct } from '../demo-types.ts'
import { buildReviews, meanRate } from '../reviews/build-reviews.ts'
import { type Books, worded } from '../translations/books.ts'
import { FACT_NAMES, type FactName, PARCEL_WEIGHT } from '../words.ts'
import { buildOptions, buildVariants } from './build-variants.ts'
import type { ProductRow } from './product-row.ts'

const DAY_SECONDS = 86_400
const GALLERY_MOST = 5
const ATTRIBUTES_LEAST = 3

/** The category's own colours first, then the others in a turn that differs per category. */
const tintsFor = (category: CategoryKey): readonly CategoryKey[] => {
  const at = CATEGORY_KEYS.indexOf(category)
  const turned = [...CATEGORY_KEYS.slice(at), ...CATEGORY_KEYS.slice(0, at)]
  return [category, ...turned.filter((_, place) => place % 2 === 0 && place > 0)]
}

const buildGallery = (row: ProductRow, category: CategoryKey): readonly [DemoArt, ...DemoArt[]] => {
  const [, art] = row.base
  const main: DemoArt = { art, tint: category }
  const others = (row.also ?? []).map((other) => ({ art: other, tint: category }))
  const tints = tintsFor(category).slice(1)
  // Much-reviewed products show more, as their shops take more care with them.
  const wanted = Math.max(row.said ? 4 : 3, row.options?.colour?.length ?? 0) - others.length
  const again = tints.slice(0, Math.max(1, wanted)).map((tint) => ({ art, tint }))
  const rest = [...again, ...others].slice(0, GALLERY_MOST - 1)
  return [main, ...rest]
}

const parcelWeight = (grams: number): string =>
  grams < 1_000 ? `${grams} g` : `${(grams / 1_000).toFixed(1).replace('.', ',')} kg`

/** What the row says, and the parcel's weight where the row says little. */
const buildAttributes = (row: ProductRow, books: Books): DemoProduct['attributes'] => {
  const stated = (Object.keys(row.facts) as FactName[]).flatMap((name) => {
    const value = row.facts[name]
    return value === undefined ? [] : [{ name: worded(FACT_NAMES[name], books), value: worded(value, books) }]
  })
  if (stated.length >= ATTRIBUTES_LEAST) return stated
  const [, , , , , weightGrams] = row.base
  return [...stated, { name: worded(PARCEL_WEIGHT, books), value: worded(parcelWeight(weightGrams), books) }]
}

const plainWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)

const buildKeywords = (row: ProductRow): readonly string[] => [
  ...new Set([...row.title, ...row.noun, ...(row.keywords ?? [])].flatMap(plainWords)),
]

/** A row, and what its words are in further languages. */
export type WordedRow = { readonly row: ProductRow; readonly books: Books }

/** A product of the demo world from its row; `place` counts within the category and spreads ages and reviews. */
export const buildProduct = (
  { row, books }: WordedRow,
  category: CategoryKey,
  place: number,
): DemoProduct => {
  const [shop, , priceCents, stock, sold, weightGrams] = row.base
  const gallery = buildGallery(row, category)
  const options = buildOptions(row, books)
  const key = `${category}-${String(place + 1).padStart(2, '0')}`
  const variants = buildVariants(row, options, gallery, key)
  const reviews = buildReviews(row, category, place, variants, gallery)
  const spread = place * 83 + CATEGORY_KEYS.indexOf(category) * 29
  // Steps that share no factor with the span, so that "newest" mixes the shops; nothing is reviewed before it exists.
  const ageDays = reviews.length === 0 ? 3 + (spread % 61) : 85 + (spread % 307)
  return {
    key,
    category,
    shop,
    title: worded(row.title, books),
    description: worded(row.about, books),
    attributes: buildAttributes(row, books),
    priceCents: variants.length > 0 ? Math.min(...variants.map((variant) => variant.priceCents)) : priceCents,
    marketPriceCents: row.market,
    stock: variants.length > 0 ? variants.reduce((sum, variant) => sum + variant.stock, 0) : stock,
    sold,
    clicks: sold * 9 + place * 17 + 120,
    rating: meanRate(reviews),
    gallery,
    createdSecondsAgo: ageDays * DAY_SECONDS + place * 1_811,
    hotRank: row.hot,
    recommendRank: row.pick,
    isOnSale: row.isOffSale !== true,
    keywords: buildKeywords(row),
    weightGrams,
    options,
    variants,
    reviews,
  }
}
