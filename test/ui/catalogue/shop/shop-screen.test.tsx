import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../../adapters/fakes/fake-http.ts'
import { ShopScreen } from '../../../../ui/catalogue/ShopScreen.tsx'
import { pageOf, productRow, shopRow, userRow } from '../../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../../support/ui/open-screen.tsx'
import { press, type } from '../../../support/ui/render.tsx'
import { realTranslations } from '../../../support/ui/translations.ts'

const shops = suite('ShopScreen (requirement S3: fans, favourable rate, total sales)')
const words = realTranslations('en')

type Opened = OpenScreen & FakeApp

const open = async (change: object = {}, prepare?: (fake: FakeApp) => void, query = ''): Promise<Opened> => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/index/category', () => accepted([]))
  fake.http.answer('/api/merchant/detail', () =>
    accepted({
      ...shopRow(7, { follow_count: 1204, good_rate: 98.5, total_sales: 3617, ...change }),
      product_list: pageOf([productRow(1)]),
      ...change,
    }),
  )
  fake.http.answer('/api/merchant/follow', () => accepted())
  prepare?.(fake)
  await fake.app.session.guard('/home')
  const node = <ShopScreen params={{ id: '7' }} search={new URLSearchParams(query)} />
  return { ...fake, ...(await openScreen(fake.app, node, `/shop/7?${query}`, words)) }
}

/** The facts of the head as they are read: what it is, and how much. */
const facts = ({ screen }: Opened): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...screen.container.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  )

shops('shows its followers, its favourable rate and its sales', async () => {
  const opened = await open()
  assert.equal(facts(opened), {
    [words.t('shops.fans')]: '1.2K',
    [words.t('shops.rate')]: '98.5%',
    [words.t('shops.sales')]: '3.6K',
  })
  assert.match(opened.screen.text(), 'Thing 1')
  opened.screen.remove()
})

shops('shows each of them once', async () => {
  const opened = await open()
  for (const said of ['1.2K', '98.5%', '3.6K']) assert.is(opened.screen.text().split(said).length - 1, 1)
  opened.screen.remove()
})

shops('has no link to a shop that does not exist, and explains why it may be gone', async () => {
  const opened = await open({}, ({ http }) => http.answer('/api/merchant/detail', () => refused('Not there')))
  assert.match(opened.screen.text(), words.t('shops.missingTitle'))
  assert.match(opened.screen.text(), words.t('shops.missingText'))
  assert.is(opened.screen.all('button', words.t('shops.share')).length, 0)
  opened.screen.remove()
  const there = await open()
  assert.is(there.screen.all('button', words.t('shops.share')).length, 1)
  there.screen.remove()
})

shops('leaves out what the server does not send', async () => {
  const opened = await open({ good_rate: undefined, total_sales: undefined, follow_count: 0 })
  assert.equal(facts(opened), { [words.t('shops.fans')]: '0' })
  opened.screen.remove()
})

shops('counts the shopper as a follower at once, and no longer after unfollowing', async () => {
  const opened = await open({ follow_count: 41 })
  const { screen, rest } = opened
  const follow = (key: string) => screen.get('button', `${words.t(key)}: Toko 7`)
  press(follow('kit.follow'))
  assert.is(facts(opened)[words.t('shops.fans')], '42')
  await rest()
  assert.is(facts(opened)[words.t('shops.fans')], '42')
  press(follow('kit.following'))
  await rest()
  assert.is(facts(opened)[words.t('shops.fans')], '41')
  screen.remove()
})

shops('undoes a follow when the server refuses', async () => {
  const opened = await open({ follow_count: 41 })
  opened.http.answer('/api/merchant/follow', () => refused('Tidak bisa'))
  press(opened.screen.get('button', `${words.t('kit.follow')}: Toko 7`))
  await opened.rest()
  assert.is(facts(opened)[words.t('shops.fans')], '41')
  opened.screen.remove()
})

shops('counts the results of a filter once, however long its sheet stays open', async () => {
  const { screen, http, clock, rest } = await open()
  const before = http.sentTo('/api/merchant/detail').length
  press(screen.get('button', words.t('catalogue.filter.open')))
  for (let second = 0; second < 3; second++) {
    await act(() => clock.advanceAsync(1000))
    await rest()
  }
  assert.is(http.sentTo('/api/merchant/detail').length - before, 1)
  screen.remove()
})

shops(
  'searches its own products, keeps the term in the address, and shows all when it is cleared',
  async () => {
    const started = await open()
    const start = started.screen.get('searchbox', words.t('shops.search'))
    type(start, '  teko   biru ')
    act(() => start.closest('form')?.requestSubmit())
    await started.rest()
    assert.is(started.history.at(-1), '/shop/7?q=teko%20biru')
    started.screen.remove()

    const none = { product_list: pageOf([]) }
    const { screen, http, history, rest } = await open(none, undefined, 'q=teko+biru&sort=sales')
    const { url = '' } = http.sentTo('/api/merchant/detail')[0] ?? {}
    assert.is(new URL(url, 'http://shop').searchParams.get('title'), 'teko biru')
    const field = screen.get('searchbox', words.t('shops.search')) as HTMLInputElement
    assert.is(field.value, 'teko biru')
    assert.match(screen.text(), words.t('shops.nothing', { term: 'teko biru' }))
    press(screen.get('button', words.t('shops.all')))
    await rest()
    assert.is(history.at(-1), '/shop/7?sort=sales')
    type(field, '')
    await rest()
    assert.is(history.at(-1), '/shop/7?sort=sales')
    screen.remove()
  },
)

shops('lists shops to choose from where the address names none', async () => {
  const fake = createFakeApp()
  fake.http.answer('/api/index/hot_merchant', () => accepted(pageOf([shopRow(7), shopRow(9)])))
  const node = <ShopScreen params={{ id: undefined }} search={new URLSearchParams()} />
  const { screen } = await openScreen(fake.app, node, '/shop', words)
  const links = [...screen.container.querySelectorAll('main a[href^="/shop/"], li a[href^="/shop/"]')]
  assert.equal([...new Set(links.map((link) => link.getAttribute('href')))], ['/shop/7', '/shop/9'])
  assert.is(fake.http.sentTo('/api/merchant/detail').length, 0)
  assert.not.match(screen.text(), words.t('shops.missingTitle'))
  screen.remove()
})

shops('shows the error and retries where no shops can be loaded', async () => {
  const fake = createFakeApp()
  fake.http.answer('/api/index/hot_merchant', () => unreachable)
  const node = <ShopScreen params={{ id: undefined }} search={new URLSearchParams()} />
  const { screen, rest } = await openScreen(fake.app, node, '/shop', words)
  fake.http.answer('/api/index/hot_merchant', () => accepted(pageOf([])))
  press(screen.get('button', words.t('kit.retry')))
  await rest()
  assert.match(screen.text(), words.t('shops.noShops'))
  screen.remove()
})

shops.run()
