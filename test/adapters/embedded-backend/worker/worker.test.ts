import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { defaultConfig } from '../../../../adapters/embedded-backend/start/config.ts'
import { runDue, startWorker } from '../../../../adapters/embedded-backend/worker/worker.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import {
  type OrderCalls,
  orderCalls,
  RADIO,
  stockOf,
  TENT,
  wait,
} from '../../../support/backend/shoppers/order-calls.ts'
import { until } from '../../../support/until.ts'

const worker = suite('the simulated staff')
const { shipMs, parcelStepMs, unpaidMs, autoReceiveMs, autoFinishMs, pollMs } = defaultConfig.worker
let shop: TestBackend
let sari: OrderCalls

worker.before.each(async () => {
  shop = await startBackend()
  sari = orderCalls(shop, await shop.signIn())
})
worker.after.each(async () => {
  assert.equal(await audit(shop.deps.database), [])
  await shop.close()
})

const statusOf = async (id: number): Promise<number> => (await sari.detail(id)).status
const notices = async (language?: string): Promise<readonly string[]> =>
  (await shop.get('/api/user/notice', sari.token, language)).data.list.map(
    ({ title }: { title: string }) => title,
  )

worker('ship paid orders after a while, and advance the parcel to its end', async () => {
  const id = await sari.buy(RADIO)
  await wait(shop, shipMs - 1_000)
  assert.is(await statusOf(id), 1)
  await wait(shop, 1_000)
  assert.is(await statusOf(id), 2)
  assert.is((await sari.detail(id)).is_arrived, 0)
  await wait(shop, parcelStepMs)
  const { delivery, is_arrived } = await sari.detail(id)
  assert.is(is_arrived, 1)
  assert.equal(
    delivery.map(({ content }: { content: string }) => content),
    ['Arrived in Jakarta Selatan', 'Collected in Jakarta'],
  )
  assert.equal((await notices()).slice(0, 3), ['Parcel delivered', 'Order shipped', 'Payment received'])
  assert.is((await notices('ri'))[1], '商品を発送しました')
})

worker('close unpaid orders: stock returned, notice written, nothing charged', async () => {
  const { data } = await sari.submit({ ...TENT, number: 3 })
  await wait(shop, unpaidMs - 1_000)
  assert.is(await statusOf(data.order_ids[0]), 0)
  await wait(shop, 1_000)
  assert.equal([await statusOf(data.order_ids[0]), await stockOf(shop, 3)], [-1, 10])
  assert.equal([(await notices())[0], await sari.money()], ['Order closed', 100_000])
})

worker(
  'mark a parcel as received after fifteen days, and the order as complete after seven more',
  async () => {
    const id = await sari.buy(RADIO)
    await wait(shop, shipMs)
    await wait(shop, parcelStepMs)
    await wait(shop, autoReceiveMs - 1_000)
    assert.is(await statusOf(id), 2)
    await wait(shop, 1_000)
    assert.is(await statusOf(id), 3)
    await wait(shop, autoFinishMs)
    assert.is(await statusOf(id), 4)
  },
)

worker('leave an order alone while its refund is open', async () => {
  const id = await sari.buy(RADIO)
  await shop.deps.database.query('update orders set refund_status = 1 where id = $1', [id])
  await wait(shop, shipMs)
  assert.is(await statusOf(id), 1)
  await shop.deps.database.query('update orders set refund_status = 0 where id = $1', [id])
})

worker('are not held up by one order that cannot be advanced', async () => {
  const [stuck, next] = [await sari.buy(RADIO), await sari.buy(RADIO)]
  await shop.deps.database.query('update orders set courier = null where id = $1', [stuck])
  await shop.deps.database.query(
    `create function refuse_one() returns trigger as $$ begin
       if new.id = ${stuck} and new.status = 2 then raise exception 'no box'; end if; return new; end $$ language plpgsql`,
  )
  await shop.deps.database.query(
    'create trigger refuse_one before update on orders for each row execute function refuse_one()',
  )
  await wait(shop, shipMs)
  assert.equal([await statusOf(stuck), await statusOf(next)], [1, 2])
  assert.is(shop.errors.length, 1)
  assert.match(shop.errors[0] ?? '', 'no box')
  await shop.deps.database.query('drop trigger refuse_one on orders')
  await wait(shop, 300_000)
  assert.is(await statusOf(stuck), 2)
})

worker('act once when two workers run at the same time', async () => {
  const id = await sari.buy(RADIO)
  shop.clock.advance(shipMs)
  const now = Math.floor(shop.clock.now() / 1000)
  await Promise.all([runDue(shop.deps, now), runDue(shop.deps, now)])
  assert.is((await sari.detail(id)).delivery.length, 1)
  assert.is((await notices()).filter((title) => title === 'Order shipped').length, 1)
})

worker('run repeatedly until they are stopped', async () => {
  const id = await sari.buy(RADIO)
  const running = startWorker(shop.deps)
  await until(async () => {
    shop.clock.advance(pollMs)
    return (await statusOf(id)) === 2
  })
  await running.stop()
  shop.clock.advance(parcelStepMs + 10 * pollMs)
  assert.is((await sari.detail(id)).delivery.length, 1)
})

const people = suite('a shop whose staff are people')

people('ships and decides nothing by itself, but still closes and receives orders in time', async () => {
  const demo = { ...defaultConfig.demo, hasStaff: false }
  const other = await startBackend({ config: { demo } })
  const shopper = orderCalls(other, await other.signIn())
  const status = async (id: number): Promise<number> => (await shopper.detail(id)).status
  const paid = await shopper.buy(RADIO)
  const { data } = await shopper.submit({ ...TENT, number: 1 })
  await wait(other, unpaidMs)
  assert.equal([await status(paid), await status(data.order_ids[0])], [1, -1])
  const { database, clock } = other.deps
  const now = Math.floor(clock.now() / 1000)
  await database.query('update orders set status = 2, shipped_at = $2, due_at = $2 where id = $1', [
    paid,
    now,
  ])
  await wait(other, autoReceiveMs - 1_000)
  assert.is(await status(paid), 2)
  await wait(other, 2_000)
  assert.is(await status(paid), 3)
  await other.close()
})

people.run()

worker.run()
