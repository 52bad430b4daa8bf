import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { audit } from '../../../../adapters/embedded-backend/audit/audit.ts'
import { defaultConfig } from '../../../../adapters/embedded-backend/start/config.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { applyForRefund, ownPicture } from '../../../support/backend/shoppers/after-sale-calls.ts'
import { type OrderCalls, orderCalls, wait } from '../../../support/backend/shoppers/order-calls.ts'

const complaints = suite('complaints (requirements S5 and S7, api.md 5)')
let shop: TestBackend
let sari: OrderCalls

complaints.before.each(async () => {
  shop = await startBackend()
  sari = orderCalls(shop, await shop.signIn())
})
complaints.after.each(async () => {
  assert.equal(await audit(shop.deps.database), [])
  assert.equal(shop.errors, [])
  await shop.close()
})

const complain = async (change: object = {}, token = sari.token) => {
  const images = await ownPicture(shop, token, token === sari.token ? 'a' : 'b')
  return shop.post('/api/user/complain', { type: 2, content: 'Slow', images, ...change }, token)
}
const records = async (query = '', token = sari.token, language = 'en') =>
  (await shop.get(`/api/user/complain_list?${query}`, token, language)).data

complaints('are stored in the shopper’s own record and answered after a while', async () => {
  const id = await sari.buy()
  const about = await complain({ type: 1, order_id: id, content: ' Torn ' })
  await complain()
  assert.is(about.msg, 'We have received your complaint')
  const { count, list } = await records()
  assert.equal([count, list[0].type, list[1].order_id, list[1].content], [2, 2, id, 'Torn'])
  assert.equal([list[1].status, list[1].reply, list[1].complain_sn], [0, '', about.data.complain_sn])
  await wait(shop, defaultConfig.worker.auditMs)
  const [answered] = (await records('type=1')).list
  assert.is(answered.status, 1)
  assert.match(answered.reply, 'passed your complaint')
  assert.match((await records(`order_id=${id}`, sari.token, 'dgn')).list[0].reply, 'Terima kasih')
  const notices = (await shop.get('/api/user/notice', sari.token)).data.list
  assert.equal(
    notices.slice(0, 2).map(({ link }: { link: string }) => link),
    [`/platformComplaint?record=${list[0].complain_id}`, `/complaint/${id}?record=${list[1].complain_id}`],
  )
})

complaints('do not suggest a refund where the one application has already been made', async () => {
  const id = await sari.buy()
  const { total_price: amount } = await sari.detail(id)
  assert.is((await applyForRefund(shop, sari.token, id, { amount, receiving_status: 0 })).code, 1)
  await complain({ type: 1, order_id: id })
  await wait(shop, defaultConfig.worker.auditMs)
  const [answered] = (await records()).list
  assert.match(answered.reply, 'write to the shop')
  assert.not.match(answered.reply, 'refund')
})

complaints(
  'need content and a certificate (requirement S5: "Complaint content and a certificate are required")',
  async () => {
    assert.is((await complain({ content: ' ' })).msg, 'Write what the complaint is about')
    assert.is((await complain({ images: '' })).msg, 'Upload photo proof')
    assert.is((await complain({ type: 1 })).code, 0)
    assert.is((await complain({ type: 3, order_id: 1 })).code, 0)
    assert.is((await records()).count, 0)
  },
)

complaints('accept only the shopper’s own orders and pictures, and are invisible to others', async () => {
  const id = await sari.buy()
  const budi = await shop.signIn('budi@example.com')
  assert.is((await complain({ type: 1, order_id: id }, budi)).msg, 'Order not found')
  const theirs = await ownPicture(shop, budi, 'b')
  assert.is((await complain({ images: theirs })).msg, 'Please upload that picture again')
  await complain({ type: 1, order_id: id })
  assert.equal([(await records('', budi)).count, (await records()).count], [0, 1])
})

complaints('are written once for a repeated request, and at most twenty a day', async () => {
  const same = await Promise.all([complain({ request_id: 'r' }), complain({ request_id: 'r' })])
  assert.is(new Set(same.map(({ data }) => data.complain_id)).size, 1)
  for (let n = 1; n < 20; n += 1) await complain()
  assert.is((await complain()).msg, 'At most 20 complaints a day')
  shop.clock.advance(25 * 3_600_000)
  assert.is((await complain()).code, 1)
})

complaints.run()
