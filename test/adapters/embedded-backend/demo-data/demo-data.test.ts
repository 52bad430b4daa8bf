import { existsSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { demoData } from '../../../../adapters/embedded-backend/demo-data/demo-data.ts'
import type { DemoProduct } from '../../../../adapters/embedded-backend/demo-data/demo-types.ts'
import { SHELVES } from '../../../../adapters/embedded-backend/demo-data/products/catalogue.ts'
import { rateOf } from '../../../../adapters/embedded-backend/demo-data/reviews/build-reviews.ts'
import { VALUES } from '../../../../adapters/embedded-backend/demo-data/words.ts'
import { LANGUAGES } from '../../../../domain/account/language.ts'
import { CATEGORY_KEYS } from '../../../../domain/catalogue/category.ts'
import { titleIn } from '../../../../domain/catalogue/product.ts'

const ART_FOLDER = 'node_modules/@lobehub/fluent-emoji-3d/assets'
const { products, shops, people } = demoData
const rows = Object.values(SHELVES).flatMap((shelf) => Object.values(shelf).flat())
const productNamed = new Map(products.map((product) => [product.key, product]))
const keysOf = (rows: readonly { readonly key: string }[]): readonly string[] => rows.map(({ key }) => key)
const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at)
const offenders = (isWrong: (product: DemoProduct) => boolean): readonly string[] =>
  keysOf(products.filter(isWrong))

/** Every value of the given names, wherever it stands in the world. */
const collect = (value: unknown, names: readonly string[]): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    names.includes(name) && typeof inner === 'string' ? [inner] : collect(inner, names),
  )
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
  assert.equal(repeated(products.map(({ title }) => title.id.toLowerCase())), [])
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

demoWorld('shows only pictures that the art package has', () => {
  const codes = [...new Set([...collect(demoData, ['art']), ...collect(demoData, ['avatar'])])]
  assert.ok(codes.length > 200, `${codes.length} pictures`)
  assert.equal(
    codes.filter((code) => !existsSync(`${ART_FOLDER}/${code}.webp`)),
    [],
  )
})

demoWorld('says everything in both languages', () => {
  const isHalf = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false
    const entries = Object.entries(value)
    const names = entries.map(([name]) => name)
    if (names.length === 2 && names.includes('id') && names.includes('en')) {
      const texts = entries.map(([, text]) => String(text))
      return texts.some((text) => text.trim() === '') && texts.some((text) => text.trim() !== '')
    }
    return entries.some(([, inner]) => isHalf(inner))
  }
  assert.not.ok(isHalf(demoData))
  assert.equal(
    offenders(({ title, description }) => !title.id || !title.en || !description.id || !description.en),
    [],
  )
  assert.equal(
    offenders(({ description }) => description.id === description.en),
    [],
  )
})

demoWorld(
  'says what the shop and its merchants tell in the four other languages too, with the same blanks and mark-up',
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
    for (const { en, others } of told) {
      for (const language of ['zh-cn', 'ri', 'han', 'tai'] as const) {
        const text = others?.[language] ?? ''
        assert.is.not(text.replace(/[ -~]/g, ''), '', `${language}: ${en}`)
        assert.equal(marksOf(text), marksOf(en), `${language}: ${en}`)
      }
    }
  },
)

demoWorld('keeps titles short and attributes between three and six', () => {
  assert.equal(
    offenders(({ title }) => Math.max(title.id.length, title.en.length) > 60),
    [],
  )
  assert.equal(
    offenders(({ attributes }) => attributes.length < 3 || attributes.length > 6),
    [],
  )
  assert.equal(
    offenders(({ gallery }) => gallery.length < 3 || gallery.length > 5),
    [],
  )
})

demoWorld('asks sane prices and names a market price only where it is higher', () => {
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

demoWorld('adds to the price of values, and lacks variants, that there are', () => {
  const indonesianOf = (name: string): string => VALUES[name]?.[0] ?? name
  for (const { title, options = {}, extra = {}, gone = [] } of rows) {
    const values = Object.values(options)
      .flat()
      .map((value) => (typeof value === 'string' ? indonesianOf(value) : value[0]))
    for (const name of [...Object.keys(extra), ...gone.flatMap((spec) => spec.split(','))])
      assert.ok(values.includes(indonesianOf(name)), `${title[0]}: ${name}`)
  }
})

demoWorld('gives every combination of the options one variant whose spec names it', () => {
  for (const { key, options, variants, priceCents, stock } of products) {
    const combinations = options.reduce((count, { values }) => count * values.length, 1)
    assert.is(variants.length, options.length === 0 ? 0 : combinations, key)
    assert.equal(repeated(variants.map(({ spec }) => spec.id)), [], key)
    for (const { spec, values } of variants) {
      assert.is(spec.id, values.map(({ id }) => id).join(','), key)
      assert.is(spec.en, values.map(({ en }) => en).join(','), key)
      assert.not.ok(
        values.some(({ id, en }) => `${id}${en}`.includes(',')),
        `${key}: comma in a value`,
      )
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

demoWorld('rates a product by the mean of its reviews, never by a figure of its own', () => {
  for (const { key, rating, reviews } of products) {
    const mean = reviews.reduce((sum, { scores }) => sum + rateOf(scores), 0) / reviews.length
    assert.is(rating, reviews.length === 0 ? undefined : Math.round(mean * 10) / 10, key)
    if (rating !== undefined) assert.ok(rating >= 4.1 && rating <= 4.9, `${key} is rated ${rating}`)
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
        variants.length === 0 ? spec.id === '' : variants.some((variant) => variant.spec.id === spec.id),
        key,
      )
    }
  }
  const all = products.flatMap(({ reviews }) => reviews)
  assert.ok(all.some(({ scores }) => scores.product <= 3))
  assert.is(new Set(all.map(({ language }) => language)).size, 6)
  assert.ok(all.filter(({ pictures }) => pictures.length > 0).length >= 100)
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

demoWorld('has searches of others in every language, each of which finds a title of that language', () => {
  for (const language of LANGUAGES) {
    const words = demoData.askedWords?.[language] ?? []
    assert.ok(words.length >= 5, language)
    const titles = products.map(({ title }) =>
      titleIn({ title: title.id, titleEn: title.en, titleOthers: title.others }, language).toLowerCase(),
    )
    assert.equal(
      words.filter((word) => !titles.some((title) => title.includes(word))),
      [],
    )
  }
})

demoWorld.run()
