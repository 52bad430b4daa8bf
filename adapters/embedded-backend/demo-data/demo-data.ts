import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { CATEGORY_KEYS, type CategoryKey } from '../../../domain/catalogue/category.ts'
import { REFUND_REASONS } from '../../../domain/orders/refund.ts'
import { Defect } from '../../../domain/shared/result.ts'
import { createShortReviews } from './short-reviews.ts'

/*
 * The format of the demo data: JSON files in this folder, read when a shop is seeded.
 *
 * languages, categories, countries, shops, banners, promos, networks, couriers, areas, searches, notices, people
 * products/CATEGORY   a list of products, in the order in which they get their ids
 * reviews/CATEGORY    reviews by the key of their product
 * replies             shops' replies to reviews, by key
 * short-reviews       sentences of which a product's older reviews are made, as many as fit what was sold
 * articles/help, articles/law
 *
 * - A text is a record keyed by language, { "dgn": "Ponsel", "en": "Phone", "zh-cn": "手机", "ri", "han", "tai" }.
 * `dgn`
 * (Indonesian) and `en` are always there; texts that are the same as in English ("3.1 kg", "USB-C") leave the others
 * out.
 * - A picture of a product is one of `goods/pictures` without width and ending: the good, and the look or view of it,
 * "goods/mug.terracotta" or "goods/mug.terracotta.above"; a variant whose option can be seen has its own. Any other picture is the name of a file of
 * the
 * art package without its ending, "1f4f1". Where its colours are not those of
 * its product's category, as with every picture that has no product, they follow: "1f4f1#home".
 * - Amounts are whole US cents, ages are seconds before the seeding (negative: after it), weights are grams.
 * - Rows refer to each other by key: product -> shop, order line and favourite -> product, address -> area.
 * - A product has either `priceCents` and `stock`, or `options` and `variants`. A variant names its option values in
 * Indonesian, in the order of the options; no value holds a comma, because a spec is the values joined by commas.
 * - Prices, places in lists and reviews are written down or made of what is, nothing is random: two seedings at one moment are equal.
 *
 * The first person is the demo shopper; the notices are hers. Promo MERDEKA is over, PERDANA used up. The addresses
 * of `networks` are digests of the words "lintas demo deposit" in the format of addresses: nobody has their private
 * keys.
 */

/** A demo data file has a wrong format, or refers to something that does not exist. */
export class DemoDataError extends Defect {
  override name = 'DemoDataError'
}

const text = v.string()
const word = v.pipe(v.string(), v.nonEmpty())
const whole = v.pipe(v.number(), v.integer())
const count = v.pipe(whole, v.minValue(0))
const language = v.picklist(LANGUAGES)
const category = v.picklist(CATEGORY_KEYS)
const secondsAgo = whole
const score = v.pipe(whole, v.minValue(1), v.maxValue(5))
const byLanguage = <S extends v.GenericSchema>(schema: S): Readonly<Record<Language, S>> =>
  Object.fromEntries(LANGUAGES.map((name) => [name, schema])) as Record<Language, S>
const localised = v.strictObject({ ...byLanguage(v.optional(word)), dgn: word, en: word })
const inAll = v.strictObject(byLanguage(word))
const picture = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:goods/)?[\\w.-]+(?:#(?:${CATEGORY_KEYS.join('|')}))?$`),
    'not a picture: "1f4f1", "1f4f1#home" or "goods/mug.terracotta"',
  ),
)
const value = v.pipe(
  localised,
  v.check((texts) => !Object.values(texts).join('').includes(','), 'an option value with a comma'),
)

const languages = v.array(
  v.strictObject({ languageName: word, chineseName: word, fileName: language, isDefault: v.boolean() }),
)

const categories = v.array(v.strictObject({ key: category, picture, names: inAll }))

/** By ISO 3166 alpha-2: the country's name, and its export hub. */
const countries = v.record(v.pipe(v.string(), v.length(2)), v.strictObject({ name: inAll, hub: word }))

