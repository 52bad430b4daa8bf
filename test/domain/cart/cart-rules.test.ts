import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  addItem,
  addUp,
  clampQuantity,
  countOfCart,
  groupByShop,
  hasLostLines,
  lineFaultOf,
  planMerge,
  pruneSelection,
  totalsOf,
  unavailableLines,
  VISITOR_CART_LIMIT,
  withQuantity,
} from '../../../domain/cart/cart.ts'
import { cents } from '../../../domain/shared/money.ts'
import { cartItem, cartLine } from '../../support/api-rows.ts'

const cart = suite('cart rules (api.md 3)')

cart('has lost lines that it does not list, once it is loaded', () => {
  const state = {
    phase: 'ready',
    lines: [cartLine('11')],
    selectedIds: new Set<string>(),
    isSettling: false,
  } as const
  assert.equal(
    [['11'], ['11', '12'], []].map((lineIds) => hasLostLines(state, lineIds)),
    [false, true, false],
  )
  assert.is(hasLostLines({ ...state, phase: 'loading', lines: [] }, ['11']), false)
})

cart('a quantity is at least one and at most the stock, which may be sold out', () => {
  assert.equal(clampQuantity(0, 5), { quantity: 1, isCut: false })
  assert.equal(clampQuantity(5, 5), { quantity: 5, isCut: false })
  assert.equal(clampQuantity(6, 5), { quantity: 5, isCut: true })
  assert.equal(clampQuantity(2.9, undefined), { quantity: 2, isCut: false })
  assert.equal(clampQuantity(Number.NaN, 5), { quantity: 1, isCut: false })
  assert.equal(clampQuantity(10_000, undefined), { quantity: 9_999, isCut: true })
})

cart('a line cannot be bought when off sale, sold out, or above the stock', () => {
  assert.is(lineFaultOf(true, 5, 1), 'off-sale')
  assert.is(lineFaultOf(false, 0, 1), 'sold-out')
  assert.is(lineFaultOf(false, 1, 2), 'over-stock')
  assert.is(lineFaultOf(false, 1, 1), undefined)
  assert.is(lineFaultOf(false, undefined, 999), undefined, 'whose number nobody has said')
})

cart('a visitor’s cart holds fifty lines (api.md 3)', () => assert.is(VISITOR_CART_LIMIT, 50))

cart('adding the same product and options adds up, limited to the stock', () => {
  const added = addItem([cartLine('a', { quantity: 8 })], cartItem({ quantity: 5 }), 'new')
  assert.equal([added.lines.length, added.lines[0]?.id, added.quantity, added.isCut], [1, 'a', 10, true])
})

cart('an addition is limited by the stock and by the most of a line, and reduces nothing', () => {
  const table: readonly (readonly [
    present: number,
    added: number,
    stock: number | undefined,
    quantity: number,
    isCut: boolean,
  ])[] = [
    [0, 2, 5, 2, false],
    [3, 2, 5, 5, false],
    [3, 3, 5, 5, true],
    [8, 1, 5, 8, true],
    [0, 1, undefined, 1, false],
    [9_998, 5, undefined, 9_999, true],
  ]
  for (const [present, added, stock, quantity, isCut] of table)
    assert.equal(addUp(present, added, stock), { quantity, isCut }, `${present} + ${added} of ${stock}`)
})

cart('adding other options makes a separate line, on top', () => {
  const added = addItem([cartLine('a')], cartItem({ spec: 'Red' }), 'new')
  assert.equal(
    added.lines.map(({ id }) => id),
    ['new', 'a'],
  )
})

cart('adding never reduces an existing quantity', () => {
  const added = addItem([cartLine('a', { quantity: 8 })], cartItem({ stock: 3 }), 'new')
  assert.equal([added.quantity, added.isCut, added.lines[0]?.fault], [8, true, 'over-stock'])
})

cart('lines are grouped by shop in their order, without unavailable ones', () => {
  const lines = [
    cartLine('a', { shopId: '1' }),
    cartLine('b', { shopId: '2' }),
    cartLine('c', { shopId: '1' }),
    cartLine('d', { shopId: '3', fault: 'off-sale' }),
  ]
  assert.equal(
    groupByShop(lines).map((group) => [group.shopId, group.lines.map(({ id }) => id)]),
    [
      ['1', ['a', 'c']],
      ['2', ['b']],
    ],
  )
  assert.equal(
    unavailableLines(lines).map(({ id }) => id),
    ['d'],
  )
})

cart('a selection loses lines that were removed or became unavailable', () => {
  const lines = [
    cartLine('a'),
    cartLine('b', { fault: 'sold-out' }),
    cartLine('c', { quantity: 99 }),
    cartLine('d'),
  ]
  assert.equal([...pruneSelection(lines, (id) => id !== 'd')], ['a'])
})

cart('the total is that of the selected lines', () => {
  const lines = [cartLine('a', { quantity: 2, price: cents(1999) }), cartLine('b', { quantity: 9 })]
  assert.equal(totalsOf(lines, new Set(['a'])), { lineCount: 1, quantity: 2, total: cents(3998) })
})

cart('the badge counts what can be bought', () => {
  assert.is(
    countOfCart([cartLine('a', { quantity: 2 }), cartLine('b', { quantity: 5, fault: 'off-sale' })]),
    2,
  )
})

cart('an over-stock line becomes available once its quantity fits', () => {
  const line = cartLine('a', { quantity: 12 })
  assert.is(line.fault, 'over-stock')
  assert.is(withQuantity(line, 10).fault, undefined)
  assert.is(withQuantity(cartLine('a', { fault: 'off-sale' }), 1).fault, 'off-sale')
})

cart('a merge adds quantities to the line of the server, limited to its stock', () => {
  const local = [cartLine('local:1', { quantity: 4 }), cartLine('local:2', { productId: '2', quantity: 3 })]
  const hosted = [cartLine('h', { quantity: 7, stock: 9 })]
  assert.equal(
    planMerge(local, hosted).map(({ add, isCut }) => [add, isCut]),
    [
      [2, true],
      [3, false],
    ],
  )
})

cart('a merge adds nothing to a line that is full', () => {
  const plan = planMerge([cartLine('local:1')], [cartLine('h', { quantity: 10, stock: 10 })])
  assert.equal([plan[0]?.add, plan[0]?.isCut], [0, true])
})

cart.run()
