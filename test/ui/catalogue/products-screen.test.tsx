import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { ProductsScreen } from '../../../ui/catalogue/ProductsScreen.tsx'
import { pageOf, productRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

const products = suite('ProductsScreen')

const open = async (query: string): Promise<OpenScreen & FakeApp> => {
  const fake = createFakeApp()
  fake.http.answer('/api/index/category', () => accepted([{ id: 3, key: 'toys', name: 'Mainan' }]))
  fake.http.answer('/api/index/product', () => accepted(pageOf([productRow(1)])))
  const node = <ProductsScreen params={{}} search={new URLSearchParams(query)} />
  return { ...fake, ...(await openScreen(fake.app, node, `/products?${query}`)) }
}

products('loads the order and the category of its address', async () => {
  const { screen, http } = await open('cat=3&sort=newest')
  const url = http.sentTo('/api/index/product').at(-1)?.url ?? ''
  assert.match(url, 'category_id=3')
  assert.match(url, 'sort=createtime')
  assert.match(screen.text(), 'Barang 1')
  screen.remove()
})

products('keeps its own path when the order changes', async () => {
  const { screen, history, rest } = await open('cat=3')
  press(screen.get('button', 'catalogue.sort.sales'))
  await rest()
  assert.is(history.at(-1), '/products?cat=3&sort=sales')
  screen.remove()
})

products.run()
