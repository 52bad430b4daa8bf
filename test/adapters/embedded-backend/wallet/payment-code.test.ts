import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const codes = suite('the payment code')
let shop: TestBackend
let token: string

codes.before(async () => {
  shop = await startBackend()
})
codes.before.each(async () => {
  token = await shop.register('kode')
})
codes.after(() => shop.close())

const set = (newpassword: string, oldpassword = '') =>
  shop.post('/api/user/resetPay', { newpassword, oldpassword, is_verify: oldpassword ? 1 : 0 }, token)
const verify = (password_pay: string) => shop.post('/api/user/verify_pay', { password_pay }, token)
const info = async () => (await shop.get('/api/user/getUserInfo', token)).data

codes('is set the first time without an old one', async () => {
  assert.equal([(await info()).have_pay, (await verify('135790')).msg], [0, 'Set a payment code first'])
  assert.is((await set('135790')).code, 1)
  assert.is((await info()).have_pay, 1)
  assert.match((await verify('135790')).data.pay_token, /^[0-9a-f]{64}$/)
})

codes('is changed only with the old one, and to a different one', async () => {
  await set('135790')
  const blind = await set('222224')
  assert.equal([blind.msg, blind.data], ['Old password is required', { field: 'oldpassword' }])
  assert.equal((await set('222224', '000002')).data, { remain: 4 })
  assert.is((await set('135790', '135790')).msg, 'The new code must differ from the old one')
  assert.is((await set('222224', '135790')).code, 1)
  assert.equal([(await verify('135790')).code, (await verify('222224')).code], [0, 1])
})

codes('reports success when the same change is repeated after a lost answer', async () => {
  await set('135790')
  await set('222224', '135790')
  assert.is((await set('222224', '135790')).code, 1)
  assert.is((await verify('000002')).data.remain, 4, 'which was no wrong try')
})

codes('cannot be found out by sending guesses as the new code', async () => {
  await set('135790')
  for (let n = 1; n < 5; n += 1) assert.is((await set(`00000${n}`, '999990')).data.remain, 5 - n)
  await set('000009', '999990')
  assert.match((await set('135790', '999990')).msg, 'Too many tries')
})

codes('revokes payment tokens of the old code when it is changed', async () => {
  await set('135790')
  await verify('135790')
  const { user_id } = await info()
  const kept = () => shop.deps.database.query('select 1 from pay_tokens where user_id = $1', [user_id])
  assert.is((await kept()).length, 1)
  assert.is((await set('222224', '135790')).code, 1)
  assert.is((await kept()).length, 0)
})

for (const code of ['12345', '12345a', '１２３４５６', ' 123456', '123 456', '', '-123456', '1e10000']) {
  codes(`is refused when it is "${code}"`, async () => {
    assert.is((await set(code)).code, 0)
    assert.is((await info()).have_pay, 0)
  })
}

codes('may be longer than six digits', async () => {
  assert.is((await set('1234567890')).code, 1)
  assert.is((await verify('1234567890')).code, 1)
})

codes('gives the number of tries left, also in the singular', async () => {
  await set('135790')
  for (let n = 0; n < 3; n += 1) await verify('000002')
  assert.is((await verify('000002')).msg, 'Wrong code. Tries left: 1.')
})

codes('locks for half an hour after five wrong tries, and gives the remaining time', async () => {
  await set('135790')
  const remain: unknown[] = []
  for (let n = 0; n < 5; n += 1) remain.push((await verify('000002')).data.remain)
  assert.equal(remain, [4, 3, 2, 1, 0])
  shop.clock.advance(29 * 60_000 + 59_000)
  const locked = await verify('135790')
  assert.equal([locked.code, locked.msg], [0, 'Too many tries. Try again in 1 min.'])
  assert.is((await set('222224', '135790')).code, 0)
  shop.clock.advance(1_000)
  assert.is((await verify('135790')).code, 1)
})

codes('counts every guess of a burst', async () => {
  await set('135790')
  const guesses = Array.from({ length: 20 }, (_, n) => verify(String(100_000 + n)))
  const answers = await Promise.all([...guesses, verify('135790')])
  assert.ok(answers.every(({ code }) => code === 0))
})

codes('forgets wrong tries after a right one', async () => {
  await set('135790')
  for (let n = 0; n < 4; n += 1) await verify('000002')
  await verify('135790')
  assert.is((await verify('000002')).data.remain, 4)
})

codes('is stored as a slow hash, and its payment tokens as hashes', async () => {
  await set('135790')
  const { pay_token } = (await verify('135790')).data
  const rows = await shop.deps.database.query<{ text: string }>(
    'select c::text as text from payment_codes c union all select t::text from pay_tokens t',
  )
  const text = rows.map((row) => row.text).join()
  assert.ok(text.includes('scrypt$'))
  assert.not.ok(text.includes('135790') || text.includes(pay_token))
})

codes('deletes payment tokens after their five minutes', async () => {
  await set('135790')
  await verify('135790')
  shop.clock.advance(5 * 60_000)
  await verify('135790')
  const kept = await shop.deps.database.query('select 1 from pay_tokens')
  assert.is(kept.length, 1)
})

codes.run()
