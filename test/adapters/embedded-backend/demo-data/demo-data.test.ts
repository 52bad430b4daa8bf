import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  DemoDataError,
  type DemoProduct,
  type DemoText,
  readDemoData,
} from '../../../../adapters/embedded-backend/demo-data/demo-data.ts'
import { LANGUAGES } from '../../../../domain/account/language.ts'
import { CATEGORY_KEYS } from '../../../../domain/catalogue/category.ts'
import { titleIn } from '../../../../domain/catalogue/product.ts'
import { rateTenthsOf } from '../../../../domain/orders/review.ts'
import { DEMO_DATA, demoData } from '../../../support/backend/world/demo-world.ts'

const ART_FOLDER = 'node_modules/@lobehub/fluent-emoji-3d/assets'
const { products, shops, people } = demoData
const productNamed = new Map(products.map((product) => [product.key, product]))
const keysOf = (rows: readonly { readonly key: string }[]): readonly string[] => rows.map(({ key }) => key)
const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at)
const offenders = (isWrong: (product: DemoProduct) => boolean): readonly string[] =>
  keysOf(products.filter(isWrong))

/** Every value of the given names, wherever it stands in the world. */
const collect = (value: unknown, names: readonly string[]): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!names.includes(name)) return collect(inner, names)
    return [inner].flat().filter((one) => typeof one === 'string')
  })
}

const demoWorld = suite('demo world')

demoWorld('has the promised size', () => {
  assert.ok(shops.length >= 26, `${shops.length} shops`)
  assert.ok(products.length >= 260, `${products.length} products`)
  assert.ok(new Set(shops.map(({ country }) => country)).size >= 8)
  for (const category of CATEGORY_KEYS) {
    assert.ok(products.filter((product) => product.category === category).length >= 26, category)
  }
  for (const { key } of shops) {
    assert.ok(products.filter(({ shop }) => shop === key).length >= 5, key)
  }
})

demoWorld('uses every key, title and code once', () => {
  assert.equal(repeated(keysOf(products)), [])
  assert.equal(repeated(keysOf(shops)), [])
  assert.equal(repeated(shops.map(({ name }) => name)), [])
  assert.equal(repeated(products.map(({ title }) => title.dgn.toLowerCase())), [])
  assert.equal(repeated(products.map(({ title }) => title.en.toLowerCase())), [])
  assert.equal(repeated(products.flatMap(({ variants }) => variants.map(({ code }) => code))), [])
})

demoWorld('refers only to shops and products that exist', () => {
  const shopKeys = new Set(keysOf(shops))
  assert.equal(
    offenders(({ shop }) => !shopKeys.has(shop)),
    [],
  )
  for (const person of people) {
    for (const key of person.followed) assert.ok(shopKeys.has(key), key)
    for (const key of person.favourites) assert.ok(productNamed.has(key), key)
  }
})

demoWorld('shows only art that exists in the art package, besides its product pictures', () => {
  const { people: _, ...world } = demoData
  const named = collect(world, ['picture', 'pictures', 'avatar', 'banner', 'gallery', 'views'])
  const avatars = people.map(({ avatar }) => avatar)
  const codes = [...new Set([...named, ...avatars].map((picture) => picture.split('#')[0] ?? ''))]
  const art = codes.filter((code) => !code.startsWith('goods/'))
  assert.ok(art.length > 50 && codes.length - art.length > 260, `${art.length} of ${codes.length} pictures`)
  assert.equal(
    art.filter((code) => !existsSync(`${ART_FOLDER}/${code}.webp`)),
    [],
  )
})

/** A text without its figures, which Indonesian writes in its own way. */
const bare = (text: string): string => text.replace(/\d+(?:[.,]\d+)*/g, '').toLowerCase()
const isSaidInAll = (text: DemoText): boolean => LANGUAGES.every((language) => text[language] !== undefined)

demoWorld(
  'describes every product in all languages, and omits one only where it equals the English text',
  () => {
    assert.equal(
      offenders(({ title, description }) => !isSaidInAll(title) || !isSaidInAll(description)),
      [],
    )
    assert.equal(
      offenders(({ description }) => description.dgn === description.en),
      [],
    )
    const halves = products.flatMap(({ key, attributes, options }) =>
      [
        ...attributes.flatMap(({ name, value }) => [name, value]),
        ...options.flatMap(({ name, values }) => [name, ...values]),
      ]
        .filter((text) => bare(text.dgn) !== bare(text.en) && !isSaidInAll(text))
        .map(({ dgn, en }) => `${key}: ${dgn} (${en})`),
    )
    assert.equal(halves, [])
  },
)

