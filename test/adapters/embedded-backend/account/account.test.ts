import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { PNG } from '../../../support/backend/shoppers/wallet-calls.ts'

const account = suite('account calls')
let shop: TestBackend

account.before(async () => {
  shop = await startBackend()
})
account.after(() => shop.close())

const DAY_MS = 86_400_000
const form = {
  username: 'Wijaya',
  nickname: 'Dewi',
  email: 'Dewi@Example.com',
  mobile: '+62 812-5555-0001',
  password: 'rahasia1',
}

account('registers a shopper, signs them in and returns their profile', async () => {
  const { code, data } = await shop.post('/api/user/register', form)
  assert.is(code, 1)
  assert.is(data.userinfo.expires_in, 30 * 24 * 60 * 60)
  const info = (await shop.get('/api/user/getUserInfo', data.userinfo.token)).data
  assert.is(info.email, 'dewi@example.com')
  assert.is(info.mobile, '6281255550001')
  assert.is(info.username, 'Wijaya')
  assert.is(info.address, null)
  assert.is(info.lang.file_name, 'dgn')
})

account('refuses an e-mail or mobile number that is taken, in any letter case', async () => {
  const sameMail = { ...form, email: 'DEWI@example.com', mobile: '0813 1111 1111' }
  const sameMobile = { ...form, email: 'other@example.com', mobile: '6281255550001' }
  assert.is((await shop.post('/api/user/register', sameMail)).msg, 'This email address is already registered')
  assert.is(
    (await shop.post('/api/user/register', sameMobile)).msg,
    'This mobile number is already registered',
  )
})

account('creates one account when two people register the same e-mail at the same moment', async () => {
  const answers = await Promise.all(
    ['71', '72', '73'].map((end) =>
      shop.post('/api/user/register', { ...form, email: 'race@example.com', mobile: `08130000${end}00` }),
    ),
  )
  assert.equal(answers.map(({ code }) => code).sort(), [0, 0, 1])
})

for (const [what, change, msg] of [
  ['no e-mail', { email: 'x@y' }, 'This email address is not valid'],
  ['letters in the mobile', { mobile: '12ab' }, 'This mobile number is not valid'],
  ['21 digits in the mobile', { mobile: '1'.repeat(21) }, 'This mobile number is not valid'],
  ['five characters of password', { password: '12345' }, 'A password has 6–30 characters and no spaces'],
  ['a space in the password', { password: '123 456' }, 'A password has 6–30 characters and no spaces'],
  ['31 characters of password', { password: 'x'.repeat(31) }, 'A password has 6–30 characters and no spaces'],
  ['no given name', { nickname: ' ' }, 'Given name is required'],
] as const) {
  account(`refuses a registration with ${what}`, async () => {
    const fresh = { ...form, email: 'fresh@example.com', mobile: '0813 2222 2222', ...change }
    const answer = await shop.post('/api/user/register', fresh)
    assert.equal([answer.status, answer.code, answer.msg], [200, 0, msg])
  })
}

account('registers a single name, and allows removing a family name', async () => {
  const single = { ...form, nickname: 'Suharto', email: 'single@example.com', mobile: '0813 3333 3333' }
  for (const username of ['', undefined, ' \u200b']) {
    const answer = await shop.post('/api/user/register', { ...single, username })
    if (username === '') {
      assert.is(answer.code, 1, answer.msg)
      assert.is(answer.data.userinfo.username, '')
    } else assert.is(answer.msg, 'This email address is already registered')
  }
  const { token } = (
    await shop.post('/api/user/login', { account: 'single@example.com', password: 'rahasia1' })
  ).data.userinfo
  assert.is((await shop.post('/api/user/profile', { username: 'Wijaya' }, token)).code, 1)
  assert.is((await shop.post('/api/user/profile', { username: '' }, token)).code, 1)
  const { data } = await shop.get('/api/user/getUserInfo', token)
  assert.is(data.username, '')
})

account('signs in by e-mail and by mobile, and by nothing else', async () => {
  for (const name of ['SARI@example.com', '6281200000001', '+62 812 0000 0001']) {
    const { code } = await shop.post('/api/user/login', { account: name, password: 'rahasia1' })
    assert.is(code, 1, name)
  }
  const wrong = await shop.post('/api/user/login', { account: 'sari@example.com', password: 'rahasia2' })
  const unknown = await shop.post('/api/user/login', { account: 'nobody@example.com', password: 'rahasia1' })
  assert.is(wrong.msg, 'Wrong account or password')
  assert.is(unknown.msg, wrong.msg)
})

account('signs in by a mobile number in its national form', async () => {
  const { code } = await shop.post('/api/user/login', { account: '0812 0000 0001', password: 'rahasia1' })
  assert.is(code, 1)
})

