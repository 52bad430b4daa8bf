import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, statusOnly, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const orders = suite('orders (requirement S4, api.md 4)')
const line = {
  order_product_id: 21,
  product_id: 1,
  spec: 'Red',
  product_num: '2',
  product_price: '5.00',
  total_price: '10.00',
  title: 'Kopi',
  title_en: 'Coffee',
  image: '/a.webp',
}
const row = {
  order_id: 8,
  order_sn: 'S8',
  mer_id: 3,
  mer_name: 'Toko',
  status: '2',
  refund_status: 0,
  total_num: 2,
  total_price: '12.00',
  createtime: 100,
}

const shopper = async () => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [] }))
  await fake.app.session.guard('/myPurchases')
  return fake
}

orders('reads the list, whose lines are under "product"', async () => {
  const { app, http } = await shopper()
  http.answer('/api/user/order_list', () => accepted({ count: 1, list: [{ ...row, product: [line] }] }))
  const page = await app.orders.loadOrders('2', 1, 'S8')
  assert.is(http.requests.at(-1)?.url, '/api/user/order_list?status=2&page=1&limit=20&keyword=S8')
  assert.ok(page.ok)
  const order = page.value.rows[0]
  assert.equal([order?.id, order?.status, order?.shop.name, order?.total], ['8', 2, 'Toko', 1200])
  assert.equal([order?.lines[0]?.quantity, order?.lines[0]?.total, order?.lines[0]?.shopId], [2, 1000, '3'])
})

orders('reads the detail, whose lines are under "products", with the parcel newest first', async () => {
  const { app, http } = await shopper()
  http.answer('/api/order/detail', () =>
    accepted({
      ...row,
      products: [{ ...line, is_reply: 1 }],
      real_name: 'Sari',
      user_phone: '0812',
      user_address: 'Jl. Melati',
      freight: '2.00',
      delivery_id: 'JP1',
      delivery: [
        { step: 1, content: 'packed', content_lang: '"><b>', createtime: 10 },
        { step: 2, content: 'sent', content_lang: 'en', createtime: 20 },
      ],
    }),
  )
  const order = await app.orders.loadOrder('8')
  assert.ok(order.ok)
  const { parcel, receiver, subtotal, freight, parcelNumber, lines } = order.value
  assert.equal(
    parcel.map(({ text, language }) => [text, language]),
    [
      ['sent', 'en'],
      ['packed', undefined],
    ],
  )
  assert.equal(receiver, { name: 'Sari', mobile: '0812', address: 'Jl. Melati' })
  assert.equal([subtotal, freight, parcelNumber, lines[0]?.isReviewed], [1000, 200, 'JP1', true])
})

orders('hides the numeric codes of a parcel’s steps', async () => {
  const { app, http } = await shopper()
  const delivery = [
    { step: 1, status: 1, createtime: 10 },
    { step: 2, status: 'sent', createtime: 20 },
  ]
  http.answer('/api/order/detail', () => accepted({ ...row, products: [line], delivery }))
  const order = await app.orders.loadOrder('8')
  assert.equal(order.ok && order.value.parcel.map(({ text }) => text), ['sent'])
})

orders('reads the preview by shop with the totals of the server', async () => {
  const { app, http } = await shopper()
  const item = { product_id: 1, title: 'Kopi', sales_price: '5.00', spec: '', number: 2 }
  http.answer('/api/order/merCreate', () =>
    accepted({
      product: [
        { ...item, mer_id: 3 },
        { ...item, mer_id: 4, number: 1 },
      ],
      merchant: [
        { mer_id: 3, mer_name: 'A', freight: '1.00' },
        { mer_id: 4, mer_name: 'B', freight: '2.00' },
      ],
      address: { address_id: 5, name: 'Sari' },
      delivery: '3.00',
      promo: { code: 'HEMAT', discount: '1.50', reason: '' },
      sub_total: '15.00',
      total: '16.50',
    }),
  )
  const preview = await app.orders.preview({ kind: 'cart', lineIds: ['11'] }, 'HEMAT', '5')
  assert.ok(preview.ok)
  const { groups, quantity, subtotal, freight, total, promo, address } = preview.value
  assert.equal(
    groups.map((group) => [group.shop.name, group.freight, group.lines.length]),
    [
      ['A', 100, 1],
      ['B', 200, 1],
    ],
  )
  assert.equal([quantity, subtotal, freight, total, address?.id], [3, 1500, 300, 1650, '5'])
  assert.equal(promo, { kind: 'applied', code: 'HEMAT', title: '', discount: 150 })
})

