import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../../adapters/fakes/fake-clock.ts'
import { applyDebugSwitch, applyPageSettings } from '../../../../ui/app/start/page-settings.ts'
import { loadTexts } from '../../../../ui/i18n/load-texts.ts'
import { createTranslations } from '../../../../ui/i18n/translations.ts'
import { createFakeApp } from '../../../support/ui/fake-app.ts'

const ground = suite('effects of the shell on the document')

ground('?debug switches diagnostics on, ?debug=0 off, and nothing else touches them', () => {
  const kept = new Map<string, string>()
  const device = {
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  applyDebugSwitch('?q=debug', () => device)
  assert.is(kept.size, 0)
  applyDebugSwitch('?debug', () => device)
  assert.is(kept.get('lintas_debug'), '1')
  applyDebugSwitch('?debug=0', () => device)
  assert.is(kept.size, 0)
})

ground('storage that is blocked does not stop the app', () => {
  const refuse = (): never => {
    throw new Error('denied')
  }
  applyDebugSwitch('?debug', () => ({ setItem: refuse, removeItem: refuse }))
  applyDebugSwitch('?debug', refuse)
})

ground('keeps the current language when the new texts cannot be loaded, and says so', async () => {
  const { app, log } = createFakeApp()
  const translations = createTranslations(async (language, context) => {
    if (language === 'tai') throw new Error('gone')
    return loadTexts(language, context)
  })
  await translations.setLanguage('dgn')
  const page = document.implementation.createHTMLDocument()
  applyPageSettings(app, translations, page)
  assert.is(page.documentElement.lang, 'id')
  app.account.chooseLanguage('tai')
  await settle()
  assert.is(page.documentElement.lang, 'id')
  assert.ok(log.written.some(({ event }) => event === 'words-not-loaded'))
  assert.is(app.notices.notices$.value[0]?.tone, 'error')
})

ground.run()
