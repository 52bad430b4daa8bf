import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, unreachable } from '../../../../adapters/fakes/fake-http.ts'
import { SearchScreen } from '../../../../ui/catalogue/SearchScreen.tsx'
import { pageOf, productRow, shopRow } from '../../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../../support/ui/open-screen.tsx'
import { hit, press, type } from '../../../support/ui/render.tsx'

const search = suite('SearchScreen')

type Opened = OpenScreen & FakeApp

const open = async (query = '', prepare?: (fake: FakeApp) => void): Promise<Opened> => {
  const fake = createFakeApp()
  const { answer } = fake.http
  answer('/api/product/index', () => accepted([{ keyword: 'tenda' }]))
  answer('/api/product/suggest', () =>
    accepted([
      { type: 'product', text: 'sepatu lari', id: 1 },
      { type: 'category', text: 'sepatu', id: 9 },
    ]),
  )
  answer('/api/product/search', () => accepted(pageOf([productRow(1)])))
  answer('/api/product/searchs', () => accepted(pageOf([shopRow(7)])))
  answer('/api/product/recommend', () => accepted(pageOf([productRow(5)])))
  prepare?.(fake)
  const node = <SearchScreen params={{}} search={new URLSearchParams(query)} />
  return { ...fake, ...(await openScreen(fake.app, node, `/search?${query}`)) }
}

search(
  'shows completions after a pause of 200 ms, moved through by arrows and accepted by Enter',
  async () => {
    const opened = await open()
    const field = opened.screen.get('combobox')
    type(field, 'sepa')
    await act(async () => opened.clock.advanceAsync(199))
    assert.is(opened.http.sentTo('/api/product/suggest').length, 0)
    await act(async () => opened.clock.advanceAsync(1))
    assert.is(opened.screen.all('option').length, 2)
    assert.ok(hit(field, 'ArrowDown'))
    assert.is(field.getAttribute('aria-activedescendant'), opened.screen.all('option')[0]?.id)
    act(() => field.closest('form')?.requestSubmit())
    await opened.rest()
    assert.is(opened.history.at(-1), '/search?q=sepatu%20lari')
    opened.screen.remove()
  },
)

search('keeps the page as it is under the suggestions, whose rows keep their places', async () => {
  const opened = await open()
  const isStartShown = (): boolean => opened.screen.get('main').textContent?.includes('tenda') === true
  const field = await complete(opened, 'sepa')
  const [first, second] = opened.screen.all('option')
  assert.ok(isStartShown() && first && second)
  assert.not.ok(opened.screen.get('main').contains(first))
  opened.http.answer('/api/product/suggest', () => accepted([{ type: 'product', text: 'sepatu bot', id: 2 }]))
  type(field, 'sepatu b')
  await act(async () => opened.clock.advanceAsync(200))
  assert.ok(isStartShown())
  assert.equal(opened.screen.all('option'), [first])
  assert.match(first?.textContent ?? '', 'sepatu bot')
  opened.screen.remove()
})

search('keeps the results under the suggestions, and starts anew when the field is emptied', async () => {
  const opened = await open('q=teko')
  const field = opened.screen.get('combobox')
  assert.ok(opened.screen.get('radio', 'search.shops'))
  await complete(opened, 'sepa')
  assert.ok(opened.screen.get('radio', 'search.shops'))
  type(field, '')
  await opened.rest()
  assert.is(opened.history.at(-1), '/search')
  opened.screen.remove()
})

search('names the page beside the field on wide screens, and says it once to screen readers', async () => {
  const { screen } = await open()
  const name = screen.container.querySelector('header b')
  assert.equal([name?.textContent, name?.getAttribute('aria-hidden')], ['core.title.search', 'true'])
  assert.is(screen.get('heading', 'core.title.search').tagName, 'H1')
  screen.remove()
})

search('stores a search in the address and on the device', async () => {
  const opened = await open()
  type(opened.screen.get('combobox'), '  teko   biru ')
  act(() => opened.screen.get('combobox').closest('form')?.requestSubmit())
  await opened.rest()
  assert.is(opened.history.at(-1), '/search?q=teko%20biru')
  assert.equal(opened.app.catalogue.searchHistory$.value, ['teko biru'])
  opened.screen.remove()
})

