import { act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { useSearch } from 'wouter'
import { accepted, unauthorised, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { ParcelForm, useParcelForm } from '../../../ui/orders/after-sale/ParcelForm.tsx'
import { CommentScreen } from '../../../ui/orders/CommentScreen.tsx'
import { OrderConfirmScreen } from '../../../ui/orders/OrderConfirmScreen.tsx'
import { RefundScreen } from '../../../ui/orders/RefundScreen.tsx'
import { orderDetailRow, orderLineRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp, type FakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'
import { press, type } from '../../support/ui/render.tsx'

const words = suite('drafts of order forms')

const NOTE = 'textarea'
const order = <OrderConfirmScreen params={{}} search={new URLSearchParams('product=1&mer=3')} />
const refund = <RefundScreen params={{ id: '1' }} search={new URLSearchParams()} />

/** As in the app: what changes the address changes the screen that stands there. */
const Ordering = (): ReactNode => <OrderConfirmScreen params={{}} search={new URLSearchParams(useSearch())} />

/** The form alone: nothing of the application but where the parcel goes is on it. */
const Parcel = (): ReactNode => {
  const { form } = useParcelForm('1')
  return <ParcelForm form={form} refund={{ returnAddress: '', returnBefore: undefined }} />
}

const preview = {
  product: [{ product_id: 1, title: 'Kopi', sales_price: '5.00', spec: '', number: 1, mer_id: 3 }],
  merchant: [{ mer_id: 3, mer_name: 'Toko', freight: '1.00' }],
  address: { address_id: 5, name: 'Dewi' },
  delivery: '1.00',
  promo: null,
  sub_total: '5.00',
  total: '6.00',
}

const group = { out_trade_no: 'G1', total_price: '6.00', order_ids: [8], expire_time: 1_700_001_800 }

/** A shopper of this device; nobody answers for the user until they are known. */
const shopper = async (isKnown = true): Promise<FakeApp> => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/user/login', () => accepted({ userinfo: { token: 't2' } }))
  fake.http.answer('/api/cart/index', () => accepted([]))
  fake.http.answer('/api/order/merCreate', () => accepted(preview))
  fake.http.answer('/api/order/detail', () => accepted(orderDetailRow(1)))
  if (isKnown) await fake.app.session.guard('/order')
  return fake
}

const boxOf = ({ screen }: OpenScreen): HTMLTextAreaElement => {
  const box = screen.container.querySelector<HTMLTextAreaElement>(NOTE)
  assert.ok(box, screen.text())
  return box
}

const typeInto = async (opened: OpenScreen, text: string): Promise<void> => {
  type(boxOf(opened), text)
  await opened.rest()
}

const reopened = async (fake: FakeApp, node: ReactNode, before: OpenScreen): Promise<OpenScreen> => {
  before.screen.remove()
  return openScreen(fake.app, node, '/')
}

words.before.each(() => sessionStorage.clear())

words('the note for the seller is restored when the session ended on the way to the order', async () => {
  const fake = await shopper()
  const opened = await openScreen(fake.app, order, '/order')
  await typeInto(opened, 'Leave it with the guard')
  fake.http.answer('/api/order/merSubmit', () => unauthorised())
  press(opened.screen.get('button', 'orders.pay'))
  await opened.rest()
  assert.is(fake.app.session.session$.value.kind, 'visitor')
  await act(async () => {
    await fake.app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' })
  })
  const back = await reopened(fake, order, opened)
  assert.is(boxOf(back).value, 'Leave it with the guard')
  back.screen.remove()
})

words('the note of a submitted order is not in the next', async () => {
  const fake = await shopper()
  const opened = await openScreen(fake.app, order, '/order')
  await typeInto(opened, 'Leave it with the guard')
  fake.http.answer('/api/order/merSubmit', () => accepted(group))
  press(opened.screen.get('button', 'orders.pay'))
  await opened.rest()
  assert.match(opened.history.at(-1) ?? '', /^\/payment/)
  fake.clock.advance(1_000)
  const next = await reopened(fake, order, opened)
  assert.is(boxOf(next).value, '')
  next.screen.remove()
})

words('nobody else at the device sees a note, even while nobody is signed in', async () => {
  const fake = await shopper()
  const opened = await openScreen(fake.app, order, '/order')
  await typeInto(opened, 'Leave it with the guard')
  await act(() => fake.app.session.signOut())
  await opened.rest()
  const unknown = await reopened(fake, order, opened)
  assert.is(unknown.screen.container.querySelector<HTMLTextAreaElement>(NOTE)?.value ?? '', '')
  unknown.screen.remove()
})

const promoBox = async ({ screen, rest }: OpenScreen): Promise<HTMLInputElement> => {
  if (screen.all('textbox', 'orders.promoLabel').length === 0) press(screen.get('button', 'orders.promo'))
  await rest()
  return screen.get('textbox', 'orders.promoLabel') as HTMLInputElement
}

const typePromo = async (opened: OpenScreen, code: string): Promise<void> => {
  type(await promoBox(opened), code)
  await opened.rest()
}

words('a promo code that was not applied yet is restored when the session ended', async () => {
  const fake = await shopper()
  const opened = await openScreen(fake.app, order, '/order')
  await typePromo(opened, 'hemat10')
  fake.http.answer('/api/user/getUserInfo', () => unauthorised())
  await act(async () => void (await fake.app.session.refreshUser()))
  await opened.rest()
  assert.is(fake.app.session.session$.value.kind, 'visitor')
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  await act(async () => {
    await fake.app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' })
  })
  const back = await reopened(fake, order, opened)
  assert.is((await promoBox(back)).value, 'hemat10')
  back.screen.remove()
})

words('a promo code of a submitted order is not in the next', async () => {
  const fake = await shopper()
  const opened = await openScreen(fake.app, order, '/order')
  await typePromo(opened, 'hemat10')
  assert.is(sessionStorage.length, 1)
  fake.http.answer('/api/order/merSubmit', () => accepted(group))
  press(opened.screen.get('button', 'orders.pay'))
  await opened.rest()
  assert.is(sessionStorage.length, 0)
  opened.screen.remove()
})

words('a promo code that is applied is in the address and no longer a draft', async () => {
  const fake = await shopper()
  const opened = await openScreen(fake.app, <Ordering />, '/order?product=1&mer=3')
  await typePromo(opened, ' hemat10 ')
  assert.is(sessionStorage.length, 1)
  press(opened.screen.get('button', 'orders.promoApply'))
  await opened.rest()
  assert.match(opened.history.at(-1) ?? '', 'promo=HEMAT10')
  assert.is(sessionStorage.length, 0)
  opened.screen.remove()
  fake.clock.advance(1_000)
  const applied = await openScreen(fake.app, <Ordering />, '/order?product=1&mer=3&promo=HEMAT10')
  assert.is((await promoBox(applied)).value, 'HEMAT10')
  applied.screen.remove()
})

words('courier and number of a parcel are restored when the session ended while sending them', async () => {
  const fake = await shopper()
  const fields = ({ screen }: OpenScreen) =>
    ['courier', 'number'].map((name) => screen.get('textbox', `afterSale.parcel.${name}`) as HTMLInputElement)
  const opened = await openScreen(fake.app, <Parcel />, '/refund/1')
  for (const box of fields(opened)) type(box, 'JNE0012345')
  fake.http.answer('/api/order/refund_delivery', () => unauthorised())
  press(opened.screen.get('button', 'afterSale.parcel.send'))
  await opened.rest()
  assert.is(fake.app.session.session$.value.kind, 'visitor')
  await act(async () => {
    await fake.app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' })
  })
  const back = await reopened(fake, <Parcel />, opened)
  assert.equal(
    fields(back).map(({ value }) => value),
    ['JNE0012345', 'JNE0012345'],
  )
  back.screen.remove()
})

words('an explanation survives a form that was rendered before the shopper was loaded', async () => {
  const first = await shopper()
  const opened = await openScreen(first.app, refund, '/refund/1')
  await typeInto(opened, 'The seam is open')
  opened.screen.remove()
  const early = await shopper(false)
  const drawn = await openScreen(early.app, refund, '/refund/1')
  await act(async () => void (await early.app.session.refreshUser()))
  await drawn.rest()
  const again = await reopened(early, refund, drawn)
  assert.is(boxOf(again).value, 'The seam is open')
  again.screen.remove()
})

words('a promo code whose answer was lost is sent again at the next press', async () => {
  const fake = await shopper()
  const opened = await openScreen(fake.app, <Ordering />, '/order?product=1&mer=3')
  await typePromo(opened, 'HEMAT10')
  fake.http.answer('/api/order/merCreate', () => unreachable)
  press(opened.screen.get('button', 'orders.promoApply'))
  await opened.rest()
  const before = fake.http.sentTo('/api/order/merCreate').length
  press(opened.screen.get('button', 'orders.promoApply'))
  await opened.rest()
  assert.is(fake.http.sentTo('/api/order/merCreate').length, before + 1)
  opened.screen.remove()
})

words('the stars of a review are restored after a reload', async () => {
  const fake = await shopper()
  const row = orderDetailRow(1, { status: 3, products: [orderLineRow(1, { is_reply: 0 })] })
  fake.http.answer('/api/order/detail', () => accepted(row))
  const review = <CommentScreen params={{}} search={new URLSearchParams('order=1')} />
  const stars = ({ screen }: OpenScreen): readonly boolean[] =>
    screen.all('radio').map((star) => (star as HTMLInputElement).checked)
  const opened = await openScreen(fake.app, review, '/comment')
  press(opened.screen.all('radio')[3] ?? opened.screen.container)
  await opened.rest()
  const given = stars(opened)
  const back = await reopened(fake, review, opened)
  assert.is(given.filter(Boolean).length, 1)
  assert.equal(stars(back), given)
  back.screen.remove()
})

words.run()