demoWorld(
  'has the texts of shops and merchants in the four other languages too, with the same placeholders and mark-up',
  () => {
    const { notices, articles, banners, networks, couriers } = demoData
    const told = [
      ...shops.flatMap(({ intro, countryName }) => [intro, countryName]),
      ...[...notices, ...articles].flatMap(({ title, content }) => [title, content]),
      ...banners.flatMap(({ title, text }) => [title, text]),
      ...networks.map(({ tip }) => tip),
      ...couriers.flatMap(({ route }) => route.map(({ text }) => text)),
    ]
    const marksOf = (text: string) => (text.match(/\{\w+\}|<[^>]+>|LT\d+|\$\d+/g) ?? []).sort()
    for (const { en, ...said } of told) {
      for (const language of ['zh-cn', 'ri', 'han', 'tai'] as const) {
        const text = said[language] ?? ''
        assert.is.not(text.replace(/[ -~]/g, ''), '', `${language}: ${en}`)
        assert.equal(marksOf(text), marksOf(en), `${language}: ${en}`)
      }
    }
  },
)

demoWorld('keeps titles short and attributes between three and six', () => {
  assert.equal(
    offenders(({ title }) => Math.max(title.dgn.length, title.en.length) > 60),
    [],
  )
  assert.equal(
    offenders(({ attributes }) => attributes.length < 3 || attributes.length > 6),
    [],
  )
  assert.equal(
    offenders(({ gallery }) => gallery.length < 1 || gallery.length > 6),
    [],
  )
})

demoWorld('has plausible prices and a market price only where it is higher', () => {
  const isPrice = (cents: number): boolean => Number.isInteger(cents) && cents >= 300 && cents <= 200_000
  assert.equal(
    offenders(({ priceCents }) => !isPrice(priceCents)),
    [],
  )
  assert.equal(
    offenders(
      ({ priceCents, marketPriceCents }) => marketPriceCents !== undefined && marketPriceCents <= priceCents,
    ),
    [],
  )
  assert.ok(products.filter(({ marketPriceCents }) => marketPriceCents !== undefined).length >= 10)
})

demoWorld('gives every combination of the options one variant whose spec names it', () => {
  for (const { key, options, variants, priceCents, stock } of products) {
    const combinations = options.reduce((count, { values }) => count * values.length, 1)
    assert.is(variants.length, options.length === 0 ? 0 : combinations, key)
    assert.equal(repeated(variants.map(({ spec }) => spec.dgn)), [], key)
    for (const { spec, values } of variants) {
      assert.is(spec.dgn, values.map(({ dgn }) => dgn).join(','), key)
      assert.is(spec.en, values.map(({ en }) => en).join(','), key)
      assert.equal(new Set(LANGUAGES.map((name) => (spec[name] ?? spec.en).split(',').length)).size, 1, key)
    }
    if (variants.length === 0) continue
    assert.is(priceCents, Math.min(...variants.map((variant) => variant.priceCents)), key)
    assert.is(
      stock,
      variants.reduce((sum, variant) => sum + variant.stock, 0),
      key,
    )
  }
  assert.ok(products.filter(({ variants }) => variants.length > 0).length >= products.length * 0.6)
  assert.ok(products.some(({ variants }) => variants.some(({ stock }) => stock === 0)))
})

demoWorld('leaves some products sold out and one or two off sale', () => {
  const soldOut = offenders(({ stock }) => stock === 0)
  assert.ok(soldOut.length >= 5 && soldOut.length <= 26, String(soldOut.length))
  assert.is(offenders(({ isOnSale }) => !isOnSale).length, 2)
})

demoWorld('has products with good ratings, none of them perfect', () => {
  for (const { key, reviews } of products) {
    if (reviews.length === 0) continue
    const tenths = reviews.reduce((sum, { scores }) => sum + rateTenthsOf(scores), 0) / reviews.length
    assert.ok(Math.round(tenths) >= 41 && Math.round(tenths) <= 49, `${key} is rated ${tenths / 10}`)
  }
})

demoWorld('has reviews that are mixed, of that product, and younger than it', () => {
  assert.ok(products.filter(({ reviews }) => reviews.length >= 3).length >= 120)
  for (const { key, reviews, variants, createdSecondsAgo } of products) {
    assert.equal(repeated(reviews.map(({ text }) => text)), [], key)
    for (const { spec, text, secondsAgo, nickname } of reviews) {
      assert.not.match(text, /[{}]/, key)
      assert.match(nickname, /\*{2}/)
      assert.ok(secondsAgo < createdSecondsAgo, `${key}: reviewed before it was there`)
      assert.ok(
        variants.length === 0 ? spec === undefined : variants.some((variant) => variant.spec.dgn === spec),
        key,
      )
    }
  }
  const all = products.flatMap(({ reviews }) => reviews)
  assert.ok(all.some(({ scores }) => scores.product <= 3))
  assert.is(new Set(all.map(({ language }) => language)).size, 6)
  assert.ok(all.filter(({ pictures }) => (pictures ?? []).length > 0).length >= 100)
})

