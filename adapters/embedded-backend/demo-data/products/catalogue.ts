import { CATEGORY_KEYS, type CategoryKey } from '../../../../domain/catalogue/category.ts'
import type { DemoProduct, DemoShop } from '../demo-types.ts'
import { buildShop } from '../shops/shop-row.ts'
import { SHOPS_ABROAD } from '../shops/shops-abroad.ts'
import { SHOPS_OF_INDONESIA } from '../shops/shops-of-indonesia.ts'
import { booksOf } from '../translations/books.ts'
import type { ProductFile } from '../translations/translations.ts'
import { APPLIANCES } from './appliances.ts'
import { BODY_CARE } from './body-care.ts'
import { buildProduct, type WordedRow } from './build-product.ts'
import { CAMPING_AND_WALKING } from './camping-and-walking.ts'
import { COMPUTER_PARTS } from './computer-parts.ts'
import { COMPUTERS } from './computers.ts'
import { GAMES_AND_MAKING } from './games-and-making.ts'
import { KITCHEN_AND_TABLE } from './kitchen-and-table.ts'
import { MEN_ACCESSORIES } from './men-accessories.ts'
import { MEN_CLOTHING } from './men-clothing.ts'
import { PANTRY } from './pantry.ts'
import { PHONE_ACCESSORIES } from './phone-accessories.ts'
import { PHONES } from './phones.ts'
import type { ProductRow } from './product-row.ts'
import { ROOMS } from './rooms.ts'
import { SOFT_AND_WOODEN_TOYS } from './soft-and-wooden-toys.ts'
import { SOUND_AND_PICTURES } from './sound-and-pictures.ts'
import { SPORT_AND_WATER } from './sport-and-water.ts'
import { SWEETS_AND_SNACKS } from './sweets-and-snacks.ts'
import { WELLBEING } from './wellbeing.ts'
import { WOMEN_ACCESSORIES } from './women-accessories.ts'
import { WOMEN_CLOTHING } from './women-clothing.ts'

/** What stands on each shelf, by the files it is written in. */
export const SHELVES: Readonly<
  Record<CategoryKey, Readonly<Partial<Record<ProductFile, readonly ProductRow[]>>>>
> = {
  phone: { phones: PHONES, 'phone-accessories': PHONE_ACCESSORIES },
  computer: { computers: COMPUTERS, 'computer-parts': COMPUTER_PARTS },
  electric: { 'sound-and-pictures': SOUND_AND_PICTURES, appliances: APPLIANCES },
  outdoor: { 'camping-and-walking': CAMPING_AND_WALKING, 'sport-and-water': SPORT_AND_WATER },
  home: { 'kitchen-and-table': KITCHEN_AND_TABLE, rooms: ROOMS },
  health: { 'body-care': BODY_CARE, wellbeing: WELLBEING },
  men: { 'men-clothing': MEN_CLOTHING, 'men-accessories': MEN_ACCESSORIES },
  women: { 'women-clothing': WOMEN_CLOTHING, 'women-accessories': WOMEN_ACCESSORIES },
  food: { pantry: PANTRY, 'sweets-and-snacks': SWEETS_AND_SNACKS },
  toys: { 'soft-and-wooden-toys': SOFT_AND_WOODEN_TOYS, 'games-and-making': GAMES_AND_MAKING },
}

const rowsOf = (category: CategoryKey): readonly WordedRow[] => {
  const shelf = SHELVES[category]
  return (Object.keys(shelf) as ProductFile[]).flatMap((file) => {
    const books = booksOf(file)
    return (shelf[file] ?? []).map((row) => ({ row, books }))
  })
}

/** How many products the popular and the recommended list hold. */
const HOT_COUNT = 60
const RECOMMENDED_COUNT = 96

const isOffered = (product: DemoProduct): boolean => product.isOnSale && product.stock > 0

/** Takes turns over the categories, so that a long list stays mixed. */
const byTurns = (products: readonly DemoProduct[]): readonly DemoProduct[] => {
  const queues = CATEGORY_KEYS.map((key) => products.filter((product) => product.category === key))
  const longest = Math.max(...queues.map((queue) => queue.length))
  return Array.from({ length: longest }, (_, round) => queues.flatMap((queue) => queue[round] ?? [])).flat()
}

/** Numbers the list on: the places that rows name themselves come first. */
const ranks = (
  products: readonly DemoProduct[],
  named: (product: DemoProduct) => number | undefined,
  further: readonly DemoProduct[],
  count: number,
): ReadonlyMap<string, number> => {
  const first = products
    .filter((product) => named(product) !== undefined)
    .sort((one, other) => (named(one) ?? 0) - (named(other) ?? 0))
  const rest = further.filter((product) => named(product) === undefined && isOffered(product))
  return new Map([...first, ...rest].slice(0, count).map(({ key }, at) => [key, at + 1]))
}

const withRanks = (products: readonly DemoProduct[]): readonly DemoProduct[] => {
  const bySales = [...products].sort((one, other) => other.sold - one.sold)
  const wellRated = products.filter(({ rating }) => rating !== undefined && rating >= 4.4)
  const hot = ranks(products, ({ hotRank }) => hotRank, bySales, HOT_COUNT)
  const recommended = ranks(
    products,
    (product) => product.recommendRank,
    byTurns(wellRated),
    RECOMMENDED_COUNT,
  )
  return products.map((product) => ({
    ...product,
    hotRank: hot.get(product.key),
    recommendRank: recommended.get(product.key),
  }))
}

export const PRODUCTS: readonly DemoProduct[] = withRanks(
  CATEGORY_KEYS.flatMap((category) =>
    rowsOf(category).map((row, place) => buildProduct(row, category, place)),
  ),
)

export const SHOPS: readonly DemoShop[] = [...SHOPS_OF_INDONESIA, ...SHOPS_ABROAD].map((row) => {
  const own = PRODUCTS.filter((product) => product.shop === row.key)
  return buildShop(
    row,
    own.reduce((sum, { sold }) => sum + sold, 0),
  )
})
