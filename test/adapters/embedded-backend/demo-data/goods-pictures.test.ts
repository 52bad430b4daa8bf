import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isGoodsPicture } from '../../../../adapters/embedded-backend/files/art.ts'
import { pictureUrl } from '../../../../adapters/embedded-backend/seed/art-url.ts'
import { isSameLook, viewOf } from '../../../../domain/catalogue/product.ts'
import { MAX_PICTURES } from '../../../../domain/catalogue/product-draft.ts'
import { HERO_GOODS } from '../../../../ui/components/art.ts'
import { demoData } from '../../../support/backend/world/demo-world.ts'

const FOLDER = 'adapters/embedded-backend/goods/pictures'
/** A further view is shown in the gallery alone, and has one width. */
const widthsOf = (picture: string): readonly number[] => (viewOf(picture) ? [640] : [400, 800])
const MAX_BYTES = 12_000_000
const { banners, products } = demoData

/** Options whose values look different; of the others (sizes, capacities, counts) one picture tells all. */
const SEEN = ['Colour', 'Shade', 'Wood', 'Pattern', 'Strap', 'Scent', 'Flavour', 'Grind']

const fileOf = (picture: string, width: number): string =>
  join(FOLDER, `${picture.replace('goods/', '')}.${width}.webp`)

const picturesOf = ({ gallery, views, variants }: (typeof products)[number]): readonly string[] => [
  ...new Set([...gallery, ...views, ...variants.flatMap(({ picture = [] }) => picture)]),
]

/** Width, height and alpha of an extended WebP file, from its header. */
const headOf = (file: string): { width: number; height: number; hasAlpha: boolean } => {
  const bytes = readFileSync(file)
  assert.is(bytes.toString('latin1', 8, 16), 'WEBPVP8X', file)
  return {
    width: bytes.readUIntLE(24, 3) + 1,
    height: bytes.readUIntLE(27, 3) + 1,
    hasAlpha: ((bytes[20] ?? 0) & 0x10) !== 0,
  }
}

const goods = suite('pictures of goods')

goods('exist for every product, in the widths that pages ask for, square and without a background', () => {
  for (const product of products) {
    for (const picture of picturesOf(product)) {
      assert.match(picture, /^goods\/[^#]+$/, product.key)
      for (const width of widthsOf(picture)) {
        const file = fileOf(picture, width)
        assert.ok(existsSync(file), `${product.key}: ${file}`)
        assert.equal(headOf(file), { width, height: width, hasAlpha: true }, file)
      }
    }
  }
})

goods(
  'of the home page’s first scene are those of the demo, and together no larger than 12,800 bytes',
  () => {
    const named = HERO_GOODS.map((address) => `goods/${basename(address, '.400.webp')}`)
    assert.equal(
      HERO_GOODS.map((address) => address.replace('.400.', '.800.')),
      named.map(pictureUrl),
    )
    const sum = named.map((picture) => statSync(fileOf(picture, 400)).size).reduce((all, one) => all + one, 0)
    assert.ok(sum <= 12_800, `${sum}`)
  },
)

goods('of a banner exist, narrow and without a background', () => {
  for (const picture of banners.flatMap(({ pictures }) => pictures)) {
    assert.match(picture, /^goods\/[^#]+$/)
    assert.equal(headOf(fileOf(picture, 400)), { width: 400, height: 400, hasAlpha: true }, picture)
  }
})

goods('show every product from two sides', () => {
  for (const { key, gallery, views } of products) {
    assert.equal(gallery.filter(viewOf), [], key)
    assert.equal(
      views.filter((view) => viewOf(view) === undefined || !gallery.some((look) => isSameLook(look, view))),
      [],
      key,
    )
    assert.ok(isSameLook(views[0] ?? '', gallery[0] ?? ''), `${key} ${views[0]}`)
  }
})

goods('are no more of a product than its staff may save', () => {
  for (const { key, gallery, views } of products)
    assert.ok(gallery.length + views.length <= MAX_PICTURES, key)
})

goods('show one product each, and no two are the same', () => {
  const ownerOf = new Map<string, string>()
  for (const product of products) {
    for (const picture of picturesOf(product)) {
      assert.is(ownerOf.get(picture) ?? product.key, product.key, picture)
      ownerOf.set(picture, product.key)
    }
  }
  const digests = [...ownerOf.keys()].map((picture) =>
    createHash('sha256')
      .update(readFileSync(fileOf(picture, widthsOf(picture)[0] ?? 0)))
      .digest('hex'),
  )
  assert.is(new Set(digests).size, ownerOf.size)
})

goods('show the colour, pattern or wood of their variant', () => {
  let count = 0
  for (const { key, options, variants, gallery } of products) {
    const seen = options.flatMap(({ name }, at) => (SEEN.includes(name.en) ? [at] : []))
    if (seen.length === 0) continue
    const pictureOf = new Map<string, string>()
    for (const { values, picture } of variants) {
      const look = seen.map((at) => values[at]?.dgn).join()
      assert.ok(picture !== undefined && gallery.includes(picture), `${key} ${look}`)
      assert.is(pictureOf.get(look) ?? picture, picture, `${key} ${look}`)
      pictureOf.set(look, picture)
    }
    assert.is(new Set(pictureOf.values()).size, pictureOf.size, key)
    count += pictureOf.size
  }
  assert.ok(count > 300, String(count))
})

goods('take at most twelve megabytes, and belong to a product each', () => {
  const files = readdirSync(FOLDER)
  const shown = new Set(
    products.flatMap((product) =>
      picturesOf(product).flatMap((picture) => widthsOf(picture).map((width) => fileOf(picture, width))),
    ),
  )
  assert.equal(
    files.filter((name) => !isGoodsPicture(name) || !shown.has(join(FOLDER, name))),
    [],
  )
  const bytes = files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0)
  assert.ok(bytes <= MAX_BYTES, `${bytes} bytes`)
})

goods.run()
