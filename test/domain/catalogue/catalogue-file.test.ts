import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  readCatalogueCsv,
  readCatalogueJson,
  readCell,
  readCsv,
  writeCell,
} from '../../../domain/catalogue/catalogue-file.ts'

const files = suite('a catalogue as a file')

files('reads quotes, commas and lines within cells, and knows on which line each row begins', () => {
  const { rows } = readCsv('a,b\r\n"x,1","two\nlines"\r\n\r\n"say ""hi""",\n')
  assert.equal(rows, [
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x,1', 'two\nlines'] },
    { line: 5, cells: ['say "hi"', ''] },
  ])
})

files('names the line of a quote that stays open', () => {
  assert.equal(readCatalogueCsv('product,title\na,"b\nc\n').faults, [
    { line: 2, field: '', kind: 'quote-open' },
  ])
})

files('takes the lines of one key as variants of one product', () => {
  const { products, faults } = readCatalogueCsv(
    [
      'product,title,option_1,value_1,price',
      'tas,Tas,Warna | en: Colour,Hitam | en: Black,1.00',
      'tas,,Warna | en: Colour,Putih,2.00',
      'senter,Senter,,,3.00',
    ].join('\n'),
  )
  assert.equal(faults, [])
  assert.equal(
    products.map(({ key, variants }) => [
      key,
      variants?.map(({ line, values, price }) => [line, values, price]),
    ]),
    [
      [
        'tas',
        [
          [2, ['Hitam'], '1.00'],
          [3, ['Putih'], '2.00'],
        ],
      ],
      ['senter', [[4, [], '3.00']]],
    ],
  )
  assert.equal(products[0]?.options, [
    { name: { dgn: 'Warna', en: 'Colour' }, values: [{ dgn: 'Hitam', en: 'Black' }, { dgn: 'Putih' }] },
  ])
})

files('leaves what has no column as it is', () => {
  const [product] = readCatalogueCsv('product,price\ntas,1.00').products
  assert.equal([product?.title, product?.options, product?.pictures], [undefined, undefined, undefined])
})

for (const [text, found] of [
  ['product,titel\na,b', [1, 'titel', 'column-unknown']],
  ['title\na', [1, 'product', 'column-missing']],
  ['product,title\na', [2, '', 'row-length']],
  ['product,title\n,b', [2, 'product', 'required']],
  ['product,title\na,b\na,c', [3, 'title', 'differs']],
  ['product,title\n', [1, '', 'no-products']],
] as const) {
  files(`says ${found[2]} with its line for ${JSON.stringify(text)}`, () => {
    assert.equal(
      readCatalogueCsv(text).faults.map(({ line, field, kind }) => [line, field, kind]),
      [found],
    )
  })
}

for (const [text, found] of [
  ['{', [1, '', 'no-json']],
  ['[]', [1, 'products', 'no-products']],
  ['{"products":[]}', [1, 'products', 'no-products']],
  ['{"products":[{"key":"a"},{"title":"b"}]}', [2, 'key', 'required']],
  ['{"products":[{"key":"a"},{"key":"a"}]}', [2, 'key', 'differs']],
  ['{"products":[{"key":"a","variants":{}}]}', [1, 'variants', 'not-a-list']],
] as const) {
  files(`says ${found[2]} with its place for ${text}`, () => {
    assert.equal(
      readCatalogueJson(text).faults.map(({ line, field, kind }) => [line, field, kind]),
      [found],
    )
  })
}

files('reads the cell of several languages that it writes', () => {
  const texts = { dgn: 'Hitam', en: 'Black', 'zh-cn': '黑色' }
  assert.equal(readCell(writeCell(texts)), texts)
  assert.equal(readCell(writeCell({ en: 'Black' })), { en: 'Black' })
})

files.run()
