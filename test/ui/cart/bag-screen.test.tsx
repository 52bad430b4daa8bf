import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, createHeldAnswer, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { BagScreen } from '../../../ui/cart/BagScreen.tsx'
import { refetchCount$ } from '../../../ui/hooks/loading/use-query.ts'
import { cartRow, detailRow, orderLineRow, pageOf, productRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { press } from '../../support/ui/render.tsx'
import { translatePage } from '../../support/ui/translations.ts'

// Requirement S5: checkout requires at least one selected item; api.md 3 and 7.
const bag = suite('BagScreen')

const open = async (rows: readonly unknown[] | undefined, like = 2) => {
  const fake = createFakeApp({ token: 'token' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ like })))
  fake.http.answer('/api/user/like_list', () => accepted(pageOf([productRow(5)])))
  fake.http.answer('/api/product/recommend', () => accepted(pageOf([productRow(6)])))
  fake.http.answer('/api/cart/index', () => (rows ? accepted({ carts: rows }) : unreachable))
  fake.http.answer('/api/cart/del', () => accepted())
  await fake.app.session.guard('/bag')
  const opened = await openScreen(fake.app, <BagScreen />, '/bag')
  await opened.rest()
  return { ...fake, ...opened }
}

bag('leads to the order with the selected lines', async () => {
  const { screen, rest, history } = await open([cartRow('4'), cartRow('5', { product_id: 9 })])
  press(screen.get('button', /^cart.checkout/))
  await rest()
  assert.match(history.at(-1) ?? '', '/order?cart=')
  screen.remove()
})

bag('calls the sum of the goods a subtotal on a phone, without freight and vouchers', async () => {
  const { screen } = await open([cartRow('4')])
  assert.match(screen.text(), 'cart.goods')
  assert.not.match(screen.text(), 'cart.total')
  screen.remove()
})

const { matchMedia } = window
const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
bag.after.each(() => {
  window.matchMedia = matchMedia
})

bag(
  'sums up products, freight and vouchers on a wide screen, and what is missing for one (requirement D7)',
  async () => {
    window.matchMedia = (() => wide) as unknown as typeof window.matchMedia
    const { screen, app, clock, http, rest } = await open([cartRow('4')])
    http.answer('/api/order/merCreate', () =>
      accepted({
        product: [orderLineRow(1)],
        merchant: [{ mer_id: 3, mer_name: 'Toko', freight: '2.00' }],
        delivery: '2.00',
      }),
    )
    const row = { type: 'amount', mer_id: 0, start_time: 0, end_time: 4_000_000_000, is_claimed: 1 }
    http.answer('/api/voucher/list', () =>
      accepted([
        { ...row, code: 'A', value: '1.00', min_price: '0' },
        { ...row, code: 'B', value: '3.00', min_price: '30.00' },
      ]),
    )
    http.answer('/api/cart/set_num', () => accepted({ num: 2 }))
    act(() => app.cart.setQuantity('4', 2))
    await act(async () => clock.advanceAsync(1_000))
    await rest()
    assert.match(screen.text(), 'cart.freight$2,00')
    assert.match(screen.text(), 'cart.vouchers')
    assert.match(screen.text(), 'cart.near')
    assert.is(
      http.sentTo('/api/order/merCreate').some(({ body }) => JSON.stringify(body).includes('cart_id')),
      true,
    )
    screen.remove()
  },
)

