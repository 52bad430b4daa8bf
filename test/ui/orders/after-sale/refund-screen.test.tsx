import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../../adapters/fakes/fake-http.ts'
import { POLL_EVERY_MS } from '../../../../application/shared/stay-fresh.ts'
import { drafts } from '../../../../ui/hooks/forms/use-draft.ts'
import { PlatformComplaintScreen } from '../../../../ui/orders/ComplaintScreen.tsx'
import { RefundScreen } from '../../../../ui/orders/RefundScreen.tsx'
import { orderDetailRow, orderLineRow, userRow } from '../../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../../support/ui/open-screen.tsx'
import { press } from '../../../support/ui/render.tsx'

const refunds = suite('RefundScreen and PlatformComplaintScreen (requirement S5)')

refunds.before.each(() => sessionStorage.clear())

type Opened = OpenScreen & FakeApp

const open = async (row: unknown, id: string | undefined = '1', sn?: string): Promise<Opened> => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/order/detail', () => accepted(row))
  const node = (
    <RefundScreen params={{ id, ...(sn !== undefined && { sn }) }} search={new URLSearchParams()} />
  )
  return { ...fake, ...(await openScreen(fake.app, node, '/refund/1')) }
}

refunds(
  'requires reason, explanation and evidence at their fields, and sends nothing without them',
  async () => {
    const opened = await open(orderDetailRow(1))
    press(opened.screen.get('button', 'afterSale.refund.send'))
    await opened.rest()
    const text = opened.screen.text()
    for (const key of ['reason', 'explanation', 'proof']) {
      assert.match(text, `afterSale.refund.fault.${key}`)
    }
    assert.is(opened.http.sentTo('/api/order/refund').length, 0)
    opened.screen.remove()
  },
)

refunds('loads the order that both numbers of the address name, or none', async () => {
  const row = orderDetailRow(1)
  const number = String(row.order_sn)
  for (const sn of [number, number.toLowerCase()]) {
    const opened = await open(row, '1', sn)
    assert.ok(opened.screen.find('button', 'afterSale.refund.send'), sn)
    opened.screen.remove()
  }
  for (const [wrong, what] of [
    ['LT000', row],
    ['LT000', orderDetailRow(1, { refund_status: 1 })],
  ] as const) {
    const opened = await open(what, '1', wrong)
    assert.match(opened.screen.text(), 'orders.detail.missingTitle')
    assert.not(opened.screen.find('button', 'afterSale.refund.send'))
    assert.not.match(opened.screen.text(), 'afterSale.progress.title')
    opened.screen.remove()
  }
})

refunds('waits for nobody while it asks once more', async () => {
  const filled = { reason: 'damaged', isReceived: true, explanation: 'Pecah', urls: ['/proof.png'] }
  for (const who of ['', '7']) drafts.keep(`${who} refund 1`, filled)
  const { screen, rest } = await open(orderDetailRow(1))
  press(screen.get('button', 'afterSale.refund.send'))
  await rest()
  assert.ok(screen.find('alertdialog', /askTitle/), screen.text())
  assert.not(document.querySelector('[aria-busy="true"]'))
  screen.remove()
})

refunds('reloads the order too when the shopper retries a refund', async () => {
  const { http, screen, rest } = await open(orderDetailRow(1, { refund_status: 1 }))
  assert.match(screen.text(), 'afterSale.progress.title')
  const before = http.sentTo('/api/order/detail').length
  press(screen.get('button', 'Coba lagi'))
  await rest()
  assert.is(http.sentTo('/api/order/detail').length, before + 1)
  screen.remove()
})

refunds('starts with everything that was paid', async () => {
  const { screen } = await open(orderDetailRow(1))
  const amount = screen.get('textbox', 'afterSale.refund.amount') as HTMLInputElement
  assert.is(amount.value, '29,40')
  screen.remove()
})

const MISSING = 'afterSale.reason.not-arrived'

const openReasons = async ({ screen, rest }: Opened): Promise<void> => {
  press(screen.get('button', /^afterSale.refund.reason/))
  await rest()
}

refunds('does not offer "not arrived" for goods that arrived', async () => {
  const opened = await open(orderDetailRow(1, { status: 3 }))
  await openReasons(opened)
  assert.ok(opened.screen.find('button', 'afterSale.reason.damaged'))
  assert.is(opened.screen.find('button', MISSING), undefined)
  opened.screen.remove()
})

refunds('asks for the reason again when the goods have arrived meanwhile', async () => {
  const opened = await open(orderDetailRow(1))
  await openReasons(opened)
  press(opened.screen.get('button', MISSING))
  await opened.rest()
  assert.match(opened.screen.get('button', /^afterSale.refund.reason/).textContent ?? '', MISSING)
  press(opened.screen.get('radio', 'afterSale.refund.received'))
  assert.not.match(opened.screen.get('button', /^afterSale.refund.reason/).textContent ?? '', MISSING)
  opened.screen.remove()
})

refunds('cannot be applied for while an order is unpaid', async () => {
  const { screen } = await open(orderDetailRow(1, { status: 0 }))
  assert.match(screen.text(), 'afterSale.refund.notNowTitle')
  screen.remove()
})

refunds('an older copy of the order does not bring the form back after the application', async () => {
  const opened = await open(orderDetailRow(1, { status: 1, refund_status: 1 }))
  opened.http.answer('/api/order/detail', () => accepted(orderDetailRow(1, { status: 1 })))
  await act(() => opened.clock.advanceAsync(POLL_EVERY_MS))
  await opened.rest()
  assert.ok(opened.http.sentTo('/api/order/detail').length > 1)
  assert.match(opened.screen.text(), 'afterSale.progress.title')
  opened.screen.remove()
})

refunds('a complaint requires content and a certificate', async () => {
  const fake = createFakeApp({ token: 'token' })
  const { screen, rest } = await openScreen(
    fake.app,
    <PlatformComplaintScreen params={{}} search={new URLSearchParams()} />,
    '/platformComplaint',
  )
  press(screen.get('button', 'afterSale.complaint.send'))
  await rest()
  assert.match(screen.text(), 'afterSale.complaint.contentRequired')
  assert.match(screen.text(), 'afterSale.complaint.certificateRequired')
  assert.is(fake.http.sentTo('/api/user/complain').length, 0)
  screen.remove()
})

refunds('says once that no line is selected', async () => {
  const lines = [orderLineRow(1), orderLineRow(2)]
  const opened = await open(orderDetailRow(1, { status: 3, products: lines, total_num: 2 }))
  for (const box of opened.screen.all('checkbox')) press(box)
  press(opened.screen.get('button', 'afterSale.refund.send'))
  await opened.rest()
  assert.is(opened.screen.text().split('afterSale.refund.fault.lines').length - 1, 1)
  opened.screen.remove()
})

refunds('treats goods as received when tracking says so, and offers the matching reasons', async () => {
  const { screen } = await open(orderDetailRow(1, { status: 2, is_arrived: 1 }))
  assert.is(screen.get('radio', 'afterSale.refund.received').getAttribute('aria-checked') ?? 'true', 'true')
  assert.ok((screen.get('radio', 'afterSale.refund.received') as HTMLInputElement).checked)
  screen.remove()
  const underway = await open(orderDetailRow(1, { status: 2, is_arrived: 0 }))
  assert.ok((underway.screen.get('radio', 'afterSale.refund.notReceived') as HTMLInputElement).checked)
  underway.screen.remove()
})

refunds.run()
