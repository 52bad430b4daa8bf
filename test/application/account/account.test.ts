import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createHeldAnswer, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const account = suite('account: language, theme, notices (requirements S6 and S9)')
const LIST = '/api/user/language_list'

account('uses Indonesian until a language is chosen', () => {
  assert.is(createFakeApp().app.account.language$.value, 'dgn')
})

account(
  'stores a chosen language for three days, sends it to the server quietly, and notifies other tabs',
  async () => {
    const { app, http, cookies, openTab, clock } = createFakeApp()
    http.answer(LIST, () =>
      accepted({ count: 1, list: [{ id: 4, language_name: 'English', file_name: 'en' }] }),
    )
    const other = openTab()
    app.account.chooseLanguage('en')
    assert.is(app.account.language$.value, 'en')
    assert.is(other.account.language$.value, 'en')
    assert.is(cookies.read('lintas_lang'), 'en')
    await settle()
    assert.is(http.sentTo('/api/user/set_language')[0]?.url, '/api/user/set_language?lang_id=4&lang=en')
    assert.equal(app.notices.notices$.value, [])
    clock.advance(3 * 86_400_000)
    assert.is(cookies.read('lintas_lang'), undefined)
  },
)

account('sends the last of several language choices last, however slow the server is', async () => {
  const { app, http } = createFakeApp()
  const slow = createHeldAnswer()
  http.answer(LIST, () => unreachable)
  http.answer('/api/user/set_language', ({ url }) => (url.endsWith('lang=en') ? slow.sent : accepted()))
  const told = () => http.sentTo('/api/user/set_language').map(({ url }) => url.split('lang=')[1])
  app.account.chooseLanguage('en')
  await settle()
  app.account.chooseLanguage('ri')
  app.account.chooseLanguage('han')
  await settle()
  assert.equal(told(), ['en'])
  slow.give(accepted())
  await settle()
  assert.equal(told(), ['en', 'han'])
})

account('treats an unknown stored language as Indonesian', () => {
  const { cookies, reload } = createFakeApp()
  cookies.write('lintas_lang', 'klingon', 3)
  assert.is(reload().account.language$.value, 'dgn')
})

account('lists the six built-in languages when the server cannot', async () => {
  const { app, http } = createFakeApp()
  http.answer(LIST, () => unreachable)
  assert.equal(
    (await app.account.loadLanguages()).map(({ language }) => language),
    ['dgn', 'en', 'zh-cn', 'ri', 'han', 'tai'],
  )
  http.answer(LIST, () => accepted([{ id: 1, language_name: 'ไทย', file_name: 'tai' }]))
  assert.is((await app.account.loadLanguages()).length, 1)
})

account('stores the theme where the server can read it', () => {
  const { app, cookies, reload } = createFakeApp()
  assert.is(app.account.theme$.value, 'system')
  app.account.chooseTheme('dark')
  assert.is(cookies.read('lintas_theme'), 'dark')
  assert.is(reload().account.theme$.value, 'dark')
})

account('applies a chosen theme in the other tabs too', () => {
  const { app, openTab } = createFakeApp()
  const other = openTab()
  app.account.chooseTheme('dark')
  assert.is(other.account.theme$.value, 'dark')
})

account('treats an unknown stored theme as the theme of the device', () => {
  const { cookies, reload } = createFakeApp()
  cookies.write('lintas_theme', 'sepia', 3)
  assert.is(reload().account.theme$.value, 'system')
})

account('counts unread notices by the server’s number or by its rows', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  http.answer('/api/user/notice', () => accepted({ total: 9, unread: 4, list: [] }))
  await app.account.refreshNotices()
  assert.is(app.account.unreadNotices$.value, 4)
  http.answer('/api/user/notice', () => accepted({ total: 2, list: [{ is_read: 0 }, { is_read: 1 }] }))
  await app.account.refreshNotices()
  assert.is(app.account.unreadNotices$.value, 1)
  await app.session.signOut()
  assert.is(app.account.unreadNotices$.value, 0)
})

account('ignores an unread count that was requested before all were read', async () => {
  const { app, http } = createFakeApp({ token: 't' })
  const early = createHeldAnswer()
  http.answer('/api/user/notice', () => early.sent)
  http.answer('/api/user/notice_read', () => accepted({ unread: 0 }))
  const counted = app.account.refreshNotices()
  await app.account.markNoticesRead('all')
  early.give(accepted({ unread: 3, list: [] }))
  await counted
  assert.is(app.account.unreadNotices$.value, 0)
})

account('clearing the device deletes searches but not the session', () => {
  const { app, reload } = createFakeApp({ token: 't' })
  app.catalogue.rememberSearch('shoes')
  app.account.clearDeviceMemory()
  assert.equal(app.catalogue.searchHistory$.value, [])
  assert.equal(reload().catalogue.searchHistory$.value, [])
  assert.is(app.session.session$.value.kind, 'signed-in')
})

account('knows the class of the device', () => {
  assert.is(createFakeApp().app.account.device, 'android')
})

/** Signs in on a device; the account's language is `fileName`. */
const signInWith = async (fileName: string, cookie?: string) => {
  const fake = createFakeApp()
  if (cookie) fake.cookies.write('lintas_lang', cookie, 3)
  const app = cookie ? fake.reload() : fake.app
  fake.http.answer('/api/user/login', () => accepted({ userinfo: { token: 'new' } }))
  fake.http.answer('/api/user/getUserInfo', () => accepted(userRow({ lang: { file_name: fileName } })))
  await app.session.signIn({ account: 'a@b.co', password: 'rahasia1' })
  await settle()
  return { ...fake, app }
}

account('uses the account’s language on a device on which none was chosen', async () => {
  const { app, cookies, http } = await signInWith('ri')
  assert.equal([app.account.language$.value, cookies.read('lintas_lang')], ['ri', 'ri'])
  // The server knows it already.
  assert.is(http.sentTo('/api/user/set_language').length, 0)
})

account('keeps a language that was chosen on the device', async () => {
  const { app } = await signInWith('ri', 'en')
  assert.is(app.account.language$.value, 'en')
})

account('keeps a choice until the page is closed where cookies are blocked', async () => {
  const { app, cookies } = await signInWith('ri')
  app.account.chooseLanguage('han')
  cookies.remove('lintas_lang')
  await app.session.refreshUser()
  assert.is(app.account.language$.value, 'han')
})

account('keeps the language when the account’s is unknown', async () => {
  const { app, cookies } = await signInWith('klingon')
  assert.equal([app.account.language$.value, cookies.read('lintas_lang')], ['dgn', undefined])
})

account('understands the server’s Chinese names of languages', async () => {
  const { app, http } = createFakeApp()
  http.answer(LIST, () =>
    accepted([{ id: 4, language_name: 'English', chinese_name: '英文', file_name: 'en' }]),
  )
  assert.equal(await app.account.loadLanguages(), [
    { language: 'en', name: 'English', chineseName: '英文', id: '4' },
  ])
})

account.run()