orders('names the promo code as the server does, and as it was typed where the server does not', async () => {
  const { app, http, clock } = await shopper()
  const source = { kind: 'product', productId: '1', shopId: '3', spec: '', quantity: 1 } as const
  const codes: unknown[] = []
  for (const named of [{ code: 'HEMAT' }, {}]) {
    const promo = { ...named, discount: '1.00' }
    const product = [{ product_id: 1, mer_id: 3, sales_price: '5.00', number: 1 }]
    http.answer('/api/order/merCreate', () => accepted({ product, promo }))
    const preview = await app.orders.preview(source, 'hemat')
    clock.advance(1_000)
    codes.push(preview.ok && preview.value.promo)
  }
  assert.equal(
    codes,
    ['HEMAT', 'hemat'].map((code) => ({ kind: 'applied', code, title: '', discount: 100 })),
  )
})

orders('recognises an order that can no longer be paid', async () => {
  const { app, http } = await shopper()
  const closed: unknown[] = []
  for (const status of [0, -1]) {
    http.answer('/api/order/detail', () => accepted({ ...row, status, products: [line] }))
    const owed = await app.orders.loadPayable({ kind: 'order', orderId: '8' })
    closed.push(owed.ok && owed.value.isClosed)
  }
  assert.equal(closed, [false, true])
})

orders(
  'says why a promo code does not apply, and calculates the total where the server does not',
  async () => {
    const { app, http } = await shopper()
    http.answer('/api/order/merCreate', () =>
      accepted({
        product: [{ product_id: 1, mer_id: 3, sales_price: '5.00', number: 2 }],
        delivery: '3.00',
        address: null,
        promo: { code: 'OLD', discount: '0.00', reason: 'expired' },
      }),
    )
    const source = { kind: 'product', productId: '1', shopId: '3', spec: '', quantity: 2 } as const
    const preview = await app.orders.preview(source, 'OLD')
    assert.ok(preview.ok)
    assert.equal(preview.value.promo, { kind: 'refused', code: 'OLD', reason: 'expired' })
    assert.equal(
      [preview.value.total, preview.value.groups[0]?.freight, preview.value.address],
      [1300, 300, undefined],
    )
  },
)

orders('requests the preview as often as the shopper changes it', async () => {
  const { app, http } = await shopper()
  http.answer('/api/order/merCreate', () => refused('no'))
  const source = { kind: 'cart', lineIds: ['11'] } as const
  await app.orders.preview(source, '')
  await app.orders.preview(source, '')
  assert.is(http.sentTo('/api/order/merCreate').length, 2)
})

orders('loads a group by the call of the server', async () => {
  const { app, http } = await shopper()
  http.answer('/api/order/group', () =>
    accepted({
      out_trade_no: 'G1',
      total_price: '31.50',
      status: 0,
      expire_time: 900,
      order_ids: [8, 9],
      merchant: [{ mer_id: 3, mer_name: 'A' }],
    }),
  )
  const owed = await app.orders.loadPayable({ kind: 'group', tradeNumber: 'G1' })
  assert.equal(owed.ok && [owed.value.amount, owed.value.payees, owed.value.expiresAt, owed.value.isPaid], [
    3150,
    ['A'],
    900,
    false,
  ])
})

const GROUP_TARGET = { kind: 'group', tradeNumber: 'G1' } as const

