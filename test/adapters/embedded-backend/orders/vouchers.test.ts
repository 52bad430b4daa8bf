import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { type OrderCalls, orderCalls, RADIO, TENT } from '../../../support/backend/shoppers/order-calls.ts'

const vouchers = suite('vouchers')
let shop: TestBackend
let sari: OrderCalls
let budi: OrderCalls

vouchers.before(async () => {
  shop = await startBackend()
  sari = orderCalls(shop, await shop.signIn())
  budi = orderCalls(shop, await shop.signIn('budi@example.com'), 2)
  const now = Math.floor(shop.clock.now() / 1000)
  await shop.deps.database.query(
    `insert into promos (code, kind, value, minimum_cents, cap_cents, title, title_en, title_others, starts_at, ends_at,
       usage_limit, used, per_person, shop_id, is_claimable)
     values ('ALL5', 'amount', 500, 1000, null, 'Potongan $5', '$5 off', '{"zh-cn": "立减 $5"}', $1, $2, null, 0, 1, null, true),
       ('RADIO10', 'percent', 10, 0, 200, 'Radio', 'Radio', '{}', $1, $2, null, 0, 1, 1, true),
       ('TENT20', 'amount', 2000, 0, null, 'Tenda', 'Tent', '{}', $1, $2, null, 0, 2, 2, true),
       ('TENT5', 'amount', 500, 0, null, 'Tenda', 'Tent', '{}', $1, $2, 3, 3, 1, 2, true),
       ('SOON', 'amount', 900, 0, null, 'Nanti', 'Later', '{}', $3, $2, null, 0, 1, null, true),
       ('OVER', 'amount', 900, 0, null, 'Lewat', 'Over', '{}', $1, $1, null, 0, 1, null, true)`,
    [now - 10, now + 86_400, now + 3_600],
  )
})
vouchers.after(async () => {
  assert.equal(await audit(shop.deps.database), [])
  assert.equal(shop.errors, [])
  await shop.close()
})

type Row = {
  readonly code: string
  readonly is_claimed: number
  readonly is_gone: number
  readonly title: string
}

const listed = async (query: string, token?: string): Promise<readonly Row[]> =>
  (await shop.get(`/api/voucher/list${query}`, token)).data.list
const codes = async (query: string, token?: string) => (await listed(query, token)).map(({ code }) => code)

vouchers(
  'are listed for all shops, for some, or for the shop of a product, without expired ones',
  async () => {
    assert.equal(await codes(''), ['ALL5', 'RADIO10', 'TENT20', 'SOON', 'TENT5'])
    assert.equal(await codes('?mer_id=1'), ['RADIO10', 'ALL5', 'SOON'])
    assert.equal(await codes('?product_id=3'), ['TENT20', 'ALL5', 'SOON', 'TENT5'])
    assert.equal(await codes('?mer_id=1,2'), ['RADIO10', 'TENT20', 'ALL5', 'SOON', 'TENT5'])
    assert.equal(await codes('?limit=2'), ['ALL5', 'RADIO10'])
  },
)

vouchers('say in amounts and in the reader’s language what they give', async () => {
  const [row] = (await shop.get('/api/voucher/list', undefined, 'zh-cn')).data.list
  assert.equal(
    [row.title, row.type, row.value, row.min_price, row.max_discount, row.mer_id],
    ['立减 $5', 'amount', '5.00', '10.00', '', 0],
  )
})

vouchers('are claimed once, by signed-in shoppers only, for that shopper alone', async () => {
  assert.is((await shop.post('/api/voucher/claim', { code: 'ALL5' })).code, 401)
  for (const time of ['first', 'second'])
    assert.is((await shop.post('/api/voucher/claim', { code: ' all5 ' }, sari.token)).code, 1, time)
  const claims = await shop.deps.database.query("select 1 from promo_claims where code = 'ALL5'")
  assert.is(claims.length, 1)
  assert.is((await listed('', sari.token))[0]?.is_claimed, 1)
  assert.is((await listed('', budi.token))[0]?.is_claimed, 0)
  assert.is((await listed(''))[0]?.is_claimed, 0)
})

