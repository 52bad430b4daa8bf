import type { Language } from '../../../domain/account/language.ts'
import { HELP_ARTICLES } from './articles/help-articles.ts'
import { LAW_ARTICLES } from './articles/law-articles.ts'
import { ASKED_WORDS } from './asked-words.ts'
import { BANNERS } from './banners.ts'
import { COURIERS } from './delivery/couriers.ts'
import { HUBS } from './delivery/hubs.ts'
import { PROVINCES } from './delivery/provinces.ts'
import type {
  DemoArticle,
  DemoBanner,
  DemoCategory,
  DemoCourier,
  DemoLanguage,
  DemoNetwork,
  DemoNotice,
  DemoProduct,
  DemoPromo,
  DemoProvince,
  DemoShop,
} from './demo-types.ts'
import { NETWORKS } from './networks.ts'
import type { DemoPerson } from './people/demo-person.ts'
import { NOTICES } from './people/notices.ts'
import { PEOPLE } from './people/people.ts'
import { PRODUCTS, SHOPS } from './products/catalogue.ts'
import { CATEGORIES, LANGUAGE_LIST } from './products/categories.ts'
import { PROMOS } from './promos.ts'

/** A world that a database can be filled with: the demo's, and the small one of the tests. */
export type DemoData = {
  readonly languages: readonly DemoLanguage[]
  readonly categories: readonly DemoCategory[]
  readonly shops: readonly DemoShop[]
  readonly products: readonly DemoProduct[]
  readonly provinces: readonly DemoProvince[]
  readonly people: readonly DemoPerson[]
  readonly notices: readonly DemoNotice[]
  readonly promos: readonly DemoPromo[]
  readonly banners: readonly DemoBanner[]
  readonly articles: readonly DemoArticle[]
  readonly couriers: readonly DemoCourier[]
  /** Export hub of a country by its code, for the couriers' routes. */
  readonly hubs: Readonly<Record<string, string>>
  readonly networks: readonly DemoNetwork[]
  /** What several people have looked for, by language, newest first. */
  readonly askedWords?: Readonly<Partial<Record<Language, readonly string[]>>>
}

/**
 * The demo world: ten categories, thirty shops of eleven countries, two hundred and sixty products with
 * variants, galleries and reviews, two shoppers with their past, and what surrounds them.
 *
 * - Rows refer to each other by key: product -> shop and category; order line, favourite and cart -> product.
 * - Instants are seconds before the seeding; amounts are whole cents; texts are Indonesian and English; what the shop itself says, in six languages.
 * - Pictures are {art, tint}: an object of the art package by its code on a category's colours.
 * - Nothing is random: two seedings at one moment give the same world.
 * - The first person is the demo shopper; the notices are hers. Promo MERDEKA is over, PERDANA used up.
 */
export const demoData: DemoData = {
  languages: LANGUAGE_LIST,
  categories: CATEGORIES,
  shops: SHOPS,
  products: PRODUCTS,
  provinces: PROVINCES,
  people: PEOPLE,
  notices: NOTICES,
  promos: PROMOS,
  banners: BANNERS,
  articles: [...HELP_ARTICLES, ...LAW_ARTICLES],
  couriers: COURIERS,
  hubs: HUBS,
  networks: NETWORKS,
  askedWords: ASKED_WORDS,
}
