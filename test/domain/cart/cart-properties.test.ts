import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { addItem, groupByShop, MAX_PIECES, unavailableLines } from '../../../domain/cart/cart.ts'
import { cartItem, cartLine } from '../../support/api-rows.ts'

const cart = suite('invariants of any cart')

const product = fc.record({
  productId: fc.constantFrom('1', '2', '3'),
  shopId: fc.constantFrom('1', '2'),
  spec: fc.constantFrom('', 'Red'),
  quantity: fc.integer({ min: 1, max: 2_000 }),
  stock: fc.option(fc.integer({ min: 1, max: 1_500 }), { nil: undefined }),
})

const keyOf = ({ productId, shopId, spec }: { productId: string; shopId: string; spec: string }) =>
  JSON.stringify([productId, shopId, spec])

cart('holds a product and spec in one line, never above its stock by adding', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 20 }), (added) => {
      let lines: readonly ReturnType<typeof cartLine>[] = []
      for (const [at, one] of added.entries()) {
        const before = lines.find((line) => keyOf(line) === keyOf(one))?.quantity ?? 0
        const { lines: next, quantity, isCut } = addItem(lines, cartItem(one), `new${at}`)
        assert.ok(quantity <= Math.max(before, one.stock ?? MAX_PIECES) && quantity >= before)
        assert.is(quantity < before + one.quantity, isCut)
        lines = next
      }
      assert.is(new Set(lines.map(keyOf)).size, lines.length)
    }),
  )
})

cart('shows each line once: under its shop, or among the unavailable ones', () => {
  const stock = fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined })
  const line = fc.record({
    shopId: fc.constantFrom('1', '2', '3'),
    quantity: fc.integer({ min: 1, max: 9 }),
    stock,
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (rows) => {
      const lines = rows.map((row, at) => cartLine(String(at), row))
      const groups = groupByShop(lines)
      const shown = [...groups.flatMap((group) => group.lines), ...unavailableLines(lines)]
      assert.equal(
        shown.map(({ id }) => Number(id)).sort((a, b) => a - b),
        [...lines.keys()],
      )
      assert.ok(groups.every(({ shopId, lines: own }) => own.every((one) => one.shopId === shopId)))
      assert.is(new Set(groups.map(({ shopId }) => shopId)).size, groups.length)
    }),
  )
})

cart.run()
