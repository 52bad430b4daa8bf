import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const acts = suite('acts of the account (requirements S4, S5 and S8)')

const shopper = async () => {
  const fake = createFakeApp({ token: 't' })
  fake.http.answer('/api/user/getUserInfo', () =>
    accepted(userRow({ gender: '2', birthday: '2001-05-30', bio: 'Hai' })),
  )
  for (const path of ['resetpwd', 'send_code', 'profile']) {
    fake.http.answer(`/api/user/${path}`, () => accepted())
  }
  await fake.app.session.guard('/profile')
  return fake
}
type Fake = Awaited<ReturnType<typeof shopper>>
const lastBody = ({ http }: Fake, path: string) => {
  const body = http.sentTo(path).at(-1)?.body
  return body && 'json' in body ? body.json : undefined
}
type Done = { readonly ok: boolean; readonly fault?: unknown }
const kinds = (done: Done): readonly string[] => {
  const fault = done.fault as { kind: string; faults?: readonly { kind: string }[] } | undefined
  return fault?.faults?.map(({ kind }) => kind) ?? (fault ? [fault.kind] : [])
}

acts('a password change ends the session here and in the other tabs (requirement S4)', async () => {
  const fake = await shopper()
  const other = fake.openTab()
  const done = await fake.app.account.changePassword({
    old: 'rahasia1',
    next: 'rahasia2',
    repeat: 'rahasia2',
  })
  assert.ok(done.ok)
  assert.equal(lastBody(fake, '/api/user/resetpwd'), { oldpassword: 'rahasia1', newpassword: 'rahasia2' })
  assert.equal(
    [fake.app.session.session$.value.kind, other.session.session$.value.kind],
    ['visitor', 'visitor'],
  )
})

acts('a password that the server refuses leaves the session as it was', async () => {
  const fake = await shopper()
  fake.http.answer('/api/user/resetpwd', () => refused('The old password is wrong'))
  const form = { old: 'rahasia9', next: 'rahasia2', repeat: 'rahasia2' }
  assert.equal(kinds(await fake.app.account.changePassword(form)), ['rejected'])
  assert.is(fake.app.session.session$.value.kind, 'signed-in')
})

acts('a refused password shows the message of the server (requirement S8)', async () => {
  const fake = await shopper()
  fake.http.answer('/api/user/resetpwd', () => refused('The old password is wrong'))
  await fake.app.account.changePassword({ old: 'rahasia9', next: 'rahasia2', repeat: 'rahasia2' })
  assert.equal(
    fake.app.notices.notices$.value.map(({ text }) => text),
    [{ kind: 'fault', fault: { kind: 'rejected', code: 0, message: 'The old password is wrong' } }],
  )
})

acts(
  'invalid forms are not sent (requirements S5 and S8: "Passwords do not match", "Old password is required")',
  async () => {
    const fake = await shopper()
    const { account } = fake.app
    assert.equal(kinds(await account.changePassword({ old: '', next: 'abcdef', repeat: 'abcdeg' })), [
      'old-password-required',
      'passwords-differ',
    ])
    assert.equal(kinds(await account.sendResetCode(' ')), ['required'])
    const reset = { account: 'a@b.id', code: '', next: 'abc', repeat: 'abc' }
    assert.equal(kinds(await account.resetPassword(reset)), ['required', 'password-too-short'])
    assert.equal(kinds(await account.updateProfile({ email: 'x', birthday: '2999-01-01' })), [
      'email-not-valid',
      'birthday-not-valid',
    ])
    for (const path of ['resetpwd', 'send_code', 'profile']) {
      assert.is(fake.http.sentTo(`/api/user/${path}`).length, 0, path)
    }
  },
)

acts('a forgotten password is reset with a code, without a session token', async () => {
  const fake = await shopper()
  assert.ok((await fake.app.account.sendResetCode(' sari@example.com ')).ok)
  assert.equal(lastBody(fake, '/api/user/send_code'), { account: 'sari@example.com', scene: 'reset' })
  const form = { account: 'sari@example.com', code: '12 34 56', next: 'rahasia2', repeat: 'rahasia2' }
  assert.ok((await fake.app.account.resetPassword(form)).ok)
  assert.equal(lastBody(fake, '/api/user/resetpwd'), {
    account: 'sari@example.com',
    captcha: '123456',
    newpassword: 'rahasia2',
  })
  assert.is(fake.http.sentTo('/api/user/resetpwd')[0]?.headers['token'], undefined)
  assert.is(fake.app.session.session$.value.kind, 'visitor')
})

acts('a password reset whose answer was lost is not reported as a wrong code', async () => {
  const fake = await shopper()
  const form = { account: 'sari@example.com', code: '123456', next: 'rahasia2', repeat: 'rahasia2' }
  fake.http.answer('/api/user/resetpwd', () => unreachable)
  assert.equal(kinds(await fake.app.account.resetPassword(form)), ['offline'])
  fake.http.answer('/api/user/resetpwd', () => refused('Wrong code'))
  fake.http.answer('/api/user/login', () => accepted({ token: 'only-to-see' }))
  fake.http.answer('/api/user/logout', () => accepted())
  assert.ok((await fake.app.account.resetPassword(form)).ok)
  assert.equal(lastBody(fake, '/api/user/login'), { account: 'sari@example.com', password: 'rahasia2' })
  assert.equal(
    fake.http.sentTo('/api/user/logout').map(({ headers }) => headers['token']),
    ['only-to-see'],
  )
  assert.is(fake.app.session.session$.value.kind, 'visitor')
})

