import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  fileLines,
  readCatalogueCsv,
  readCatalogueJson,
  readCell,
  readCsv,
  withCell,
  withLine,
  withoutProducts,
  writeCell,
} from '../../../domain/catalogue/catalogue-file.ts'

const files = suite('catalogue files')

files(
  'are read with quotes, commas and line breaks within cells, and the line on which each row begins',
  () => {
    const { rows } = readCsv('a,b\r\n"x,1","two\nlines"\r\n\r\n"say ""hi""",\n')
    assert.equal(
      rows.map(({ line, cells }) => ({ line, cells })),
      [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['x,1', 'two\nlines'] },
        { line: 5, cells: ['say "hi"', ''] },
      ],
    )
  },
)

files('are refused with the line of an unclosed quote', () => {
  assert.equal(readCatalogueCsv('product,title\na,"b\nc\n').faults, [
    { line: 2, field: '', kind: 'quote-open' },
  ])
})

files('have the lines of one key as variants of one product', () => {
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

files('keep existing values of fields that have no column', () => {
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
  files(`report ${found[2]} with its line for ${JSON.stringify(text)}`, () => {
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
  files(`report ${found[2]} with its place for ${text}`, () => {
    assert.equal(
      readCatalogueJson(text).faults.map(({ line, field, kind }) => [line, field, kind]),
      [found],
    )
  })
}

files('read a cell of several languages as they write it', () => {
  const texts = { dgn: 'Hitam', en: 'Black', 'zh-cn': '黑色' }
  assert.equal(readCell(writeCell(texts)), texts)
  assert.equal(readCell(writeCell({ en: 'Black' })), { en: 'Black' })
})

const CSV = [
  '\ufeffproduct,title,price,code',
  'tas,"Tas, keras",12.50,T-B',
  'tas,,,T-W',
  'radio,"Radio',
  'saku",,R',
  'senter,Senter,6.20,S',
].join('\r\n')

files('change one cell and leave every other line where it was', () => {
  const mended = withCell(CSV, 3, 'price', '11,00')
  assert.ok(mended)
  assert.equal(
    fileLines(mended, 'csv').map(({ line, key, source }) => [line, key, source]),
    [
      [1, '', 'product,title,price,code'],
      [2, 'tas', 'tas,"Tas, keras",12.50,T-B'],
      [3, 'tas', 'tas,,"11,00",T-W'],
      [4, 'radio', 'radio,"Radio\r\nsaku",,R'],
      [6, 'senter', 'senter,Senter,6.20,S'],
    ],
  )
  assert.is(withCell(CSV, 3, 'colour', 'x'), undefined)
})

files('accept a retyped line, and refuse an invalid one', () => {
  const mended = withLine(CSV, 'csv', 4, 'radio,Radio,7.00,R') ?? ''
  assert.equal(
    fileLines(mended, 'csv').map(({ line }) => line),
    [1, 2, 3, 4, 6],
  )
  assert.is(withLine(CSV, 'csv', 4, 'a\nb'), undefined)
  assert.is(withLine(CSV, 'csv', 9, 'a'), undefined)
})

files('omit a product with all its lines, and keep the line numbers of the others', () => {
  const { text } = withoutProducts(CSV, 'csv', new Set(['tas', 'radio']))
  const { products } = readCatalogueCsv(text)
  assert.equal(
    products.map(({ key, line }) => [key, line]),
    [['senter', 6]],
  )
})

files('correct and omit products of a JSON file, and find their places again', () => {
  const json = '{"products":[{"key":"a"},{"key":"b"},{"key":"c"}]}'
  const mended = withLine(json, 'json', 3, '{"key":"c","title":"C"}') ?? ''
  const { text, lineOf } = withoutProducts(mended, 'json', new Set(['a']))
  assert.equal(JSON.parse(text), { products: [{ key: 'b' }, { key: 'c', title: 'C' }] })
  assert.equal([lineOf(1), lineOf(2)], [2, 3])
  assert.is(withLine(json, 'json', 1, '{'), undefined)
})

files.run()
