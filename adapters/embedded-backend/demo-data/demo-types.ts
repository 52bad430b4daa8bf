import type { Language } from '../../../domain/account/language.ts'
import type { CategoryKey } from '../../../domain/catalogue/category.ts'

// Every instant is a number of seconds before the moment of seeding, so that the world is always fresh
// and two seedings at one moment are equal. Every amount is in whole cents. Keys are stable names that
// other rows refer to; the store gives its own ids.

/** Text in the two languages that the demo world is written in, and in the other four where the shop itself speaks. */
export type Bilingual = {
  readonly id: string
  readonly en: string
  readonly others?: Readonly<Partial<Record<Language, string>>>
}

/** A picture: an object of the art package on the wall and floor of a category's colours. */
export type DemoArt = { readonly art: string; readonly tint: CategoryKey }

export type DemoCategory = {
  readonly key: CategoryKey
  readonly sort: number
  readonly art: string
  readonly names: Readonly<Record<Language, string>>
}

export type DemoLanguage = {
  readonly languageName: string
  /** The Chinese name of the language: the host's field for it is chinese_name. */
  readonly chineseName: string
  readonly fileName: Language
  readonly isDefault: boolean
}

export type DemoShop = {
  readonly key: string
  readonly name: string
  /** ISO 3166 alpha-2, also the start of a parcel's route. */
  readonly country: string
  readonly countryName: Bilingual
  /** The warehouse town a parcel leaves from. */
  readonly town: string
  readonly avatar: DemoArt
  readonly banner: DemoArt
  readonly focus: readonly CategoryKey[]
  readonly followers: number
  /** Percent of favourable reviews, 0-100. */
  readonly favourableRate: number
  /** Items sold since the shop opened. */
  readonly totalSales: number
  readonly visits: number
  readonly level: 1 | 2 | 3 | 4 | 5
  /** Trust points, 0-1000. */
  readonly credit: number
  readonly intro: Bilingual
  /** How long its people usually take to answer the first message. */
  readonly replyMinutes: number
  readonly openedSecondsAgo: number
}

export type DemoAttribute = { readonly name: Bilingual; readonly value: Bilingual }

export type DemoOption = { readonly name: Bilingual; readonly values: readonly Bilingual[] }

export type DemoVariant = {
  /** Option values joined by comma without a space, in the order of the options. No value holds a comma. */
  readonly spec: Bilingual
  readonly values: readonly Bilingual[]
  readonly code: string
  readonly priceCents: number
  readonly marketPriceCents: number | undefined
  readonly stock: number
  readonly art: DemoArt | undefined
}

export type DemoReview = {
  /** Masked as shown, for example "D*** W.". */
  readonly nickname: string
  readonly avatar: string
  readonly language: Language
  /** 1-5 each; the shown rate is their mean with one decimal. */
  readonly scores: { readonly product: number; readonly service: number; readonly postage: number }
  readonly text: string
  /** Empty for a product without variants. */
  readonly spec: Bilingual
  readonly pictures: readonly DemoArt[]
  readonly secondsAgo: number
}

export type DemoProduct = {
  readonly key: string
  readonly category: CategoryKey
  readonly shop: string
  readonly title: Bilingual
  readonly description: Bilingual
  readonly attributes: readonly DemoAttribute[]
  /** The lowest price of its variants. */
  readonly priceCents: number
  /** Only when it is higher than the price. */
  readonly marketPriceCents: number | undefined
  /** The sum over the variants when there are any. */
  readonly stock: number
  readonly sold: number
  readonly clicks: number
  /** Mean rate of its reviews with one decimal; undefined without reviews. */
  readonly rating: number | undefined
  /** Main picture first, three to five in all. */
  readonly gallery: readonly [DemoArt, ...DemoArt[]]
  readonly createdSecondsAgo: number
  /** Place in the popular list, lower first; undefined when it is not in it. */
  readonly hotRank: number | undefined
  /** Place in the recommended list, lower first; undefined when it is not in it. */
  readonly recommendRank: number | undefined
  readonly isOnSale: boolean
  readonly keywords: readonly string[]
  readonly weightGrams: number
  readonly options: readonly DemoOption[]
  readonly variants: readonly DemoVariant[]
  readonly reviews: readonly DemoReview[]
}

/** A division of a country: province, city or district. Ids are unique within their level. */
export type DemoDistrict = { readonly id: string; readonly name: string }
export type DemoCity = DemoDistrict & { readonly districts: readonly DemoDistrict[] }
export type DemoProvince = DemoDistrict & { readonly cities: readonly DemoCity[] }

/** A network that money comes and goes over. The address must be one whose checksum is right. */
export type DemoNetwork = {
  readonly name: string
  readonly address: string
  readonly minCents: number
  readonly confirmations: number
  readonly tip: Bilingual
}

export type DemoNotice = {
  readonly type: 'system' | 'order' | 'wallet' | 'promo'
  readonly title: Bilingual
  readonly content: Bilingual
  /** A path of the app, or empty. */
  readonly link: string
  readonly secondsAgo: number
  readonly isRead: boolean
}

export type DemoPromo = {
  readonly code: string
  readonly kind: 'amount' | 'percent' | 'freight'
  /** Cents for amount, whole percent for percent, 0 for freight. */
  readonly value: number
  readonly minimumCents: number
  /** Upper bound of the discount. */
  readonly capCents: number | undefined
  readonly title: Bilingual
  /** Negative is after seeding. */
  readonly startsSecondsAgo: number
  readonly endsSecondsAgo: number
  readonly usageLimit: number | undefined
  readonly used: number
  readonly perPerson: number
}

export type DemoBanner = {
  readonly title: Bilingual
  readonly text: Bilingual
  readonly art: readonly DemoArt[]
  readonly link: string
}

/** Body text is HTML of p, h2, ul, li and strong only. */
export type DemoArticle = {
  readonly key: string
  readonly kind: 'help' | 'law' | 'about'
  readonly title: Bilingual
  readonly content: Bilingual
  readonly secondsAgo: number
}

export type DemoCourier = {
  readonly key: string
  readonly name: string
  readonly prefix: string
  readonly freightCents: number
  /** Countries it collects from. */
  readonly countries: readonly string[]
  /**
   * The steps of a parcel, oldest first. {town} is where the shop is, {hub} the country's export hub,
   * {city} and {area} are the receiver's.
   */
  readonly route: readonly { readonly text: Bilingual; readonly afterHours: number }[]
}