const shopRow = v.strictObject({
  key: word,
  name: word,
  /** A key of `countries`, also the origin of the parcels' routes. */
  country: word,
  /** The town of the shop's warehouse. */
  town: word,
  avatar: picture,
  banner: picture,
  followers: count,
  /** Percent of favourable reviews. */
  favourableRate: v.pipe(count, v.maxValue(100)),
  visits: count,
  level: score,
  /** Trust points. */
  credit: v.pipe(count, v.maxValue(1_000)),
  /** Typical minutes until a first answer. */
  replyMinutes: count,
  openedSecondsAgo: secondsAgo,
  intro: localised,
})

const variantRow = v.strictObject({
  /** One value for each option, in Indonesian. */
  values: v.array(word),
  code: word,
  priceCents: count,
  marketPriceCents: v.optional(count),
  stock: count,
  picture: v.optional(picture),
})

const productRow = v.pipe(
  v.strictObject({
    key: word,
    shop: word,
    title: localised,
    description: localised,
    attributes: v.array(v.strictObject({ name: localised, value: localised })),
    priceCents: v.optional(count),
    /** The list price, only where it is higher than the price. */
    marketPriceCents: v.optional(count),
    stock: v.optional(count),
    sold: count,
    clicks: count,
    weightGrams: count,
    createdSecondsAgo: secondsAgo,
    /** Position in the popular list, lower first; undefined when not listed. */
    hotRank: v.optional(count),
    /** Position in the recommended list, lower first; undefined when not listed. */
    recommendRank: v.optional(count),
    isOnSale: v.optional(v.boolean()),
    keywords: v.array(word),
    /** The main picture first. */
    gallery: v.pipe(v.array(picture), v.minLength(1)),
    /** Further views of pictures in `gallery`: "goods/mug.ivory.above" of "goods/mug.ivory". */
    views: v.optional(v.array(picture), []),
    options: v.optional(v.array(v.strictObject({ name: localised, values: v.array(value) }))),
    variants: v.optional(v.array(variantRow)),
  }),
  v.check(
    ({ priceCents, stock, options, variants }) =>
      variants === undefined
        ? priceCents !== undefined && stock !== undefined && options === undefined
        : priceCents === undefined && stock === undefined && options !== undefined && variants.length > 0,
    'either priceCents and stock, or options and variants',
  ),
  v.check(
    ({ options = [], variants = [] }) =>
      variants.every(
        ({ values }) =>
          values.length === options.length &&
          values.every((name, at) => options[at]?.values.some(({ dgn }) => dgn === name)),
      ),
    'a variant names a value that its option does not have',
  ),
)

const review = v.strictObject({
  /** Masked as displayed, for example "D*** W.". */
  nickname: word,
  avatar: v.union([picture, v.literal('')]),
  language,
  scores: v.strictObject({ product: score, service: score, postage: score }),
  text: word,
  /** The reviewed variant, by its Indonesian spec; missing for products without variants. */
  spec: v.optional(word),
  pictures: v.optional(v.array(picture)),
  secondsAgo,
  /** In languages other than its own. */
  translations: v.optional(v.partial(inAll)),
  /** The shop's reply: a key of `replies`, a day after the review. */
  reply: v.optional(word),
})

const replies = v.record(v.string(), inAll)

/** By score. */
const sentences = v.record(v.picklist(['1', '2', '3', '4', '5']), v.pipe(v.array(inAll), v.minLength(1)))
const sentenceFile = v.strictObject({ product: sentences, delivery: sentences })

