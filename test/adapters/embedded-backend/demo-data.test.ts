import { existsSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { rateOf } from '../../../adapters/embedded-backend/demo-data/build-reviews.ts'
import { demoData } from '../../../adapters/embedded-backend/demo-data/demo-data.ts'
import type {
  DemoOrder,
  DemoPerson,
  DemoProduct,
} from '../../../adapters/embedded-backend/demo-data/demo-types.ts'
import { CATEGORY_KEYS } from '../../../domain/catalogue/category.ts'

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

const totalOf = (order: DemoOrder): number =>
  order.lines.reduce((sum, { product, spec, quantity }) => {
    const found = productNamed.get(product)
    const variant = found?.variants.find((one) => one.spec.id === spec)
    assert.ok(found && (found.variants.length === 0 || variant), `${order.number}: ${product} ${spec}`)
    assert.is(found.shop, order.shop, order.number)
    return sum + (variant?.priceCents ?? found.priceCents) * quantity
  }, order.freightCents - order.discountCents)

/** What is left of all that came in and went out; a withdrawal under audit is already taken off. */
const balanceOf = ({ transfers, orders }: DemoPerson): number => {
  const moved = transfers.reduce((sum, { kind, amountCents, status }) => {
    if (kind === 'recharge') return status === 1 ? sum + amountCents : sum
    return status === 2 ? sum : sum - amountCents
  }, 0)
  return orders.reduce((sum, order) => {
    const paid = order.paidSecondsAgo === undefined ? 0 : totalOf(order)
    const returned = order.refundStatus === 2 ? (order.refund?.amountCents ?? 0) : 0
    return sum - paid + returned
  }, moved)
}

demoWorld('leaves each shopper the balance that the past adds up to', () => {
  for (const person of people) assert.is(balanceOf(person), person.balanceCents, person.key)
})

demoWorld('never lets a balance go below zero on the way', () => {
  for (const { key, transfers, orders } of people) {
    const moves = [
      ...transfers
        .filter(({ status, kind }) => (kind === 'recharge' ? status === 1 : status !== 2))
        .map(({ kind, amountCents, secondsAgo }) => [
          secondsAgo,
          kind === 'recharge' ? amountCents : -amountCents,
        ]),
      ...orders.flatMap((order) =>
        order.paidSecondsAgo === undefined ? [] : [[order.paidSecondsAgo, -totalOf(order)]],
      ),
    ].sort(([one = 0], [other = 0]) => other - one)
    let left = 0
    for (const [, change = 0] of moves) {
      left += change
      assert.ok(left >= 0, `${key} owes ${left}`)
    }
  }
})

demoWorld('shows the orders of the mocks and one in every status', () => {
  const rani = people[0]
  assert.ok(rani)
  const totals = new Map(rani.orders.map((order) => [order.number, totalOf(order)]))
  assert.is(totals.get('LT118402'), 18_500)
  assert.is(totals.get('LT118417'), 2_940)
  assert.is(totals.get('LT117984'), 5_780)
  assert.equal(
    [...new Set(rani.orders.map(({ status }) => status))].sort((a, b) => a - b),
    [-2, -1, 0, 1, 2, 3, 4],
  )
  assert.is(rani.favourites.length, 18)
  assert.is(rani.followed.length, 6)
  assert.is(
    rani.cart.reduce((sum, { quantity }) => sum + quantity, 0),
    4,
  )
})

demoWorld('knows ten provinces with four cities and three districts each, ids unique', () => {
  const { provinces } = demoData
  assert.ok(provinces.length >= 10)
  const cities = provinces.flatMap((province) => province.cities)
  for (const { name, cities: own } of provinces) assert.ok(own.length >= 4, name)
  for (const { name, districts } of cities) assert.ok(districts.length >= 3, name)
  assert.equal(repeated(cities.map(({ id }) => id)), [])
  assert.equal(repeated(cities.flatMap(({ districts }) => districts.map(({ id }) => id))), [])
})

demoWorld('writes its articles in the few tags that every host may send', () => {
  const tags = demoData.articles.flatMap(({ content }) => [
    ...`${content.id}${content.en}`.matchAll(/<\/?([a-z0-9]+)[^>]*>/g),
  ])
  assert.equal([...new Set(tags.map(([, tag]) => tag))].sort(), ['h2', 'li', 'p', 'strong', 'ul'])
  assert.ok(tags.every(([whole]) => /^<\/?[a-z0-9]+>$/.test(whole)))
})

demoWorld('has a courier and a hub for every country that a shop is in', () => {
  for (const { key, country } of shops) {
    assert.ok(
      demoData.couriers.some(({ countries }) => countries.includes(country)),
      key,
    )
    assert.ok(demoData.hubs[country], key)
  }
})

demoWorld.run()
