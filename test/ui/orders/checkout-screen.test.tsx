import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { POLL_EVERY_MS } from '../../../application/shared/stay-fresh.ts'
import { CheckoutScreen } from '../../../ui/orders/CheckoutScreen.tsx'
import { PaymentScreen } from '../../../ui/orders/PaymentScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'

const checkout = suite('the checkout of an unpaid order')

type Opened = OpenScreen & FakeApp

const group = (fake: FakeApp, left: number, change: object = {}): object => ({
  out_trade_no: 'G1',
  total_price: '6.00',
  order_ids: [8],
  expire_time: fake.clock.now() / 1000 + left,
  ...change,
})

const answerMoney = ({ http }: FakeApp, money: string): void =>
  http.answer('/api/user/getUserInfo', () => accepted(userRow({ have_pay: 1, money })))

const open = async (left: number, money = '100.00'): Promise<Opened> => {
  const fake = createFakeApp({ token: 'token' })
  answerMoney(fake, money)
  fake.http.answer('/api/order/group', () => accepted(group(fake, left)))
  await fake.app.session.guard('/payment')
  const node = <PaymentScreen params={{}} search={new URLSearchParams('no=G1')} />
  return { ...fake, ...(await openScreen(fake.app, node, '/payment?no=G1')) }
}

checkout('reloads the order once its time has expired, and accepts no payment then', async () => {
  const opened = await open(2)
  assert.ok(opened.screen.all('button', 'orders.pay')[0])
  opened.http.answer('/api/order/group', () => accepted(group(opened, 0, { is_closed: 1 })))
  await act(() => opened.clock.advanceAsync(2000))
  await opened.rest()
  assert.match(opened.screen.text(), 'orders.closedTitle')
  assert.equal(opened.screen.all('button', 'orders.pay'), [])
  opened.screen.remove()
})

checkout('accepts the payment once a top-up was credited, without action of the shopper', async () => {
  const opened = await open(1800, '1.60')
  assert.ok(opened.screen.find('link', 'orders.topUpBy'))
  answerMoney(opened, '6.00')
  await act(() => opened.clock.advanceAsync(POLL_EVERY_MS))
  await opened.rest()
  assert.ok(opened.screen.all('button', 'orders.pay')[0])
  assert.is(opened.screen.find('link', 'orders.topUpBy'), undefined)
  opened.screen.remove()
})

checkout('reloads a balance that was too low as soon as it is shown again', async () => {
  const opened = await open(1800, '1.60')
  opened.hide(true)
  answerMoney(opened, '6.00')
  opened.hide(false)
  await opened.rest()
  assert.ok(opened.screen.all('button', 'orders.pay')[0])
  opened.screen.remove()
})

checkout('does not reload a sufficient balance', async () => {
  const opened = await open(1800)
  const asked = () => opened.http.sentTo('/api/user/getUserInfo').length
  const before = asked()
  await act(() => opened.clock.advanceAsync(POLL_EVERY_MS))
  await opened.rest()
  assert.is(asked(), before)
  opened.screen.remove()
})

checkout('leads from the checkout path to the payment code, which replaces it', async () => {
  const fake = createFakeApp({ token: 'token' })
  const search = new URLSearchParams('no=G1')
  const { screen, history } = await openScreen(
    fake.app,
    <CheckoutScreen params={{}} search={search} />,
    '/checkout?no=G1',
  )
  assert.equal(history, ['/payment?no=G1'])
  screen.remove()
})

checkout('says at the checkout path that there is nothing to pay where it names nothing', async () => {
  const fake = createFakeApp({ token: 'token' })
  const node = <CheckoutScreen params={{}} search={new URLSearchParams()} />
  const { screen, history } = await openScreen(fake.app, node, '/checkout')
  assert.match(screen.text(), 'orders.nothingToPay')
  assert.equal(history, ['/checkout'])
  screen.remove()
})

checkout.run()
