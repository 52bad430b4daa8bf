import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, unreachable } from '../../../../adapters/fakes/fake-http.ts'
import { FavouritesScreen } from '../../../../ui/catalogue/FavouritesScreen.tsx'
import { pageOf, productRow, userRow } from '../../../support/api-rows.ts'
import { createFakeApp } from '../../../support/ui/fake-app.ts'
import { openScreen } from '../../../support/ui/open-screen.tsx'
import { press } from '../../../support/ui/render.tsx'

const lists = suite('EndlessList, as the list of favourites')

const PATH = '/api/user/like_list'

const open = async (answer: ReturnType<typeof accepted>) => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer(PATH, () => answer)
  return { ...fake, ...(await openScreen(fake.app, <FavouritesScreen />, '/heart')) }
}

lists('shows its rows, and no text at the end of a short list', async () => {
  const { screen } = await open(accepted(pageOf([productRow(1), productRow(2)])))
  assert.is(screen.all('article').length, 2)
  assert.not.match(screen.text(), 'shops.noFavouritesTitle')
  screen.remove()
})

lists('says that it is empty, and where to find something', async () => {
  const { screen } = await open(accepted(pageOf([])))
  assert.match(screen.text(), 'shops.noFavouritesTitle')
  assert.is(screen.get('link', 'catalogue.list.all').getAttribute('href'), '/explore')
  screen.remove()
})

lists('shows why it failed, with a retry', async () => {
  const { screen, http, rest } = await open(unreachable)
  http.answer(PATH, () => accepted(pageOf([productRow(1)])))
  press(screen.get('button', 'Coba lagi'))
  await rest()
  assert.is(screen.all('article').length, 1)
  screen.remove()
})

lists.run()
