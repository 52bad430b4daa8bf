import { isLanguage } from '../../domain/account/language.ts'
import {
  countOf,
  firstTextOf,
  flagOf,
  numberOf,
  picturesOf,
  priceOf,
  readRows,
  secondsOf,
  textOf,
} from '../../domain/api/read.ts'
import type {
  Attribute,
  OptionGroup,
  ProductDetail,
  Review,
  ReviewReply,
  ReviewTranslation,
  Variant,
} from '../../domain/catalogue/product.ts'
import type { ReviewCounts } from '../../domain/catalogue/reviews.ts'
import type { Arrival, DeliveryQuote } from '../../domain/orders/delivery-quote.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { parseCents } from '../../domain/shared/money.ts'
import { marketPriceOf, readProduct, readShop } from './read-product.ts'

const languageOf = (name: unknown) => (isLanguage(name) ? name : undefined)

const readReply = (value: unknown): ReviewReply | undefined => {
  const row = fieldsOf(value)
  const text = row ? firstTextOf(row, 'comment', 'content') : textOf(value)
  if (text === '') return undefined
  return { text, at: secondsOf(row?.['createtime']), language: languageOf(row?.['language']) }
}

/** The translation of a review; undefined where the answer has none. */
export const readTranslation = (data: unknown): ReviewTranslation | undefined => {
  const row = fieldsOf(data)
  const text = row ? firstTextOf(row, 'comment', 'content') : ''
  return text === '' ? undefined : { language: languageOf(row?.['language']), text }
}

/** Review counts by filter; undefined where one is missing. */
const readReviewCounts = (value: unknown): ReviewCounts | undefined => {
  const row = fieldsOf(value)
  const all = numberOf(row?.['all'])
  const [one, two, three, four, five] = ['1', '2', '3', '4', '5'].map((stars) => numberOf(row?.[stars]))
  return all === undefined ||
    one === undefined ||
    two === undefined ||
    three === undefined ||
    four === undefined ||
    five === undefined
    ? undefined
    : { all, pictures: countOf(row?.['pictures']), stars: { 1: one, 2: two, 3: three, 4: four, 5: five } }
}

/** The expected days of arrival; undefined unless a row has both. */
export const readArrival = (row: Fields): Arrival | undefined => {
  const [first, last] = [row['arrives_first'], row['arrives_last']].map((day) =>
    Number.isNaN(Date.parse(textOf(day))) ? undefined : textOf(day),
  )
  return first === undefined || last === undefined || last < first ? undefined : { first, last }
}

/** Shipping cost and arrival of the product; undefined without a cost. */
const readDelivery = (value: unknown): DeliveryQuote | undefined => {
  const row = fieldsOf(value)
  const fee = parseCents(row?.['fee'])
  if (!row || fee === undefined) return undefined
  return { fee, courier: textOf(row['courier']), arrival: readArrival(row) }
}

/** A review from a row; undefined when it has no id. */
export const readReview = (row: Fields): Review | undefined => ({
  id: firstTextOf(row, 'reply_id', 'id'),
  nickname: textOf(row['nickname']),
  avatar: textOf(row['avatar']),
  rating: numberOf(row['rate'] ?? row['product_score']) ?? 5,
  text: firstTextOf(row, 'comment', 'content'),
  pictures: picturesOf(row['pics'] ?? row['images']),
  spec: textOf(row['spec']),
  createdAt: secondsOf(row['createtime']) ?? 0,
  language: languageOf(row['language']),
  hasTranslation: flagOf(row['has_translation']),
  reply: readReply(row['reply']),
})

/**
 * A colour of six hexadecimal digits; undefined for any other text, because CSS such as `url()` could make the
 * browser fetch something.
 */
const readColour = (colour: unknown): string | undefined =>
  typeof colour === 'string' && /^#[\da-f]{6}$/i.test(colour) ? colour : undefined

const readOption = (row: Fields): OptionGroup | undefined => {
  const values = picturesOf(row['child'] ?? row['values'])
  const name = textOf(row['name'])
  if (name === '' || values.length === 0) return undefined
  const colours = row['child_color']
  return Array.isArray(colours) && colours.length === values.length
    ? { name, values, colours: colours.map(readColour) }
    : { name, values }
}

const readVariant = (row: Fields): Variant | undefined => {
  const values = picturesOf(row['value'] ?? row['spec'])
  const price = priceOf(row['sales_price'])
  if (values.length === 0 || price === undefined) return undefined
  return {
    spec: textOf(row['spec']) || values.join(','),
    values,
    price,
    marketPrice: marketPriceOf(row['market_price'], price),
    stock: countOf(row['stock']),
    image: picturesOf(row['image'])[0],
  }
}

const readAttribute = (row: Fields): Attribute | undefined => {
  const name = firstTextOf(row, 'name', 'key')
  return name === '' ? undefined : { name, value: textOf(row['value']) }
}

/** Product detail (api.md 2). Without `specList` and `specTableList` the product has no options. */
export const readProductDetail = (data: unknown): ProductDetail | undefined => {
  const row = fieldsOf(data)
  const summary = readProduct(data)
  const shop = readShop(row?.['merchant'])
  if (!row || !summary || !shop) return undefined
  const goods = fieldsOf(row['goods']) ?? row
  const pictures = picturesOf(goods['images'])
  const reviews = readRows(row['reply_list'], readReview) ?? []
  const hasOptions = goods['use_spec'] === undefined || flagOf(goods['use_spec'])
  const variants = hasOptions ? (readRows(goods['specTableList'], readVariant) ?? []) : []
  return {
    ...summary,
    shopId: summary.shopId || shop.shopId,
    categoryId: firstTextOf(goods, 'category_id') || undefined,
    images: pictures.length > 0 ? pictures : [summary.image],
    stock: countOf(goods['stock']),
    content: textOf(goods['content']),
    attributes: readRows(goods['attributes'] ?? goods['attrs'], readAttribute) ?? [],
    onSaleSince: secondsOf(goods['createtime'] ?? row['createtime']),
    options: variants.length > 0 ? (readRows(goods['specList'], readOption) ?? []) : [],
    variants,
    isFavourite: flagOf(row['is_like']),
    reviewCount: countOf(row['reply_count'] ?? row['comment_count'] ?? reviews.length),
    reviews,
    reviewCounts: readReviewCounts(row['reply_counts']),
    delivery: readDelivery(row['delivery']),
    returnDays: numberOf(row['return_days']) || undefined,
    shop,
    others: readRows(row['other'], readProduct) ?? [],
  }
}
