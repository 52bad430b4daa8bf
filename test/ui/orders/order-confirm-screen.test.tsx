import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { refetchCount$ } from '../../../ui/hooks/loading/use-query.ts'
import { OrderConfirmScreen } from '../../../ui/orders/OrderConfirmScreen.tsx'
import { cartRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { openShell } from '../../support/ui/open-shell.tsx'
import { press, send, type } from '../../support/ui/render.tsx'
import { scrolledIntoView } from '../../support/ui/viewport.ts'

const confirming = suite('the order confirmation')

const PREVIEW = {
  product: [{ product_id: 1, title: 'Kopi', sales_price: '5.00', spec: '', number: 1, mer_id: 3 }],
  merchant: [{ mer_id: 3, mer_name: 'Toko', freight: '1.00' }],
  address: null as object | null,
  delivery: '1.00',
  promo: null,
  sub_total: '5.00',
  total: '6.00',
}

const WITH_ADDRESS = { ...PREVIEW, address: { address_id: 5, name: 'Dewi' } }

const pressCreate = async (
  preview: typeof PREVIEW,
  answer: () => typeof unreachable = () => refused('Stok habis'),
  addresses: readonly object[] = [],
) => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/order/merCreate', () => accepted(preview))
  fake.http.answer('/api/order/merSubmit', answer)
  fake.http.answer('/api/user/address_list', () => accepted({ count: addresses.length, list: addresses }))
  await fake.app.session.guard('/order')
  const search = new URLSearchParams('product=1&mer=3')
  const opened = await openScreen(fake.app, <OrderConfirmScreen params={{}} search={search} />, '/order')
  const shown = await scrolledIntoView(async () => {
    press(opened.screen.get('button', /^orders\.(pay|topUpBy)$/))
    await opened.rest()
  })
  return { ...opened, shown }
}

confirming('says below a missing address that there is none, and scrolls to it', async () => {
  const { screen, shown } = await pressCreate(PREVIEW)
  const text = screen.text()
  const said = text.indexOf('core.fault.addressRequired')
  assert.ok(said > text.indexOf('orders.addAddressHelp'), text)
  assert.ok(said < text.indexOf('Kopi'), text)
  assert.equal(shown, ['core.fault.addressRequired'])
  screen.remove()
})

confirming('leads to the form of a first address, and to the list of those there are', async () => {
  const hrefOf = async (preview: typeof PREVIEW, addresses: readonly object[] = []) => {
    const { screen } = await pressCreate(preview, undefined, addresses)
    const href = screen.get('link', /orders\.(add|pick)Address|Dewi/).getAttribute('href')
    screen.remove()
    return href
  }
  const pick = '?pick=%2Forder%3Fproduct%3D1%26mer%3D3'
  assert.equal(
    [await hrefOf(PREVIEW), await hrefOf(WITH_ADDRESS)],
    [`/addressForm${pick}`, `/address${pick}`],
  )
  // None of them is the default.
  assert.is(await hrefOf(PREVIEW, [WITH_ADDRESS.address]), `/address${pick}`)
})

confirming('leads to the list of addresses while it is unknown whether there are any', async () => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/order/merCreate', () => accepted(PREVIEW))
  fake.http.answer('/api/user/address_list', () => unreachable)
  await fake.app.session.guard('/order')
  const search = new URLSearchParams('product=1&mer=3')
  const { screen } = await openScreen(fake.app, <OrderConfirmScreen params={{}} search={search} />, '/order')
  const href = screen.get('link', /orders\.addAddress/).getAttribute('href')
  assert.is(href, '/address?pick=%2Forder%3Fproduct%3D1%26mer%3D3')
  screen.remove()
})

confirming('scrolls to what the server refused', async () => {
  const { screen, shown } = await pressCreate(WITH_ADDRESS)
  assert.equal(shown, ['Stok habis'])
  screen.remove()
})

confirming('says that retrying is safe for an order whose answer was lost', async () => {
  const { screen, shown } = await pressCreate(WITH_ADDRESS, () => unreachable)
  assert.equal(shown, ['orders.createUnanswered'])
  screen.remove()
})