bag(
  'names on a wide screen the courier and the fee of each shop, beside the lines and in the summary',
  async () => {
    window.matchMedia = (() => wide) as unknown as typeof window.matchMedia
    const shops = [cartRow('4'), cartRow('5', { product_id: 9, mer_id: 8, mer_name: 'Gudang' })]
    const { screen, app, clock, http, rest } = await open(shops)
    http.answer('/api/order/merCreate', () =>
      accepted({
        product: [orderLineRow(1, { mer_id: 1 }), orderLineRow(2, { mer_id: 8 })],
        merchant: [
          { mer_id: 1, mer_name: 'Toko', freight: '2.00', courier_name: 'Kilat' },
          { mer_id: 8, mer_name: 'Gudang', freight: '3.50', courier_name: 'Hemat' },
        ],
        delivery: '5.50',
      }),
    )
    http.answer('/api/voucher/list', () => accepted([]))
    http.answer('/api/cart/set_num', () => accepted({ num: 2 }))
    act(() => app.cart.setQuantity('4', 2))
    await act(async () => clock.advanceAsync(1_000))
    await rest()
    assert.match(screen.text(), 'Kilat · $2,00')
    assert.match(screen.text(), 'Hemat · $3,50')
    assert.match(screen.text(), 'Gudang · Hemat$3,50')
    screen.remove()
  },
)

bag('selects and removes all above the lines of a wide screen, with a way back', async () => {
  window.matchMedia = (() => wide) as unknown as typeof window.matchMedia
  const { screen, app, rest } = await open([cartRow('4'), cartRow('5', { product_id: 9 })])
  assert.ok(screen.get('checkbox', /^cart.selectAll/))
  assert.match(screen.text(), 'cart.all (2)')
  assert.is(screen.all('button', 'cart.edit').length, 0, 'every line has its own button')
  press(screen.get('button', 'cart.remove (2)'))
  await rest()
  assert.equal(app.cart.cart$.value.lines, [])
  screen.remove()
})

bag('shows in a wide row the price of all pieces of a line, and of one', async () => {
  const lines = [cartRow('4', { cart_num: 2 }), cartRow('5', { product_id: 9 })]
  const onPhone = await open(lines)
  assert.not.match(onPhone.screen.text(), 'cart.each')
  onPhone.screen.remove()
  window.matchMedia = (() => wide) as unknown as typeof window.matchMedia
  const { screen } = await open(lines)
  const [two, one] = screen.all('listitem').map((row) => row.textContent ?? '')
  assert.match(two ?? '', '$10,00cart.each')
  assert.match(one ?? '', '$5,00')
  assert.not.match(one ?? '', 'cart.each')
  assert.is(screen.all('button', 'cart.remove Kopi').length, 2)
  screen.remove()
})

bag('shows the sum of the lines, and promises no total, where the order preview fails', async () => {
  window.matchMedia = (() => wide) as unknown as typeof window.matchMedia
  const { screen, http, rest } = await open([cartRow('4')])
  assert.ok(http.sentTo('/api/order/merCreate').length > 0)
  await rest()
  assert.match(screen.text(), 'cart.goods')
  for (const unknown of ['cart.total', 'cart.freight', 'hopVoucher', '…'])
    assert.not.match(screen.text(), unknown)
  assert.ok(screen.get('button', /^cart.checkout/))
  screen.remove()
})

bag('does not open the order when the shopper has left while quantities were being written', async () => {
  const { screen, app, http, rest, history, hide } = await open([cartRow('4')])
  const held = createHeldAnswer()
  http.answer('/api/cart/set_num', () => held.sent)
  app.cart.setQuantity('4', 2)
  press(screen.get('button', /^cart.checkout/))
  await rest()
  assert.is(http.sentTo('/api/cart/set_num').length, 1)
  hide(true)
  held.give(accepted({ num: 2 }))
  await rest()
  assert.equal(history, ['/bag'])
  screen.remove()
})

bag('shows new quantities on a page translated by the browser, and removes lines from it', async () => {
  const { screen, app, http, rest } = await open([cartRow('4'), cartRow('5', { product_id: 9 })])
  http.answer('/api/cart/set_num', () => accepted({ num: 2 }))
  const total = (): string => screen.container.querySelector('[aria-live]')?.textContent ?? ''
  const before = total()
  translatePage(screen.container)
  act(() => app.cart.setQuantity('4', 2))
  await rest()
  assert.is.not(total(), before)
  translatePage(screen.container)
  act(() => app.cart.select(['4', '5'], false))
  await rest()
  assert.not.match(screen.get('button', /^cart.checkout/).textContent ?? '', /\(2\)/)
  translatePage(screen.container)
  await act(async () => void (await app.cart.remove(['4', '5'])))
  await rest()
  assert.not.ok(screen.find('button', /^cart.checkout/))
  translatePage(screen.container)
  screen.remove()
})

