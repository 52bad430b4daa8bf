import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { LanguageScreen } from '../../../ui/account/LanguageScreen.tsx'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { realTranslations } from '../../support/ui/translations.ts'

const languages = suite('LanguageScreen')

languages('shows a language once where its own name equals the reader’s name for it', async () => {
  const { app } = createFakeApp({})
  const { screen } = await openScreen(app, <LanguageScreen />, '/language', realTranslations('zh-cn'))
  assert.is(screen.get('radio', '简体中文').getAttribute('value'), 'zh-cn')
  assert.is(screen.get('radio', '日本語, 日语').getAttribute('value'), 'ri')
  assert.is(screen.text().split('简体中文').length, 2)
  screen.remove()
})

languages('names a language for readers of Chinese as the server does', async () => {
  const { app, http } = createFakeApp({})
  const row = { id: 4, language_name: 'English', chinese_name: '英文', file_name: 'en' }
  http.answer('/api/user/language_list', () => accepted([row]))
  const { screen } = await openScreen(app, <LanguageScreen />, '/language', realTranslations('zh-cn'))
  assert.ok(screen.find('radio', 'English, 英文'))
  screen.remove()
  const inJapanese = await openScreen(app, <LanguageScreen />, '/language', realTranslations('ri'))
  assert.ok(inJapanese.screen.find('radio', 'English, 英語'))
  inJapanese.screen.remove()
})

languages.run()