const WAYS = ['0877 1000 2000', '+62 877-1000-2000', '0062 877 1000 2000', '+62 0877 1000 2000']
account('registers a mobile number once, however it is written', async () => {
  const answers = await Promise.all(
    WAYS.map((mobile, index) =>
      shop.post('/api/user/register', { ...form, email: `way${index}@example.com`, mobile }),
    ),
  )
  assert.equal(answers.map(({ code }) => code).sort(), [0, 0, 0, 1])
})

account('finds an account whose number was stored in national form by every way to write it', async () => {
  const db = shop.deps.database
  await shop.post('/api/user/register', { ...form, email: 'home@example.com', mobile: '0813 7000 0001' })
  await db.query("update users set mobile = '081370000001' where email = 'home@example.com'")
  for (const name of ['081370000001', '+62 813 7000 0001', '6281370000001', '0062-81370000001']) {
    assert.is((await shop.post('/api/user/login', { account: name, password: 'rahasia1' })).code, 1, name)
  }
  const shadow = { ...form, email: 'shadow@example.com', mobile: '+62 813 7000 0001' }
  assert.is((await shop.post('/api/user/register', shadow)).msg, 'This mobile number is already registered')
})

account('blocks sign-in after ten wrong tries, for a quarter of an hour', async () => {
  const guess = { account: 'budi@example.com', password: 'guess123' }
  for (let tries = 0; tries < 10; tries += 1) await shop.post('/api/user/login', guess)
  const right = { account: 'budi@example.com', password: 'rahasia1' }
  assert.is((await shop.post('/api/user/login', right)).msg, 'Too many attempts. Try again in 15 min')
  shop.clock.advance(15 * 60_000 + 1)
  assert.is((await shop.post('/api/user/login', right)).code, 1)
})

account('counts tries by e-mail and by mobile of one account together', async () => {
  const names = ['tries@example.com', '+62 812 7777 0001']
  await shop.post('/api/user/register', {
    ...{ username: 'Tri', nickname: 'Es', email: names[0], mobile: names[1], password: 'rahasia1' },
  })
  for (let tries = 0; tries < 10; tries += 1) {
    await shop.post('/api/user/login', { account: names[tries % 2], password: 'guess123' })
  }
  for (const name of names) {
    const right = await shop.post('/api/user/login', { account: name, password: 'rahasia1' })
    assert.match(right.msg, /try again/i, name)
  }
  shop.clock.advance(15 * 60_000)
})

account('keeps the wrong tries of others after a correct sign-in', async () => {
  const right = { account: 'tries@example.com', password: 'rahasia1' }
  for (let tries = 0; tries < 9; tries += 1) {
    await shop.post('/api/user/login', { ...right, password: 'guess123' })
  }
  assert.is((await shop.post('/api/user/login', right)).code, 1)
  await shop.post('/api/user/login', { ...right, password: 'guess123' })
  assert.is((await shop.post('/api/user/login', right)).code, 0)
  shop.clock.advance(15 * 60_000)
})

account('answers 401 in status and code without a session', async () => {
  const answer = await shop.get('/api/user/getUserInfo', 'not-a-token', 'dgn')
  assert.equal([answer.status, answer.code, answer.msg], [401, 401, 'Silakan masuk terlebih dahulu'])
})

account('ends a session at sign-out, and accepts the sign-out of an ended session', async () => {
  const token = await shop.signIn()
  assert.is((await shop.post('/api/user/logout?lang=zh-cn', {}, token)).code, 1)
  assert.is((await shop.get('/api/user/getUserInfo', token)).code, 401)
  assert.is((await shop.post('/api/user/logout?lang=zh-cn', {}, token)).code, 1)
})

account('ends a session after thirty days', async () => {
  const token = await shop.signIn()
  shop.clock.advance(30 * DAY_MS - 1_000)
  assert.is((await shop.get('/api/user/getUserInfo', token)).code, 1)
  shop.clock.advance(2_000)
  assert.is((await shop.get('/api/user/getUserInfo', token)).code, 401)
})

account('changes only the sent fields of the profile', async () => {
  const token = await shop.signIn()
  assert.is((await shop.post('/api/user/profile', { nickname: 'Ayu', gender: 2 }, token)).code, 1)
  const { data } = await shop.get('/api/user/getUserInfo', token)
  assert.equal([data.username, data.nickname, data.gender], ['Wijaya', 'Ayu', 2])
})

for (const [field, label] of [
  ['nickname', 'Given name'],
  ['email', 'Email'],
] as const)
  account(`does not report a profile as saved when ${field} was emptied`, async () => {
    const token = await shop.signIn()
    const told = await shop.post('/api/user/profile', { [field]: '', bio: 'new' }, token)
    assert.equal([told.code, told.msg, told.data], [0, `${label} is required`, { field }])
    assert.is((await shop.get('/api/user/getUserInfo', token)).data.bio, '')
  })