const courierFile = v.strictObject({
  /**
   * Tracking events by name. {town} is the shop's, {hub} the country's export hub, {city} and {area} are the
   * receiver's.
   */
  steps: v.record(v.string(), localised),
  couriers: v.array(
    v.strictObject({
      key: word,
      name: word,
      /** The prefix of its tracking numbers. */
      prefix: word,
      freightCents: count,
      /** Countries it collects from. */
      countries: v.array(word),
      /** The tracking events of a parcel, oldest first. */
      route: v.array(v.strictObject({ step: word, afterHours: count })),
    }),
  ),
})

/** Ids are unique within their level; `districts` is "id name=postcode,postcode|id name|...". */
const areas = v.strictObject({
  source: word,
  licence: word,
  provinces: v.array(
    v.strictObject({
      id: word,
      name: word,
      cities: v.array(
        v.strictObject({
          id: word,
          name: word,
          districts: v.pipe(
            v.string(),
            v.regex(/^\d+ [^|=]+(?:=\d{5}(?:,\d{5})*)?(?:\|\d+ [^|=]+(?:=\d{5}(?:,\d{5})*)?)*$/),
          ),
        }),
      ),
    }),
  ),
})

const orderLine = v.strictObject({
  product: word,
  /** The Indonesian spec of the variant; empty without variants. */
  spec: text,
  quantity: v.pipe(whole, v.minValue(1)),
  isReviewed: v.optional(v.boolean()),
})

/** A past order of one shop. Missing times have not happened. */
const order = v.strictObject({
  number: word,
  shop: word,
  lines: v.array(orderLine),
  /** As in docs/api.md: 0 unpaid, 1 to ship, 2 shipped, 3 received, 4 completed, -1 cancelled, -2 refunded. */
  status: v.picklist([-2, -1, 0, 1, 2, 3, 4]),
  /** 0 none, 1 under way, 2 refunded, 3 refused. */
  refundStatus: v.picklist([0, 1, 2, 3]),
  freightCents: count,
  discountCents: count,
  note: text,
  createdSecondsAgo: secondsAgo,
  paidSecondsAgo: v.optional(secondsAgo),
  shippedSecondsAgo: v.optional(secondsAgo),
  receivedSecondsAgo: v.optional(secondsAgo),
  finishedSecondsAgo: v.optional(secondsAgo),
  courier: v.optional(word),
  parcelNumber: v.optional(word),
  /** How many tracking events of the courier's route have happened. */
  parcelSteps: v.optional(count),
  refund: v.optional(
    v.strictObject({
      reasonType: v.picklist(REFUND_REASONS),
      explanation: text,
      serviceType: v.picklist([0, 1]),
      receivingStatus: v.picklist([0, 1]),
      amountCents: count,
      appliedSecondsAgo: secondsAgo,
      settledSecondsAgo: v.optional(secondsAgo),
      reply: v.optional(localised),
    }),
  ),
})

/** A recharge or withdrawal. Status 0 under audit, 1 passed, 2 refused (without an effect on the balance). */
const transfer = v.strictObject({
  kind: v.picklist(['recharge', 'extract']),
  by: v.picklist(['card', 'chain', 'manual']),
  amountCents: count,
  status: v.picklist([0, 1, 2]),
  secondsAgo,
  /** From request to decision; an hour by default. */
  auditSeconds: v.optional(count),
  network: v.optional(word),
  /** The destination of a withdrawal to a blockchain. */
  address: v.optional(word),
  /** The bank of a card, for both directions. */
  bank: v.optional(word),
  cardNumber: v.optional(word),
  refuseReason: v.optional(localised),
})

/** One message: a text, a product or order card, or a product's picture, by key and number. */
const line = v.pipe(
  v.strictObject({
    from: v.picklist(['shopper', 'shop']),
    secondsAgo,
    text: v.optional(word),
    /** The text mentions the shopper. */
    isMention: v.optional(v.boolean()),
    card: v.optional(word),
    order: v.optional(word),
    picture: v.optional(word),
  }),
  v.check(
    ({ text, card, order, picture }) =>
      [text, card, order, picture].filter((one) => one !== undefined).length === 1,
    'one of text, card, order and picture',
  ),
)

