import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openSession, type UserColumns } from '../../../../adapters/embedded-backend/account/session-store.ts'
import { first } from '../../../../adapters/embedded-backend/database/database.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const sessions = suite('sessions and tries (docs/security.md)')
let shop: TestBackend

sessions.before(async () => {
  shop = await startBackend()
})
sessions.after(() => shop.close())

const isOpen = async (token: string): Promise<boolean> =>
  (await shop.get('/api/user/getUserInfo', token)).code === 1

const QUARTER_HOUR_MS = 15 * 60_000

sessions('never use a token that the caller supplies', async () => {
  const planted = 'a'.repeat(64)
  const form = { account: 'sari@example.com', password: 'rahasia1', token: planted }
  const { data } = await shop.post('/api/user/login', form, planted)
  assert.is.not(data.userinfo.token, planted)
  assert.not.ok(await isOpen(planted))
  const again = await shop.signIn()
  assert.is.not(again, data.userinfo.token, 'each sign-in has a token of its own')
})

sessions('end on the server at sign-out, and only that one', async () => {
  const [here, elsewhere] = [await shop.signIn(), await shop.signIn()]
  await shop.post('/api/user/logout', {}, here)
  assert.equal([await isOpen(here), await isOpen(elsewhere)], [false, true])
})

sessions('all end with a new password, however it was set', async () => {
  const token = await shop.register('kunci')
  const { email } = (await shop.get('/api/user/getUserInfo', token)).data
  const other = (await shop.post('/api/user/login', { account: email, password: 'rahasia1' })).data.userinfo
  const form = { oldpassword: 'rahasia1', newpassword: 'rahasia2' }
  assert.is((await shop.post('/api/user/resetpwd', form, token)).code, 1)
  assert.equal([await isOpen(token), await isOpen(other.token)], [false, false])
})

sessions('expire after thirty days', async () => {
  const token = await shop.signIn()
  shop.clock.advance(30 * 86_400_000 - 1000)
  assert.ok(await isOpen(token))
  shop.clock.advance(2000)
  assert.not.ok(await isOpen(token))
})

sessions('are stored in the database as hashes only, as are passwords and codes', async () => {
  const token = await shop.signIn()
  const { database } = shop.deps
  for (const table of ['sessions', 'users', 'payment_codes', 'pay_tokens', 'im_tokens']) {
    const text = JSON.stringify(await database.query(`select t::text as row from ${table} t`))
    for (const secret of [token, 'rahasia1', '246810']) assert.not.ok(text.includes(secret), table)
  }
})

/** How each kind of too many tries is refused, in English. */
const TOO_MANY = /^Too many attempts\. Try again in \d+ min$/

const guess = (account: string) => shop.post('/api/user/login', { account, password: 'tebakan' })

sessions('guesses of a password are limited, however the number is written', async () => {
  const ways = ['6281200000002', '+62 812 0000 0002', '62-812-0000-0002', '(62)81200000002', '62.81200000002']
  for (let round = 0; round < 2; round++) for (const way of ways) await guess(way)
  assert.match((await guess('62 8120 0000 002')).msg, TOO_MANY)
  assert.match(
    (await shop.post('/api/user/login', { account: ways[0], password: 'rahasia1' })).msg,
    TOO_MANY,
    'the right one waits too',
  )
  shop.clock.advance(QUARTER_HOUR_MS)
  assert.is((await shop.post('/api/user/login', { account: ways[0], password: 'rahasia1' })).code, 1)
})

sessions('guesses across accounts are limited per caller', async () => {
  let refused = 0
  for (let at = 0; at < 205; at++) if (TOO_MANY.test((await guess(`x${at}@example.com`)).msg)) refused += 1
  assert.ok(refused > 0)
  shop.clock.advance(QUARTER_HOUR_MS)
})

sessions('mailed codes are limited per account, and do not reveal who is registered', async () => {
  const ask = async (account: string) => (await shop.post('/api/user/send_code', { account })).msg
  assert.is(await ask('budi@example.com'), await ask('nobody@example.com'))
  for (const way of ['6281200000001', '62 81200000001', '62-81200000001', '62.81200000001', '+6281200000001'])
    await ask(way)
  assert.match(await ask('(62)81200000001'), TOO_MANY)
})

