import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { PopularScreen } from '../../../ui/catalogue/PopularScreen.tsx'
import { pageOf, productRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'

const HOT = '/api/index/hot_product'
const popular = suite('PopularScreen')

const open = async (answer: Parameters<FakeApp['http']['answer']>[1]): Promise<OpenScreen & FakeApp> => {
  const fake = createFakeApp()
  fake.http.answer(HOT, answer)
  return { ...fake, ...(await openScreen(fake.app, <PopularScreen />, '/popular')) }
}

popular('lists the products as the server ranks them, each row a link', async () => {
  const { screen, http } = await open(() => accepted(pageOf([productRow(1), productRow(2)])))
  assert.match(http.sentTo(HOT)[0]?.url ?? '', 'page=1')
  assert.is(screen.get('link', /Barang 1/).getAttribute('href'), '/detail/1/7')
  assert.match(screen.text(), 'Barang 2')
  screen.remove()
})

popular('links to all products when nothing is popular', async () => {
  const { screen } = await open(() => accepted(pageOf([])))
  assert.match(screen.text(), 'catalogue.list.emptyTitle')
  assert.is(screen.get('link', 'catalogue.list.all').getAttribute('href'), '/explore')
  screen.remove()
})

popular('shows the error and retries', async () => {
  const { screen, http, rest } = await open(() => unreachable)
  assert.match(screen.text(), 'core.fault.offline')
  http.answer(HOT, () => accepted(pageOf([productRow(3)])))
  press(screen.get('button', 'Coba lagi'))
  await rest()
  assert.match(screen.text(), 'Barang 3')
  screen.remove()
})

popular.run()
