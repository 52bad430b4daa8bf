import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../../adapters/fakes/fake-http.ts'
import { POLL_EVERY_MS } from '../../../../application/shared/stay-fresh.ts'
import { refetchCount$ } from '../../../../ui/hooks/loading/use-query.ts'
import { formatDate } from '../../../../ui/i18n/format.ts'
import { OrderInfoScreen } from '../../../../ui/orders/OrderInfoScreen.tsx'
import { orderDetailRow, orderLineRow, userRow } from '../../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../../support/ui/open-screen.tsx'
import { press } from '../../../support/ui/render.tsx'
import { translatePage } from '../../../support/ui/translations.ts'

const info = suite('OrderInfoScreen')

type Opened = OpenScreen & FakeApp

const open = async (row: unknown, id: string | undefined = '1'): Promise<Opened> => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/order/detail', () => (row === undefined ? unreachable : accepted(row)))
  const node = <OrderInfoScreen params={{ id }} search={new URLSearchParams()} />
  return { ...fake, ...(await openScreen(fake.app, node, '/orderInfo/1')) }
}

const detailCalls = ({ http }: Opened): number => http.sentTo('/api/order/detail').length

/** Presses the last button of the question. */
const answerYes = ({ screen }: Opened): void => {
  const yes = [...screen.container.querySelectorAll<HTMLElement>('dialog button')].at(-1)
  assert.ok(yes, 'no question is asked')
  press(yes)
}

info('shows the status of the order, the next step, and the parcel’s steps, newest first', async () => {
  const { screen } = await open(orderDetailRow(1))
  assert.match(screen.text(), 'orders.detail.title.shipped')
  assert.match(screen.text(), 'orders.detail.next.shipped')
  const steps = [...screen.get('list', 'orders.detail.parcelNews').querySelectorAll('li > span')]
  assert.equal(
    steps.map((step) => [step.textContent, step.getAttribute('lang')]),
    [
      ['Tiba di gudang', 'id'],
      ['Dijemput', null],
    ],
  )
  assert.match(screen.text(), 'Titip satpam')
  assert.match(screen.text(), '+62 812-5550-0142')
  screen.remove()
})

info('says that a parcel at the door has arrived, instead of being on its way', async () => {
  const { screen } = await open(orderDetailRow(1, { is_arrived: 1 }))
  assert.match(screen.text(), 'orders.detail.title.arrived')
  assert.match(screen.text(), 'orders.detail.next.shipped')
  screen.remove()
  const received = await open(orderDetailRow(1, { status: 3, is_arrived: 1 }))
  assert.match(received.screen.text(), 'orders.detail.title.received')
  received.screen.remove()
})

info('shows the number of a parcel in parts, and copies it without spaces', async () => {
  const { screen } = await open({ ...orderDetailRow(1), delivery_id: 'LX884022157719ID' })
  const number = [...screen.container.querySelectorAll('p')].find(({ textContent }) =>
    textContent?.startsWith('LX'),
  )
  assert.is(number?.textContent, 'LX884022157719ID')
  assert.is(number?.querySelectorAll('span').length, 5)
  screen.remove()
})

info('links to a complaint about this order, not to the complaint with the same number', async () => {
  const { screen } = await open(orderDetailRow(1))
  assert.is(screen.get('link', 'core.title.complaint').getAttribute('href'), '/complaint?order=1')
  screen.remove()
})

info('shows no freight that the server did not send, nor one of zero', async () => {
  const costs = async (change: object): Promise<string> => {
    const { screen } = await open({ ...orderDetailRow(1), ...change })
    const text = screen.text()
    screen.remove()
    return text
  }
  assert.match(await costs({}), 'orders.freight$5,40')
  assert.not.match(await costs({ freight: undefined }), 'orders.freight')
  assert.match(await costs({ freight: '0.00', total_price: '24.00' }), 'orders.freight$0,00')
})