search(
  'shows popular searches with pictures where the server has them, and searches for a pressed one',
  async () => {
    const words = [{ keyword: 'tenda', image: '/art/tenda.webp' }, { keyword: 'kopi' }]
    const opened = await open('', ({ http }) => http.answer('/api/product/index', () => accepted(words)))
    const tent = opened.screen.get('button', 'tenda')
    assert.is(tent.querySelector('img')?.getAttribute('src'), '/art/tenda.webp')
    assert.not(opened.screen.get('button', 'kopi').querySelector('img'))
    press(tent)
    await opened.rest()
    assert.is(opened.history.at(-1), '/search?q=tenda')
    opened.screen.remove()
  },
)

search('asks before the whole history is deleted', async () => {
  const opened = await open('', ({ app }) => app.catalogue.rememberSearch('teko'))
  press(opened.screen.get('button', 'search.clearAll'))
  await opened.rest()
  assert.equal(opened.app.catalogue.searchHistory$.value, ['teko'])
  press(opened.screen.get('button', 'search.clear'))
  await opened.rest()
  assert.equal(opened.app.catalogue.searchHistory$.value, [])
  opened.screen.remove()
})

search('searches for a pasted text without its control characters', async () => {
  const opened = await open('q=ten%00da%07')
  assert.match(opened.http.sentTo('/api/product/search')[0]?.url ?? '', 'title=tenda&')
  type(opened.screen.get('combobox'), 'ko\u0000pi')
  act(() => opened.screen.get('combobox').closest('form')?.requestSubmit())
  await opened.rest()
  assert.is(opened.history.at(-1), '/search?q=kopi')
  opened.screen.remove()
})

search('says that it needs a network when offline and nothing is cached', async () => {
  const opened = await open('', ({ http, lifecycle }) => {
    lifecycle.set({ isOnline: false })
    for (const path of ['/api/product/index', '/api/product/recommend']) http.answer(path, () => unreachable)
  })
  assert.match(opened.screen.text(), 'offline.needsNetwork')
  opened.screen.remove()
})

search('says that the results are only similar when nothing matches exactly', async () => {
  const opened = await open('q=haedphone', ({ http }) =>
    http.answer('/api/product/search', () => accepted({ ...pageOf([productRow(1)]), is_near: 1 })),
  )
  await opened.rest()
  assert.match(opened.screen.text(), 'search.near')
  assert.not.match(opened.screen.text(), 'search.found')
  opened.screen.remove()
})

search('shows products filtered by the address, and shops on their tab', async () => {
  const products = await open('q=teko&min=5')
  assert.match(products.http.sentTo('/api/product/search').at(-1)?.url ?? '', 'min_price=5.00')
  assert.match(products.screen.text(), 'Barang 1')
  products.screen.remove()
  const shops = await open('q=teko&tab=shops')
  assert.match(shops.screen.text(), 'Toko 7')
  shops.screen.remove()
})

search('offers other products when nothing is found', async () => {
  const opened = await open('q=zzz', ({ http }) =>
    http.answer('/api/product/search', () => accepted(pageOf([]))),
  )
  assert.match(opened.screen.text(), 'search.nothing')
  assert.match(opened.screen.text(), 'Barang 5')
  opened.screen.remove()
})

search('offers other products below a few results, and none of the results again', async () => {
  const opened = await open('q=teko', ({ http }) =>
    http.answer('/api/product/recommend', () => accepted(pageOf([productRow(1), productRow(5)]))),
  )
  assert.is(opened.screen.text().split('Barang 1').length, 2)
  assert.match(opened.screen.text(), 'search.instead')
  assert.match(opened.screen.text(), 'Barang 5')
  opened.screen.remove()
})

search('offers nothing else where there is enough, or only what was found', async () => {
  const many = await open('q=teko', ({ http }) =>
    http.answer('/api/product/search', () =>
      accepted(pageOf([1, 2, 3, 4, 6, 7].map((id) => productRow(id)))),
    ),
  )
  assert.not.match(many.screen.text(), 'search.instead')
  assert.is(many.http.sentTo('/api/product/recommend').length, 0)
  many.screen.remove()
  const same = await open('q=teko', ({ http }) =>
    http.answer('/api/product/recommend', () => accepted(pageOf([productRow(1)]))),
  )
  assert.not.match(same.screen.text(), 'search.instead')
  same.screen.remove()
})

