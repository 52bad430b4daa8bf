import { countryOf } from '../../domain/addresses/country.ts'
import {
  countOf,
  firstTextOf,
  flagOf,
  numberOf,
  picturesOf,
  priceOf,
  textOf,
  textsOf,
} from '../../domain/api/read.ts'
import { categoryKeyFrom } from '../../domain/catalogue/category.ts'
import type { ProductSummary, Titled } from '../../domain/catalogue/product.ts'
import type { Origin, ShopSummary } from '../../domain/catalogue/shop.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { type Cents, parseCents } from '../../domain/shared/money.ts'

/** The origin of a shop or its goods; an unknown country code is left out. */
const readOrigin = (row: Fields): Origin | undefined => {
  const country = countryOf(textOf(row['country'])) ?? ''
  const town = textOf(row['town'])
  return country === '' && town === '' ? undefined : { country, town }
}

/** A shop row; the followed list nests it under `merchant` (api.md 2). */
export const readShop = (value: unknown): ShopSummary | undefined => {
  const outer = fieldsOf(value)
  const row = fieldsOf(outer?.['merchant']) ?? outer
  const shopId = row && firstTextOf(row, 'mer_id', 'id')
  if (!row || !shopId) return undefined
  // Some servers give the rate as a fraction, ours in percent. No shop has a rate of 1 percent, so values up to 1 are
  // fractions.
  const rate = numberOf(row['good_rate'])
  return {
    shopId,
    name: firstTextOf(row, 'mer_name', 'name'),
    avatar: firstTextOf(row, 'mer_avatar', 'avatar'),
    fans: countOf(row['follow_count']),
    goodRate: rate !== undefined && rate <= 1 ? rate * 100 : rate,
    totalSales: numberOf(row['total_sales'] ?? row['sales']),
    isFollowed: flagOf(row['is_follow'] ?? outer?.['is_follow']),
    origin: readOrigin(row),
  }
}

/** The market price, if it is higher than the price. */
export const marketPriceOf = (value: unknown, price: Cents): Cents | undefined => {
  const market = parseCents(value)
  return market !== undefined && market > price ? market : undefined
}

/** Our key of a product's category; undefined for one that we have no label for. */
export const categoryKeyOf = (goods: Fields): ProductSummary['categoryKey'] => {
  const category = fieldsOf(goods['category'])
  return categoryKeyFrom(
    goods['category_key'] ?? category?.['key'] ?? goods['category'],
    firstTextOf(category ?? goods, 'name_en', 'category_name_en'),
  )
}

/** A title by language; `title_others` comes from servers with more than two languages. */
export const readTitles = (goods: Fields): Titled => {
  const others = fieldsOf(goods['title_others'])
  return {
    title: textOf(goods['title']),
    titleEn: textOf(goods['title_en']),
    ...(others && { titleOthers: textsOf(others) }),
  }
}

/** A product row: the goods nest under `goods`, and in the favourites under `product` (api.md 2). */
export const readProduct = (value: unknown): ProductSummary | undefined => {
  const row = fieldsOf(value)
  if (!row) return undefined
  const inner = fieldsOf(row['product'])
  if (inner) return readProduct({ ...row, ...inner, product: undefined })
  const goods = fieldsOf(row['goods']) ?? row
  const productId = firstTextOf(row, 'product_id') || firstTextOf(goods, 'product_id')
  const price = priceOf(goods['sales_price'])
  if (productId === '' || price === undefined) return undefined
  return {
    productId,
    shopId: firstTextOf(row, 'mer_id') || textOf(goods['mer_id']),
    ...readTitles(goods),
    image: picturesOf(goods['image'])[0] ?? '',
    price,
    marketPrice: marketPriceOf(goods['market_price'], price),
    sold: countOf(row['sales'] ?? goods['real_sales'] ?? goods['sales']),
    rating: numberOf(goods['rate'] ?? goods['rating'] ?? row['rate']) || undefined,
    stock: numberOf(goods['stock'] ?? row['stock']),
    categoryKey: categoryKeyOf(goods),
    origin: readOrigin(goods),
  }
}
