import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  type OrderPreview,
  type OrderSource,
  orderRequestOf,
  sharesGoods,
} from '../../../domain/orders/order.ts'
import { cents } from '../../../domain/shared/money.ts'

const request = suite('the request for an order')

const SOURCE: OrderSource = { kind: 'cart', lineIds: ['11', '12'] }
const SHOWN: OrderPreview = {
  groups: [],
  address: undefined,
  quantity: 2,
  subtotal: cents(900),
  freight: cents(100),
  promo: { kind: 'none' },
  promos: [],
  total: cents(1_000),
}

request('is for the address and the total that the shopper has seen', () => {
  const address = { id: '5' } as NonNullable<OrderPreview['address']>
  assert.equal(orderRequestOf(SOURCE, { ...SHOWN, address }, ''), {
    source: SOURCE,
    addressId: '5',
    promoCode: '',
    note: '',
    total: 1_000,
  })
})

request('without an address names none, so that it is refused before it is sent', () => {
  assert.is(orderRequestOf(SOURCE, SHOWN, '').addressId, '')
})

request('names the codes that lower the price, and none that was refused', () => {
  const applied = { kind: 'applied', code: 'HEMAT,TOKO', title: '', discount: cents(100) } as const
  assert.is(orderRequestOf(SOURCE, { ...SHOWN, promo: applied }, '').promoCode, 'HEMAT,TOKO')
  const refused = { kind: 'refused', code: 'LAMA', reason: 'Berakhir' } as const
  assert.is(orderRequestOf(SOURCE, { ...SHOWN, promo: refused }, '').promoCode, '')
})

request('has the note without space around it', () => {
  assert.is(orderRequestOf(SOURCE, SHOWN, ' Titip ke satpam \n').note, 'Titip ke satpam')
})

request('shares goods with one of the same lines, or of the same product of its shop', () => {
  const product = { kind: 'product', productId: '1', shopId: '3', spec: '', quantity: 1 } as const
  const shares = (other: OrderSource): boolean => sharesGoods(SOURCE, other)
  assert.equal(
    [
      shares({ kind: 'cart', lineIds: ['12', '13'] }),
      shares({ kind: 'cart', lineIds: ['13'] }),
      shares(product),
    ],
    [true, false, false],
  )
  assert.equal(
    [{ ...product, spec: 'Red' }, { ...product, shopId: '4' }, { ...product, productId: '2' }, SOURCE].map(
      (other) => sharesGoods(product, other),
    ),
    [true, false, false, false],
  )
})

request.run()