sessions('a mailed code allows five guesses and no more', async () => {
  shop.clock.advance(QUARTER_HOUR_MS)
  await shop.post('/api/user/send_code', { account: 'budi@example.com' })
  const [mail] = await shop.deps.database.query<{ text: string }>(
    'select t::text as text from mails t order by id desc limit 1',
  )
  const code = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1] ?? ''
  assert.match(code, /^\d{6}$/)
  const wrong = code === '000000' ? '000001' : '000000'
  const form = { account: 'budi@example.com', newpassword: 'rahasia9' }
  for (let at = 0; at < 5; at++) await shop.post('/api/user/resetpwd', { ...form, captcha: wrong })
  assert.is((await shop.post('/api/user/resetpwd', { ...form, captcha: code })).code, 0)
})

sessions('a payment code locks after five guesses, for every session of the shopper', async () => {
  const [here, elsewhere] = [await shop.signIn(), await shop.signIn()]
  for (let at = 0; at < 5; at++) await shop.post('/api/user/verify_pay', { password_pay: '111111' }, here)
  const answer = await shop.post('/api/user/verify_pay', { password_pay: '246810' }, elsewhere)
  assert.equal([answer.code, answer.data.remain], [0, 0])
})

sessions('are not opened with a password that was changed during the comparison', async () => {
  const { database } = shop.deps
  const sari = () =>
    first(database.query<UserColumns>("select * from users where email = 'sari@example.com'"))
  const before = await sari()
  assert.ok(before)
  assert.ok(await openSession(database, shop.deps, before))
  await database.query("update users set password_hash = 'another' where id = $1", [before.id])
  assert.is(await openSession(database, shop.deps, before), undefined)
  await database.query('update users set password_hash = $2 where id = $1', [before.id, before.password_hash])
})

sessions('only one of two concurrent password changes succeeds, and it is the one that holds', async () => {
  const token = await shop.register('berdua')
  const { email: account } = (await shop.get('/api/user/getUserInfo', token)).data
  const wanted = ['baru1111', 'baru2222']
  const answers = await Promise.all(
    wanted.map((newpassword) =>
      shop.post('/api/user/resetpwd', { oldpassword: 'rahasia1', newpassword }, token),
    ),
  )
  const opens = async (password: string) =>
    (await shop.post('/api/user/login', { account, password })).code === 1
  assert.equal(
    answers.map(({ code }) => code === 1),
    [await opens('baru1111'), await opens('baru2222')],
  )
})

sessions('registrations are limited per caller', async () => {
  const form = (at: number) => ({
    username: 'a',
    nickname: 'a',
    email: `many${at}@example.com`,
    mobile: `0857${String(at).padStart(8, '0')}`,
    password: 'rahasia1',
  })
  let refused = 0
  for (let at = 0; at < 205; at++)
    if (TOO_MANY.test((await shop.post('/api/user/register', form(at))).msg)) refused += 1
  assert.ok(refused > 0)
  assert.equal(shop.errors, [])
})

sessions('are refused to a caller who tries mailed codes without end, over whatever accounts', async () => {
  // What the tests before have tried.
  shop.clock.advance(QUARTER_HOUR_MS + 1)
  const form = { captcha: '000000', newpassword: 'rahasia9' }
  const guess = (n: number) => shop.post('/api/user/resetpwd', { ...form, account: `nobody${n}@example.com` })
  const said = (await Promise.all(Array.from({ length: 110 }, (_, n) => guess(n)))).map(({ msg }) => msg)
  assert.is(said.filter((msg) => msg === 'The code is wrong or has expired').length, 100)
  assert.is(said.at(-1), 'Too many attempts. Try again in 15 min')
  shop.clock.advance(QUARTER_HOUR_MS + 1)
  assert.is((await guess(0)).msg, 'The code is wrong or has expired')
})

sessions.run()