confirming('is replaced by the payment, so that Back leads to no second order', async () => {
  const group = { out_trade_no: 'G1', total_price: '6.00', order_ids: [8] }
  const { screen, history } = await pressCreate(WITH_ADDRESS, () => accepted(group))
  assert.equal(history, ['/payment?no=G1'])
  screen.remove()
})

confirming('says before an order is made that the balance is too low', async () => {
  const { screen } = await pressCreate({ ...WITH_ADDRESS, total: '100.01' })
  assert.ok(screen.text().includes('orders.short'), screen.text())
  screen.remove()
})

confirming('leads on to the order that was made after the shopper went back, when they return', async () => {
  const held = createHeldAnswer()
  const { screen, history, rest, go, back } = await openShell({
    at: '/home',
    token: 'token',
    screens: { order: OrderConfirmScreen },
    prepare: ({ http }) => {
      http.answer('/api/user/getUserInfo', () => accepted(userRow()))
      http.answer('/api/order/merCreate', () => accepted(WITH_ADDRESS))
      http.answer('/api/order/merSubmit', () => held.sent)
    },
  })
  await go('/order?product=1&mer=3')
  press(screen.get('button', /^(Bayar|Isi saldo)/))
  await rest()
  await back()
  held.give(accepted({ out_trade_no: 'G1', total_price: '6.00', order_ids: [8] }))
  await rest()
  assert.is(history.url(), '/home', 'nobody is led away from where they are')
  await go('/order?product=1&mer=3')
  assert.match(history.url(), /^\/payment\?no=G1/)
  await back()
  assert.is(history.url(), '/home')
  screen.remove()
})

confirming('leads to the orders from what is not in the cart any more', async () => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/order/merCreate', () => refused('Pilih barang dulu'))
  const node = <OrderConfirmScreen params={{}} search={new URLSearchParams('cart=7')} />
  const { screen } = await openScreen(fake.app, node, '/order')
  assert.match(screen.text(), 'Pilih barang dulu')
  assert.is(screen.get('link', 'orders.viewOrders').getAttribute('href'), '/myPurchases')
  screen.remove()
})

for (const [name, carts] of [
  ['leads to the orders when another tab has ordered the same meanwhile', []],
  ['stays as it is when the server refuses what is still in the cart', [cartRow('7')]],
] as const)
  confirming(name, async () => {
    const fake = createFakeApp({ token: 'token' })
    fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
    fake.http.answer('/api/order/merCreate', () => accepted(WITH_ADDRESS))
    fake.http.answer('/api/order/merSubmit', () => refused('Pilih barang dulu'))
    fake.http.answer('/api/cart/index', () => accepted({ carts }))
    await fake.app.session.guard('/order')
    const node = <OrderConfirmScreen params={{}} search={new URLSearchParams('cart=7')} />
    const { screen, rest } = await openScreen(fake.app, node, '/order')
    press(screen.get('button', /^orders\.(pay|topUpBy)$/))
    await rest()
    assert.match(screen.text(), 'Pilih barang dulu')
    const isGone = carts.length === 0
    assert.is(screen.find('button', /^orders\.(pay|topUpBy)$/) === undefined, isGone)
    assert.is(screen.find('link', 'orders.viewOrders') !== undefined, isGone)
    screen.remove()
  })

confirming('says nothing for a balance that is just enough', async () => {
  const { screen } = await pressCreate({ ...WITH_ADDRESS, total: '100.00' })
  assert.not.ok(screen.text().includes('orders.short'), screen.text())
  screen.remove()
})

confirming('keeps the sheet of the code open during typing, though the preview is reloaded', async () => {
  const fake = createFakeApp({ token: 'token' })
  const applied = { ...WITH_ADDRESS, promo: { code: 'HEMAT', discount: '1.00' } }
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/order/merCreate', () => accepted(applied))
  const search = new URLSearchParams('product=1&mer=3&promo=HEMAT')
  const { screen, rest } = await openScreen(
    fake.app,
    <OrderConfirmScreen params={{}} search={search} />,
    '/order',
  )
  const isOpen = (): boolean => screen.container.querySelector('dialog[open]') !== null
  const row = (): HTMLElement => screen.get('button', /^orders\.promo/)
  press(row())
  await rest()
  fake.clock.advance(1_000)
  send(screen.container.querySelector('dialog form'))
  await rest()
  assert.is(isOpen(), false, 'what was applied closes it')
  press(row())
  await rest()
  type(screen.get('textbox', 'orders.promoLabel'), 'LAIN')
  fake.clock.advance(1_000)
  act(() => refetchCount$.set(refetchCount$.stream.value + 1))
  await rest()
  assert.is(isOpen(), true)
  screen.remove()
})

