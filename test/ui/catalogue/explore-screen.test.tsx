import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { ExploreScreen } from '../../../ui/catalogue/ExploreScreen.tsx'
import { pageOf, productRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press, type } from '../../support/ui/render.tsx'

const explore = suite('ExploreScreen')

type Opened = OpenScreen & FakeApp

const open = async (query = '', prepare?: (fake: FakeApp) => void): Promise<Opened> => {
  const fake = createFakeApp()
  fake.http.answer('/api/index/category', () =>
    accepted([
      { id: 3, key: 'toys', name: 'Mainan' },
      { id: 4, key: 'food', name: 'Makanan' },
    ]),
  )
  fake.http.answer('/api/index/product', () => accepted(pageOf([productRow(1)], 41)))
  prepare?.(fake)
  const node = <ExploreScreen params={{}} search={new URLSearchParams(query)} />
  return { ...fake, ...(await openScreen(fake.app, node, `/explore?${query}`)) }
}

const asked = ({ http }: Opened): string => http.sentTo('/api/index/product').at(-1)?.url ?? ''

explore('loads what its address says, and names the category by the server id', async () => {
  const opened = await open('cat=toys&sort=sales&min=5')
  assert.match(asked(opened), 'category_id=3')
  assert.match(asked(opened), 'sort=sales')
  assert.match(asked(opened), 'min_price=5.00')
  assert.is(opened.screen.get('heading', 'core.category.toys').tagName, 'H1')
  opened.screen.remove()
})

explore('writes the order into the address, and the default back on a second press', async () => {
  const opened = await open('cat=3')
  press(opened.screen.get('button', 'catalogue.sort.newest'))
  await opened.rest()
  assert.is(opened.history.at(-1), '/explore?cat=3&sort=newest')
  opened.screen.remove()
  const sorted = await open('sort=newest')
  press(sorted.screen.get('button', 'catalogue.sort.newest'))
  await sorted.rest()
  assert.is(sorted.history.at(-1), '/explore')
  sorted.screen.remove()
})

explore('removes an applied filter by its chip', async () => {
  const opened = await open('cat=3&min=5&max=9')
  press(opened.screen.get('button', 'Hapus catalogue.filter.between'))
  await opened.rest()
  assert.is(opened.history.at(-1), '/explore?cat=3')
  opened.screen.remove()
})

explore('offers to clear the filters when nothing matches', async () => {
  const opened = await open('min=9000', ({ http }) =>
    http.answer('/api/index/product', () => accepted(pageOf([]))),
  )
  assert.match(opened.screen.text(), 'catalogue.list.narrowTitle')
  press(opened.screen.get('button', 'catalogue.list.clearFilters'))
  await opened.rest()
  assert.is(opened.history.at(-1), '/explore')
  opened.screen.remove()
})

explore('shows the error and retries', async () => {
  const opened = await open('', ({ http }) => http.answer('/api/index/product', () => unreachable))
  assert.match(opened.screen.text(), 'core.fault.offline')
  opened.http.answer('/api/index/product', () => accepted(pageOf([productRow(2)])))
  press(opened.screen.get('button', 'Coba lagi'))
  await opened.rest()
  assert.match(opened.screen.text(), 'Barang 2')
  opened.screen.remove()
})

explore('counts the results of a filter, and applies it with its ends in order', async () => {
  const opened = await open('cat=3')
  press(opened.screen.get('button', 'catalogue.filter.openLabel'))
  await opened.rest()
  type(opened.screen.get('textbox', 'catalogue.filter.min'), '90')
  type(opened.screen.get('textbox', 'catalogue.filter.max'), '20')
  await act(async () => opened.clock.advanceAsync(300))
  assert.match(asked(opened), 'min_price=20.00')
  assert.match(asked(opened), 'limit=1')
  press(opened.screen.get('button', 'catalogue.filter.showCount'))
  await opened.rest()
  assert.is(opened.history.at(-1), '/explore?cat=3&min=20&max=90')
  opened.screen.remove()
})

explore('refuses an invalid price and focuses it', async () => {
  const opened = await open()
  press(opened.screen.get('button', 'catalogue.filter.open'))
  await opened.rest()
  const max = opened.screen.get('textbox', 'catalogue.filter.max')
  type(max, 'murah')
  press(opened.screen.get('button', /catalogue.filter.show/))
  await opened.rest()
  assert.match(opened.screen.text(), 'catalogue.filter.badPrice')
  assert.is(document.activeElement, max)
  opened.screen.remove()
})

explore('counts with the order that the list will have', async () => {
  const opened = await open('max=300&sort=sales')
  press(opened.screen.get('button', 'catalogue.filter.openLabel'))
  await opened.rest()
  await act(async () => opened.clock.advanceAsync(300))
  assert.match(asked(opened), 'limit=1')
  assert.match(asked(opened), 'sort=sales')
  opened.screen.remove()
})

explore('shows no count of another filter, and none for an invalid price', async () => {
  const opened = await open()
  press(opened.screen.get('button', 'catalogue.filter.open'))
  await opened.rest()
  await act(async () => opened.clock.advanceAsync(300))
  opened.screen.get('button', 'catalogue.filter.showCount')
  press(opened.screen.get('radio', 'core.category.food'))
  opened.screen.get('button', /^catalogue.filter.show$/)
  await act(async () => opened.clock.advanceAsync(300))
  opened.screen.get('button', 'catalogue.filter.showCount')
  const calls = opened.http.sentTo('/api/index/product').length
  type(opened.screen.get('textbox', 'catalogue.filter.max'), 'murah')
  await act(async () => opened.clock.advanceAsync(300))
  opened.screen.get('button', /^catalogue.filter.show$/)
  assert.is(opened.http.sentTo('/api/index/product').length, calls)
  opened.screen.remove()
})

explore.run()