const conversation = v.strictObject({
  /** The key of a shop, or "service" for customer service. */
  with: word,
  isPinned: v.optional(v.boolean()),
  isMuted: v.optional(v.boolean()),
  /** How many of the last messages are unread. */
  unread: count,
  draft: v.optional(word),
  /** Oldest first. */
  lines: v.array(line),
})

const people = v.array(
  v.strictObject({
    key: word,
    familyName: word,
    givenName: word,
    email: word,
    mobile: word,
    password: word,
    paymentCode: text,
    avatar: v.union([picture, v.literal('')]),
    language,
    /** The balance after all transfers and orders below. */
    balanceCents: count,
    joinedSecondsAgo: secondsAgo,
    addresses: v.array(
      v.strictObject({
        name: word,
        mobile: word,
        country: word,
        provinceId: word,
        cityId: word,
        areaId: word,
        detail: word,
        tag: text,
        isDefault: v.boolean(),
      }),
    ),
    favourites: v.array(word),
    followed: v.array(word),
    cart: v.array(orderLine),
    orders: v.array(order),
    transfers: v.array(transfer),
    conversations: v.optional(v.array(conversation)),
  }),
)

const notices = v.array(
  v.strictObject({
    type: v.picklist(['system', 'order', 'wallet', 'promo']),
    title: localised,
    content: localised,
    /** A path of the app, or empty. */
    link: text,
    secondsAgo,
    isRead: v.boolean(),
  }),
)

const promos = v.array(
  v.strictObject({
    code: word,
    kind: v.picklist(['amount', 'percent', 'freight']),
    /** Cents for amount, whole percent for percent, 0 for shipping. */
    value: count,
    minimumCents: count,
    /** Most that it takes off. */
    capCents: v.optional(count),
    title: localised,
    startsSecondsAgo: secondsAgo,
    endsSecondsAgo: secondsAgo,
    usageLimit: v.optional(count),
    used: count,
    perPerson: count,
    /** The key of the shop for whose goods it is valid; all shops if missing. */
    shop: v.optional(word),
    /** Offered to everybody to be claimed; other codes must be known. */
    isClaimable: v.optional(v.boolean()),
  }),
)

const banners = v.array(
  v.strictObject({ title: localised, text: localised, pictures: v.array(picture), link: text }),
)

/** Body text is HTML of p, h2, ul, li and strong only. */
const articles = v.array(
  v.strictObject({
    key: word,
    kind: v.picklist(['help', 'law', 'about']),
    title: localised,
    content: localised,
    secondsAgo,
  }),
)

/** Networks for recharges and withdrawals. The address must have a valid checksum. */
const networks = v.array(
  v.strictObject({ name: word, address: word, minCents: count, confirmations: count, tip: localised }),
)

/** Popular searches, newest first, by language; each occurs in a title of its language. */
const searches = v.record(language, v.array(word))

type Frozen<T> = T extends readonly (infer One)[]
  ? readonly Frozen<One>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T
type Out<S extends v.GenericSchema> = Frozen<v.InferOutput<S>>

export type DemoText = Out<typeof localised>
/** A review with the text of the shop's reply. */
export type DemoReview = Omit<Out<typeof review>, 'reply'> & { readonly reply?: DemoText }
export type DemoOrder = Out<typeof order>
export type DemoTransfer = Out<typeof transfer>
export type DemoLine = Out<typeof line>
export type DemoConversation = Out<typeof conversation>
export type DemoPerson = Out<typeof people>[number]
export type DemoPromo = Out<typeof promos>[number]

/** A shop with data derived from the other files. */
export type DemoShop = Out<typeof shopRow> & {
  readonly countryName: DemoText
  /** Items sold since the shop opened: the sum over its products. */
  readonly totalSales: number
}

