import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  choiceIn,
  choiceOfSpec,
  choose,
  defaultVariant,
  isPossible,
  lookPicturesFor,
  offerOf,
  picturesFor,
  valuesOnPicture,
  variantOf,
} from '../../../domain/catalogue/variant-choice.ts'
import { cents } from '../../../domain/shared/money.ts'

const choosing = suite('variant choice')
const variant = (values: readonly string[], price: number, stock: number) => ({
  spec: values.join(','),
  values,
  price: cents(price),
  marketPrice: undefined,
  stock,
  image: `/${values.join('-')}.png`,
})
const shirt = {
  options: [
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S', 'M'] },
  ],
  variants: [
    variant(['Red', 'S'], 1000, 0),
    variant(['Red', 'M'], 1200, 3),
    variant(['Blue', 'S'], 900, 5),
    variant(['Blue', 'M'], 1500, 2),
  ],
  price: cents(900),
  marketPrice: undefined,
  stock: 10,
  image: '/main.png',
}
const cup = { ...shirt, options: [], variants: [], stock: 4 }

choosing('a value that is sold out with the others cannot be chosen', () => {
  assert.not(isPossible(shirt, ['Red', undefined], 1, 'S'))
  assert.ok(isPossible(shirt, ['Red', undefined], 1, 'M'))
  assert.ok(isPossible(shirt, [undefined, undefined], 1, 'S'))
})

choosing('a value can be replaced within its own group', () => {
  assert.ok(isPossible(shirt, ['Red', 'M'], 0, 'Blue'))
})

choosing('starts with the cheapest one in stock', () => {
  assert.is(defaultVariant(shirt)?.spec, 'Blue,S')
})

choosing('starts with the first one when all are sold out', () => {
  const out = { ...shirt, variants: shirt.variants.map((one) => ({ ...one, stock: 0 })) }
  assert.is(defaultVariant(out)?.spec, 'Red,S')
})

choosing('is complete only with a value of every group', () => {
  assert.is(variantOf(shirt, ['Red', undefined]), undefined)
  assert.is(variantOf(shirt, ['Red', 'M'])?.price, 1200)
  assert.is(variantOf(cup, []), undefined)
})

choosing('drops values that are incompatible with a new one', () => {
  const rare = { ...shirt, variants: shirt.variants.filter(({ spec }) => spec !== 'Blue,S') }
  assert.equal(choose(rare, ['Red', 'S'], 0, 'Blue'), ['Blue', undefined])
  assert.equal(choose(shirt, ['Red', 'M'], 0, 'Blue'), ['Blue', 'M'])
})

choosing('shows the price range and the stock of the remaining variants', () => {
  const open = offerOf(shirt, ['Blue', undefined])
  assert.equal([open.price, open.upTo, open.stock, open.image], [900, 1500, 7, undefined])
  const one = offerOf(shirt, ['Blue', 'M'])
  assert.equal([one.price, one.upTo, one.stock, one.image], [1500, undefined, 2, '/Blue-M.png'])
})

choosing('shows the picture of a colour before a size is chosen', () => {
  const byColour = {
    ...shirt,
    variants: shirt.variants.map((variant) => ({ ...variant, image: `/${variant.values[0]}.png` })),
  }
  assert.is(offerOf(byColour, ['Blue', undefined]).image, '/Blue.png')
  assert.is(offerOf(byColour, [undefined, 'M']).image, undefined)
})

choosing('shows a market price only where all remaining variants have the same', () => {
  const dear = (price: number) => ({ price: cents(price), marketPrice: cents(2000) })
  const variants = shirt.variants.map((variant) => ({ ...variant, ...dear(1000) }))
  assert.is(offerOf({ ...shirt, variants }, ['Blue', undefined]).marketPrice, 2000)
  const [first, ...others] = variants
  const mixed = [...others, { ...first, ...dear(900) }] as typeof variants
  assert.is(offerOf({ ...shirt, variants: mixed }, [undefined, undefined]).marketPrice, undefined)
})