const REFUSED: readonly (readonly [code: string, why: string])[] = [
  ['NOSUCH', 'Unknown promo code'],
  ['HEMAT10', 'Unknown promo code'],
  ['OVER', 'This promo code has expired'],
  ['SOON', 'This voucher is not valid yet'],
  ['TENT5', 'This promo code has been used up'],
]
for (const [code, why] of REFUSED)
  vouchers(`cannot be claimed as ${code}: ${why}`, async () => {
    assert.is((await shop.post('/api/voucher/claim', { code }, sari.token)).msg, why)
  })

const add = (goods: object) => shop.post('/api/cart/add', { num: 1, spec: '', ...goods }, sari.token)
const cartIds = async (): Promise<string> =>
  (await shop.get('/api/cart/index', sari.token)).data.carts
    .map(({ cart_id }: { cart_id: number }) => cart_id)
    .join(',')

vouchers('of a shop reduce that shop’s order, and one for all shops is shared by the others', async () => {
  await add(RADIO)
  await add(TENT)
  const ids = await cartIds()
  const asked = await shop.post(
    '/api/order/merCreate',
    { cart_id: ids, promo_code: 'RADIO10,TENT20,ALL5' },
    sari.token,
  )
  assert.equal(
    asked.data.promos.map((one: Record<string, unknown>) => [
      one['code'],
      one['mer_id'],
      one['discount'],
      one['reason'],
    ]),
    [
      ['RADIO10', 1, '2.00', ''],
      ['TENT20', 2, '20.00', ''],
      ['ALL5', 0, '5.00', ''],
    ],
  )
  assert.equal([asked.data.promo.code, asked.data.promo.discount], ['RADIO10,TENT20,ALL5', '27.00'])
  const made = await shop.post(
    '/api/order/merSubmit',
    { cart_ids: ids, address_id: 1, promo_code: 'RADIO10,TENT20,ALL5', total_price: asked.data.total },
    sari.token,
  )
  assert.is(made.code, 1)
  const orders = await shop.deps.database.query<{ shop_id: number; discount_cents: number }>(
    'select shop_id, discount_cents from orders where trade_no = $1 order by shop_id',
    [made.data.out_trade_no],
  )
  assert.is(
    orders.reduce((sum, one) => sum + one.discount_cents, 0),
    2_700,
  )
  assert.ok(orders.every(({ shop_id, discount_cents }) => discount_cents >= (shop_id === 1 ? 200 : 2_000)))
  const used = await shop.deps.database.query<{ code: string; used: number }>(
    "select code, used from promos where code in ('ALL5', 'RADIO10', 'TENT20') order by code",
  )
  assert.equal(
    used.map((one) => one.used),
    [1, 1, 1],
  )
  // What was used is the shopper's own from then on, and cannot be used again.
  const [radio, all5] = await listed('?mer_id=1', sari.token)
  assert.equal([all5?.is_claimed, radio?.is_claimed], [1, 1])
  assert.is(
    (await sari.submit(RADIO, { promo_code: 'RADIO10' })).msg,
    'You have already used this promo code',
  )
  for (const orderId of made.data.order_ids) await sari.act('cancel', orderId)
  const back = await shop.deps.database.query<{ used: number }>(
    "select used from promos where code in ('ALL5', 'RADIO10', 'TENT20')",
  )
  assert.equal(
    back.map((one) => one.used),
    [0, 0, 0],
  )
})

vouchers('of one shop count once, and not at all when nothing of the shop is ordered', async () => {
  const reasons = async (promo_code: string) =>
    (await shop.post('/api/order/merCreate', { ...TENT, number: 1, promo_code }, sari.token)).data.promos.map(
      ({ reason }: { reason: string }) => reason,
    )
  await shop.deps.database.query("update promos set usage_limit = null where code = 'TENT5'")
  assert.equal(await reasons('TENT20,TENT5'), [
    '',
    'Only one voucher counts for each shop, and one for all shops',
  ])
  assert.equal(await reasons('RADIO10'), ['This code takes nothing off this order'])
  assert.is(
    (await sari.submit(TENT, { promo_code: 'TENT20,TENT5' })).msg,
    'Only one voucher counts for each shop, and one for all shops',
  )
  const orders = await shop.deps.database.query('select 1 from orders where status = 0')
  assert.is(orders.length, 0, 'nothing was made')
})

vouchers.run()