/** The cart of the server, a line of it on the page that confirms an order, and what the page was answered. */
const openFromCart = async (promo: object | null = null) => {
  const fake = createFakeApp({ token: 'token' })
  const host = { number: 1 }
  const row = () => ({ ...PREVIEW.product[0], number: host.number })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [cartRow('11', { cart_num: host.number })] }))
  const total = () => `${5 * host.number + 1}.00`
  fake.http.answer('/api/order/merCreate', () =>
    accepted({
      ...WITH_ADDRESS,
      promo,
      product: [row()],
      sub_total: `${5 * host.number}.00`,
      total: total(),
    }),
  )
  await fake.app.session.guard('/order')
  await fake.app.cart.refresh()
  const search = new URLSearchParams('cart=11')
  const opened = await openScreen(fake.app, <OrderConfirmScreen params={{}} search={search} />, '/order')
  return { ...fake, ...opened, host, previews: () => fake.http.sentTo('/api/order/merCreate').length }
}

confirming('loads the preview once, however often the cart is read', async () => {
  const { app, rest, previews, screen } = await openFromCart()
  assert.is(app.cart.cart$.value.lines[0]?.id, '11')
  await act(() => app.cart.refresh())
  await rest()
  assert.is(previews(), 1)
  screen.remove()
})

confirming('follows changes of the cart in another tab, or on another device', async () => {
  const { app, clock, rest, host, previews, screen } = await openFromCart()
  host.number = 3
  clock.advance(1_000)
  await act(() => app.cart.refresh())
  await rest()
  assert.is(previews(), 2)
  assert.ok(screen.text().includes('16'), screen.text())
  screen.remove()
})

for (const where of ['this tab', 'another tab'] as const) {
  confirming(`shows the current address when ${where} has changed it`, async () => {
    const { app, clock, openTab, http, rest, screen } = await openFromCart()
    clock.advance(1_000)
    assert.ok(screen.text().includes('Dewi'), screen.text())
    http.answer('/api/order/merCreate', () =>
      accepted({ ...WITH_ADDRESS, address: { address_id: 5, name: 'Ayu' } }),
    )
    http.answer('/api/user/address_set_default', () => accepted())
    http.answer('/api/user/address_list', () => accepted([]))
    const { addresses } = where === 'this tab' ? app : openTab()
    await act(() => addresses.setDefault('5'))
    await rest()
    assert.ok(screen.text().includes('Ayu'), screen.text())
    screen.remove()
  })
}

confirming('orders only at the displayed sum, which is sent to the server', async () => {
  const { screen, http, rest } = await openFromCart()
  http.answer('/api/order/merSubmit', () => refused('Total pesanan berubah'))
  press(screen.get('button', 'orders.pay'))
  await rest()
  const sums = http
    .sentTo('/api/order/merSubmit')
    .map(({ body }) => (body as { json: Record<string, unknown> }).json['total_price'])
  assert.equal(sums, ['6.00'])
  assert.ok(screen.text().includes('Total pesanan berubah'), screen.text())
  screen.remove()
})

/** Texts of the error toasts. */
const errors = ({ app }: Pick<ReturnType<typeof createFakeApp>, 'app'>): readonly string[] =>
  app.notices.notices$.value.flatMap(({ tone, text }) =>
    tone === 'error'
      ? [text.kind === 'fault' && 'message' in text.fault ? text.fault.message : text.kind]
      : [],
  )