choosing('shows the product itself when it has no variants', () => {
  const offer = offerOf(cup, [])
  assert.equal([offer.price, offer.upTo, offer.stock, offer.image], [900, undefined, 4, '/main.png'])
})

choosing('finds the variant of a spec from an address', () => {
  assert.equal(choiceOfSpec(shirt, 'Blue,S'), ['Blue', 'S'])
  assert.equal(choiceOfSpec(shirt, 'Green,S'), [undefined, undefined])
})

const hemd = {
  ...shirt,
  options: [
    { name: 'Farbe', values: ['Rot', 'Blau'] },
    { name: 'Size', values: ['S', 'M'] },
  ],
}

choosing('a choice is kept in another language, as far as it was made', () => {
  assert.equal(choiceIn(hemd, shirt, ['Blue', 'M']), ['Blau', 'M'])
  assert.equal(choiceIn(hemd, shirt, ['Blue', undefined]), ['Blau', undefined])
})

choosing('a choice loses a value that is no longer offered', () => {
  const red = { ...shirt, options: [{ name: 'Colour', values: ['Red'] }] }
  assert.equal(choiceIn(red, shirt, ['Blue', 'M']), [undefined])
})

const RED = '/goods/3/shirt.red.800.webp'
const RED_BACK = '/goods/3/shirt.red.behind.640.webp'
const BLUE = '/goods/3/shirt.blue.800.webp'
const BLUE_BACK = '/goods/3/shirt.blue.behind.640.webp#men'
const GREEN = '/goods/3/shirt.green.800.webp'

choosing('shows further views of the chosen colour alone, after its picture', () => {
  const pictured = { image: RED, images: [RED, RED_BACK, BLUE, BLUE_BACK, GREEN] }
  assert.equal(picturesFor(pictured, BLUE), [RED, BLUE, BLUE_BACK, GREEN])
  assert.equal(picturesFor(pictured), [RED, RED_BACK, BLUE, GREEN])
})

choosing('keeps the views of other colours where the chosen one has none', () => {
  const pictured = { image: RED, images: [RED, RED_BACK, BLUE, BLUE_BACK, GREEN] }
  assert.equal(picturesFor(pictured, GREEN), pictured.images)
  assert.equal(picturesFor({ image: '/a.jpg', images: ['/a.jpg', '/b.jpg'] }, '/b.jpg'), ['/a.jpg', '/b.jpg'])
  assert.equal(picturesFor({ image: '/a.jpg', images: [] }), ['/a.jpg'])
})

choosing('reads from a picture the values that its variants share: the colour and not the size', () => {
  const pictured = {
    variants: shirt.variants.map((one) => ({ ...one, image: one.values[0] === 'Red' ? RED : BLUE })),
  }
  assert.equal(valuesOnPicture(pictured, RED_BACK), ['Red'])
  assert.equal(valuesOnPicture(pictured, BLUE), ['Blue'])
  assert.equal(valuesOnPicture(pictured, GREEN), [])
  const single = { variants: pictured.variants.map((one) => ({ ...one, image: RED })) }
  assert.equal(valuesOnPicture(single, RED), [])
})

choosing('tells of each picture what it shows, and whether that is another look than the chosen one', () => {
  const variants = shirt.variants.map((one) => ({ ...one, image: one.values[0] === 'Red' ? RED : BLUE }))
  const pictured = { image: RED, images: [RED, RED_BACK, BLUE], variants }
  assert.equal(lookPicturesFor(pictured, RED), [
    { src: RED, view: undefined, look: 'Red', isOther: false },
    { src: RED_BACK, view: 'behind', look: 'Red', isOther: false },
    { src: BLUE, view: undefined, look: 'Blue', isOther: true },
  ])
  assert.equal(
    lookPicturesFor(pictured, undefined).map(({ isOther }) => isOther),
    [false, false, false],
  )
})

choosing.run()