account("refuses another shopper's e-mail and a picture from another site in the profile", async () => {
  const token = await shop.signIn()
  const taken = await shop.post(
    '/api/user/profile',
    { email: 'budi@example.com', password: 'rahasia1' },
    token,
  )
  assert.is(taken.msg, 'This email address is already registered')
  const foreign = await shop.post('/api/user/profile', { avatar: 'https://evil.example/x.png' }, token)
  assert.is(foreign.msg, 'Profile picture is not valid')
  assert.is(
    (await shop.post('/api/user/profile', { avatar: 'http://shop.test/art/1f600.webp' }, token)).code,
    1,
  )
  assert.is((await shop.get('/api/user/getUserInfo', token)).data.avatar, '/art/1f600.webp')
})

account('accepts as profile picture only one that the same shopper has uploaded', async () => {
  const [token, other] = [await shop.signIn(), await shop.signIn('budi@example.com')]
  const body = new FormData()
  body.set('file', new File([PNG.slice()], 'a.png'))
  const request = new Request('http://shop.test/api/common/upload', {
    method: 'POST',
    headers: { token: other },
    body,
  })
  const { url: avatar } = (await (await shop.fetch(request)).json()).data
  const save = async (by: string) => (await shop.post('/api/user/profile', { avatar }, by)).code
  assert.equal([await save(token), await save(other)], [0, 1])
})

account('accepts as birthday a real day of the calendar that is not in the future', async () => {
  const token = await shop.signIn()
  const codeFor = async (birthday: string) => (await shop.post('/api/user/profile', { birthday }, token)).code
  const codes = []
  for (const day of ['2000-02-29', '', '2001-02-29', '2001-04-31', '1899-12-31', '2999-01-01', 'soon']) {
    codes.push(await codeFor(day))
  }
  assert.equal(codes, [1, 1, 0, 0, 0, 0, 0])
  // Where it is the next day already, that day is today.
  const dayIn = (days: number) => new Date(shop.clock.now() + days * 86_400_000).toISOString().slice(0, 10)
  shop.clock.advance(12 * 3_600_000)
  assert.equal([await codeFor(dayIn(0)), await codeFor(dayIn(1)), await codeFor(dayIn(2))], [1, 1, 0])
})

account('changes the password with the old one and ends every session', async () => {
  const token = await shop.register('ganti')
  const { data } = await shop.get('/api/user/getUserInfo', token)
  const change = (oldpassword: string, newpassword: string) =>
    shop.post('/api/user/resetpwd', { oldpassword, newpassword }, token)
  assert.is((await change('wrong-one', 'baru1234')).msg, 'The old password is wrong')
  assert.is((await change('rahasia1', 'rahasia1')).msg, 'The new password must differ from the old one')
  assert.is((await change('rahasia1', 'baru1234')).code, 1)
  assert.is((await shop.get('/api/user/getUserInfo', token)).code, 401)
  const again = await shop.post('/api/user/login', { account: data.email, password: 'baru1234' })
  assert.is(again.code, 1)
})

account('stores neither tokens nor passwords in plain text', async () => {
  const token = await shop.signIn()
  const sessions = await shop.deps.database.query('select * from sessions')
  const users = await shop.deps.database.query('select * from users')
  assert.not(JSON.stringify(sessions).includes(token))
  assert.not(JSON.stringify(users).includes('rahasia1'))
})

account('lists six languages and keeps the choice of a shopper', async () => {
  const { data } = await shop.get('/api/user/language_list')
  assert.equal(
    data.list.map((row: { file_name: string }) => row.file_name),
    ['dgn', 'en', 'zh-cn', 'ri', 'han', 'tai'],
  )
  const token = await shop.signIn()
  assert.is((await shop.get('/api/user/set_language?lang=ri', token)).data.lang, 'ri')
  assert.is((await shop.get('/api/user/getUserInfo', token)).data.lang.file_name, 'ri')
  assert.is((await shop.get('/api/user/set_language?lang_id=2')).data.lang, 'en')
  assert.is((await shop.get('/api/user/set_language?lang=klingon')).msg, 'This language is not available')
})

account('shows help and terms in the language of the reader', async () => {
  assert.is((await shop.get('/api/user/help_support', undefined, 'dgn')).data[0].title, 'Cara membayar')
  assert.is((await shop.get('/api/user/law')).data, '<h2>Terms</h2><p>Terms.</p>')
})

account('lists notices with the welcome text, and marks them read', async () => {
  const token = await shop.register('berita')
  const welcome = (await shop.get('/api/user/notice', token, 'ri')).data
  assert.is(welcome.unread, 1)
  assert.is(welcome.list[0].title, 'Lintasへようこそ')
  const demo = await shop.signIn()
  const before = (await shop.get('/api/user/notice', demo)).data
  assert.is(before.list[0].title, 'Free shipping')
  await shop.post('/api/user/notice_read', { id: before.list[0].id }, token)
  assert.is((await shop.get('/api/user/notice', demo)).data.unread, before.unread)
  assert.is((await shop.post('/api/user/notice_read', { all: 1 }, demo)).data.unread, 0)
})

account.run()
