import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { demoData } from '../../../../adapters/embedded-backend/demo-data/demo-data.ts'
import { SHELVES } from '../../../../adapters/embedded-backend/demo-data/products/catalogue.ts'

const { products, shops } = demoData
const countryOf = new Map(shops.map(({ key, country }) => [key, country]))
const told = products.flatMap(({ key, shop, reviews }) =>
  reviews.map((review) => ({ key, isHome: countryOf.get(shop) === 'ID', ...review })),
)
const sayings = (isWrong: (review: (typeof told)[number]) => boolean): readonly string[] =>
  told.filter(isWrong).map(({ key, text }) => `${key}: ${text}`)

const reviews = suite('reviews of the demo world')

reviews('begin every sentence with a capital', () => {
  const isSmall = /(?:^|[.!?] )\p{Ll}/u
  assert.equal(
    sayings(({ text }) => isSmall.test(text)),
    [],
  )
})

reviews('keep two sentences apart, and say the same thing about a parcel only now and then', () => {
  assert.equal(
    sayings(({ text }) => /\.,/.test(text)),
    [],
  )
  const counts = new Map<string, number>()
  for (const sentence of told.flatMap(({ text }) => text.split(/(?<=\.) /))) {
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  assert.equal(
    [...counts].filter(([, count]) => count > 20),
    [],
  )
})

reviews('know of no customs and no long way where the parcel crossed no border', () => {
  const isFar = /bea cukai|sembilan hari|customs|eleven days|十天|九日|열흘|สิบวัน/i
  assert.equal(
    sayings(({ isHome, text }) => isHome && isFar.test(text)),
    [],
  )
  assert.ok(told.some(({ isHome, text }) => !isHome && isFar.test(text)))
})

reviews('say of many things what one says of many', () => {
  const nouns = Object.values(SHELVES).flatMap((shelf) =>
    Object.values(shelf).flatMap((rows) => rows.map(({ noun }) => noun[1])),
  )
  const many = nouns.filter((noun) => /[^su]s$/.test(noun))
  assert.ok(many.length > 30, `${many.length}`)
  const asOne = new RegExp(`\\b(?:${many.join('|')}) (?:is|was|has|does|looks|suits|matches)\\b`)
  assert.equal(
    sayings(({ language, text }) => language === 'en' && asOne.test(text)),
    [],
  )
})

const NAMED: readonly (readonly [words: RegExp, value: string])[] = [
  [/wangi sereh/i, 'Sereh'],
  [/merah bata/i, 'Merah bata'],
  [/bumbu pedas/i, 'Pedas'],
  [/sea salt bar/i, 'Garam laut'],
  [/catnya tidak luntur/i, 'Warna-warni'],
  [/warna putih/i, 'Putih'],
  [/luntur biru/i, 'Biru tua'],
  [/kecapnya wangi/i, 'Kecap'],
  [/warna sage/i, 'Hijau sage'],
  [/bulu hijau/i, 'Hijau'],
  [/gelang baja/i, 'Baja'],
  [/yang cokelat/i, 'Cokelat'],
  [/pas untuk phin/i, 'Halus'],
]

reviews('speak of the variant that was bought, where they name one', () => {
  for (const [words, value] of NAMED) {
    const speaking = told.filter(({ text }) => words.test(text))
    assert.ok(speaking.length > 0, String(words))
    for (const { key, spec } of speaking) assert.ok(spec.id.split(',').includes(value), `${key}: ${spec.id}`)
  }
})

reviews('come from more than one variant, where there are several to buy', () => {
  const lonely = products.filter(
    ({ variants, reviews: own }) =>
      own.length > 3 &&
      variants.filter(({ stock }) => stock > 0).length > 1 &&
      new Set(own.map(({ spec }) => spec.id)).size === 1,
  )
  assert.equal(
    lonely.map(({ key }) => key),
    [],
  )
})

reviews.run()
