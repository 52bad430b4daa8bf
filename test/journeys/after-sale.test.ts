import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../adapters/embedded-backend/audit/audit.ts'
import type { App } from '../../application/app.ts'
import type { RefundForm } from '../../domain/orders/refund.ts'
import { refundTerms } from '../../domain/orders/refund-terms.ts'
import { formatAmount } from '../../ui/i18n/format.ts'
import { startBackend, type TestBackend } from '../support/backend/backend.ts'
import { orderCalls, TENT, wait } from '../support/backend/shoppers/order-calls.ts'
import { type Device, need, openDevice } from '../support/ui/journey.ts'
import { photo } from '../support/ui/photo.ts'

const journey = suite<{ backend: TestBackend }>('a shopper after the sale')
const { shipMs, auditMs, parcelStepMs } = { shipMs: 20_000, auditMs: 15_000, parcelStepMs: 25_000 }

journey.before.each(async (context) => {
  context.backend = await startBackend()
})
journey.after.each(async ({ backend }) => {
  assert.equal(await audit(backend.deps.database), [])
  assert.equal(backend.errors, [])
  await backend.close()
})

/** Sari with a tent that she has received, or that is still on its way. */
const sariWith = async (backend: TestBackend, isReceived: boolean): Promise<Device & { orderId: string }> => {
  const device = openDevice(backend)
  need(await device.app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' }))
  const calls = orderCalls(backend, await backend.signIn())
  const orderId = await calls.buy(TENT)
  await wait(backend, shipMs)
  if (isReceived) await calls.act('received', orderId)
  return { ...device, orderId: String(orderId) }
}

const refundForm = async (
  app: App,
  orderId: string,
  change: Partial<RefundForm> = {},
): Promise<RefundForm> => {
  const order = need(await app.orders.loadOrder(orderId))
  const terms = refundTerms(order)
  assert.ok(terms)
  const lineIds = order.lines.map(({ id }) => id)
  return {
    withReturn: false,
    isReceived: true,
    lineIds,
    amount: formatAmount(terms.maxFor(lineIds), 'en'),
    reason: 'damaged',
    explanation: 'A pole is broken',
    pictures: [need(await app.account.uploadImage(photo(1), { isPrivate: true }))],
    ...change,
  }
}
const balanceOf = async (app: App): Promise<number> => need(await app.session.refreshUser()).balance

journey(
  'returns goods: applies with evidence, sends the parcel, gets the money back once',
  async ({ backend }) => {
    const { app, orderId } = await sariWith(backend, true)
    need(await app.orders.applyRefund(orderId, await refundForm(app, orderId, { withReturn: true })))
    const again = await app.orders.applyRefund(
      orderId,
      await refundForm(app, orderId).catch(() => ({}) as RefundForm),
    )
    assert.is(!again.ok && again.fault.kind, 'refund-already')
    assert.is(need(await app.orders.loadOrders('-4', 1)).total, 1)
    await wait(backend, auditMs)
    const wanted = need(await app.orders.loadRefund(orderId))
    assert.equal(
      [wanted.stage, wanted.returnAddress],
      ['return-wanted', 'Lintang Outdoor, Jakarta, Indonesia'],
    )
    need(await app.orders.sendReturnParcel(orderId, { courier: 'JNE', number: 'jp 8840' }))
    const before = await balanceOf(app)
    await wait(backend, parcelStepMs)
    const done = need(await app.orders.loadRefund(orderId))
    assert.equal([done.status, done.parcel?.number, await balanceOf(app)], [2, 'JP8840', before + 12_150])
    assert.is(need(await app.wallet.loadBill('refund', 1)).rows[0]?.change, 12_150)
    const [notice] = need(await app.account.loadNotices(1)).rows
    assert.is(notice?.title, 'Refund paid')
    assert.match(notice?.link ?? '', `/refund/${orderId}/`)
  },
)

journey('loses the answer to an application and has still applied once', async ({ backend }) => {
  const { app, orderId, loseAnswersOf } = await sariWith(backend, false)
  const form = await refundForm(app, orderId, { amount: '10.00' })
  loseAnswersOf('/api/order/refund')
  need(await app.orders.applyRefund(orderId, form))
  loseAnswersOf(undefined)
  need(await app.orders.withdrawRefund(orderId))
  const refused = await app.orders.applyRefund(orderId, form)
  assert.is(!refused.ok && refused.fault.kind, 'refund-already')
})

journey(
  'reviews with a picture, and finds the review on the product and in the rating of the shop',
  async ({ backend }) => {
    const { app, orderId } = await sariWith(backend, true)
    const [line] = need(await app.orders.loadOrder(orderId)).lines
    assert.ok(line)
    const picture = need(await app.account.uploadImage(photo(2)))
    const form = {
      scores: { product: 5, service: 4, postage: 4 },
      text: 'Dry in the rain',
      pictures: [picture],
    }
    need(await app.orders.submitReview(orderId, line, form))
    const detail = need(await app.catalogue.loadProduct({ productId: '3', shopId: '2' }))
    assert.equal(
      detail.reviews.map(({ text, rating, nickname }) => [text, rating, nickname]),
      [['Dry in the rain', 4.3, 'S*** W.']],
    )
    assert.is(detail.reviews[0]?.pictures.length, 1)
    assert.is(need(await app.catalogue.loadShop('2', { page: 1 })).goodRate, 100)
    const reviewed = need(await app.orders.loadOrder(orderId))
    assert.equal([reviewed.status, reviewed.lines[0]?.isReviewed], [4, true])
    const late = await app.orders.submitReview(orderId, line, { ...form, text: 'Twice' })
    assert.is(!late.ok && late.fault.kind, 'already-reviewed')
  },
)

journey('complains about an order and about the platform, and reads the answers', async ({ backend }) => {
  const { app, orderId } = await sariWith(backend, true)
  const certificates = [need(await app.account.uploadImage(photo(3), { isPrivate: true }))]
  const about = { kind: 'order', orderId } as const
  need(await app.orders.submitComplaint({ subject: about, content: 'Late', certificates }))
  need(await app.orders.submitComplaint({ subject: { kind: 'platform' }, content: 'Slow', certificates }))
  await wait(backend, auditMs)
  const all = need(await app.orders.loadComplaints({ kind: 'all' }, 1))
  assert.equal(
    all.rows.map(({ subject, isAnswered }) => [subject.kind, isAnswered]),
    [
      ['platform', true],
      ['order', true],
    ],
  )
  assert.is(need(await app.orders.loadComplaints(about, 1)).rows[0]?.content, 'Late')
})

journey('follows a shop and finds it in the list, with the fans counted once', async ({ backend }) => {
  const { app } = await sariWith(backend, false)
  const before = need(await app.catalogue.loadShop('2', { page: 1 }))
  need(await app.catalogue.toggleFollow('2', true))
  const followed = need(await app.catalogue.loadFollowed(1))
  assert.equal(
    followed.rows.map(({ name }) => name),
    ['Lintang Outdoor', 'Aruna Audio'],
  )
  const after = need(await app.catalogue.loadShop('2', { page: 1 }))
  assert.equal([after.isFollowed, after.fans], [true, before.fans + 1])
  assert.equal(
    need(await app.catalogue.loadFavourites(1)).rows.map(({ titleEn }) => titleEn),
    ['Pocket radio'],
  )
})

journey(
  'resets a forgotten password with a mailed code and signs in with the new one',
  async ({ backend }) => {
    const { app } = await sariWith(backend, false)
    need(await app.account.sendResetCode('sari@example.com'))
    const [mail] = await backend.deps.database.query<{ body: string }>(
      'select body from mails order by id desc',
    )
    const code = /\d{6}/.exec(mail?.body ?? '')?.[0] ?? ''
    const form = { account: 'sari@example.com', code, next: 'rahasia2', repeat: 'rahasia2' }
    need(await app.account.resetPassword(form))
    assert.is(app.session.session$.value.kind, 'visitor')
    assert.not.ok((await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' })).ok)
    need(await app.session.signIn({ account: 'sari@example.com', password: 'rahasia2' }))
    need(await app.account.updateProfile({ bio: 'Hai', birthday: '2001-05-30', gender: 2 }))
    const { bio, birthday, gender } = need(await app.session.refreshUser())
    assert.equal([bio, birthday, gender], ['Hai', '2001-05-30', 2])
  },
)

journey.run()
