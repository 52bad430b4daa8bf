import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { MyPurchasesScreen } from '../../../ui/orders/MyPurchasesScreen.tsx'
import { orderLineRow, orderRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press, type } from '../../support/ui/render.tsx'

const list = suite('MyPurchasesScreen')

type Given = { readonly rows?: readonly unknown[]; readonly status?: string; readonly query?: string }
type Opened = OpenScreen & FakeApp

const open = async (
  { rows = [], status, query = '' }: Given,
  prepare?: (fake: FakeApp) => void,
): Promise<Opened> => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/order/counts', () => accepted({ '0': 1, '1': 2, '4': 9 }))
  fake.http.answer('/api/user/order_list', () => accepted({ count: rows.length, list: rows }))
  prepare?.(fake)
  const node = <MyPurchasesScreen params={{ status }} search={new URLSearchParams(query)} />
  return { ...fake, ...(await openScreen(fake.app, node, '/myPurchases')) }
}

const asked = (opened: Opened): string => opened.http.sentTo('/api/user/order_list').at(-1)?.url ?? ''

list('shows each order with its status, its sum and its actions, the main one last', async () => {
  const opened = await open({
    rows: [orderRow(1, { status: 0, expire_time: 1_700_000_090 }), orderRow(2, { status: 4 })],
  })
  const { screen } = opened
  const cards = screen.all('article')
  assert.is(cards.length, 2)
  assert.match(cards[0]?.textContent ?? '', 'orders.status.unpaid')
  assert.match(cards[0]?.textContent ?? '', 'orders.list.payWithin')
  assert.is(screen.get('link', 'orders.action.pay').getAttribute('href'), '/payment?order=1')
  assert.equal(
    [...(cards[1]?.querySelectorAll('button') ?? [])].map((button) => button.textContent),
    ['orders.action.again'],
  )
  screen.remove()
})

list('shows an order without a shop, without a link to one', async () => {
  const nameless = { mer_id: undefined, mer_name: undefined }
  const row = orderRow(1, { ...nameless, status: 1, product: [orderLineRow(1, nameless)] })
  const { screen } = await open({ rows: [row] })
  assert.is(screen.get('heading', 'core.title.shop').querySelector('a'), null)
  assert.ok(screen.get('article', 'core.title.shop LT1'))
  assert.not.ok(screen.text().includes('orders.action.chat'))
  screen.remove()
})

list('loads the status of its path and counts only orders that need attention', async () => {
  const opened = await open({ rows: [orderRow(1)], status: '2' })
  assert.match(asked(opened), 'status=2')
  assert.is(opened.screen.get('tab', /tab.unpaid/).textContent, 'orders.tab.unpaid1')
  assert.is(opened.screen.get('tab', /tab.completed/).textContent, 'orders.tab.completed')
  opened.screen.remove()
})

list('replaces the shown status by another one, so that Back leaves the list', async () => {
  const opened = await open({ rows: [orderRow(1)] })
  press(opened.screen.get('tab', /tab.cancelled/))
  await opened.rest()
  assert.equal(opened.history, ['/myPurchases/-1'])
  opened.screen.remove()
})

list('treats an unknown status as "all"', async () => {
  const opened = await open({ status: 'nonsense' })
  assert.match(asked(opened), 'status=all')
  opened.screen.remove()
})

list('shows two lines of an order and how many more there are', async () => {
  const product = [1, 2, 3].map((id) => orderLineRow(id))
  const { screen } = await open({ rows: [orderRow(1, { product, total_num: 3 })] })
  assert.match(screen.text(), 'Barang 2')
  assert.not.match(screen.text(), 'Barang 3')
  assert.match(screen.text(), 'orders.list.more')
  screen.remove()
})

list('shows the newest step of a parcel on its way, when the server sends it', async () => {
  const delivery = [{ step: 1, content: 'Tiba di Jakarta', createtime: 5 }]
  const { screen } = await open({ rows: [orderRow(1, { delivery }), orderRow(2)] })
  assert.is(screen.get('link', 'Tiba di Jakarta').getAttribute('href'), '/orderInfo/1')
  screen.remove()
})

list('explains an empty tab, and an empty search result', async () => {
  const empty = await open({ status: '0' })
  assert.match(empty.screen.text(), 'orders.list.empty.unpaid')
  empty.screen.remove()
  const none = await open({ query: 'q=LT9' })
  assert.match(none.screen.text(), 'orders.list.noMatchTitle')
  assert.match(asked(none), 'keyword=LT9')
  none.screen.remove()
})

list('offers a retry when the list cannot be loaded', async () => {
  const opened = await open({}, ({ http }) => http.answer('/api/user/order_list', () => unreachable))
  opened.http.answer('/api/user/order_list', () => accepted({ count: 1, list: [orderRow(1)] }))
  press(opened.screen.get('button', 'Coba lagi'))
  await opened.rest()
  assert.is(opened.screen.all('article').length, 1)
  opened.screen.remove()
})

