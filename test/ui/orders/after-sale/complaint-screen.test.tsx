import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../../adapters/fakes/fake-http.ts'
import type { Draft } from '../../../../application/shared/drafts.ts'
import { drafts } from '../../../../ui/hooks/forms/use-draft.ts'
import { ComplaintScreen } from '../../../../ui/orders/ComplaintScreen.tsx'
import { orderDetailRow, orderRow, userRow } from '../../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../../support/ui/open-screen.tsx'
import { press } from '../../../support/ui/render.tsx'

const complaint = suite('ComplaintScreen')

const complaintRow = (id: number) => ({
  id,
  complain_sn: `CP${id}`,
  type: 1,
  order_id: 1,
  order_sn: 'LT1',
  content: `Keluhan ${id}`,
  status: 0,
  createtime: 1_699_999_000,
})

const open = async (
  id?: string,
  { written = [8, 7], query = '' }: { readonly written?: readonly number[]; readonly query?: string } = {},
  draft?: Draft,
): Promise<OpenScreen & FakeApp> => {
  sessionStorage.clear()
  for (const who of ['', '7']) drafts.keep(`${who} complaint 1`, draft)
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/order_list', () => accepted({ count: 1, list: [orderRow(1)] }))
  fake.http.answer('/api/user/complain_list', ({ url }) => {
    const asked = new URLSearchParams(url.split('?')[1])
    const [page, limit] = [Number(asked.get('page')), Number(asked.get('limit'))]
    const rows = written.slice((page - 1) * limit, page * limit)
    return accepted({ count: written.length, list: rows.map(complaintRow) })
  })
  fake.http.answer('/api/order/detail', ({ url }) =>
    url.endsWith('order_id=1') ? accepted(orderDetailRow(1)) : refused('Pesanan tidak ada'),
  )
  const node = <ComplaintScreen params={{ id }} search={new URLSearchParams(query)} />
  const opened = await openScreen(fake.app, node, `/complaint/${id ?? ''}?${query}`)
  await opened.rest()
  return { ...fake, ...opened }
}

complaint('is about the order in the path', async () => {
  const { screen } = await open('1')
  assert.match(screen.get('button', /^afterSale.complaint.order/).textContent ?? '', 'LT1')
  screen.remove()
})

complaint('is shown with its answer where the path has its number and no order has it', async () => {
  const { screen, app } = await open('7')
  const rows = screen.all('listitem').filter((row) => row.getAttribute('aria-current') === 'true')
  assert.equal(rows.length, 1)
  assert.match(rows[0]?.textContent ?? '', 'Keluhan 7')
  assert.equal(app.notices.notices$.value, [])
  screen.remove()
})

complaint('is shown where the path has its number and an order of the shopper has it too', async () => {
  const { screen } = await open('1', { written: [2, 1] })
  const rows = screen.all('listitem').filter((row) => row.getAttribute('aria-current') === 'true')
  assert.equal(
    rows.map((row) => (row.textContent ?? '').includes('Keluhan 1')),
    [true],
  )
  screen.remove()
})

complaint('is found when it is older than the first page', async () => {
  const written = Array.from({ length: 65 }, (_, at) => 65 - at)
  const { screen } = await open('2', { written })
  const [row] = screen.all('listitem').filter((one) => one.getAttribute('aria-current') === 'true')
  assert.match(row?.textContent ?? '', 'Keluhan 2')
  screen.remove()
})

complaint('is about the order in the query, whatever complaint has its number', async () => {
  const { screen, http } = await open(undefined, { written: [2, 1], query: 'order=1' })
  assert.match(screen.get('button', /^afterSale.complaint.order/).textContent ?? '', 'LT1')
  assert.is(http.sentTo('/api/user/complain_list').length, 0)
  screen.remove()
})

complaint('loads no order where the path names none', async () => {
  const { screen, http } = await open()
  assert.is(http.sentTo('/api/order/detail').length, 0)
  assert.ok(screen.get('textbox', 'afterSale.complaint.content'))
  screen.remove()
})

for (const [what, answer, said] of [
  ['got lost, that it may be sent again', unreachable, 'afterSale.unanswered'],
  ['is a refusal, why', refused('Terlalu sering'), 'Terlalu sering'],
] as const) {
  complaint(`says of one whose answer ${what}; what was written stays`, async () => {
    const { screen, http, rest } = await open('1', {}, { content: 'Lampunya retak', urls: ['/proof.png'] })
    http.answer('/api/user/complain', () => answer)
    const content = screen.get('textbox', /^afterSale.complaint.content/) as HTMLTextAreaElement
    press(screen.get('button', 'afterSale.complaint.send'))
    await rest()
    assert.match(screen.text(), said)
    assert.is(content.value, 'Lampunya retak')
    screen.remove()
  })
}

complaint.run()
