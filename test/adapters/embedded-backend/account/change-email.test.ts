import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Answer, startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const changing = suite('changing the e-mail address that codes are mailed to')
let shop: TestBackend
let token: string

changing.before.each(async () => {
  shop = await startBackend()
  token = await shop.signIn()
})
changing.after.each(() => shop.close())

const NEW = 'sari.baru@example.com'
const save = (form: object): Promise<Answer> => shop.post('/api/user/profile', form, token)
const emailNow = async (): Promise<string> => (await shop.get('/api/user/getUserInfo', token)).data.email
const mailed = async (): Promise<readonly { recipient: string; body: string }[]> =>
  shop.deps.database.query('select recipient, body from mails order by id')

changing(
  'needs the password, so that a stolen session cannot redirect the codes to another mailbox',
  async () => {
    const asked = await save({ email: NEW, bio: 'new' })
    assert.equal(
      [asked.code, asked.msg, asked.data],
      [0, 'Enter your login password to change the email address', { field: 'password' }],
    )
    assert.is((await shop.get('/api/user/getUserInfo', token)).data.bio, '')
    await shop.post('/api/user/send_code', { scene: 'pay' }, token)
    assert.equal(
      (await mailed()).map(({ recipient }) => recipient),
      ['sari@example.com'],
    )
  },
)

changing('is saved with the right password, and the old address is notified by mail', async () => {
  assert.is((await save({ email: ' Sari.Baru@Example.com', password: 'rahasia1', bio: 'new' })).code, 1)
  const { email, bio } = (await shop.get('/api/user/getUserInfo', token)).data
  assert.equal([email, bio], [NEW, 'new'])
  const [mail] = await mailed()
  assert.is(mail?.recipient, 'sari@example.com')
  assert.match(mail?.body ?? '', 'If it was not you')
})

changing('counts wrong passwords, also those sent at the same time', async () => {
  const guesses = Array.from({ length: 14 }, (_, n) => save({ email: NEW, password: `salah${n}` }))
  const said = (await Promise.all(guesses)).map(({ msg }) => msg)
  assert.is(said.filter((msg) => msg === 'The password is wrong').length, 10)
  assert.match((await save({ email: NEW, password: 'rahasia1' })).msg, 'Too many attempts')
  assert.is(await emailNow(), 'sari@example.com')
})

changing('needs no password when the address stays the same', async () => {
  assert.is((await save({ email: 'SARI@example.com', nickname: 'Ayu' })).code, 1)
  assert.equal(await mailed(), [])
})

changing('invalidates codes that were mailed to the old address', async () => {
  await shop.post('/api/user/send_code', { account: 'sari@example.com', scene: 'reset' })
  const code = /\d{6}/.exec((await mailed())[0]?.body ?? '')?.[0]
  await save({ email: NEW, password: 'rahasia1' })
  const form = { account: '6281200000001', captcha: code, newpassword: 'dicuri123' }
  assert.is((await shop.post('/api/user/resetpwd', form)).msg, 'The code is wrong or has expired')
})

changing('reports that an address is taken only to a caller who gave the right password', async () => {
  const email = 'budi@example.com'
  assert.is((await save({ email, password: 'rahasia1' })).msg, 'This email address is already registered')
  assert.is(await emailNow(), 'sari@example.com')
  assert.equal(await mailed(), [])
})

changing.run()
