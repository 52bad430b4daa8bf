import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { OrderSource, PayTarget } from '../../../domain/orders/order.ts'
import {
  chosenCodesFrom,
  hrefOfAct,
  hrefOfSource,
  hrefOfStep,
  queryOfCodes,
  queryOfTarget,
  sourceFrom,
  targetFrom,
} from '../../../domain/orders/order-address.ts'
import { cents } from '../../../domain/shared/money.ts'
import { topUpReturnOf } from '../../../domain/wallet/top-up-return.ts'

const address = suite('the address of an order page')

const query = (text: string) => new URLSearchParams(text)

address('names lines of the cart, or one product at once', () => {
  assert.equal(sourceFrom(query('cart=1,,2')), { kind: 'cart', lineIds: ['1', '2'] })
  assert.equal(sourceFrom(query('product=3&mer=4&spec=Red&number=2')), {
    kind: 'product',
    productId: '3',
    shopId: '4',
    spec: 'Red',
    quantity: 2,
  })
})

const sources: readonly OrderSource[] = [
  { kind: 'cart', lineIds: ['1', 'new:3&4'] },
  { kind: 'product', productId: '3', shopId: '4', spec: '', quantity: 1 },
  { kind: 'product', productId: '3 & 4', shopId: '#5', spec: 'Merah & biru,L', quantity: 2 },
]
for (const source of sources) {
  address(`reads back what to order that it has written: ${JSON.stringify(source)}`, () => {
    const [page, written = ''] = hrefOfSource(source).split('?')
    assert.is(page, '/order')
    assert.equal(sourceFrom(query(written)), source)
  })
}

for (const number of ['0', '-3', '2.5', 'many', '']) {
  address(`reads "${number}" pieces as one`, () => {
    const source = sourceFrom(query(`product=3&mer=4&number=${number}`))
    assert.is(source?.kind === 'product' && source.quantity, 1)
  })
}

address('limits the pieces to what a line can hold', () => {
  const source = sourceFrom(query('product=3&mer=4&number=123456'))
  assert.is(source?.kind === 'product' && source.quantity, 9_999)
})

address('is undefined when a part is missing', () => {
  assert.is(sourceFrom(query('')), undefined)
  assert.is(sourceFrom(query('product=3')), undefined)
  assert.is(targetFrom(query('')), undefined)
})

const targets: readonly PayTarget[] = [
  { kind: 'group', tradeNumber: 'T 1&2' },
  { kind: 'order', orderId: '7/8' },
]
for (const target of targets) {
  address(`reads back the ${target.kind} to pay that it has written`, () => {
    assert.equal(targetFrom(query(queryOfTarget(target))), target)
  })
}

address('keeps whether codes were chosen, none was chosen, or no choice was made', () => {
  assert.is(chosenCodesFrom(query('')), undefined)
  assert.equal(chosenCodesFrom(query('promo=hemat10, aruna8,HEMAT10')), ['HEMAT10', 'ARUNA8'])
  for (const codes of [[], ['A'], ['A', 'B']])
    assert.equal(chosenCodesFrom(query(`promo=${queryOfCodes(codes)}`)), codes)
})

address('leads from each action to its page, with escaped ids', () => {
  const order = { id: '7/8', shop: { shopId: 'a b', name: 'Toko', avatar: '' } }
  const acts = [
    'pay',
    'review',
    'refund',
    'view-after-sale',
    'logistics',
    'view',
    'chat',
    'remind',
    'cancel',
  ] as const
  assert.equal(
    acts.map((act) => hrefOfAct(act, order)),
    [
      '/payment?order=7%2F8',
      '/comment?order=7%2F8',
      '/refund/7%2F8',
      '/refund/7%2F8',
      '/orderInfo/7%2F8',
      '/orderInfo/7%2F8',
      '/chatRoomDetail/a%20b?order=7%2F8',
      '/chatRoomDetail/a%20b?order=7%2F8&ask=shipping',
      undefined,
    ],
  )
})

address('leads to what a payment needs first, with the way back, or else to the payment', () => {
  const target = { kind: 'order', orderId: '7' } as const
  const missing = cents(250)
  assert.is(hrefOfStep(target, { kind: 'enter-code' }, true), '/payment?order=7')
  assert.is(hrefOfStep(target, { kind: 'set-code' }, true), '/changePayPwd?back=%2Fpayment%3Forder%3D7')
  const topUp = hrefOfStep(target, { kind: 'top-up', missing }, true)
  assert.match(topUp, /^\/topUp\?/)
  assert.equal(topUpReturnOf(query(topUp.split('?')[1] ?? '')), { back: '/payment?order=7', missing })
  assert.is(hrefOfStep(target, { kind: 'top-up', missing }, false), '/payment?order=7')
})

address.run()
