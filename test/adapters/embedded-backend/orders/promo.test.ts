import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { defaultConfig } from '../../../../adapters/embedded-backend/start/config.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import {
  type OrderCalls,
  orderCalls,
  RADIO,
  TENT,
  wait,
} from '../../../support/backend/shoppers/order-calls.ts'

const promos = suite('promo codes')
const { shipMs } = defaultConfig.worker
let shop: TestBackend
let sari: OrderCalls

promos.before.each(async () => {
  shop = await startBackend()
  sari = orderCalls(shop, await shop.signIn())
})
promos.after.each(async () => {
  assert.equal(await audit(shop.deps.database), [])
  assert.equal(shop.errors, [])
  await shop.close()
})

const change = (what: string) => shop.deps.database.query(`update promos set ${what} where code = 'HEMAT10'`)
const preview = (goods: object) => shop.post('/api/order/merCreate', { number: 1, ...goods }, sari.token)
const answerOf = async () => (await sari.submit(TENT, { promo_code: 'HEMAT10' })).msg

promos('are unknown before their first second and expired from their last', async () => {
  const now = Math.floor(shop.clock.now() / 1000)
  await change(`starts_at = ${now + 1}`)
  assert.is(await answerOf(), 'Unknown promo code')
  await change(`starts_at = ${now - 10}, ends_at = ${now}`)
  assert.is(await answerOf(), 'This promo code has expired')
  await change(`starts_at = ${now}, ends_at = ${now + 1}`)
  assert.is((await sari.submit(TENT, { promo_code: 'HEMAT10' })).code, 1)
})

promos('with a percentage are rounded down to the cent', async () => {
  await shop.deps.database.query('update variants set price_cents = 2459 where product_id = 2')
  await change('value = 10, minimum_cents = 0, cap_cents = null')
  const { data } = await preview({ ...RADIO, promo_code: 'HEMAT10' })
  assert.equal([data.sub_total, data.promo.discount], ['24.59', '2.45'])
})

promos('for freight pay all of it, up to their cap', async () => {
  await change("kind = 'freight', value = 0, minimum_cents = 0, cap_cents = null")
  const asked = async () => {
    const { delivery, promo } = (await preview({ ...TENT, promo_code: 'HEMAT10' })).data
    return [delivery, promo.discount]
  }
  assert.equal(await asked(), ['3.50', '3.50'])
  await change('cap_cents = 120')
  assert.equal(await asked(), ['3.50', '1.20'])
})

promos('for freight have no effect on free delivery, and say so', async () => {
  await change("kind = 'freight', value = 0, minimum_cents = 0, cap_cents = null")
  await shop.deps.database.query('update couriers set freight_cents = 0')
  const { promo, total } = (await preview({ ...TENT, promo_code: 'HEMAT10' })).data
  assert.equal(
    [promo.discount, promo.reason, total],
    ['0.00', 'This code takes nothing off this order', '118.00'],
  )
  assert.is(await answerOf(), 'This code takes nothing off this order')
})

promos('apply from their exact minimum, freight not counted', async () => {
  const reason = async () => (await preview({ ...TENT, promo_code: 'HEMAT10' })).data.promo.reason
  await change('minimum_cents = 11800')
  assert.is(await reason(), '')
  await change('minimum_cents = 11801')
  assert.match(await reason(), '$118.01')
})

promos('that exceed the price make an order free, which then proceeds like any other', async () => {
  await change("kind = 'amount', value = 99900, minimum_cents = 0, cap_cents = null")
  const shown = (await preview({ ...TENT, promo_code: 'HEMAT10' })).data
  assert.equal([shown.promo.discount, shown.total], ['121.50', '0.00'])
  const { data } = await sari.submit(TENT, { promo_code: 'HEMAT10' })
  assert.is(data.total_price, '0.00')
  assert.equal([(await sari.pay(data)).code, await sari.money()], [1, 100_000])
  const [id] = data.order_ids
  await wait(shop, shipMs)
  assert.equal([(await sari.act('received', id)).code, (await sari.detail(id)).status], [1, 3])
})

promos('that are used up are refused in the preview', async () => {
  await change('usage_limit = used')
  const { promo, total } = (await preview({ ...TENT, promo_code: 'HEMAT10' })).data
  assert.equal([promo.discount, promo.reason, total], ['0.00', 'This promo code has been used up', '121.50'])
})

promos('give their last use to one of two shoppers who submit at once', async () => {
  const budi = orderCalls(shop, await shop.signIn('budi@example.com'), 2)
  // On PostgreSQL they meet in most rounds, not in each.
  for (let round = 0; round < 4; round++) {
    await change('usage_limit = used + 1, per_person = 9')
    const answers = await Promise.all(
      [sari, budi].map((shopper) => shopper.submit(TENT, { promo_code: 'HEMAT10' })),
    )
    assert.equal(answers.map(({ code }) => code).sort(), [0, 1])
    assert.is(answers.find(({ code }) => code === 0)?.msg, 'This promo code has been used up')
  }
})

promos(
  'get a use back when the order that had it is cancelled, whatever other orders and codes there are',
  async () => {
    await shop.deps.database.query(
      `insert into promos (code, title, title_en, kind, value, minimum_cents, starts_at, ends_at, per_person, used)
     select 'LAIN', title, title_en, kind, value, minimum_cents, starts_at, ends_at, per_person, 5 from promos
     where code = 'HEMAT10'`,
    )
    await sari.buy(RADIO)
    const usesOf = async () =>
      await shop.deps.database.query<{ code: string; used: number }>(
        'select code, used from promos order by code',
      )
    const [usedBefore] = await usesOf()
    const { data } = await sari.submit(TENT, { promo_code: 'HEMAT10' })
    await sari.act('cancel', data.order_ids[0])
    assert.equal(await usesOf(), [usedBefore, { code: 'LAIN', used: 5 }])
    // The same shopper may use it again: what no longer stands was no use.
    assert.is((await sari.submit(TENT, { promo_code: 'HEMAT10' })).code, 1)
  },
)

promos('describe in the reader’s language what they give, where they give it', async () => {
  await change(`title_others = '{"ri":"10%引き"}'`)
  const titleIn = async (language: string, code: string) =>
    (await shop.post('/api/order/merCreate', { ...TENT, promo_code: code }, await shop.signIn(), language))
      .data.promo.title
  assert.equal(
    [await titleIn('ri', 'HEMAT10'), await titleIn('dgn', 'HEMAT10'), await titleIn('han', 'HEMAT10')],
    ['10%引き', 'Hemat 10%', 'Save 10%'],
  )
  assert.is(await titleIn('ri', 'NONE'), '')
})

promos.run()
