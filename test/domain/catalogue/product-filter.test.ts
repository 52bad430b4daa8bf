import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { isAskedFor } from '../../../domain/catalogue/product.ts'
import {
  countFilters,
  filterFormOf,
  formatFilter,
  NO_FILTER,
  type ProductFilter,
  parseFilter,
  parsePrice,
  readFilterForm,
} from '../../../domain/catalogue/product-filter.ts'
import { cents } from '../../../domain/shared/money.ts'

const filters = suite('product filters and their address')
const full: ProductFilter = {
  categoryId: '3',
  sort: 'price-up',
  minPrice: cents(1000),
  maxPrice: cents(9950),
  inStock: true,
  minRating: 4.5,
}

filters('have a shareable address', () => {
  assert.is(formatFilter(full), '?cat=3&sort=price-up&min=10&max=99.50&stock=1&rating=4.5')
  assert.is(formatFilter(NO_FILTER), '')
})

filters('are the same after writing and reading the address', () => {
  assert.equal(parseFilter(formatFilter(full)), full)
  assert.equal(parseFilter(formatFilter(NO_FILTER)), NO_FILTER)
})

filters('ignore invalid values in an address', () => {
  assert.equal(parseFilter('?cat=&sort=cheapest&min=-5&max=lots&stock=yes&rating=2'), NO_FILTER)
})

filters('put the ends of a price range in order', () => {
  const { minPrice, maxPrice } = parseFilter('?min=50&max=10')
  assert.equal([minPrice, maxPrice], [1000, 5000])
})

filters('count filters, but not the order', () => {
  assert.is(countFilters(full), 4)
  assert.is(countFilters({ ...NO_FILTER, sort: 'sales' }), 0)
})

filters('leave out rows that contradict a filter, and keep those without the field', () => {
  const asked = { inStock: true, minRating: 4 }
  assert.ok(isAskedFor({ stock: 3, rating: 4 }, asked))
  assert.ok(isAskedFor({ stock: undefined, rating: undefined }, asked))
  assert.not.ok(isAskedFor({ stock: 0, rating: 5 }, asked))
  assert.not.ok(isAskedFor({ stock: 3, rating: 3.9 }, asked))
  assert.ok(isAskedFor({ stock: 0, rating: 1 }, {}))
})

filters('read prices in either decimal notation', () => {
  const typed: readonly [string, number | undefined][] = [
    ['20', 2000],
    ['20.5', 2050],
    ['20,50', 2050],
    ['1,248.50', 124_850],
    ['1.248,50', 124_850],
    ['1.000', 100_000],
    ['US$ 7', 700],
    ['', undefined],
    ['abc', undefined],
    ['-5', undefined],
  ]
  for (const [text, expected] of typed) assert.is(parsePrice(text), expected, text)
})

filters('are unchanged when their form was not edited', () => {
  assert.equal(filterFormOf(full).typed, { min: '10', max: '99.50' })
  for (const filter of [full, NO_FILTER]) {
    assert.equal(readFilterForm(filterFormOf(filter)), { filter, isWrong: { min: false, max: false } })
  }
})

filters('omit an invalid typed price, and say which end it is', () => {
  const { filter, isWrong } = readFilterForm({ ...NO_FILTER, typed: { min: 'ten', max: ' 12 ' } })
  assert.equal([filter.minPrice, filter.maxPrice], [undefined, cents(1200)])
  assert.equal(isWrong, { min: true, max: false })
})

filters('put the ends of a typed range in order', () => {
  const { filter } = readFilterForm({ ...NO_FILTER, typed: { min: '20', max: '5' } })
  assert.equal([filter.minPrice, filter.maxPrice], [cents(500), cents(2000)])
})

filters.run()
