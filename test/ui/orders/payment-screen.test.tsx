import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { POLL_EVERY_MS } from '../../../application/shared/stay-fresh.ts'
import { PaymentScreen } from '../../../ui/orders/PaymentScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press, type } from '../../support/ui/render.tsx'

const payment = suite('PaymentScreen (a payment that does not go through)')

const openWith = async (answer: typeof unreachable, money = '100.00'): Promise<FakeApp & OpenScreen> => {
  const fake = createFakeApp({ token: 'token' })
  const group = { out_trade_no: 'G1', total_price: '6.00', order_ids: [8], expire_time: 2_000_000_000 }
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ have_pay: 1, money })))
  fake.http.answer('/api/order/group', () => accepted(group))
  fake.http.answer('/api/user/verify_pay', () => accepted({ pay_token: 'p' }))
  fake.http.answer('/api/order/merPay', () => answer)
  await fake.app.session.guard('/payment')
  const node = <PaymentScreen params={{}} search={new URLSearchParams('no=G1')} />
  return { ...fake, ...(await openScreen(fake.app, node, '/payment?no=G1')) }
}

const payIn = async (opened: OpenScreen): Promise<void> => {
  type(opened.screen.get('textbox', 'PIN pembayaran'), '246810')
  // The first is the sheet's, which lies over the page's.
  press(opened.screen.all('button', 'orders.pay')[0] as HTMLElement)
  await opened.rest()
}

const payWith = async (answer: typeof unreachable): Promise<OpenScreen> => {
  const opened = await openWith(answer)
  await payIn(opened)
  return opened
}

payment(
  'does not report a payment as failed whose answer was lost, and says that retrying is safe',
  async () => {
    const { screen } = await payWith(unreachable)
    assert.match(screen.text(), 'orders.unanswered')
    assert.not.match(screen.text(), 'core.payFail')
    screen.remove()
  },
)

payment('reports a payment as failed that the server refuses, with the reason', async () => {
  const { screen } = await payWith(refused('Shop closed'))
  assert.match(screen.text(), 'core.payFail: Shop closed')
  screen.remove()
})

payment('asks for no code while the balance is too low: it links to a top-up, and back', async () => {
  const { screen } = await openWith(unreachable, '1.60')
  assert.is(screen.find('textbox', 'PIN pembayaran'), undefined)
  assert.is(screen.find('button', 'orders.pay'), undefined)
  const ways = [...screen.container.querySelectorAll('a')].filter(
    (link) => link.textContent === 'orders.topUpBy',
  )
  assert.is(ways.length, 1)
  assert.is(ways[0]?.getAttribute('href'), '/topUp?back=%2Fpayment%3Fno%3DG1&missing=440')
  screen.remove()
})

payment('waits for a press once a balance is sufficient that was not', async () => {
  const opened = await openWith(unreachable, '1.60')
  const enough = accepted(userRow({ have_pay: 1, money: '6.00' }))
  opened.http.answer('/api/user/getUserInfo', () => enough)
  await act(() => opened.clock.advanceAsync(POLL_EVERY_MS))
  await opened.rest()
  assert.is(opened.screen.find('textbox', 'PIN pembayaran'), undefined)
  press(opened.screen.get('button', 'orders.pay'))
  await opened.rest()
  assert.ok(opened.screen.find('textbox', 'PIN pembayaran'))
  opened.screen.remove()
})

payment('keeps the sheet open after a refused code, and updates the missing amount', async () => {
  const opened = await openWith(refused('Balance too low'))
  const spentElsewhere = accepted(userRow({ have_pay: 1, money: '1.60' }))
  opened.http.answer('/api/user/getUserInfo', () => spentElsewhere)
  await payIn(opened)
  assert.ok(opened.screen.find('textbox', 'PIN pembayaran'))
  assert.match(opened.screen.text(), 'core.payFail: Balance too low')
  assert.match(opened.screen.text(), 'orders.topUpBy')
  opened.screen.remove()
})

payment('disables its keys while the code is locked, and checks again when it is reopened', async () => {
  const opened = await openWith(unreachable)
  opened.http.answer('/api/user/verify_pay', () => ({
    ok: true,
    value: { status: 200, json: { code: 0, msg: 'Locked', data: { locked_until: 2_000_000_000 } } },
  }))
  await payIn(opened)
  assert.match(opened.screen.text(), 'Locked')
  const code = () => opened.screen.get('textbox', 'PIN pembayaran') as HTMLInputElement
  const resting = () => opened.screen.get('button', '1').getAttribute('aria-disabled')
  assert.equal([code().readOnly, resting()], [true, 'true'])
  press(opened.screen.get('button', 'Tutup'))
  press(opened.screen.all('button', 'orders.pay').at(-1) as HTMLElement)
  assert.equal([code().readOnly, resting()], [false, null])
  assert.not.match(opened.screen.text(), 'Locked')
  opened.screen.remove()
})

payment.run()

const through = suite('PaymentScreen (a payment that goes through)')

through('shows how much was paid, and for which order', async () => {
  const opened = await openWith(accepted())
  const paid = { out_trade_no: 'G1', total_price: '6.00', order_ids: [8], is_paid: 1 }
  opened.http.answer('/api/order/group', () => accepted(paid))
  await payIn(opened)
  const news = opened.screen.container.querySelector('[role="status"]:has(h2)')
  assert.match(news?.textContent ?? '', 'orders.paidTitle')
  assert.match(news?.textContent ?? '', '$6,00')
  assert.match(news?.textContent ?? '', 'G1')
  opened.screen.remove()
})

through.run()
