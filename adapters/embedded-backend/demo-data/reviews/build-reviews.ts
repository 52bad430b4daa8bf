import type { Language } from '../../../../domain/account/language.ts'
import type { CategoryKey } from '../../../../domain/catalogue/category.ts'
import type { DemoArt, DemoReview, DemoVariant } from '../demo-types.ts'
import type { ProductRow, Said } from '../products/product-row.ts'
import { SHOPS_OF_INDONESIA } from '../shops/shops-of-indonesia.ts'
import { VALUES } from '../words.ts'
import { CATEGORY_LINES } from './category-lines.ts'
import { FOREIGN_LINES } from './foreign-lines.ts'
import { REVIEWERS } from './reviewers.ts'
import { SERVICE_LINES } from './service-lines.ts'

const DAY_SECONDS = 86_400

/** Languages in the order in which further shoppers write: most of them Indonesian. */
const TURNS: readonly Language[] = [
  'dgn',
  'dgn',
  'en',
  'dgn',
  'zh-cn',
  'dgn',
  'en',
  'ri',
  'dgn',
  'han',
  'en',
  'tai',
]

/** Service and postage scores where the shopper wrote nothing about them. */
const QUIET_SCORES = [
  [5, 5],
  [5, 4],
  [5, 5],
  [4, 5],
  [5, 5],
] as const

const HOME_SHOPS: ReadonlySet<string> = new Set(SHOPS_OF_INDONESIA.map(({ key }) => key))

/** Whether the parcel crosses no border: all who buy here live in Indonesia. */
const isAtHome = ({ base: [shop] }: ProductRow): boolean => HOME_SHOPS.has(shop)

const pick = <T>(list: readonly T[], at: number): T => {
  const chosen = list[at % list.length]
  if (chosen === undefined) throw new RangeError('nothing to pick from')
  return chosen
}

/** Mean of three scores with one decimal, as the shop shows a review (api.md 5). */
export const rateOf = ({ product, service, postage }: DemoReview['scores']): number =>
  Math.round(((product + service + postage) / 3) * 10) / 10

/** Mean rate with one decimal; undefined without reviews. */
export const meanRate = (reviews: readonly DemoReview[]): number | undefined =>
  reviews.length === 0
    ? undefined
    : Math.round((reviews.reduce((sum, { scores }) => sum + rateOf(scores), 0) / reviews.length) * 10) / 10

/** A further shopper's words from the lines of the category, in the language whose turn it is. */
const furtherSaid = (row: ProductRow, category: CategoryKey, turn: number, round: number): Said => {
  const language = pick(TURNS, turn)
  if (language === 'dgn' || language === 'en') {
    const [score, text] = pick(CATEGORY_LINES[category][language], turn + round)
    return [score, text.replaceAll('{it}', row.noun[language === 'dgn' ? 0 : 1]), language]
  }
  const [score, texts, fromAfar] = pick(FOREIGN_LINES[language], turn + round)
  const sayable = fromAfar === undefined || isAtHome(row) ? texts : [fromAfar, ...texts]
  return [score, pick(sayable, Math.floor(turn / 12)), language]
}

const withService = (
  row: ProductRow,
  said: Said,
  turn: number,
  isQuiet: boolean,
): Pick<DemoReview, 'text' | 'scores' | 'language'> => {
  const [product, text, language = 'dgn'] = said
  const lines = language === 'en' || language === 'dgn' ? SERVICE_LINES[language] : []
  if (!isQuiet && lines.length > 0 && turn % 5 < 2) {
    const [service, postage, texts, atHome] = pick(lines, turn)
    const more = (isAtHome(row) ? atHome : undefined) ?? pick(texts, Math.floor(turn / lines.length))
    return {
      text: `${text} ${more}`,
      scores: { product, service, postage },
      language,
    }
  }
  const [service, postage] = pick(QUIET_SCORES, isQuiet ? 1 : turn)
  return { text, scores: { product, service, postage }, language }
}

/** How far to go for the next variant, so that every one is reached in time: a step that the count cannot be divided by. */
const strideOver = (count: number): number => [2, 3, 5, 7].find((stride) => count % stride !== 0) ?? 1

/** The variant a review is of: one that it speaks of, if it names a value. */
const boughtOf = (kept: readonly DemoVariant[], [, , , of]: Said, turn: number): DemoVariant['spec'] => {
  const named = of === undefined ? of : (VALUES[of]?.[0] ?? of)
  const fitting = kept.filter(({ values }) => named === undefined || values.some(({ id }) => id === named))
  return pick(fitting, turn * strideOver(fitting.length)).spec
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The reviews of one product: what was said about it, then what further shoppers of the category say. */
export const buildReviews = (
  row: ProductRow,
  category: CategoryKey,
  place: number,
  variants: readonly DemoVariant[],
  gallery: readonly DemoArt[],
): readonly DemoReview[] => {
  const own = row.said ?? []
  const furtherCount = own.length > 0 ? 1 + ((place * 2 + own.length) % 4) : place % 4
  const start = place * 7 + category.length * 5
  const further = Array.from({ length: furtherCount }, (_, at) => {
    const round = Math.floor(place / 12)
    const said = furtherSaid(row, category, start + at * 5, round)
    // One cool voice would be the whole verdict on a product that few have reviewed.
    return own.length === 0 && said[0] < 4 ? furtherSaid(row, category, start + at * 5, round + 1) : said
  })
  const inStock = variants.filter((variant) => variant.stock > 0)
  const kept = inStock.length > 0 ? inStock : variants
  return [...own, ...further].map((said, at) => {
    const { text, scores, language } = withService(row, said, start + at * 3, own.length === 0 && at === 0)
    const [nickname, avatar] = pick(REVIEWERS[language], start + at * 5 + category.charCodeAt(0))
    const hasPictures = at % 3 === 0 && own.length > 0
    return {
      nickname,
      avatar,
      language,
      scores,
      text: capital(text),
      spec: kept.length > 0 ? boughtOf(kept, said, place + at) : { id: '', en: '' },
      pictures: hasPictures ? gallery.slice(0, 1 + (place % 2)) : [],
      secondsAgo: (2 + at * 9 + (place % 7)) * DAY_SECONDS + start * 977 + at * 4_231,
    }
  })
}