info('shows no parcel before there is one, and a countdown for an unpaid order', async () => {
  const row = orderDetailRow(1, { status: 0, expire_time: 1_700_000_090, delivery: [], delivery_id: '' })
  const { screen } = await open(row)
  assert.not.match(screen.text(), 'Lintas Express')
  assert.match(screen.get('timer').textContent ?? '', 'orders.list.payWithin')
  // The bar shows no total next to the button: the button names it.
  assert.is(screen.get('link', 'orders.pay').getAttribute('href'), '/payment?order=1')
  screen.remove()
})

info('calls the first step of an order paid only once it is', async () => {
  const firstOf = async (status: number): Promise<string | null | undefined> => {
    const { screen } = await open(orderDetailRow(1, { status, expire_time: 1_700_000_090 }))
    const first = screen.get('list', 'orders.detail.route').querySelector('li')?.textContent
    screen.remove()
    return first
  }
  assert.match((await firstOf(0)) ?? '', 'orders.action.pay')
  assert.match((await firstOf(1)) ?? '', 'orders.detail.step.paid')
})

info('offers to remind a shop at work, more quietly than what a shopper has to do', async () => {
  const packing = await open(orderDetailRow(1, { status: 1, delivery: [], delivery_id: '' }))
  const remind = packing.screen.get('link', 'orders.action.remind').className
  packing.screen.remove()
  const { screen } = await open(orderDetailRow(1, { is_arrived: 1 }))
  assert.is.not(screen.get('button', 'orders.action.receive').className, remind)
  screen.remove()
})

info('shows the minute in which an unpaid order expires, and none once it is paid', async () => {
  const closesAt = 1_700_000_090
  const unpaid = await open(orderDetailRow(1, { status: 0, expire_time: closesAt }))
  assert.match(unpaid.screen.text(), `orders.detail.closesAt${formatDate(closesAt, 'dgn')}`)
  assert.match(formatDate(closesAt, 'dgn'), /2023.*\d\d[.:]\d\d/)
  unpaid.screen.remove()
  const paid = await open(orderDetailRow(1, { status: 1, expire_time: closesAt }))
  assert.not.match(paid.screen.text(), 'orders.detail.closesAt')
  paid.screen.remove()
})

info('polls a parcel every 15 seconds and stops when it has been received', async () => {
  const opened = await open(orderDetailRow(1, { status: 1 }))
  opened.http.answer('/api/order/detail', () => accepted(orderDetailRow(1, { status: 2 })))
  await act(() => opened.clock.advanceAsync(POLL_EVERY_MS))
  await opened.rest()
  assert.match(opened.screen.text(), 'orders.detail.title.shipped')
  opened.http.answer('/api/order/detail', () => accepted(orderDetailRow(1, { status: 3 })))
  await act(() => opened.clock.advanceAsync(POLL_EVERY_MS))
  await opened.rest()
  const calls = detailCalls(opened)
  await act(() => opened.clock.advanceAsync(POLL_EVERY_MS * 3))
  assert.is(detailCalls(opened), calls)
  opened.screen.remove()
})

info('keeps the order and shows no error when polling fails', async () => {
  const opened = await open(orderDetailRow(1))
  opened.http.answer('/api/order/detail', () => unreachable)
  await act(() => opened.clock.advanceAsync(POLL_EVERY_MS))
  await opened.rest()
  assert.is(detailCalls(opened), 2)
  assert.match(opened.screen.text(), 'orders.detail.title.shipped')
  assert.equal(opened.app.notices.notices$.value, [])
  opened.screen.remove()
})

info('stops polling once it is hidden', async () => {
  const opened = await open(orderDetailRow(1))
  opened.screen.remove()
  await opened.clock.advanceAsync(POLL_EVERY_MS * 2)
  assert.is(detailCalls(opened), 1)
})

info('has a refund as a plain link above its bar', async () => {
  const products = [orderLineRow(1, { is_reply: 0 })]
  const { screen } = await open(orderDetailRow(1, { status: 3, products }))
  const refund = screen.get('link', 'orders.action.refund')
  const bar = screen.get('button', 'orders.action.again').parentElement
  assert.not.ok(bar?.contains(refund))
  assert.not.match(bar?.textContent ?? '', 'orders.action.refund')
  screen.remove()
})