demoWorld('has as many reviews as its sales let one believe', () => {
  assert.equal(
    offenders(({ sold, reviews: { length } }) =>
      length === 0 ? sold >= 10 : length < sold * 0.05 || length > sold * 0.25,
    ),
    [],
  )
  // Among the best sold there are many, and not all of them are happy.
  const best = [...products].sort((one, other) => other.sold - one.sold).slice(0, 20)
  assert.ok(best.every(({ reviews }) => reviews.length >= 6))
  const isUnhappy = ({ reviews }: DemoProduct): boolean =>
    reviews.some(({ scores }) => rateTenthsOf(scores) < 35)
  assert.ok(best.filter(isUnhappy).length >= 5, `${best.filter(isUnhappy).length}`)
  const made = readDemoData(DEMO_DATA).products.map(({ reviews }) => reviews)
  assert.equal(
    made,
    products.map(({ reviews }) => reviews),
    'the same at every reading',
  )
})

demoWorld('numbers the popular and the recommended list without a gap', () => {
  for (const rankOf of [(p: DemoProduct) => p.hotRank, (p: DemoProduct) => p.recommendRank]) {
    const ranks = products.flatMap((product) => rankOf(product) ?? []).sort((one, other) => one - other)
    assert.ok(ranks.length >= 40)
    assert.equal(
      ranks,
      ranks.map((_, at) => at + 1),
    )
  }
})

demoWorld('has popular searches in every language, each of which finds a title of that language', () => {
  for (const language of LANGUAGES) {
    const words = demoData.searches?.[language] ?? []
    assert.ok(words.length >= 5, language)
    const titles = products.map(({ title }) =>
      titleIn({ title: title.dgn, titleEn: title.en, titleOthers: title }, language).toLowerCase(),
    )
    assert.equal(
      words.filter((word) => !titles.some((title) => title.includes(word))),
      [],
    )
  }
})

const reading = suite('reading the demo data')

/** What is said of the files after one of them was changed. */
const faultAfter = (file: string, change: (text: string) => string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'lintas-demo-data-'))
  try {
    cpSync(DEMO_DATA, folder, { recursive: true })
    const path = join(folder, file)
    const was = readFileSync(path, 'utf8')
    writeFileSync(path, change(was))
    assert.is.not(readFileSync(path, 'utf8'), was)
    readDemoData(folder)
    return 'read'
  } catch (cause) {
    if (!(cause instanceof DemoDataError)) throw cause
    return cause.message.replaceAll(folder, '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const FAULTS: readonly (readonly [
  what: string,
  file: string,
  change: readonly [RegExp, string],
  said: RegExp,
])[] = [
  [
    'a field that is missing',
    'products/phone.json',
    [/"en": "[^"]+",/, ''],
    /^\/products\/phone\.json: 0\.title\.en: /,
  ],
  [
    'a field of another kind',
    'promos.json',
    [/"value": 500/, '"value": "5"'],
    /^\/promos\.json: 0\.value: .*received "5"/,
  ],
  ['a field that nothing reads', 'shops.json', [/"town"/, '"twon"'], /^\/shops\.json: 0\.town: /m],
  [
    'a language that the shop does not speak',
    'banners.json',
    [/"tai"/, '"th"'],
    /^\/banners\.json: 0\.title\.th: /m,
  ],
  [
    'a value that no option has',
    'products/phone.json',
    [/"values": \["[^"]+"/, '"values": ["Ungu tua"'],
    /^\/products\/phone\.json: 0: a variant names a value/,
  ],
  [
    'a price beside variants',
    'products/phone.json',
    [/"sold"/, '"priceCents": 1, "sold"'],
    /^\/products\/phone\.json: 0: either priceCents/,
  ],
  [
    'a picture that is no name',
    'categories.json',
    [/"picture": "[^"]+"/, '"picture": "../1f4f1"'],
    /^\/categories\.json: 0\.picture: not a picture/,
  ],
  [
    'a review of nothing',
    'reviews/phone.json',
    [/"phone-01"/, '"phone-99"'],
    /^reviews\/phone\.json names "phone-99"/,
  ],
  [
    'a country that is not there',
    'shops.json',
    [/"country": "\w+"/, '"country": "XX"'],
    /^shops\.json: [\w-]+ names "XX"/,
  ],
  [
    'a step that no parcel takes',
    'couriers.json',
    [/"step": "collected"/, '"step": "lost"'],
    /^couriers\.json: [\w-]+ names "lost"/,
  ],
  ['what is no JSON', 'people.json', [/\]\s*$/, ''], /^\/people\.json: .*JSON/],
]

for (const [what, file, [from, to], said] of FAULTS)
  reading(`names file and field of ${what}`, () => {
    assert.match(
      faultAfter(file, (text) => text.replace(from, to)),
      said,
    )
  })

demoWorld.run()
reading.run()