export type DemoVariant = Omit<Out<typeof variantRow>, 'values'> & {
  /** Option values joined by commas without spaces, in the order of the options. */
  readonly spec: DemoText
  readonly values: readonly DemoText[]
}

type ProductRow = Out<typeof productRow>

/** A product with its reviews, price and stock: the lowest and the sum of its variants, if it has any. */
export type DemoProduct = Omit<ProductRow, 'variants' | 'options' | 'isOnSale'> & {
  readonly category: CategoryKey
  readonly priceCents: number
  readonly stock: number
  readonly isOnSale: boolean
  readonly options: NonNullable<ProductRow['options']>
  readonly variants: readonly DemoVariant[]
  readonly reviews: readonly DemoReview[]
}

/** A region of a country. Ids are unique within their level. */
export type DemoRegion = { readonly id: string; readonly name: string }
export type DemoDistrict = DemoRegion & { readonly postcodes: readonly string[] }
export type DemoCity = DemoRegion & { readonly districts: readonly DemoDistrict[] }
export type DemoProvince = DemoRegion & { readonly cities: readonly DemoCity[] }

/** A courier; the texts of its route contain placeholders (`steps` of couriers.json). */
export type DemoCourier = Omit<Out<typeof courierFile>['couriers'][number], 'route'> & {
  readonly route: readonly { readonly text: DemoText; readonly afterHours: number }[]
}

/** The data to seed a database with: the demo's, or the small set of the tests. */
export type DemoData = {
  readonly languages: Out<typeof languages>
  readonly categories: Out<typeof categories>
  readonly shops: readonly DemoShop[]
  readonly products: readonly DemoProduct[]
  readonly provinces: readonly DemoProvince[]
  readonly people: readonly DemoPerson[]
  readonly notices: Out<typeof notices>
  readonly promos: readonly DemoPromo[]
  readonly banners: Out<typeof banners>
  readonly articles: Out<typeof articles>
  readonly couriers: readonly DemoCourier[]
  /** Export hub by country code, for the couriers' routes. */
  readonly hubs: Readonly<Record<string, string>>
  readonly networks: Out<typeof networks>
  /** Popular searches by language, newest first. */
  readonly searches?: Readonly<Partial<Record<Language, readonly string[]>>>
}

/** Option values as one text; for a language that only some of them have, the others use English. */
const specOf = (values: readonly DemoText[]): DemoText => {
  const joined = (name: Language) => values.map((each) => each[name] ?? each.en).join(',')
  const spoken = LANGUAGES.filter((name) => values.some((each) => each[name] !== undefined))
  return {
    dgn: joined('dgn'),
    en: joined('en'),
    ...Object.fromEntries(spoken.map((name) => [name, joined(name)])),
  }
}

const productOf = (
  { variants: rows = [], options = [], ...row }: ProductRow,
  key: CategoryKey,
  reviews: readonly DemoReview[],
): DemoProduct => {
  const variants = rows.map(({ values: names, ...variant }) => {
    const values = names.flatMap((name, at) => options[at]?.values.find(({ dgn }) => dgn === name) ?? [])
    return { ...variant, values, spec: specOf(values) }
  })
  return {
    ...row,
    category: key,
    priceCents: row.priceCents ?? Math.min(...variants.map(({ priceCents }) => priceCents)),
    stock: row.stock ?? variants.reduce((sum, { stock }) => sum + stock, 0),
    isOnSale: row.isOnSale ?? true,
    options,
    variants,
    reviews,
  }
}

const districtsOf = (line: string): readonly DemoDistrict[] =>
  line.split('|').map((district) => {
    const [named = '', postcodes] = district.split('=')
    const at = named.indexOf(' ')
    return { id: named.slice(0, at), name: named.slice(at + 1), postcodes: postcodes?.split(',') ?? [] }
  })

