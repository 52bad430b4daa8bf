import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Router } from 'wouter'
import { accepted, unreachable } from '../../../../adapters/fakes/fake-http.ts'
import { HomeScreen } from '../../../../ui/catalogue/HomeScreen.tsx'
import { AppContext } from '../../../../ui/hooks/use-app.ts'
import { pageOf, productRow, shopRow, userRow } from '../../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../../support/ui/open-screen.tsx'
import { press } from '../../../support/ui/render.tsx'
import { createNearScreen } from '../../../support/ui/viewport.ts'

// What is below the first screenful is fetched by the screen; fetched before, that takes no real time.
await import('../../../../ui/catalogue/home/HomeLater.tsx')

const home = suite('HomeScreen')

const near = createNearScreen()
home.before.each(near.begin)
home.after.each(near.end)

type Opened = OpenScreen & FakeApp
type Given = { readonly token?: string; readonly prepare?: (fake: FakeApp) => void }

const open = async ({ token, prepare }: Given = {}): Promise<Opened> => {
  const fake = createFakeApp(token === undefined ? {} : { token })
  const { answer } = fake.http
  answer('/api/user/getUserInfo', () => accepted(userRow()))
  answer('/api/index/banner', () => accepted([]))
  answer('/api/index/category', () => accepted([{ id: 3, key: 'toys', name: 'Mainan' }]))
  answer('/api/index/hot_product', () => accepted(pageOf([productRow(1), productRow(2)])))
  answer('/api/index/hot_merchant', () => accepted([shopRow(7)]))
  answer('/api/product/recommend', () => accepted(pageOf([productRow(5)])))
  prepare?.(fake)
  const node = <HomeScreen />
  return { ...fake, ...(await openScreen(fake.app, node, '/home')) }
}

const renderOnServer = (): string =>
  renderToString(
    <Router ssrPath="/home">
      <AppContext value={createFakeApp().app}>
        <HomeScreen />
      </AppContext>
    </Router>,
  )

home('renders its message and ten categories before any answer', () => {
  const markup = renderOnServer()
  assert.match(markup, 'catalogue.hero.title')
  assert.is(markup.match(/core\.category\.\w+/g)?.length, 10)
  // A list of the browser, so that a language can be chosen before the page is hydrated.
  assert.match(markup, '<select')
})

home('lets a visitor choose the language once it is hydrated', async () => {
  const { app, screen } = await open()
  const list = screen.get('combobox', 'catalogue.language') as HTMLSelectElement
  assert.is(list.options.length, 6)
  await act(async () => {
    list.value = 'ri'
    list.dispatchEvent(new Event('change', { bubbles: true }))
  })
  assert.is(app.account.language$.value, 'ri')
})

home('shows popular products, shops and recommendations', async () => {
  const { screen } = await open()
  assert.match(screen.text(), 'Barang 1')
  assert.match(screen.text(), 'Toko 7')
  assert.match(screen.text(), 'Barang 5')
  assert.is(screen.get('link', 'core.category.toys').getAttribute('href'), '/explore?cat=3')
  screen.remove()
})

home('sends a visitor who marks a favourite to sign in, and back here', async () => {
  const opened = await open()
  const [heart] = opened.screen.all('button', /favorit: Barang 1/)
  if (heart) press(heart)
  await opened.rest()
  assert.is(opened.history.at(-1), '/login')
  assert.is(opened.http.sentTo('/api/product/like').length, 0)
  assert.is(opened.app.notices.notices$.value.length, 1)
  opened.screen.remove()
})

home('marks a favourite at once and undoes it when the server refuses', async () => {
  const opened = await open({
    token: 'token',
    prepare: ({ http }) => http.answer('/api/product/like', () => unreachable),
  })
  const heart = (): HTMLElement | undefined => opened.screen.all('button', /favorit: Barang 1/)[0]
  const first = heart()
  if (first) press(first)
  assert.is(heart()?.getAttribute('aria-pressed'), 'true')
  await opened.rest()
  assert.is(heart()?.getAttribute('aria-pressed'), 'false')
  opened.screen.remove()
})

home('leaves out shops that cannot be loaded, and offers a retry', async () => {
  const { screen, http, rest } = await open({
    prepare: ({ http }) => {
      http.answer('/api/index/hot_merchant', () => unreachable)
      http.answer('/api/index/hot_product', () => unreachable)
    },
  })
  assert.not.match(screen.text(), 'catalogue.home.shops')
  http.answer('/api/index/hot_product', () => accepted(pageOf([productRow(9)])))
  press(screen.get('button', 'Coba lagi'))
  await rest()
  assert.match(screen.text(), 'Barang 9')
  screen.remove()
})

