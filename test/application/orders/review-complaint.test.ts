import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import type { ComplaintForm } from '../../../domain/orders/complaint.ts'
import type { ReviewForm } from '../../../domain/orders/review.ts'
import { orderDetailRow, orderLineRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const after = suite('reviews and complaints (requirements S4, S5 and S8)')

const REVIEW: ReviewForm = {
  scores: { product: 5, service: 4, postage: 3 },
  text: ' Bagus ',
  pictures: ['/a', '/b'],
}
const COMPLAINT: ComplaintForm = {
  subject: { kind: 'order', orderId: '8' },
  content: ' Lambat ',
  certificates: ['/private/a.png'],
}

const shopper = async (isReviewed: 0 | 1 = 0) => {
  const fake = createFakeApp({ token: 't' })
  const products = [orderLineRow(21, { is_reply: isReviewed })]
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/order/detail', () => accepted(orderDetailRow(8, { status: 3, products })))
  for (const path of ['/api/order/comment', '/api/user/complain']) fake.http.answer(path, () => accepted())
  await fake.app.session.guard('/comment')
  const order = await fake.app.orders.loadOrder('8')
  const line = order.ok ? order.value.lines[0] : undefined
  if (!line) throw new Error('no line')
  return { ...fake, line }
}
const bodies = ({ http }: Awaited<ReturnType<typeof shopper>>, path: string) =>
  http.sentTo(path).map(({ body }) => (body && 'json' in body ? (body.json as Record<string, unknown>) : {}))

after('a review is sent with three scores, text and pictures', async () => {
  const fake = await shopper()
  assert.ok((await fake.app.orders.submitReview('8', fake.line, REVIEW)).ok)
  assert.equal(bodies(fake, '/api/order/comment'), [
    {
      order_id: '8',
      product_id: '21',
      order_product_id: '21',
      product_score: 5,
      service_score: 4,
      postage_score: 3,
      comment: 'Bagus',
      pics: '/a,/b',
    },
  ])
  assert.is(fake.app.orders.changes$.value, 1)
})

after('an empty review is not sent (requirement S8: "Review content cannot be empty")', async () => {
  const fake = await shopper()
  const done = await fake.app.orders.submitReview('8', fake.line, { ...REVIEW, text: ' ' })
  assert.equal(!done.ok && done.fault, { kind: 'form', faults: [{ kind: 'review-empty', field: 'text' }] })
  assert.is(fake.http.sentTo('/api/order/comment').length, 0)
})

after('a line is reviewed once, after which it is already reviewed (requirement S4)', async () => {
  const fake = await shopper(1)
  const done = await fake.app.orders.submitReview('8', fake.line, REVIEW)
  assert.equal(!done.ok && done.fault, { kind: 'already-reviewed' })
  assert.is(fake.http.sentTo('/api/order/comment').length, 0)
})

after('a review whose answer was lost is found in the order, and not requested again', async () => {
  const fake = await shopper()
  fake.http.answer('/api/order/comment', () => {
    const products = [orderLineRow(21, { is_reply: 1 })]
    fake.http.answer('/api/order/detail', () => accepted(orderDetailRow(8, { status: 3, products })))
    return unreachable
  })
  const done = await fake.app.orders.submitReview('8', fake.line, REVIEW)
  assert.equal(!done.ok && done.fault, { kind: 'already-reviewed' })
  assert.is(fake.app.orders.changes$.value, 1)
})

after(
  'a review that was written in another tab shows no refusal: the page says that it is there',
  async () => {
    const fake = await shopper()
    fake.http.answer('/api/order/comment', () => refused('Once only'))
    const products = [orderLineRow(21, { is_reply: 1 })]
    fake.http.answer('/api/order/detail', () => accepted(orderDetailRow(8, { status: 3, products })))
    const done = await fake.app.orders.submitReview('8', fake.line, REVIEW)
    assert.equal(!done.ok && done.fault, { kind: 'already-reviewed' })
    assert.equal(fake.app.notices.notices$.value, [])
  },
)

after('a review that did not arrive stays failed', async () => {
  const fake = await shopper()
  for (const given of [unreachable, refused('No')]) {
    fake.http.answer('/api/order/comment', () => given)
    const done = await fake.app.orders.submitReview('8', fake.line, REVIEW)
    assert.is(!done.ok && done.fault.kind, given === unreachable ? 'offline' : 'rejected')
  }
  assert.is(fake.app.orders.changes$.value, 0)
})

after('a complaint that is refused after a lost answer keeps its request id', async () => {
  const fake = await shopper()
  for (const given of [unreachable, refused('Too many requests', 429, 429), accepted()]) {
    fake.http.answer('/api/user/complain', () => given)
    await fake.app.orders.submitComplaint(COMPLAINT)
  }
  const ids = bodies(fake, '/api/user/complain').map(({ request_id }) => request_id)
  assert.equal([ids.length, new Set(ids).size], [3, 1])
})

after('a complaint names its subject, and keeps its request id over a lost answer', async () => {
  const fake = await shopper()
  fake.http.answer('/api/user/complain', () => unreachable)
  assert.not.ok((await fake.app.orders.submitComplaint(COMPLAINT)).ok)
  fake.http.answer('/api/user/complain', () => accepted())
  assert.ok((await fake.app.orders.submitComplaint(COMPLAINT)).ok)
  const [lost, { request_id, ...body } = { request_id: '' }] = bodies(fake, '/api/user/complain')
  assert.equal(body, { type: 1, order_id: '8', content: 'Lambat', images: '/private/a.png' })
  assert.is(lost?.['request_id'], request_id)
  await fake.app.orders.submitComplaint({ ...COMPLAINT, subject: { kind: 'platform' } })
  const [, , platform] = bodies(fake, '/api/user/complain')
  assert.equal([platform?.['type'], platform?.['order_id']], [2, undefined])
})

after('a complaint needs content and a certificate (requirement S5)', async () => {
  const fake = await shopper()
  const done = await fake.app.orders.submitComplaint({ ...COMPLAINT, content: '', certificates: [] })
  assert.equal(!done.ok && done.fault.kind === 'form' && done.fault.faults.map(({ kind }) => kind), [
    'content-required',
    'certificate-required',
  ])
  assert.is(fake.http.sentTo('/api/user/complain').length, 0)
})

after('the record of complaints contains both subjects and the answers', async () => {
  const fake = await shopper()
  const rows = [
    { complain_id: 2, complain_sn: 'CP2', type: 2, content: 'x', images: '/a', status: 0, createtime: 9 },
    { complain_id: 1, type: '1', order_id: 8, order_sn: 'LT8', images: ['/b'], status: 1, reply: 'Maaf' },
  ]
  fake.http.answer('/api/user/complain_list', () => accepted({ count: 2, list: rows }))
  const page = await fake.app.orders.loadComplaints({ kind: 'all' }, 1)
  assert.ok(page.ok)
  const [platform, order] = page.value.rows
  assert.equal([platform?.subject.kind, platform?.isAnswered, platform?.number], ['platform', false, 'CP2'])
  assert.equal(
    [order?.subject, order?.orderNumber, order?.reply],
    [{ kind: 'order', orderId: '8' }, 'LT8', 'Maaf'],
  )
  await fake.app.orders.loadComplaints({ kind: 'order', orderId: '8' }, 2)
  assert.match(fake.http.requests.at(-1)?.url ?? '', 'type=1&order_id=8&page=2')
})

after('a complaint is searched on every page of the record', async () => {
  const fake = await shopper()
  const rows = Array.from({ length: 25 }, (_, at) => ({
    complain_id: at + 1,
    type: 2,
    content: 'x',
    images: '/a',
    status: 0,
  }))
  fake.http.answer('/api/user/complain_list', ({ url }) => {
    const [, page = '1', limit = '10'] = /page=(\d+)&limit=(\d+)/.exec(url) ?? []
    const from = (Number(page) - 1) * Number(limit)
    return accepted({ count: rows.length, list: rows.slice(from, from + Number(limit)) })
  })
  const known = []
  for (const id of ['1', '25', '26']) known.push(await fake.app.orders.hasComplaint(id))
  assert.equal(
    known,
    [true, true, false].map((value) => ({ ok: true, value })),
  )
  fake.http.answer('/api/user/complain_list', () => unreachable)
  assert.not.ok((await fake.app.orders.hasComplaint('1')).ok)
})

after.run()
