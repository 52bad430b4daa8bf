import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, type FakeHttp, refused } from '../../../adapters/fakes/fake-http.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { until } from '../../support/until.ts'

const vouchers = suite('vouchers (api.md 4)')
const LIST = '/api/voucher/list'
const CLAIM = '/api/voucher/claim'

const row = (code: string, given: object = {}) => ({
  code,
  title: 'Potongan $5',
  type: 'amount',
  value: '5.00',
  min_price: '50.00',
  max_discount: '',
  start_time: 100,
  end_time: 2_000_000_000,
  mer_id: 0,
  ...given,
})

const shop = (token?: string) => {
  const fake = createFakeApp(token === undefined ? {} : { token })
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
  fake.http.answer(LIST, () => accepted({ total: 1, list: [row('LINTAS5')] }))
  fake.http.answer(CLAIM, () => accepted({}))
  return fake
}
const sent = (http: FakeHttp, path: string) => http.sentTo(path).length

vouchers('are read in cents, without invalid ones', async () => {
  const { app, http } = shop()
  http.answer(LIST, () =>
    accepted({
      list: [
        row('LINTAS5'),
        row('TEN', {
          type: 'percent',
          value: '10',
          max_discount: '12.00',
          mer_id: 7,
          mer_name: 'Aruna',
          country: 'CN',
        }),
        row('ODD', { type: 'gift' }),
        row('NIL', { value: '0' }),
        row('', {}),
        row('ENDLESS', { end_time: 0 }),
      ],
    }),
  )
  const answer = await app.vouchers.load({ kind: 'home' })
  assert.ok(answer.ok)
  assert.equal(
    answer.value.map(({ code, value, cap, minimum, shop: of }) => [code, value, cap, minimum, of?.name]),
    [
      ['LINTAS5', 500, undefined, 5_000, undefined],
      ['TEN', 10, 1_200, 5_000, 'Aruna'],
    ],
  )
})

vouchers('are empty, without an error, where the server has none', async () => {
  const { app, http } = shop()
  http.answer(LIST, () => refused('Unknown call'))
  assert.is((await app.vouchers.load({ kind: 'shops', shopIds: ['1', '2'] })).ok, false)
  assert.equal(app.notices.notices$.value, [])
  assert.match(http.sentTo(LIST)[0]?.url ?? '', /mer_id=1%2C2/)
})

vouchers('are claimed once for a double tap, and then reloaded', async () => {
  const { app, http } = shop('t')
  const before = app.vouchers.changes$.value
  const [first, second] = await Promise.all([app.vouchers.claim('LINTAS5'), app.vouchers.claim('LINTAS5')])
  assert.ok(first.ok && second.ok)
  assert.is(sent(http, CLAIM), 1)
  assert.is(app.vouchers.changes$.value, before + 1)
})

vouchers('that have expired meanwhile are reported, and the list is reloaded', async () => {
  const { app, http } = shop('t')
  http.answer(CLAIM, () => refused('Kuota habis'))
  const before = app.vouchers.changes$.value
  assert.is((await app.vouchers.claim('LINTAS5')).ok, false)
  assert.is(app.vouchers.changes$.value, before + 1)
  assert.is(app.notices.notices$.value.length, 1)
})

vouchers('that a visitor wants are claimed after signing in, and only then', async () => {
  const { app, http } = shop()
  http.answer('/api/user/login', () => accepted({ userinfo: { ...userRow(), token: 'fresh' } }))
  const answer = await app.vouchers.claim('LINTAS5')
  assert.equal(answer, { ok: false, fault: { kind: 'not-signed-in' } })
  assert.is(sent(http, CLAIM), 0)
  assert.ok((await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' })).ok)
  await until(() => sent(http, CLAIM) === 1)
  await app.session.signOut()
  assert.is(sent(http, CLAIM), 1)
})

vouchers.run()
