import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { findAct } from '../../../domain/staff/acts.ts'
import {
  changedFields,
  draftOf,
  type EditDraft,
  editFaults,
  missingLanguages,
  moved,
  moveFault,
  newDraft,
  rebased,
  restoredDraft,
  richOf,
  sentFields,
  typedOf,
  variantName,
  variantsIn,
  withAllVariants,
  withOption,
  withoutOption,
  withoutValue,
} from '../../../domain/staff/editing.ts'

const editing = suite('catalogue editing at the counter')

const actOf = (kind: string) => {
  const act = findAct(kind, 'save')
  if (act === undefined) throw new Error(kind)
  return act
}
const PRODUCT = actOf('product')
const PROMO = actOf('promo')

const BAG = {
  key: 'tas-1',
  shop: 1,
  category: 3,
  title: { dgn: 'Tas keras', en: 'Hard case' },
  description: {
    dgn: '<p>Kuat.</p><p>Ringan &amp; rapat.</p>',
    en: '<p>Kuat.</p><p>Ringan &amp; rapat.</p>',
  },
  keywords: ['tas'],
  pictures: ['/art/1.webp'],
  attributes: [],
  options: [
    { name: { dgn: 'Warna', en: 'Warna' }, values: [{ dgn: 'Hitam', en: 'Black' }, { dgn: 'Putih' }] },
  ],
  variants: [
    { id: 7, values: [0], price: '1109.65', market_price: '', stock: 5, code: 'H', picture: '' },
    { id: 8, values: [1], price: '12.50', market_price: '15.00', stock: 0, code: 'P', picture: '' },
  ],
  weight_grams: 400,
  recommend_rank: '',
  hot_rank: '',
  is_on_sale: 1,
}
const draftOfBag = (): EditDraft => draftOf(PRODUCT.fields, BAG, ',')
const paths = (draft: EditDraft, act = PRODUCT) =>
  editFaults(act, draft, ',').map(({ path, kind }) => `${path}: ${kind}`)

editing('shows numbers in the reader’s notation and plain paragraphs as plain text', () => {
  const draft = draftOfBag()
  assert.equal(
    variantsIn(draft).map(({ price, marketPrice }) => [price, marketPrice]),
    [
      ['1109,65', ''],
      ['12,50', '15,00'],
    ],
  )
  assert.equal(draft['description'], { dgn: 'Kuat.\n\nRingan & rapat.' })
})

editing('sends back the given values when nothing was typed', () => {
  const draft = draftOfBag()
  assert.equal(paths(draft), [])
  assert.equal(changedFields(draft, draftOfBag()), [])
  const sent = sentFields(PRODUCT, draft, Object.keys(draft), ',')
  assert.equal(sent['variants'], [
    { id: 7, values: [0], price: '1109.65', market_price: '', code: 'H', picture: '' },
    { id: 8, values: [1], price: '12.50', market_price: '15.00', code: 'P', picture: '' },
  ])
  assert.equal(sent['description'], { dgn: BAG.description.dgn })
  assert.equal([sent['is_on_sale'], sent['weight_grams'], sent['recommend_rank']], [1, '400', ''])
})

for (const rich of ['<p>a<br>b</p>', '<p>1 &lt; 2</p>', '<ul><li>a</li></ul>', '<p><b>a</b></p>', '']) {
  editing(`keeps the rich text ${rich} when it is edited`, () => assert.is(richOf(typedOf(rich)), rich))
}

editing('treats a text with a comparison sign as text, and tags as HTML', () => {
  assert.equal([richOf('1 < 2\n3'), richOf('<b>x</b> & y')], ['<p>1 &lt; 2<br>3</p>', '<b>x</b> & y'])
})

editing('names the invalid cell of a variant', () => {
  const draft = draftOfBag()
  const [black, white] = variantsIn(draft)
  assert.ok(black && white)
  assert.equal(paths({ ...draft, variants: [{ ...black, price: '1e3' }, white] }), [
    'variants.0.price: amount',
  ])
  assert.equal(paths({ ...draft, variants: [black, { ...white, price: '' }] }), [
    'variants.1.price: required',
  ])
  assert.equal(paths({ ...draft, variants: [black, { ...white, price: '15' }] }), [
    'variants.1.marketPrice: market-price-not-above',
  ])
  assert.equal(paths({ ...draft, variants: [black, { ...white, values: [0] }] }), ['variants: variant-twice'])
  assert.equal(paths({ ...draft, variants: [black, { ...white, price: '0' }] }), [
    'variants.1.price: price-not-valid',
  ])
})

editing('requires the fields of a new item, and no others', () => {
  assert.equal(paths(newDraft('product', PRODUCT.fields, ',')), [
    'shop: required',
    'category: required',
    'title: required',
    'pictures: required',
    'variants.0.price: required',
  ])
  const category = actOf('category')
  assert.equal(paths(newDraft('category', category.fields, ','), category), [
    'key: required',
    'name: required',
    'picture: required',
  ])
})

editing('reports a text that is too long, with its language', () => {
  const [fault] = editFaults(PRODUCT, { ...draftOfBag(), title: { dgn: 'a', ri: 'x'.repeat(121) } }, ',')
  assert.equal(fault, { path: 'title', kind: 'too-long', max: 120, language: 'ri' })
})