list('searches by number through all statuses', async () => {
  const opened = await open({ rows: [orderRow(1)], status: '2' })
  press(opened.screen.get('button', 'orders.list.search'))
  const field = opened.screen.get('searchbox', 'orders.list.search')
  type(field, ' LT1 ')
  act(() => field.closest('form')?.requestSubmit())
  await opened.rest()
  assert.is(opened.history.at(-1), '/myPurchases?q=LT1')
  opened.screen.remove()
})

const { matchMedia } = window
list.after.each(() => {
  window.matchMedia = matchMedia
})

list('has its search above the orders on a wide screen, with the number of the address', async () => {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  window.matchMedia = (() => wide) as unknown as typeof window.matchMedia
  const opened = await open({ rows: [orderRow(1)], query: 'q=LT1' })
  const field = opened.screen.get('searchbox', 'orders.list.search') as HTMLInputElement
  assert.is(field.value, 'LT1')
  assert.is(opened.screen.all('button', 'orders.list.search').length, 0)
  type(field, 'LT2')
  act(() => field.closest('form')?.requestSubmit())
  await opened.rest()
  assert.is(opened.history.at(-1), '/myPurchases?q=LT2')
  type(field, '')
  await opened.rest()
  assert.is(opened.history.at(-1), '/myPurchases')
  opened.screen.remove()
})

list('asks before it cancels, cancels once for two taps, and reloads the list', async () => {
  const opened = await open({ rows: [orderRow(1, { status: 0 })] })
  const held = createHeldAnswer()
  opened.http.answer('/api/order/cancel', () => held.sent)
  press(opened.screen.get('button', 'orders.action.cancel'))
  assert.is(opened.http.sentTo('/api/order/cancel').length, 0)
  const yes = opened.screen.all('button', 'orders.action.cancel').at(-1)
  if (yes) press(yes)
  if (yes) press(yes)
  held.give(accepted())
  await opened.rest()
  assert.is(opened.http.sentTo('/api/order/cancel').length, 1)
  assert.is(opened.http.sentTo('/api/user/order_list').length, 2)
  assert.ok(
    opened.app.notices.notices$.value.some(
      ({ text }) => text.kind === 'key' && text.key === 'orders.action.cancelled',
    ),
  )
  opened.screen.remove()
})

list('reloads when the server refuses, as what is shown is outdated', async () => {
  const opened = await open({ rows: [orderRow(1, { status: 2 })] })
  opened.http.answer('/api/order/received', () => refused('Sudah diterima'))
  press(opened.screen.get('button', 'orders.action.receive'))
  press(opened.screen.get('button', 'orders.action.receiveYes'))
  await opened.rest()
  assert.is(opened.http.sentTo('/api/user/order_list').length, 2)
  opened.screen.remove()
})

list('buys again with a link to the cart, and names what is no longer sold', async () => {
  const opened = await open({ rows: [orderRow(1, { status: 4 })] })
  opened.http.answer('/api/order/again', () => accepted({ added: 2, skipped: ['Teko'] }))
  press(opened.screen.get('button', 'orders.action.again'))
  await opened.rest()
  const notice = opened.app.notices.notices$.value.at(-1)
  assert.equal(notice?.text, {
    kind: 'key',
    key: 'orders.action.againSome',
    with: { count: 2, skipped: 'Teko' },
  })
  // Also from the page that the shopper has gone to since.
  opened.hide(true)
  act(() => notice?.action?.run())
  assert.is(opened.history.at(-1), '/bag')
  opened.screen.remove()
})

list('reloads when the payment time has expired while it is visible', async () => {
  const opened = await open({ rows: [orderRow(1, { status: 0, expire_time: 1_700_000_002 })] })
  await act(() => opened.clock.advanceAsync(3000))
  await opened.rest()
  assert.is(opened.http.sentTo('/api/user/order_list').length, 2)
  assert.is(opened.screen.find('link', 'orders.action.pay'), undefined)
  opened.screen.remove()
})

list('reloads when it is shown again, and not while it is hidden', async () => {
  const opened = await open({ rows: [orderRow(1, { status: 1 })] })
  opened.hide(true)
  opened.http.answer('/api/user/order_list', () => accepted({ count: 1, list: [orderRow(1, { status: 2 })] }))
  await opened.rest()
  assert.is(opened.http.sentTo('/api/user/order_list').length, 1)
  opened.hide(false)
  await opened.rest()
  assert.is(opened.http.sentTo('/api/user/order_list').length, 2)
  assert.match(opened.screen.text(), 'orders.status.shipped')
  opened.screen.remove()
})

list.run()
