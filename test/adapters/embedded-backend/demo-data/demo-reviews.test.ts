import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { demoData } from '../../../support/backend/world/demo-world.ts'

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

reviews('exist in Indonesian and in English when written in another language', () => {
  assert.equal(
    sayings(({ language, translations }) => language !== 'dgn' && !translations?.dgn),
    [],
  )
  assert.equal(
    sayings(({ language, translations }) => !['dgn', 'en'].includes(language) && !translations?.en),
    [],
  )
})

reviews('are not translated into what they are written in', () => {
  assert.equal(
    sayings(({ language, translations }) => translations?.[language] !== undefined),
    [],
  )
})

reviews('are separate sentences, and rarely repeat the same sentence about a parcel', () => {
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

reviews('do not mention customs or a long way where the parcel crossed no border', () => {
  const isFar = /bea cukai|sembilan hari|customs|eleven days|十天|九日|열흘|สิบวัน/i
  assert.equal(
    sayings(({ isHome, text }) => isHome && isFar.test(text)),
    [],
  )
  assert.ok(told.some(({ isHome, text }) => !isHome && isFar.test(text)))
})

reviews('show the goods from another side than the shop, where a look has more than one view', () => {
  const seen = new Set(products.flatMap(({ views }) => views.map((view) => view.replace(/\.\w+$/, ''))))
  assert.ok(told.some(({ pictures = [] }) => pictures.length > 0))
  assert.equal(
    sayings(({ pictures = [] }) => pictures.some((picture) => seen.has(picture))),
    [],
  )
})

/** What the catalogue has in pairs and packs, as a shopper calls it in the middle of a sentence. */
const MANY =
  'earphones microphones speakers headphones batteries bulbs boots gloves pots goggles rackets skates cups chopsticks glasses jars sheets salts patches inhalers packs socks jeans shorts briefs shoes flip-flops sunglasses heels sandals flats clips noodles crackers chips cashews drops puddings dolls blocks cards watercolours crayons'.split(
    ' ',
  )

reviews('use the plural for several things', () => {
  const asOne = new RegExp(`\\b(?:${MANY.join('|')}) (?:is|was|has|does|looks|suits|matches)\\b`)
  assert.ok(told.some(({ text }) => MANY.some((noun) => text.includes(noun))))
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

reviews('name the variant that was bought, where they name one', () => {
  for (const [words, value] of NAMED) {
    const speaking = told.filter(({ text }) => words.test(text))
    assert.ok(speaking.length > 0, String(words))
    for (const { key, spec } of speaking) assert.ok(spec?.split(',').includes(value), `${key}: ${spec}`)
  }
})

reviews('come from more than one variant, where there are several to buy', () => {
  const lonely = products.filter(
    ({ variants, reviews: own }) =>
      own.length > 3 &&
      variants.filter(({ stock }) => stock > 0).length > 1 &&
      new Set(own.map(({ spec }) => spec)).size === 1,
  )
  assert.equal(
    lonely.map(({ key }) => key),
    [],
  )
})

reviews.run()