for (const [type, value, faults, sent] of [
  ['amount', '2,50', [], '2.50'],
  ['amount', '', ['value: required'], undefined],
  ['percent', '15', [], '15'],
  ['percent', '101', ['value: number-not-valid'], undefined],
  ['freight', '', [], undefined],
] as const) {
  editing(`reads ${value || 'an empty value'} of a promo code of ${type}`, () => {
    const draft = {
      ...newDraft('promo', PROMO.fields, ','),
      code: 'HEMAT',
      title: { dgn: 'Hemat' },
      ends_at: '1800000000',
      type,
      value,
    }
    assert.equal(paths(draft, PROMO), faults)
    if (faults.length === 0) assert.is(sentFields(PROMO, draft, ['value'], ',')['value'], sent)
  })
}

editing('sends the value of a promo code again when its kind, which decides how it is read, changes', () => {
  const draft = draftOf(PROMO.fields, { code: 'HEMAT', type: 'amount', value: '10' }, ',')
  assert.equal(sentFields(PROMO, draft, ['type'], ','), { type: 'amount', value: '10.00' })
})

editing('reports a promo code that ends before it starts at its end, and sends its shop', () => {
  const known = { code: 'HEMAT', type: 'freight', title: { dgn: 'Hemat' }, shop: 3, is_claimable: 1 }
  const draft = draftOf(PROMO.fields, { ...known, starts_at: 200, ends_at: 200 }, ',')
  assert.equal(paths(draft, PROMO), ['ends_at: ends-before-start'])
  assert.equal(paths({ ...draft, ends_at: '201' }, PROMO), [])
  assert.equal(sentFields(PROMO, draft, ['shop', 'is_claimable'], ','), { shop: '3', is_claimable: 1 })
  assert.equal(sentFields(PROMO, { ...draft, shop: '' }, ['shop'], ','), { shop: '' })
})

editing('warns of languages with missing texts, including copies of the first one', () => {
  // The server copies the Indonesian description into English.
  assert.equal(missingLanguages(PRODUCT.fields, draftOfBag()), ['en', 'zh-cn', 'ri', 'han', 'tai'])
  const texts = { dgn: 'a', en: 'b', 'zh-cn': 'c', ri: 'd', han: 'e' }
  assert.equal(missingLanguages(PRODUCT.fields, { title: texts }), ['tai'])
})

editing('keeps typed text over a colleague’s saved version, and lists fields that both changed', () => {
  const base = draftOfBag()
  const mine = { ...base, title: { dgn: 'Tas saya' }, weight_grams: '500', key: 'sama' }
  const fresh = { ...base, title: { dgn: 'Tas kamu' }, keywords: ['baru'], key: 'sama' }
  const { draft, both } = rebased(mine, base, fresh)
  assert.equal(
    [draft['title'], draft['weight_grams'], draft['keywords'], both],
    [{ dgn: 'Tas saya' }, '500', ['baru'], ['title']],
  )
})

editing('restores from a draft only values of the right type for their field', () => {
  const base = draftOfBag()
  const kept = restoredDraft(base, { title: 'no texts', weight_grams: '9', pictures: { a: 1 }, other: 1 })
  assert.equal(kept, { ...base, weight_grams: '9' })
})

editing('adds and removes options and values with their variants', () => {
  const draft = draftOfBag()
  const product = { options: draft['options'], variants: variantsIn(draft) } as Parameters<
    typeof withOption
  >[0]
  const two = withOption(product)
  assert.equal(
    two.variants.map(({ values }) => values),
    [
      [0, 0],
      [1, 0],
    ],
  )
  assert.equal(
    withoutOption(two, 0).variants.map(({ id }) => id),
    [7],
  )
  const less = withoutValue(product, 0, 0)
  assert.equal([less.variants.length, less.variants[0]?.id, less.variants[0]?.values], [1, 8, [0]])
  assert.equal(
    withAllVariants(less).variants.map(({ values }) => values),
    [[0]],
  )
  assert.equal(
    withAllVariants({ ...product, variants: product.variants.slice(1) }).variants.map(({ id, price }) => [
      id,
      price,
    ]),
    [
      [8, '12,50'],
      [undefined, '12,50'],
    ],
  )
  assert.equal(variantName(product.options, { values: [1] }, 'en'), ['Putih'])
})

editing('moves a picture within its list, and no further', () => {
  assert.equal(moved(['a', 'b', 'c'], 2, 0), ['c', 'a', 'b'])
  assert.equal(moved(['a', 'b'], 0, 2), ['a', 'b'])
})

for (const [move, stock, fault] of [
  [{ change: 3, reason: 'arrived', words: '' }, 0, undefined],
  [{ change: -3, reason: 'damaged', words: '' }, 2, 'change'],
  [{ change: 3, reason: '', words: '' }, 0, 'reason'],
  [{ change: 3, reason: 'other', words: ' ' }, 0, 'words'],
] as const) {
  editing(
    `reports ${fault ?? 'nothing'} for a stock change of ${move.change} with the reason "${move.reason}"`,
    () => {
      assert.is(moveFault(move, stock), fault)
    },
  )
}

editing.run()