bag('shows a shop without a name as "shop"', async () => {
  const { screen } = await open([cartRow('4', { mer_id: 3, mer_name: undefined })])
  assert.is(screen.get('link', 'core.title.shop').getAttribute('href'), '/shop/3')
  screen.remove()
})

bag('asks to select something first', async () => {
  const { screen, app, rest, history } = await open([cartRow('4')])
  press(screen.get('checkbox', 'cart.selectAll'))
  press(screen.get('button', /^cart.checkout/))
  await rest()
  assert.equal(app.notices.notices$.value.at(-1)?.text, { kind: 'key', key: 'core.selectItem' })
  assert.is(history.at(-1), '/bag')
  screen.remove()
})

bag('greys out unavailable lines, apart from the rest, and removes them in one press', async () => {
  const gone = cartRow('6', { product_id: 11, is_fail: 1, fail_reason: 'sold-out', stock: 0 })
  const { screen, http, rest } = await open([cartRow('4'), gone])
  assert.ok(screen.find('heading', 'cart.unavailable'))
  assert.match(screen.text(), 'cart.soldOut')
  press(screen.get('button', 'cart.clearUnavailable'))
  await rest()
  assert.match(JSON.stringify(http.sentTo('/api/cart/del')[0]?.body), '6')
  screen.remove()
})

bag('removes a line and offers to undo it', async () => {
  const { screen, app, rest } = await open([cartRow('4')])
  press(screen.get('button', 'cart.edit'))
  press(screen.get('button', 'cart.remove Kopi'))
  await rest()
  const notice = app.notices.notices$.value.at(-1)
  assert.is(notice?.action?.key, 'cart.undo')
  screen.remove()
})

bag('changes the variant of a line and focuses the line that has it', async () => {
  const { screen, http, rest } = await open([cartRow('4', { spec: 'Hitam,M', cart_num: 2 })])
  http.answer('/api/product/detail', () => accepted(detailRow()))
  http.answer('/api/cart/add', () => {
    http.answer('/api/cart/index', () =>
      accepted({ carts: [cartRow('7', { spec: 'Putih,M', cart_num: 2 })] }),
    )
    return accepted()
  })
  press(screen.get('button', /cart.changeVariant/))
  await rest()
  press(screen.get('radio', 'Putih'))
  press(screen.get('button', 'cart.useVariant'))
  await rest()
  assert.match(JSON.stringify(http.sentTo('/api/cart/add')[0]?.body), '"num":2,"spec":"Putih,M"')
  const [button] = screen.all('button', /cart.changeVariant/)
  assert.match(button?.textContent ?? '', 'Putih, M')
  assert.is(document.activeElement, button)
  screen.remove()
})

bag('keeps the sheet of another line open when the change of the one before is answered', async () => {
  const { screen, http, rest } = await open([
    cartRow('4', { spec: 'Hitam,M' }),
    cartRow('5', { product_id: 9, spec: 'Hitam,M' }),
  ])
  http.answer('/api/product/detail', () => accepted(detailRow()))
  const held = createHeldAnswer()
  http.answer('/api/cart/add', () => held.sent)
  const openSheet = async (at: number): Promise<void> => {
    press(screen.all('button', /cart.changeVariant/)[at] ?? document.body)
    await rest()
  }
  await openSheet(0)
  press(screen.get('radio', 'Putih'))
  press(screen.get('button', 'cart.useVariant'))
  await rest()
  press(screen.get('button', 'Tutup'))
  await openSheet(1)
  held.give(accepted())
  await rest()
  assert.ok(screen.container.querySelector('dialog')?.open)
  screen.remove()
})