info('is left after deleting the order, without loading it again', async () => {
  const opened = await open(orderDetailRow(1, { status: 4 }))
  opened.http.answer('/api/order/delete', () => accepted())
  press(opened.screen.get('button', 'orders.action.delete'))
  answerYes(opened)
  await opened.rest()
  assert.is(opened.http.sentTo('/api/order/delete').length, 1)
  assert.is(detailCalls(opened), 1)
  opened.screen.remove()
})

info('keeps polling an order that the server refused to delete', async () => {
  const opened = await open(orderDetailRow(1, { status: 4 }))
  opened.http.answer('/api/order/delete', () => refused('Refund masih terbuka'))
  press(opened.screen.get('button', 'orders.action.delete'))
  answerYes(opened)
  await opened.rest()
  assert.is(detailCalls(opened), 2)
  opened.screen.remove()
})

info('offers a retry when the order cannot be loaded', async () => {
  const opened = await open(undefined)
  opened.http.answer('/api/order/detail', () => accepted(orderDetailRow(1)))
  press(opened.screen.get('button', 'Coba lagi'))
  await opened.rest()
  assert.match(opened.screen.text(), 'orders.detail.title.shipped')
  opened.screen.remove()
})

info('follows its order on a translated page, and leaves it', async () => {
  const opened = await open(orderDetailRow(1))
  const titles: (string | null | undefined)[] = []
  for (const status of [-2, 3, 4]) {
    translatePage(opened.screen.container)
    opened.http.answer('/api/order/detail', () => accepted(orderDetailRow(1, { status })))
    act(() => refetchCount$.update((round) => round + 1))
    await opened.rest()
    titles.push(opened.screen.container.querySelector('h2')?.textContent)
  }
  assert.is(new Set(titles).size, 3, titles.join())
  translatePage(opened.screen.container)
  opened.screen.remove()
})

info('leads to the list when it has no number', async () => {
  const opened = await open(orderDetailRow(1), '')
  assert.is(detailCalls(opened), 0)
  assert.is(opened.screen.get('link', 'orders.viewOrders').getAttribute('href'), '/myPurchases')
  opened.screen.remove()
})

info('does not show a partly refunded order as refunded, and says how much was refunded', async () => {
  const row = { status: -2, refund_status: 2, has_refund: 1, total_price: '185.00', refund_amount: '129.00' }
  const { screen } = await open(orderDetailRow(1, row))
  assert.match(screen.text(), 'orders.detail.title.partlyRefunded')
  assert.match(screen.text(), 'orders.detail.nextAmount.partlyRefunded')
  assert.match(screen.text(), /orders\.refund\.back\D*129/)
  screen.remove()
})

info('says what confirming receipt gives up while the parcel is on its way', async () => {
  for (const [arrived, key] of [
    [0, 'orders.action.receiveUnderwayText'],
    [1, 'orders.action.receiveText'],
  ] as const) {
    const { screen, rest } = await open(orderDetailRow(1, { is_arrived: arrived }))
    press(screen.get('button', 'orders.action.receive'))
    await rest()
    assert.match(screen.text(), key)
    screen.remove()
  }
})

info('has a refund as a plain link right after payment', async () => {
  const { screen } = await open(orderDetailRow(1, { status: 1 }))
  const link = screen.get('link', 'orders.action.refund')
  assert.is(link.closest('footer, [class*="bottom" i]'), null)
  assert.not.match(link.className, /primary|soft/)
  screen.remove()
})

info('offers a review only of a completed order', async () => {
  const waiting = [orderLineRow(1, { is_reply: 0 })]
  const received = await open(orderDetailRow(1, { status: 3, products: waiting }))
  assert.not.ok(received.screen.text().includes('orders.action.review'))
  assert.match(received.screen.text(), 'orders.detail.next.received')
  received.screen.remove()
  const completed = await open(orderDetailRow(1, { status: 4, products: waiting }))
  assert.ok(completed.screen.text().includes('orders.action.review'))
  completed.screen.remove()
})

info.run()
