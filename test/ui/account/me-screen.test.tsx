import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { MeScreen } from '../../../ui/account/MeScreen.tsx'
import { ROUTES } from '../../../ui/navigation/routes.ts'
import { orderRow, pageOf, userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { openShell } from '../../support/ui/open-shell.tsx'
import { press } from '../../support/ui/render.tsx'

const me = suite('the account on a wide screen (requirement D7)')

const { matchMedia } = window
const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
me.before.each(() => {
  window.matchMedia = (() => wide) as unknown as typeof window.matchMedia
})
me.after.each(() => {
  window.matchMedia = matchMedia
})

type Opened = OpenScreen & FakeApp

const open = async (prepare?: (fake: FakeApp) => void): Promise<Opened> => {
  const fake = createFakeApp({ token: 'token' })
  const { answer } = fake.http
  answer('/api/user/getUserInfo', () => accepted(userRow()))
  answer('/api/order/counts', () => accepted({ all: 2 }))
  answer('/api/user/order_list', () => accepted(pageOf([orderRow(1), orderRow(2, { status: 0 })])))
  prepare?.(fake)
  return { ...fake, ...(await openScreen(fake.app, <MeScreen />, '/filter')) }
}

me(
  'shows the orders under way with their next step, and highlights the button of an unpaid one alone',
  async () => {
    const { screen } = await open()
    const pay = screen.get('link', /orders.action.pay/)
    const track = screen.get('link', /orders.action.logistics/)
    assert.is(pay.getAttribute('href'), '/payment?order=2')
    assert.is(track.getAttribute('href'), '/orderInfo/1')
    assert.ok(pay.compareDocumentPosition(track) & Node.DOCUMENT_POSITION_FOLLOWING)
    assert.match(pay.className, 'primary')
    assert.not.match(track.className, 'primary')
    screen.remove()
  },
)

const VOUCHER = { type: 'amount', mer_id: 0, min_price: '0', start_time: 0, end_time: 4_000_000_000 }

me('counts the claimed vouchers, and shows them in a sheet before those to claim', async () => {
  const { screen } = await open(({ http }) =>
    http.answer('/api/voucher/list', () =>
      accepted([
        { ...VOUCHER, code: 'A', value: '1.00', is_claimed: 0 },
        { ...VOUCHER, code: 'B', value: '2.00', is_claimed: 1 },
        { ...VOUCHER, code: 'C', value: '3.00', is_claimed: 1, is_used: 1 },
      ]),
    ),
  )
  press(screen.get('button', /^vouchers.mine/))
  assert.match(screen.get('button', /^vouchers.mine/).textContent ?? '', 'vouchers.mine1')
  const [own, open_] = ['vouchers.mine', 'vouchers.title'].map((name) => screen.get('list', name))
  assert.match(own?.textContent ?? '', 'vouchers.claimed')
  assert.match(open_?.textContent ?? '', 'vouchers.claim')
  assert.is(own?.querySelectorAll('li').length, 1)
  screen.remove()
})

me('has no row for vouchers where the server has none', async () => {
  const { screen } = await open(({ http }) => http.answer('/api/voucher/list', () => unreachable))
  assert.equal(screen.all('button', /^vouchers.mine/), [])
  screen.remove()
})

me('says that no order is under way', async () => {
  const { screen } = await open(({ http }) => http.answer('/api/user/order_list', () => accepted(pageOf([]))))
  assert.match(screen.text(), 'account.noneRunning')
  screen.remove()
})

me('offers a retry when the orders could not be loaded', async () => {
  const { screen, http, rest } = await open(({ http: fake }) =>
    fake.answer('/api/user/order_list', () => unreachable),
  )
  http.answer('/api/user/order_list', () => accepted(pageOf([orderRow(5)])))
  const [retry] = screen.all('button', 'Coba lagi')
  assert.ok(retry)
  press(retry as HTMLElement)
  await rest()
  assert.match(screen.text(), 'LT5')
  screen.remove()
})

me('is beside a menu of its pages, which marks the current one; a visitor has none', async () => {
  const shell = await openShell({
    at: '/setting',
    token: 'token',
    prepare: ({ http }) => http.answer('/api/user/getUserInfo', () => accepted(userRow())),
  })
  const entry = (name: string) => shell.screen.get('link', name)
  assert.is(entry('Pengaturan').getAttribute('aria-current'), 'page')
  await shell.go('/orderInfo/4')
  assert.is(entry('Pesanan saya').getAttribute('aria-current'), 'page')
  assert.is(entry('Pengaturan').getAttribute('aria-current'), null)
  const unmarked: string[] = []
  for (const { name, tab, guard } of ROUTES) {
    if (tab !== 'me' || guard !== 'signed-in') continue
    await shell.go(`/${name}`)
    const menu = shell.screen.get('navigation', 'Menu akun')
    if (menu.querySelectorAll('[aria-current="page"]').length !== 1) unmarked.push(name)
  }
  assert.equal(unmarked, [])
  await shell.go('/home')
  assert.is(shell.screen.all('link', 'Pengaturan').length, 0)
  shell.screen.remove()
  const visitor = await openShell({ at: '/login' })
  assert.is(visitor.screen.all('link', 'Pengaturan').length, 0)
  visitor.screen.remove()
})

me.run()