acts('a password reset that never arrived succeeds with the next call', async () => {
  const fake = await shopper()
  const form = { account: 'sari@example.com', code: '123456', next: 'rahasia2', repeat: 'rahasia2' }
  fake.http.answer('/api/user/resetpwd', () => unreachable)
  await fake.app.account.resetPassword(form)
  const shown = fake.app.notices.notices$.value.length
  fake.http.answer('/api/user/resetpwd', () => accepted())
  fake.http.answer('/api/user/login', () => refused('Wrong password'))
  assert.ok((await fake.app.account.resetPassword(form)).ok)
  assert.is(fake.http.sentTo('/api/user/resetpwd').length, 2)
  assert.is(fake.app.notices.notices$.value.length, shown)
})

acts('the profile sends only what changed and reloads the user', async () => {
  const fake = await shopper()
  const { gender, birthday, bio } = fake.app.session.user$.value ?? {}
  assert.equal([gender, birthday, bio], [2, '2001-05-30', 'Hai'])
  const before = fake.http.sentTo('/api/user/getUserInfo').length
  assert.ok((await fake.app.account.updateProfile({ givenName: ' Rani ', gender: 1, birthday: '' })).ok)
  assert.equal(lastBody(fake, '/api/user/profile'), { nickname: 'Rani', birthday: '', gender: 1 })
  assert.is(fake.http.sentTo('/api/user/getUserInfo').length, before + 1)
})

acts('notices are read with safe links, and the unread count follows', async () => {
  const fake = await shopper()
  const row = {
    id: 1,
    title: 'T',
    content: 'C',
    type: 'order',
    link: '/orderInfo/8',
    is_read: 0,
    createtime: 5,
  }
  const list = [row, { ...row, id: 2, link: '//evil.example', is_read: 1 }]
  fake.http.answer('/api/user/notice', () => accepted({ count: 2, unread: 4, list }))
  fake.http.answer('/api/user/notice_read', () => accepted({ unread: 3 }))
  const page = await fake.app.account.loadNotices(1)
  assert.ok(page.ok)
  assert.equal(
    page.value.rows.map(({ link, isRead }) => [link, isRead]),
    [
      ['/orderInfo/8', false],
      [undefined, true],
    ],
  )
  assert.is(fake.app.account.unreadNotices$.value, 4)
  await fake.app.account.markNoticesRead(['1'])
  assert.equal(lastBody(fake, '/api/user/notice_read'), { id: '1' })
  assert.is(fake.app.account.unreadNotices$.value, 3)
  fake.http.answer('/api/user/notice_read', () => accepted())
  await fake.app.account.markNoticesRead('all')
  assert.is(fake.app.account.unreadNotices$.value, 0)
})

acts('the unread count stays when the answer to reading a notice does not include it', async () => {
  const fake = await shopper()
  fake.http.answer('/api/user/notice', () => accepted({ count: 2, unread: 4, list: [] }))
  fake.http.answer('/api/user/notice_read', () => accepted({ unread: 'some' }))
  await fake.app.account.refreshNotices()
  await fake.app.account.markNoticesRead(['1'])
  assert.is(fake.app.account.unreadNotices$.value, 4)
})

acts('help is a list of articles; law is one text, also where a server sends chapters', async () => {
  const fake = await shopper()
  fake.http.answer('/api/user/help_support', () => accepted([{ id: 1, title: 'How', content: '<p>So</p>' }]))
  const help = await fake.app.account.loadHelp()
  assert.equal(help.ok && help.value.map(({ title, content }) => [title, content]), [['How', '<p>So</p>']])
  const law = async (data: unknown) => {
    fake.http.answer('/api/user/law', () => accepted(data))
    const loaded = await fake.app.account.loadLaw()
    return loaded.ok ? loaded.value : loaded.fault.kind
  }
  assert.is(await law('<p>Law</p>'), '<p>Law</p>')
  assert.is(
    await law([
      { title: 'A', content: '<p>1</p>' },
      { title: 'B', content: '<p>2</p>' },
    ]),
    '<p>1</p>\n<p>2</p>',
  )
  assert.is(await law({ content: '<p>3</p>' }), '<p>3</p>')
  assert.is(await law(7), 'unexpected-answer')
})

acts('help that cannot be loaded is a fault and a toast', async () => {
  const fake = await shopper()
  fake.http.answer('/api/user/help_support', () => unreachable)
  assert.equal(kinds(await fake.app.account.loadHelp()), ['offline'])
  assert.is(fake.app.notices.notices$.value.length, 1)
})

acts.run()
