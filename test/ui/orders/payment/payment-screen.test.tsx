import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../../adapters/fakes/fake-http.ts'
import { PaymentScreen } from '../../../../ui/orders/PaymentScreen.tsx'
import { createFakeApp } from '../../../support/face/fake-app.ts'
import { type OpenScreen, openScreen } from '../../../support/face/open-screen.tsx'
import { press, type } from '../../../support/face/render.tsx'
import { userRow } from '../../../support/rows/user-row.ts'

const payment = suite('PaymentScreen (a payment that does not go through)')

const payWith = async (answer: typeof unreachable, money = '100.00'): Promise<OpenScreen> => {
  const fake = createFakeApp({ token: 'token' })
  const group = { out_trade_no: 'G1', total_price: '6.00', order_ids: [8], expire_time: 2_000_000_000 }
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ have_pay: 1, money })))
  fake.http.answer('/api/order/group', () => accepted(group))
  fake.http.answer('/api/user/verify_pay', () => accepted({ pay_token: 'p' }))
  fake.http.answer('/api/order/merPay', () => answer)
  await fake.app.session.guard('/payment')
  const node = <PaymentScreen params={{}} search={new URLSearchParams('no=G1')} />
  const opened = await openScreen(fake.app, node, '/payment?no=G1')
  type(opened.screen.get('textbox', 'PIN pembayaran'), '246810')
  // The first is the sheet's, which lies over the page's.
  press(opened.screen.all('button', 'orders.pay')[0] as HTMLElement)
  await opened.rest()
  return opened
}

payment(
  'does not call a payment failed whose answer got lost, and says that trying again is safe',
  async () => {
    const { screen } = await payWith(unreachable)
    assert.match(screen.text(), 'orders.unanswered')
    assert.not.match(screen.text(), 'core.payFail')
    screen.remove()
  },
)

payment('calls a payment failed that the host refuses, and says why', async () => {
  const { screen } = await payWith(refused('Shop closed'))
  assert.match(screen.text(), 'core.payFail: Shop closed')
  screen.remove()
})

payment('leads from a balance that does not reach to a top-up of what is missing, and back', async () => {
  const linkWith = async (money: string) => {
    const { screen } = await payWith(unreachable, money)
    const links = [...screen.container.querySelectorAll('a')]
    const href = links.find((link) => link.textContent?.includes('orders.topUp'))?.getAttribute('href')
    screen.remove()
    return href
  }
  assert.is(await linkWith('1.60'), '/topUp?back=%2Fpayment%3Fno%3DG1&missing=440')
  assert.is(await linkWith('6.00'), undefined)
})

payment.run()