/** A shopper who has sent an order off in the group G1. */
const buyer = async () => {
  const opened = await shopper()
  opened.http.answer('/api/order/merSubmit', () =>
    accepted({ out_trade_no: 'G1', total_price: '12.00', order_ids: [8] }),
  )
  await opened.app.orders.submit({
    source: { kind: 'cart', lineIds: ['11'] },
    addressId: '5',
    promoCode: '',
    note: '',
  })
  return opened
}

orders(
  'remembers a group it submitted itself when the server has no such call, after a reload too',
  async () => {
    const { http, reload } = await buyer()
    const target = GROUP_TARGET
    http.answer('/api/order/detail', () => accepted({ ...row, status: 1, products: [line] }))
    const owed = await reload().orders.loadPayable(target)
    assert.equal(owed.ok && [owed.value.amount, owed.value.isPaid, owed.value.payees], [1200, true, ['Toko']])
  },
)

orders('pays a group it submitted itself at a server that refuses unknown calls with code 0', async () => {
  const { app, http } = await buyer()
  http.answer('/api/order/group', () => refused('Unknown operation'))
  http.answer('/api/order/detail', () => accepted({ ...row, status: 0, products: [line] }))
  const owed = await app.orders.loadPayable(GROUP_TARGET)
  assert.equal(owed.ok && [owed.value.amount, owed.value.isPaid], [1200, false])
  assert.equal(app.notices.notices$.value, [])
})

orders('loads the orders of a group when the group call fails, and never takes it for unpaid', async () => {
  const { app, http } = await buyer()
  http.answer('/api/order/group', () => statusOnly(500))
  http.answer('/api/order/detail', () => accepted({ ...row, status: 1, products: [line] }))
  const owed = await app.orders.loadPayable(GROUP_TARGET)
  assert.equal(owed.ok && [owed.value.amount, owed.value.isPaid], [1200, true])
  assert.equal(app.notices.notices$.value, [])
  http.answer('/api/order/detail', () => statusOnly(500))
  const unknown = await app.orders.loadPayable(GROUP_TARGET)
  assert.equal(!unknown.ok && unknown.fault, { kind: 'status', status: 500 })
})

orders('reports a refusal when a server refuses a group and each of its orders', async () => {
  const { app, http } = await buyer()
  http.answer('/api/order/group', () => refused('No such group'))
  http.answer('/api/order/detail', () => refused('No such order'))
  const owed = await app.orders.loadPayable(GROUP_TARGET)
  assert.is(!owed.ok && owed.fault.kind, 'rejected')
})

orders('reports that a group cannot be loaded without a network', async () => {
  const { app, http } = await shopper()
  http.answer('/api/order/group', () => unreachable)
  const owed = await app.orders.loadPayable({ kind: 'group', tradeNumber: 'G1' })
  assert.equal(owed, { ok: false, fault: { kind: 'offline' } })
  assert.is(app.notices.notices$.value.length, 1)
})

orders('a change here refreshes kept lists, a refusal does not', async () => {
  const { app, http } = await shopper()
  http.answer('/api/order/cancel', () => refused('too late'))
  await app.orders.cancel('8')
  assert.is(app.orders.changes$.value, 0)
  http.answer('/api/order/received', () => accepted())
  await app.orders.confirmReceipt('8')
  assert.is(app.orders.changes$.value, 1)
})

orders('falls back to the counts of the user', async () => {
  const { app, http } = await shopper()
  assert.equal(await app.orders.loadCounts(), { '0': 1, '2': 2 })
  http.answer('/api/order/counts', () => accepted({ '0': 3, '-4': '1' }))
  assert.equal(await app.orders.loadCounts(), { '0': 3, '-4': 1 })
  assert.equal(app.notices.notices$.value, [])
})

orders('buys again and says what was skipped', async () => {
  const { app, http } = await shopper()
  http.answer('/api/order/again', () => accepted({ added: 1, skipped: [{ title: 'Teh' }] }))
  assert.equal(await app.orders.buyAgain('8'), { ok: true, value: { added: 1, skipped: ['Teh'] } })
})

orders.run()
