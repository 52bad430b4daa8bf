import { isLanguage, LANGUAGE_TAGS, type Language } from '../account/language.ts'
import { localisedIn, localisedTag } from '../account/localised.ts'
import { textOf } from '../api/read.ts'
import type { DeliveryQuote } from '../orders/delivery.ts'
import type { Fields } from '../shared/fields.ts'
import type { Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'
import type { CategoryKey } from './category.ts'
import type { ReviewCounts } from './reviews.ts'
import type { Origin, ShopSummary } from './shop.ts'

/** A product is always a product in a shop: the same goods may be sold by several (api.md 2). */
export type ProductRef = { readonly productId: string; readonly shopId: string }

/** Title in the server's main language and in English, and in others where it has them; `titleIn` chooses. */
export type Titled = {
  readonly title: string
  readonly titleEn: string
  /** By the name of the language. What a device has kept may hold anything. */
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
    /** Where its shop sends it from; undefined where the server says nothing of it. */
    readonly origin?: Origin | undefined
  }

/**
 * What the price is below the market price, in whole percent: cut, so that no more is promised than is given. Undefined for
 * less than one percent, and where no market price is known.
 */
export const discountPercent = ({
  price,
  marketPrice,
}: Pick<ProductSummary, 'price' | 'marketPrice'>): number | undefined => {
  if (marketPrice === undefined || marketPrice <= 0) return undefined
  const percent = Math.floor(((marketPrice - price) * 100) / marketPrice)
  return percent >= 1 ? percent : undefined
}

/** One option of a product, such as its colour, with its values in order. */
export type OptionGroup = {
  readonly name: string
  readonly values: readonly string[]
  /** What the values look like, as `#rrggbb`, in the same places; undefined where the server does not say. */
  readonly colours?: readonly (string | undefined)[]
}

/** One thing to buy of a product, with price (cents) and stock. */
export type Variant = {
  /** Option values joined by comma: the form that travels in cart and order. */
  readonly spec: string
  readonly values: readonly string[]
  readonly price: Cents
  readonly marketPrice: Cents | undefined
  readonly stock: number
  readonly image: string | undefined
}

/** A line of the product's specification, in the reader's language. */
export type Attribute = { readonly name: string; readonly value: string }

/** What the shop has answered below a review; `at` is undefined where the server does not say. */
export type ReviewReply = { readonly text: string; readonly at: Seconds | undefined }

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
  /** What it is written in; undefined where the server does not say. */
  readonly language: Language | undefined
  /** The server has it in a language that this reader knows better. */
  readonly hasTranslation: boolean
  readonly reply: ReviewReply | undefined
}

/** A review in other words. */
export type ReviewTranslation = { readonly language: Language | undefined; readonly text: string }

/** Everything that a product's page shows. */
export type ProductDetail = ProductSummary & {
  readonly images: readonly string[]
  readonly stock: number
  /** Host HTML or plain text in the reader's language; shown only through the sanitiser. */
  readonly content: string
  readonly attributes: readonly Attribute[]
  /** When it was put on sale; undefined when the server does not say. */
  readonly onSaleSince: Seconds | undefined
  readonly options: readonly OptionGroup[]
  readonly variants: readonly Variant[]
  readonly isFavourite: boolean
  readonly reviewCount: number
  readonly reviews: readonly Review[]
  /** Undefined where the server does not count them apart: they cannot be filtered then. */
  readonly reviewCounts: ReviewCounts | undefined
  /** What one order of it costs to be sent, and when it comes; undefined where the server says nothing of it. */
  readonly delivery: DeliveryQuote | undefined
  /** How many days after it was received money can be asked back; undefined where the server says nothing of it. */
  readonly returnDays: number | undefined
  readonly shop: ShopSummary
  readonly others: readonly ProductSummary[]
}

/** The title a reader of `language` sees: their own, else the server's for Indonesian, English for the rest. */
export const titleIn = ({ title, titleEn, titleOthers }: Titled, language: string): string =>
  textOf(titleOthers?.[language]) ||
  localisedIn({ indonesian: title, english: titleEn }, language === 'dgn' ? 'dgn' : 'en')

/**
 * The tag of the language that a title is shown in, where it is not the reader's: a screen reader says it by that one.
 * `title` is in the language of the shop, Indonesian (api.md 2).
 */
export const titleTag = ({ title, titleEn, titleOthers }: Titled, language: string): string | undefined => {
  const isOwn = textOf(titleOthers?.[language]) !== '' || (language === 'dgn' && title !== '')
  if (!isLanguage(language) || isOwn) return undefined
  const tag = localisedTag({ indonesian: title, english: titleEn }, language)
  return tag === LANGUAGE_TAGS[language] ? undefined : tag
}

/** What else a product's page leads to: more of the same shop, and what other shops have. */
export const othersOf = ({ shopId, others }: Pick<ProductDetail, 'shopId' | 'others'>) => ({
  ofShop: others.filter((other) => other.shopId === shopId),
  ofOthers: others.filter((other) => other.shopId !== shopId),
})

/** The orders in which the server can list products. */
export type ProductSort = 'default' | 'sales' | 'newest' | 'price-up' | 'price-down'

/** One list request. `page` counts from 1. Only set fields travel (requirement S7). */
export type ProductQuery = {
  readonly categoryId?: string | undefined
  readonly title?: string | undefined
  readonly sort?: ProductSort | undefined
  readonly minPrice?: Cents | undefined
  readonly maxPrice?: Cents | undefined
  /** Only what can be bought now. */
  readonly inStock?: boolean | undefined
  /** Only what is rated so well, 0-5; what nobody has rated is left out. */
  readonly minRating?: number | undefined
  readonly page: number
  readonly limit?: number | undefined
}
