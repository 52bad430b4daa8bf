import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Route } from '../../../../adapters/embedded-backend/http/route.ts'
import { CODE_LOCK_SECONDS } from '../../../../domain/wallet/code-tries.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { BAD_VALUES, FIELD_NAMES } from '../../../support/backend/shoppers/bad-values.ts'
import { checksums } from '../../../support/bytes.ts'

const sweep = suite('bad input')
let shop: TestBackend
let token: string

sweep.before(async () => {
  shop = await startBackend()
  token = await shop.register('sapu')
  await shop.post('/api/user/notice_read', { all: 1 }, token)
  // A newcomer may choose any long number as the first code; a second one needs the first.
  await shop.post('/api/user/resetPay', { newpassword: '135790' }, token)
  // Something of somebody else's to reach for.
  const owner = await shop.signIn()
  await shop.post('/api/cart/add', { product_id: 1, spec: 'Hitam' }, owner)
})
sweep.after(() => shop.close())

// Signing out ends the session that the sweep needs.
const LEFT_OUT = new Set(['/api/user/logout'])

// Calls that have nothing to do, and say so with success: no field sent, nothing unread, lines gone already.
const MAY_DO_NOTHING = new Set(['/api/user/profile', '/api/user/notice_read', '/api/cart/del'])

const asQuery = (fields: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
    ),
  ).toString()

const call = (route: Route, fields: Readonly<Record<string, unknown>>, caller: string | undefined) =>
  route.method === 'GET'
    ? shop.get(`${route.path}?${asQuery(fields)}`, caller)
    : shop.post(route.path, fields, caller)

const all = (value: unknown) => Object.fromEntries(FIELD_NAMES.map((name) => [name, value]))

// A body in which every field is long is refused before anybody reads its fields; `bad-field` sends one such field.
const SHORT_VALUES = BAD_VALUES.filter(([what]) => !what.startsWith('a long'))

for (const [what, value] of SHORT_VALUES) {
  sweep(`changes nothing and gives a clear fault when every field is ${what}`, async () => {
    const before = await checksums(shop.deps.database)
    // Out of the rest that wrong payment codes bring, so that each value is really looked at.
    shop.clock.advance(CODE_LOCK_SECONDS * 1_000)
    for (const route of shop.routes) {
      if (LEFT_OUT.has(route.path)) continue
      const answer = await call(route, all(value), token)
      const place = `${route.method} ${route.path}: ${JSON.stringify(answer).slice(0, 300)}`
      assert.ok([0, 1, 401, 403].includes(answer.code), place)
      assert.is(answer.status, Math.max(answer.code, 200), place)
      if (answer.code !== 1) assert.ok(answer.msg.length > 0, place)
      const isQuiet = route.method === 'GET' || MAY_DO_NOTHING.has(route.path)
      if (answer.code === 1) assert.ok(isQuiet, `${place} took it`)
    }
    assert.equal(await checksums(shop.deps.database), before)
    assert.equal(shop.errors, [])
  })
}

sweep('answers a visitor with 401 on every call that needs a session', async () => {
  const before = await checksums(shop.deps.database)
  for (const route of shop.routes.filter(({ access }) => access === 'shopper')) {
    for (const caller of [undefined, '', 'x'.repeat(64), 'x'.repeat(10_000), "' or 1=1 --"]) {
      const answer = await call(route, all(1), caller)
      assert.equal([answer.status, answer.code], [401, 401], route.path)
    }
  }
  assert.equal(await checksums(shop.deps.database), before)
})

for (const [path, says] of [
  ['/api/order/detail?order_id=abc', 'Order not found'],
  ['/api/product/detail?product_id=0', 'Product not found'],
  ['/api/merchant/detail?mer_id=-1', 'Shop not found'],
  ['/api/user/address?address_id=1.5', 'Address not found'],
] as const)
  sweep(`in ${path}, a mistyped id is reported as "${says}"`, async () => {
    const told = await shop.get(path, token)
    assert.equal([told.code, told.msg, told.data], [0, says, null])
  })

sweep('reaches exactly one route for each path', () => {
  const places = shop.routes.map(({ method, path }) => `${method} ${path}`)
  assert.is(new Set(places).size, places.length)
  assert.ok(places.length > 35)
})

sweep.run()
