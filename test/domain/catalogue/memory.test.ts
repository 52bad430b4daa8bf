import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { eachOnce, favouritesNow, rememberViewed } from '../../../domain/catalogue/recently-viewed.ts'
import { cleanTerm, forgetTerm, rememberTerm } from '../../../domain/catalogue/search.ts'
import { cents } from '../../../domain/shared/money.ts'

const memory = suite('search history and viewed products')

memory('puts the newest search on top, once, in any letter case', () => {
  assert.equal(rememberTerm(['shoes', 'Hat'], ' hat '), ['hat', 'shoes'])
})

memory('keeps twelve searches', () => {
  const full = Array.from({ length: 12 }, (_, at) => `t${at}`)
  const next = rememberTerm(full, 'new')
  assert.is(next.length, 12)
  assert.is(next.at(-1), 't10')
})

memory('does not store an empty search', () => assert.equal(rememberTerm(['a'], '   '), ['a']))

memory('deletes one search', () => assert.equal(forgetTerm(['a', 'B'], 'b'), ['a']))

memory('trims and shortens a search', () => {
  assert.is(cleanTerm('  red   shoes '), 'red shoes')
  assert.is(cleanTerm('x'.repeat(99)).length, 60)
})

memory('removes what cannot be seen or typed: control characters, half an emoji', () => {
  assert.is(cleanTerm('ten\u0000da\u0007 \u001b kubah\t\r\n2\u0085'), 'tenda kubah 2')
  assert.is(cleanTerm('\u0000\u007f'), '')
  assert.is(cleanTerm('tenda \ud83d'), 'tenda')
  // Sixty characters of a reader: an emoji is one, and is kept whole or not at all.
  assert.is(cleanTerm(`${'x'.repeat(59)}\u{1f455}`), `${'x'.repeat(59)}\u{1f455}`)
  assert.is(cleanTerm(`${'x'.repeat(60)}\u{1f455}`), 'x'.repeat(60))
})

const product = (productId: string): ProductSummary => ({
  productId,
  shopId: '1',
  title: productId,
  titleEn: '',
  titleOthers: { ri: '電車' },
  image: '',
  price: cents(1),
  marketPrice: undefined,
  sold: 0,
  rating: undefined,
  stock: undefined,
  categoryKey: undefined,
})

memory('puts a viewed product on top, once, and keeps fifty', () => {
  let viewed: readonly ProductSummary[] = []
  for (let at = 0; at < 60; at += 1) viewed = rememberViewed(viewed, product(`${at}`))
  assert.is(viewed.length, 50)
  viewed = rememberViewed(viewed, product('30'))
  assert.equal([viewed.length, viewed[0]?.productId], [50, '30'])
})

memory('stores only what lists show of a viewed product', () => {
  const opened = { ...product('7'), content: '<p>long</p>', reviews: [], isFavourite: true }
  assert.equal(rememberViewed([], opened), [product('7')])
})

const names = (products: readonly { readonly productId: string }[]) =>
  products.map(({ productId }) => productId)

memory('knows the favourites of now: listed, marked since, and without those unmarked since', () => {
  const marks = new Map([
    ['2-1', false],
    ['5-1', true],
    ['1-1', true],
    ['9-1', true],
  ])
  const listed = [product('1'), product('2'), product('3')]
  const viewed = [product('5'), product('1'), product('2'), product('4')]
  assert.equal(names(favouritesNow(listed, viewed, marks)), ['5', '1', '3'])
  assert.equal(names(favouritesNow(listed, viewed, new Map())), ['1', '2', '3'])
})

memory('lists a product of several variants once', () => {
  assert.equal(names(eachOnce([product('1'), product('2'), product('1')])), ['1', '2'])
})

memory.run()