for (const [what, promo] of [
  ['the cart is read again', undefined],
  ['its vouchers are used up', { code: 'HEMAT', discount: '1.00' }],
] as const)
  confirming(
    `asks for no price of what it has ordered, when ${what} before the payment is here`,
    async () => {
      const fake = await openFromCart(promo)
      const { screen, http, clock, rest, previews, history } = fake
      http.answer('/api/order/merSubmit', () => {
        http.answer('/api/cart/index', () => accepted({ carts: [] }))
        http.answer('/api/order/merCreate', () => refused('No such line'))
        return accepted({ out_trade_no: 'G1', total_price: '6.00', order_ids: [8] })
      })
      press(screen.get('button', 'orders.pay'))
      await rest()
      await act(() => clock.advanceAsync(1_000))
      await rest()
      assert.is(history.at(-1), '/payment?no=G1')
      assert.is(previews(), 1)
      assert.equal(errors(fake), [])
      assert.ok(screen.text().includes('Dewi'), 'what was ordered stays until the payment is here')
      screen.remove()
    },
  )

/** The order page at a server that answers the price at a second address when it is told to. */
const openAtSecondAddress = async () => {
  const price = createHeldAnswer()
  const submit = '/api/order/merSubmit'
  const shell = await openShell({
    at: '/home',
    token: 'token',
    screens: { order: OrderConfirmScreen },
    prepare: ({ http }) => {
      http.answer('/api/user/getUserInfo', () => accepted(userRow()))
      http.answer('/api/order/merCreate', ({ body }) => {
        const { address_id } = (body as { json: { address_id?: string } }).json
        return address_id === '9' ? price.sent : accepted(WITH_ADDRESS)
      })
      http.answer(submit, () => accepted({ out_trade_no: 'G1', total_price: '6.00', order_ids: [8] }))
    },
  })
  const submitted = () =>
    shell.http.sentTo(submit).map(({ body }) => {
      const { address_id, total_price } = (body as { json: Record<string, unknown> }).json
      return [address_id, total_price]
    })
  const pay = async (): Promise<void> => {
    press(shell.screen.get('button', /^(Bayar|Isi saldo)/))
    await shell.rest()
  }
  await shell.go('/order?product=1&mer=3')
  await shell.go('/order?product=1&mer=3&address=9', { replace: true })
  return { ...shell, price, pay, submitted }
}

const AT_SECOND = { ...PREVIEW, address: { address_id: 9, name: 'Ayu' } }

confirming('orders to the address that was chosen, once the server has priced it', async () => {
  const { price, pay, rest, submitted, history, screen } = await openAtSecondAddress()
  await pay()
  assert.equal(submitted(), [])
  price.give(accepted(AT_SECOND))
  await rest()
  assert.equal(submitted(), [['9', '6.00']])
  assert.match(history.url(), /^\/payment/)
  screen.remove()
})

confirming('shows another sum of the chosen address before it orders', async () => {
  const { price, pay, rest, submitted, screen } = await openAtSecondAddress()
  await pay()
  price.give(accepted({ ...AT_SECOND, delivery: '4.00', total: '9.00' }))
  await rest()
  assert.equal(submitted(), [])
  assert.match(screen.text(), /Jumlah tagihan berubah/)
  assert.match(screen.text(), /Ayu/)
  await pay()
  assert.equal(submitted(), [['9', '9.00']])
  screen.remove()
})

confirming('orders to no other address where the chosen one cannot be priced', async () => {
  const { price, pay, rest, submitted, screen } = await openAtSecondAddress()
  await pay()
  price.give(unreachable)
  await rest()
  assert.equal(submitted(), [])
  screen.remove()
})

confirming('leads to the cart, without a toast, when another device has ordered the same', async () => {
  const fake = await openFromCart()
  const { screen, http, clock, app, rest } = fake
  http.answer('/api/cart/index', () => accepted({ carts: [] }))
  http.answer('/api/order/merCreate', () => refused('No such line'))
  clock.advance(1_000)
  await act(() => app.cart.refresh())
  await rest()
  assert.match(screen.text(), 'No such line')
  assert.is(screen.find('button', 'orders.pay'), undefined)
  assert.ok(screen.find('link', 'orders.viewOrders'))
  assert.equal(errors(fake), [])
  screen.remove()
})

confirming.run()