search('shows only once that nothing was found, and tells screen readers the number', async () => {
  const opened = await open('q=zzz', ({ http }) =>
    http.answer('/api/product/search', () => accepted(pageOf([]))),
  )
  assert.match(opened.screen.text(), 'search.nothing')
  assert.not.match(opened.screen.text(), 'search.found')
  const total = opened.screen.container.querySelector('[aria-live="polite"].visually-hidden')
  assert.is(total?.textContent, 'catalogue.list.products')
  opened.screen.remove()
})

const complete = async (opened: Opened, text: string): Promise<HTMLElement> => {
  const field = opened.screen.get('combobox')
  type(field, text)
  await act(async () => opened.clock.advanceAsync(200))
  return field
}

search('shows a completion with picture and price where the server has them', async () => {
  const opened = await open('', ({ http }) =>
    http.answer('/api/product/suggest', () =>
      accepted([
        { type: 'product', text: 'sepatu lari', id: 1, image: '/goods/shoe.webp', sales_price: '64.90' },
        { type: 'category', text: 'sepatu', id: 9 },
      ]),
    ),
  )
  await complete(opened, 'sepa')
  const [product, category] = opened.screen.all('option')
  assert.is(product?.querySelector('img')?.getAttribute('src'), '/goods/shoe.webp')
  assert.match(product?.textContent ?? '', '64')
  assert.not(category?.querySelector('img'))
  opened.screen.remove()
})

search('moves from the last completion to the field and on, and closes them on Escape', async () => {
  const opened = await open()
  const field = await complete(opened, 'sepa')
  const active = (): string | null => field.getAttribute('aria-activedescendant')
  const [first, second] = opened.screen.all('option').map(({ id }) => id)
  const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    hit(field, key)
    return active()
  })
  assert.equal(walked, [first, second, null, second])
  hit(field, 'Escape')
  assert.is(opened.screen.all('option').length, 0)
  assert.is(field.getAttribute('aria-expanded'), 'false')
  assert.is((field as HTMLInputElement).value, 'sepa')
  opened.screen.remove()
})

search('focuses the field as the page opens, and the results after a search', async () => {
  const opened = await open()
  const field = opened.screen.get('combobox')
  assert.is(document.activeElement, field)
  type(field, 'teko')
  act(() => field.closest('form')?.requestSubmit())
  await opened.rest()
  assert.is(document.activeElement, opened.screen.get('main'))
  opened.screen.remove()
})

search('filters by stock and rating, in the address and in the call', async () => {
  const opened = await open('q=teko&rating=4')
  assert.match(opened.http.sentTo('/api/product/search').at(-1)?.url ?? '', 'min_rating=4')
  press(opened.screen.get('button', 'catalogue.filter.inStock'))
  await opened.rest()
  assert.is(opened.history.at(-1), '/search?q=teko&stock=1&rating=4')
  opened.screen.remove()
})

search('stores a completion accepted by Enter like one that was pressed', async () => {
  const opened = await open()
  const field = await complete(opened, 'sepa')
  hit(field, 'ArrowDown')
  act(() => field.closest('form')?.requestSubmit())
  await opened.rest()
  assert.equal(opened.app.catalogue.searchHistory$.value, ['sepatu lari'])
  opened.screen.remove()
})

search('is behind the page of a category pressed among the completions', async () => {
  const opened = await open()
  await complete(opened, 'sepa')
  press(opened.screen.all('option')[1] ?? document.body)
  await opened.rest()
  assert.equal(opened.history, ['/search?', '/explore?cat=9'])
  opened.screen.remove()
})

search('searches for the typed text when other completions replaced the selected one', async () => {
  const opened = await open()
  const field = await complete(opened, 'sepa')
  type(field, 'sepatu b')
  hit(field, 'ArrowDown')
  opened.http.answer('/api/product/suggest', () => accepted([{ type: 'product', text: 'sepatu bot', id: 2 }]))
  await act(async () => opened.clock.advanceAsync(200))
  act(() => field.closest('form')?.requestSubmit())
  await opened.rest()
  assert.is(opened.history.at(-1), '/search?q=sepatu%20b')
  opened.screen.remove()
})

search.run()
