import { act } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Toasts } from '../../../ui/app/Toasts.tsx'
import { createTranslations } from '../../../ui/i18n/translations.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'

const toasts = suite('Toasts')

toasts('show one whose texts are loaded while those of another are not', async () => {
  const { app } = createFakeApp()
  const never = new Promise<never>(() => undefined)
  const store = createTranslations((_, context) => (context === 'wallet' ? never : Promise.resolve({})))
  const { screen, rest } = await openScreen(app, <Toasts store={store} />)
  act(() => {
    app.notices.show('info', { kind: 'key', key: 'wallet.sent' })
    app.notices.show('info', { kind: 'key', key: 'addresses.saved' })
  })
  await rest()
  assert.match(screen.text(), 'addresses.saved')
  assert.not.match(screen.text(), 'wallet.sent')
  screen.remove()
})

toasts.run()
