import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused } from '../../../adapters/fakes/fake-http.ts'
import { cartRow, userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const amounts = suite('amounts of an order that the server does not calculate (api.md 4)')
const CREATE = '/api/order/merCreate'
const SOURCE = { kind: 'cart', lineIds: ['11'] } as const
const item = { product_id: 1, title: 'Kopi', sales_price: '5.00', spec: '', number: 2 }

const shopper = async () => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer('/api/cart/index', () => accepted({ carts: [cartRow('11')] }))
  await fake.app.session.guard('/order')
  return fake
}

amounts('are the lines and the freight minus the promo discount', async () => {
  const { app, http } = await shopper()
  const promo = { code: 'HEMAT', discount: '1.50' }
  http.answer(CREATE, () => accepted({ product: [{ ...item, mer_id: 3 }], delivery: '3.00', promo }))
  const preview = await app.orders.preview(SOURCE, 'HEMAT')
  assert.equal(
    preview.ok && [preview.value.subtotal, preview.value.freight, preview.value.total],
    [1000, 300, 1150],
  )
})

amounts('include no promo code that nobody has typed', async () => {
  const { app, http } = await shopper()
  const promo = { code: 'HEMAT', discount: '1.50' }
  http.answer(CREATE, () => accepted({ product: [{ ...item, mer_id: 3 }], delivery: '0.00', promo }))
  const preview = await app.orders.preview(SOURCE, '')
  assert.equal(preview.ok && [preview.value.promo, preview.value.total], [{ kind: 'none' }, 1000])
})

amounts('are shown with their shop, in whatever order the host names the shops', async () => {
  const { app, http } = await shopper()
  http.answer(CREATE, () =>
    accepted({
      product: [
        { ...item, mer_id: 3 },
        { ...item, mer_id: 4, sales_price: '9.00' },
        { ...item, mer_id: 5 },
      ],
      merchant: [
        { mer_id: 4, mer_name: 'B', freight: '2.00' },
        { mer_id: 3, mer_name: 'A', freight: '1.00' },
      ],
      delivery: '3.00',
    }),
  )
  const preview = await app.orders.preview(SOURCE, '')
  assert.equal(
    preview.ok &&
      preview.value.groups.map(({ shop, freight, lines }) => [
        shop.shopId,
        shop.name,
        freight,
        lines.map(({ price }) => price),
      ]),
    [
      ['3', 'A', 100, [500]],
      ['4', 'B', 200, [900]],
      ['5', '', 0, [500]],
    ],
  )
})

const bodyOf = (request: { readonly body?: unknown }) =>
  (request.body as { json: Record<string, unknown> }).json

amounts(
  'fall back to the default address when the chosen one no longer exists, and the refusal is shown once',
  async () => {
    const { app, http } = await shopper()
    const address = { address_id: 7, name: 'Sari' }
    http.answer(CREATE, (request) =>
      'address_id' in bodyOf(request)
        ? refused('Address not found')
        : accepted({ product: [{ ...item, mer_id: 3 }], delivery: '3.00', address }),
    )
    const preview = await app.orders.preview(SOURCE, '', '5')
    assert.is(preview.ok && preview.value.address?.id, '7')
    assert.is(app.notices.notices$.value.length, 1)
  },
)

amounts(
  'that are refused for another reason stay refused, and are not requested twice where no address was chosen',
  async () => {
    const { app, http } = await shopper()
    http.answer(CREATE, () => refused('Sold out'))
    for (const chosen of ['5', undefined]) assert.not((await app.orders.preview(SOURCE, '', chosen)).ok)
    assert.is(http.sentTo(CREATE).length, 3)
    assert.is(app.notices.notices$.value.length, 1)
  },
)

amounts('of no lines are no preview', async () => {
  const { app, http } = await shopper()
  http.answer(CREATE, () => accepted({ product: [], delivery: '3.00' }))
  const preview = await app.orders.preview(SOURCE, '')
  assert.is(!preview.ok && preview.fault.kind, 'unexpected-answer')
})

amounts('of a group are owed, paid or no longer payable, as its status says', async () => {
  const { app, http } = await shopper()
  const states: unknown[] = []
  for (const status of [0, 1, -1]) {
    http.answer('/api/order/group', () => accepted({ out_trade_no: 'G1', total_price: '31.50', status }))
    const owed = await app.orders.loadPayable({ kind: 'group', tradeNumber: 'G1' })
    states.push(owed.ok && [owed.value.isPaid, owed.value.isClosed])
  }
  assert.equal(states, [
    [false, false],
    [true, false],
    [false, true],
  ])
})

amounts.run()