home('turns to the next banner after six seconds until it is paused', async () => {
  const opened = await open({
    prepare: ({ http }) =>
      http.answer('/api/index/banner', () =>
        accepted([{ image: '/b.webp', title: 'Pekan kopi', link: '/explore' }]),
      ),
  })
  const current = (): number =>
    [...opened.screen.container.querySelectorAll('i')].findIndex((dot) => dot.hasAttribute('data-current'))
  assert.match(opened.screen.text(), 'Pekan kopi')
  await act(async () => opened.clock.advanceAsync(5999))
  assert.is(current(), 0)
  await act(async () => opened.clock.advanceAsync(1))
  assert.is(current(), 1)
  press(opened.screen.get('button', 'catalogue.hero.pause'))
  await act(async () => opened.clock.advanceAsync(60_000))
  assert.is(current(), 1)
  assert.ok(opened.screen.get('button', 'catalogue.hero.play'))
  opened.screen.remove()
})

home('shows the banner whose dot is pressed, and stays there', async () => {
  const opened = await open({
    prepare: ({ http }) =>
      http.answer('/api/index/banner', () =>
        accepted([
          { images: ['/a.webp'], title: 'Alam', text: 'Tenda dan ransel', link: '/explore' },
          { images: ['/b.webp'], title: 'Pekan kopi', link: '/explore' },
        ]),
      ),
  })
  const { screen } = opened
  assert.match(screen.text(), 'Tenda dan ransel')
  const marks = screen.all('button', /catalogue.hero.scene/)
  assert.is(marks.length, 3)
  press(marks[2] as HTMLElement)
  assert.equal(
    screen.all('button', /catalogue.hero.scene/).map((mark) => mark.getAttribute('aria-current')),
    [null, null, 'true'],
  )
  await act(async () => opened.clock.advanceAsync(60_000))
  assert.is(screen.all('button', /catalogue.hero.scene/)[2]?.getAttribute('aria-current'), 'true')
  const scenes = [...screen.container.querySelectorAll<HTMLElement>('[data-scene]')]
  assert.is(new Set(scenes.map(({ dataset }) => dataset['scene'])).size, 3)
  screen.remove()
})

home('shows two banners with one picture, and a repeated banner, each in its place', async () => {
  const complaints: unknown[] = []
  const said = console.error
  console.error = (...words: readonly unknown[]) => void complaints.push(words)
  const coffee = { image: '/b.webp', title: 'Pekan kopi', link: '/explore' }
  const opened = await open({
    prepare: ({ http }) =>
      http.answer('/api/index/banner', () => accepted([coffee, { ...coffee, title: 'Pekan teh' }, coffee])),
  })
  console.error = said
  assert.equal(complaints, [])
  assert.is(opened.screen.text().match(/Pekan kopi/g)?.length, 2)
  opened.screen.remove()
})

home('sets goods and other pictures of a banner apart, and takes the narrower of two widths', async () => {
  const images = ['/goods/4/mug.800.webp#home', '/upload/tent.jpg', '/b.webp', '/c.webp']
  const { screen } = await open({
    prepare: ({ http }) =>
      http.answer('/api/index/banner', () => accepted([{ images, title: 'Alam', link: '/explore' }])),
  })
  const pictures = [...screen.container.querySelectorAll<HTMLElement>('[data-scene="leaf"] img')]
  assert.equal(
    pictures.map((picture) => [picture.getAttribute('src'), picture.dataset['goods']]),
    [
      ['/goods/4/mug.400.webp#home', 'true'],
      ['/upload/tent.jpg', undefined],
      ['/b.webp', undefined],
    ],
  )
  screen.remove()
})

home('loads the pictures of the next banner once it is hydrated, not before', async () => {
  assert.not.match(renderOnServer(), 'data-next')
  const { screen } = await open()
  assert.ok(screen.container.querySelector('[data-next]'))
  screen.remove()
})

home('loads the rows below the first screen when they come near', async () => {
  near.goFar()
  const { screen, http, rest } = await open()
  assert.match(screen.text(), 'Barang 1')
  assert.is(http.sentTo('/api/index/hot_merchant').length, 0)
  near.comeNear()
  await rest()
  assert.match(screen.text(), 'Toko 7')
  assert.match(screen.text(), 'Barang 5')
  screen.remove()
})

home('loads pictures beside the screen only when the row of categories is scrolled', async () => {
  const { screen } = await open()
  const row = screen.get('group', 'catalogue.categories')
  assert.is(row.parentElement?.dataset['moved'], undefined)
  act(() => void row.dispatchEvent(new Event('scroll')))
  assert.is(row.parentElement?.dataset['moved'], 'true')
  screen.remove()
})

home.run()