/** Reads one file; format errors name the file and the path of the field. */
const readFile = <S extends v.GenericSchema>(folder: string, name: string, schema: S): Out<S> => {
  const file = join(folder, `${name}.json`)
  const parsed = ((): unknown => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch (cause) {
      throw new DemoDataError(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  })()
  const read = v.safeParse(schema, parsed)
  if (read.success) return read.output as Out<S>
  const faults = read.issues.map((issue) => `${file}: ${v.getDotPath(issue) ?? '(file)'}: ${issue.message}`)
  throw new DemoDataError(faults.join('\n'))
}

/** The entry of a record, or a fault that names the referring item. */
const named = <T>(record: Readonly<Record<string, T>>, key: string, asker: string): T => {
  const found = record[key]
  if (found === undefined) throw new DemoDataError(`${asker} names "${key}", which is not there`)
  return found
}

/**
 * The people of the demo world; the first is the demo shopper.
 *
 * @param folder where the JSON files are
 * @throws DemoDataError with file and path of each field that breaks the format
 */
export const readDemoPeople = (folder: string): readonly DemoPerson[] => readFile(folder, 'people', people)

/**
 * The demo world: ten categories, thirty shops of eleven countries, two hundred and sixty products with variants,
 * galleries and reviews, two shoppers with their past, and what surrounds them.
 *
 * @param folder where the JSON files are
 * @throws DemoDataError with file and path of each field that breaks the format
 */
export const readDemoData = (folder: string): DemoData => {
  const read = <S extends v.GenericSchema>(name: string, schema: S): Out<S> => readFile(folder, name, schema)
  const kinds = read('categories', categories)
  const lands = read('countries', countries)
  const { steps, couriers } = read('couriers', courierFile)
  const answers = read('replies', replies)
  const shortReviews = createShortReviews(
    read('short-reviews', sentenceFile),
    named(answers, 'sorry', 'short-reviews'),
  )
  const products = kinds.flatMap(({ key }) => {
    const file = read(`reviews/${key}`, v.record(v.string(), v.array(review)))
    const reviewsOf = (product: string): readonly DemoReview[] =>
      (file[product] ?? []).map(({ reply, ...said }) =>
        reply === undefined
          ? said
          : { ...said, reply: named(answers, reply, `reviews/${key}.json: ${product}`) },
      )
    const rows = read(`products/${key}`, v.array(productRow))
    const keys = new Set(rows.map((row) => row.key))
    for (const product of Object.keys(file))
      if (!keys.has(product))
        throw new DemoDataError(`reviews/${key}.json names "${product}", which is not there`)
    return rows.map((row) => {
      const product = productOf(row, key, reviewsOf(row.key))
      return { ...product, reviews: [...product.reviews, ...shortReviews(product)] }
    })
  })
  const salesOf = (shop: string) =>
    products.reduce((sum, one) => (one.shop === shop ? sum + one.sold : sum), 0)
  return {
    languages: read('languages', languages),
    categories: kinds,
    shops: read('shops', v.array(shopRow)).map((shop) => ({
      ...shop,
      countryName: named(lands, shop.country, `shops.json: ${shop.key}`).name,
      totalSales: salesOf(shop.key),
    })),
    products,
    provinces: read('areas', areas).provinces.map(({ cities, ...province }) => ({
      ...province,
      cities: cities.map((city) => ({ ...city, districts: districtsOf(city.districts) })),
    })),
    people: readDemoPeople(folder),
    notices: read('notices', notices),
    promos: read('promos', promos),
    banners: read('banners', banners),
    articles: [...read('articles/help', articles), ...read('articles/law', articles)],
    couriers: couriers.map(({ route, ...courier }) => ({
      ...courier,
      route: route.map(({ step, afterHours }) => ({
        text: named(steps, step, `couriers.json: ${courier.key}`),
        afterHours,
      })),
    })),
    hubs: Object.fromEntries(Object.entries(lands).map(([code, { hub }]) => [code, hub])),
    networks: read('networks', networks),
    searches: read('searches', searches),
  }
}