bag('keeps the variant that is being chosen when the product is loaded in another language', async () => {
  const { screen, http, rest } = await open([cartRow('4', { spec: 'Hitam,M' })])
  http.answer('/api/product/detail', () => accepted(detailRow()))
  press(screen.get('button', /cart.changeVariant/))
  await rest()
  press(screen.get('radio', 'Putih'))
  const english = JSON.stringify(detailRow()).replaceAll(/"(child|value)":\[[^\]]*\]/g, (list) =>
    list.replace('Hitam', 'Black').replace('Putih', 'White'),
  )
  http.answer('/api/product/detail', () => accepted(JSON.parse(english)))
  act(() => refetchCount$.update((round) => round + 1))
  await rest()
  assert.ok((screen.get('radio', 'White') as HTMLInputElement).checked)
  screen.remove()
})

bag('restores no line of a shopper who has signed out meanwhile', async () => {
  const { screen, app, http, rest } = await open([cartRow('4')])
  http.answer('/api/user/logout', () => accepted())
  press(screen.get('button', 'cart.edit'))
  press(screen.get('button', /^cart.remove Kopi/))
  await rest()
  const offer = app.notices.notices$.value.at(-1)?.action
  assert.ok(offer)
  await act(async () => void (await app.session.signOut()))
  offer.run()
  await rest()
  assert.equal(app.cart.cart$.value.lines, [])
  screen.remove()
})

bag('says that it is empty and links to products', async () => {
  const { screen } = await open([])
  assert.match(screen.text(), 'cart.emptyTitle')
  assert.is(screen.get('link', 'cart.startShopping').getAttribute('href'), '/explore')
  screen.remove()
})

bag('shows favourites below an empty cart', async () => {
  const { screen, http } = await open([])
  assert.is(http.sentTo('/api/user/like_list').length, 1)
  const [saved] = screen.all('link', /^Barang 5/)
  assert.is(saved?.getAttribute('href'), '/detail/5/7')
  assert.is(screen.get('link', /cart.fromFavourites$/).getAttribute('href'), '/heart')
  screen.remove()
})

bag('shows favourites below a cart of unavailable lines', async () => {
  const { screen } = await open([cartRow('4', { stock: 0 })])
  assert.match(screen.text(), 'cart.unavailable')
  assert.match(screen.text(), 'cart.fromFavourites')
  screen.remove()
})

bag('loads no favourites where there are none, or the cart has lines', async () => {
  const { screen, http } = await open([cartRow('4')])
  screen.remove()
  const none = await open([], 0)
  assert.equal([...http.sentTo('/api/user/like_list'), ...none.http.sentTo('/api/user/like_list')], [])
  none.screen.remove()
})

bag('shows recommendations below an empty cart where there are no favourites', async () => {
  const { screen } = await open([], 0)
  assert.match(screen.text(), 'cart.recommended')
  assert.is(screen.all('link', /^Barang 6/)[0]?.getAttribute('href'), '/detail/6/7')
  screen.remove()
})

bag('offers a retry when the cart cannot be loaded', async () => {
  const { screen } = await open(undefined)
  assert.match(screen.text(), 'cart.loadFailed')
  screen.remove()
})

bag('moves the focus to the line after the one that is removed', async () => {
  const { screen, rest } = await open([cartRow('4'), cartRow('5', { product_id: 9 })])
  press(screen.get('button', 'cart.edit'))
  const [first] = screen.all('button', /^cart.remove Kopi/)
  const next = screen.all('checkbox', 'cart.selectLine')[1]
  first?.focus()
  press(first ?? screen.container)
  await rest()
  assert.ok(next && document.activeElement === next)
  screen.remove()
})

bag('returns to the plain cart once all lines are gone in edit mode', async () => {
  const { screen, http, rest, app } = await open([cartRow('4')])
  press(screen.get('button', 'cart.edit'))
  press(screen.get('button', 'cart.remove Kopi'))
  await rest()
  http.answer('/api/cart/index', () => accepted({ carts: [cartRow('5')] }))
  await act(async () => void (await app.cart.refresh()))
  await rest()
  assert.ok(screen.find('button', /^cart.checkout/))
  screen.remove()
})

bag.run()
