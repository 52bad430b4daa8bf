import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

// Decision 11: who forgot the code sets it anew with one that is mailed to the shopper's own address.
const forgotten = suite('the forgotten payment code')
let shop: TestBackend
let token: string
let email: string

forgotten.before(async () => {
  shop = await startBackend()
})
forgotten.before.each(async () => {
  token = await shop.register('lupa')
  email = (await shop.get('/api/user/getUserInfo', token)).data.email
  await shop.post('/api/user/resetPay', { newpassword: '135790', oldpassword: '' }, token)
})
forgotten.after(() => shop.close())

const send = (by = token, fields: Readonly<Record<string, unknown>> = {}) =>
  shop.post('/api/user/send_code', { scene: 'pay', ...fields }, by)
const reset = (captcha: string, newpassword = '222224', by = token) =>
  shop.post('/api/user/resetPay', { newpassword, oldpassword: '', captcha }, by)
const verify = (password_pay: string) => shop.post('/api/user/verify_pay', { password_pay }, token)
const mails = (to: string) =>
  shop.deps.database.query<{ body: string }>('select body from mails where recipient = $1 order by id desc', [
    to,
  ])
const mailed = async (to = email) => /\d{6}/.exec((await mails(to))[0]?.body ?? '')?.[0] ?? 'none'

forgotten('is replaced with the mailed code, once', async () => {
  assert.is((await send()).code, 1)
  const code = await mailed()
  assert.is((await reset(code)).code, 1)
  assert.equal([(await verify('135790')).code, (await verify('222224')).code], [0, 1])
  assert.is((await reset(code, '333335')).msg, 'The code is wrong or has expired')
})

forgotten('lifts the lock, and revokes payment tokens of the old code', async () => {
  const { pay_token } = (await verify('135790')).data
  for (let n = 0; n < 5; n += 1) await verify('000002')
  await send()
  assert.is((await reset(await mailed())).code, 1)
  assert.is((await verify('222224')).code, 1)
  const order = { out_trade_no: 'none', total_price: '1.00', pay_token }
  assert.is((await shop.post('/api/order/merPay', order, token)).code, 0)
  const kept = await shop.deps.database.query(
    'select 1 from pay_tokens where expires_at > 0 and user_id = $1',
    [(await shop.get('/api/user/getUserInfo', token)).data.id],
  )
  assert.is(kept.length, 1, 'only the proof of the new code')
})

forgotten('allows a mailed code five tries and ten minutes', async () => {
  await send()
  for (let n = 0; n < 5; n += 1) assert.is((await reset('000000x')).code, 0)
  assert.is((await reset(await mailed())).code, 0)
  await send()
  shop.clock.advance(10 * 60_000)
  assert.is((await reset(await mailed())).code, 0)
})

forgotten('is mailed three times in half an hour at most, and never without a session', async () => {
  for (let n = 0; n < 3; n += 1) assert.is((await send()).code, 1)
  assert.is((await send()).msg, 'Too many attempts. Try again in 30 min')
  assert.is((await shop.post('/api/user/send_code', { scene: 'pay', account: email })).code, 401)
})

forgotten('is mailed to the signed-in shopper, whatever account the call names', async () => {
  const other = await shop.register('lain')
  await send(other, { account: email })
  assert.equal(await mails(email), [])
  const others = (await shop.get('/api/user/getUserInfo', other)).data.email
  const code = await mailed(others)
  assert.is((await reset(code)).code, 0, "another shopper's code opens nothing here")
  assert.is((await verify('135790')).code, 1)
})

forgotten(
  'needs a mailed code of its own kind: one for the password does not work, nor the other way round',
  async () => {
    await shop.post('/api/user/send_code', { account: email, scene: 'reset' })
    assert.is((await reset(await mailed())).code, 0)
    await send()
    const pay = { account: email, captcha: await mailed(), newpassword: 'baru1234' }
    assert.is((await shop.post('/api/user/resetpwd', pay)).code, 0)
  },
)

forgotten('refuses the old payment code as the new one, and names the field', async () => {
  await send()
  const same = await reset(await mailed(), '135790')
  assert.equal([same.msg, same.data], ['The new code must differ from the old one', { field: 'newpassword' }])
  assert.is((await reset(await mailed(), '12345')).data.field, 'newpassword')
  assert.is((await reset(await mailed())).code, 1, 'and the mailed one is still good')
})

forgotten('notifies the shopper on every device and by mail', async () => {
  await send()
  await reset(await mailed())
  const { list } = (await shop.get('/api/user/notice', token, 'en')).data
  assert.equal([list[0].title, list[0].link], ['Payment code reset', '/security'])
  assert.match((await mails(email))[0]?.body ?? '', 'was reset')
})

forgotten('is reset once when two calls carry the same mailed code', async () => {
  await send()
  const code = await mailed()
  const answers = await Promise.all([reset(code, '222224'), reset(code, '333335')])
  assert.equal(answers.map((answer) => answer.code).sort(), [0, 1])
})

forgotten('reports success when the reset is repeated after a lost answer, and notifies once', async () => {
  await send()
  const code = await mailed()
  await reset(code)
  const before = (await mails(email)).length
  const { pay_token } = (await verify('222224')).data
  assert.is((await reset(code)).code, 1)
  assert.is((await mails(email)).length, before)
  assert.is((await reset('000000x')).msg, 'The code is wrong or has expired')
  const kept = await shop.deps.database.query('select 1 from pay_tokens where user_id = $1', [
    (await shop.get('/api/user/getUserInfo', token)).data.user_id,
  ])
  assert.is(kept.length, 1, `the proof ${pay_token} of the new code stays`)
})

forgotten('cannot be guessed with a used mailed code', async () => {
  await send()
  const code = await mailed()
  await reset(code)
  for (let n = 1; n < 5; n += 1) assert.is((await reset(code, `33338${n}`)).code, 0)
  assert.is((await reset(code)).code, 0, 'its five tries are used up')
})

forgotten('cannot be reset with a used mailed code after it was changed again', async () => {
  await send()
  const code = await mailed()
  await reset(code)
  await shop.post('/api/user/resetPay', { newpassword: '444446', oldpassword: '222224' }, token)
  assert.is((await reset(code)).msg, 'The code is wrong or has expired')
  assert.is((await verify('444446')).code, 1)
})

forgotten('stores the mailed code as a slow hash', async () => {
  await send()
  const rows = await shop.deps.database.query<{ text: string }>('select r::text as text from reset_codes r')
  assert.ok(rows.every(({ text }) => text.includes('scrypt$')))
  const code = await mailed()
  assert.not.ok(rows.some(({ text }) => text.includes(code)))
})

forgotten.run()
