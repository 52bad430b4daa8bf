import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { backendParts } from '../../../../adapters/embedded-backend/parts.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const forgotten = suite('the forgotten password')
let shop: TestBackend

forgotten.before(async () => {
  shop = await startBackend()
})
forgotten.after(() => shop.close())

const sentCode = async (to: string) => {
  const rows = await shop.deps.database.query<{ body: string }>(
    'select body from mails where recipient = $1 order by id desc limit 1',
    [to],
  )
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? 'none'
}

forgotten('is replaced once with a code that was mailed', async () => {
  const token = await shop.register('lupa')
  const { email } = (await shop.get('/api/user/getUserInfo', token)).data
  const sent = await shop.post('/api/user/send_code', { account: email, scene: 'reset' })
  assert.is(sent.code, 1)
  const reset = { account: email, captcha: await sentCode(email), newpassword: 'baru1234' }
  assert.is((await shop.post('/api/user/resetpwd', reset)).code, 1)
  assert.is((await shop.get('/api/user/getUserInfo', token)).code, 401)
  const other = { ...reset, newpassword: 'lain1234' }
  assert.is((await shop.post('/api/user/resetpwd', other)).msg, 'The code is wrong or has expired')
})

forgotten(
  'reports success when the same reset is repeated after a lost answer, and changes nothing twice',
  async () => {
    const token = await shop.register('hilang')
    const { email } = (await shop.get('/api/user/getUserInfo', token)).data
    await shop.post('/api/user/send_code', { account: email })
    const reset = { account: email, captcha: await sentCode(email), newpassword: 'baru1234' }
    await shop.post('/api/user/resetpwd', reset)
    const { data } = await shop.post('/api/user/login', { account: email, password: 'baru1234' })
    assert.is((await shop.post('/api/user/resetpwd', reset)).code, 1)
    assert.is((await shop.get('/api/user/getUserInfo', data.userinfo.token)).code, 1, 'still signed in')
    const wrong = await shop.post('/api/user/resetpwd', { ...reset, captcha: '000000x' })
    assert.is(wrong.msg, 'The code is wrong or has expired')
  },
)

forgotten(
  'ends the shopper’s chat connections, whether reset by code or changed with the old password',
  async () => {
    const ended: number[] = []
    const chat = {
      name: 'chat',
      onSignedOut: async (userId: number) => {
        ended.push(userId)
      },
    }
    const other = await startBackend({ parts: [...backendParts, chat] })
    const token = await other.register('obrolan')
    const { email, id } = (await other.get('/api/user/getUserInfo', token)).data
    await other.post('/api/user/send_code', { account: email })
    const [mail] = await other.deps.database.query<{ body: string }>(
      'select body from mails where recipient = $1',
      [email],
    )
    const captcha = /\d{6}/.exec(mail?.body ?? '')?.[0]
    const reset = await other.post('/api/user/resetpwd', { account: email, captcha, newpassword: 'baru1234' })
    assert.is(reset.code, 1)
    assert.equal(ended, [id])
    const { data } = await other.post('/api/user/login', { account: email, password: 'baru1234' })
    const change = { oldpassword: 'baru1234', newpassword: 'lagi1234' }
    assert.is((await other.post('/api/user/resetpwd', change, data.userinfo.token)).code, 1)
    assert.equal(ended, [id, id])
    await other.close()
  },
)

forgotten('cannot be guessed by sending passwords with a code that was already used', async () => {
  const token = await shop.register('tebak')
  const { email } = (await shop.get('/api/user/getUserInfo', token)).data
  await shop.post('/api/user/send_code', { account: email })
  const reset = { account: email, captcha: await sentCode(email), newpassword: 'baru1234' }
  await shop.post('/api/user/resetpwd', reset)
  const guess = (newpassword: string) => shop.post('/api/user/resetpwd', { ...reset, newpassword })
  for (let tries = 1; tries < 5; tries += 1) assert.is((await guess(`salah${tries}`)).code, 0)
  assert.is((await guess('baru1234')).code, 0, 'its five tries are used up')
})

forgotten('allows five tries and ten minutes for a code', async () => {
  const token = await shop.register('coba')
  const { email } = (await shop.get('/api/user/getUserInfo', token)).data
  await shop.post('/api/user/send_code', { account: email })
  const reset = (captcha: string) =>
    shop.post('/api/user/resetpwd', { account: email, captcha, newpassword: 'baru1234' })
  for (let tries = 0; tries < 5; tries += 1) await reset('000000x')
  assert.is((await reset(await sentCode(email))).code, 0)
  await shop.post('/api/user/send_code', { account: email })
  shop.clock.advance(10 * 60_000)
  assert.is((await reset(await sentCode(email))).code, 0)
})

forgotten('gives the same answer for an account that does not exist', async () => {
  const known = await shop.post('/api/user/send_code', { account: 'sari@example.com' })
  const unknown = await shop.post('/api/user/send_code', { account: 'nobody@example.com' })
  assert.equal(unknown, known)
})

forgotten.run()
