import { isLanguage, LANGUAGE_TAGS, type Language } from '../account/language.ts'
import { localisedIn, localisedTag } from '../account/localised.ts'
import { textOf } from '../api/read.ts'
import type { DeliveryQuote } from '../orders/delivery-quote.ts'
import type { Fields } from '../shared/fields.ts'
import type { Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'
import type { CategoryKey } from './category.ts'
import type { ReviewCounts } from './reviews.ts'
import type { Origin, ShopSummary } from './shop.ts'

/** A product always belongs to a shop: several shops may sell the same goods (api.md 2). */
export type ProductRef = { readonly productId: string; readonly shopId: string }

/** A title in the server's main language, in English, and in other languages where available; `titleIn` chooses. */
export type Titled = {
  readonly title: string
  readonly titleEn: string
  /** By language. Unvalidated, because it may come from the device's storage. */
  readonly titleOthers?: Fields | undefined
}

/** A product as a card in a list shows it. */
export type ProductSummary = ProductRef &
  Titled & {
    readonly image: string
    readonly price: Cents
    /** Present only when it is higher than the price. */
    readonly marketPrice: Cents | undefined
    readonly sold: number
    readonly rating: number | undefined
    readonly stock: number | undefined
    readonly categoryKey: CategoryKey | undefined
    /** Where the shop ships it from; undefined where the server does not say. */
    readonly origin?: Origin | undefined
  }

/**
 * The discount from the market price in whole percent, rounded down so that it is never overstated. Undefined below
 * one percent and where no market price is known.
 */
export const discountPercent = ({
  price,
  marketPrice,
}: Pick<ProductSummary, 'price' | 'marketPrice'>): number | undefined => {
  if (marketPrice === undefined || marketPrice <= 0) return undefined
  const percent = Math.floor(((marketPrice - price) * 100) / marketPrice)
  return percent >= 1 ? percent : undefined
}

/** An option of a product, such as its colour, with its values in order. */
export type OptionGroup = {
  readonly name: string
  readonly values: readonly string[]
  /** The colours of the values as `#rrggbb`, by index; undefined where the server does not say. */
  readonly colours?: readonly (string | undefined)[]
}

/** A variant of a product, with price (cents) and stock. */
export type Variant = {
  /** Option values joined by commas: the form used in cart and order. */
  readonly spec: string
  readonly values: readonly string[]
  readonly price: Cents
  readonly marketPrice: Cents | undefined
  readonly stock: number
  readonly image: string | undefined
}

/** An entry of the product's specification table, in the reader's language. */
export type Attribute = { readonly name: string; readonly value: string }

/** The shop's reply to a review; `at` and `language` are undefined where the server does not say. */
export type ReviewReply = {
  readonly text: string
  readonly at: Seconds | undefined
  readonly language: Language | undefined
}

/** A shopper's review; `rating` is 1 to 5. */
export type Review = {
  readonly id: string
  readonly nickname: string
  readonly avatar: string
  readonly rating: number
  readonly text: string
  readonly pictures: readonly string[]
  readonly spec: string
  readonly createdAt: Seconds
  /** The language it is written in; undefined where the server does not say. */
  readonly language: Language | undefined
  /** The server has a translation into a language that suits this reader better. */
  readonly hasTranslation: boolean
  readonly reply: ReviewReply | undefined
}

/** A review's text in another language than its own. */
export type ReviewTranslation = { readonly language: Language | undefined; readonly text: string }

const PICTURE_VIEWS = ['side', 'behind', 'above'] as const

/** From where a further picture of a product was taken. */
export type PictureView = (typeof PICTURE_VIEWS)[number]

const VIEW_NAME = new RegExp(`\\.(${PICTURE_VIEWS.join('|')})(?:\\.\\d+\\.webp)?(?:#|$)`)

/**
 * From where a picture was taken: servers that tell it name the view before the width ("mug.ivory.above.640.webp").
 * Undefined for a product's main pictures, and where the address does not say.
 */
export const viewOf = (picture: string): PictureView | undefined => {
  const name = VIEW_NAME.exec(picture)?.[1]
  return PICTURE_VIEWS.find((view) => view === name)
}

/** A picture's address without its view and width: all pictures of one colour have the same. */
const lookOf = (picture: string): string =>
  picture.replace(/(?:\.\d+\.webp)?(?:#.*)?$/, '').replace(VIEW_NAME, '')

/** Whether two pictures show the product in the same colour or pattern, from whatever side. */
export const isSameLook = (picture: string, other: string): boolean => lookOf(picture) === lookOf(other)

/** Everything that a product's page shows. */
export type ProductDetail = ProductSummary & {
  /** The server's id of its category; undefined where the server does not say. */
  readonly categoryId: string | undefined
  readonly images: readonly string[]
  readonly stock: number
  /** Server HTML or plain text in the reader's language; shown only through the sanitiser. */
  readonly content: string
  readonly attributes: readonly Attribute[]
  /** When it was put on sale; undefined when the server does not say. */
  readonly onSaleSince: Seconds | undefined
  readonly options: readonly OptionGroup[]
  readonly variants: readonly Variant[]
  readonly isFavourite: boolean
  readonly reviewCount: number
  readonly reviews: readonly Review[]
  /** Undefined where the server does not count by filter; then reviews cannot be filtered. */
  readonly reviewCounts: ReviewCounts | undefined
  /** Shipping cost of an order of it, and arrival time; undefined where the server does not say. */
  readonly delivery: DeliveryQuote | undefined
  /** How many days after receipt it can be returned; undefined where the server does not say. */
  readonly returnDays: number | undefined
  readonly shop: ShopSummary
  readonly others: readonly ProductSummary[]
}

/** The title for a reader of `language`: their own, else Indonesian for dgn readers, English for all others. */
export const titleIn = ({ title, titleEn, titleOthers }: Titled, language: string): string =>
  textOf(titleOthers?.[language]) ||
  localisedIn({ indonesian: title, english: titleEn }, language === 'dgn' ? 'dgn' : 'en')

/**
 * The language tag of a shown title where it is not the reader's language, for screen readers. `title` is in the
 * shop's main language, Indonesian (api.md 2).
 */
export const titleTag = ({ title, titleEn, titleOthers }: Titled, language: string): string | undefined => {
  const isOwn = textOf(titleOthers?.[language]) !== '' || (language === 'dgn' && title !== '')
  if (!isLanguage(language) || isOwn) return undefined
  const tag = localisedTag({ indonesian: title, english: titleEn }, language)
  return tag === LANGUAGE_TAGS[language] ? undefined : tag
}

/** What a product page links to: more of the same shop, and the same goods of other shops. */
export const othersOf = ({ shopId, others }: Pick<ProductDetail, 'shopId' | 'others'>) => ({
  ofShop: others.filter((other) => other.shopId === shopId),
  ofOthers: others.filter((other) => other.shopId !== shopId),
})

/** Fewer recommendations than this make no row of a grid. */
const ROW = 5

/** Whether recommendations suffice for a grid of their own. */
export const isFullRow = (products: readonly ProductSummary[]): boolean => products.length >= ROW

/** What a product's page does not show yet: neither the product itself nor the row of its shop. */
export const notShownBeside = (
  { productId, shopId, others }: Pick<ProductDetail, 'productId' | 'shopId' | 'others'>,
  products: readonly ProductSummary[],
): readonly ProductSummary[] =>
  products.filter(
    (product) =>
      ![{ productId, shopId }, ...others].some(
        (shown) => shown.productId === product.productId && shown.shopId === product.shopId,
      ),
  )

/** The sort orders that the server supports. */
export type ProductSort = 'default' | 'sales' | 'newest' | 'price-up' | 'price-down'

/** A list request. `page` counts from 1. Only fields that are set are sent (requirement S7). */
export type ProductQuery = {
  readonly categoryId?: string | undefined
  readonly title?: string | undefined
  readonly sort?: ProductSort | undefined
  readonly minPrice?: Cents | undefined
  readonly maxPrice?: Cents | undefined
  /** Only products in stock. */
  readonly inStock?: boolean | undefined
  /** Minimum rating, 0-5; products without reviews are left out. */
  readonly minRating?: number | undefined
  readonly page: number
  readonly limit?: number | undefined
}

/**
 * Whether a row matches the filter. A server that ignores the stock and rating filters sends all rows; those that are
 * known to be sold out or rated lower are dropped here.
 */
export const isAskedFor = (
  { stock, rating }: Pick<ProductSummary, 'stock' | 'rating'>,
  { inStock, minRating }: Pick<ProductQuery, 'inStock' | 'minRating'>,
): boolean =>
  !(inStock && stock === 0) && !(minRating !== undefined && rating !== undefined && rating < minRating)
