import { act, type ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Toasts } from '../../../ui/app/Toasts.tsx'
import { ART } from '../../../ui/components/art.ts'
import { EmptyState, ErrorState } from '../../../ui/components/states/EmptyState.tsx'
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

/** What the toasts say when these three are shown beside a page. */
const saidBeside = async (page: ReactNode): Promise<string | undefined> => {
  const { app } = createFakeApp()
  const store = createTranslations(() => Promise.resolve({}))
  const { screen, rest } = await openScreen(
    app,
    <>
      <Toasts store={store} />
      {page}
    </>,
  )
  act(() => {
    for (const text of ['No such product', 'No network', 'Try later'])
      app.notices.show('error', { kind: 'text', text })
  })
  await rest()
  const said = document.querySelector('[popover]')?.textContent ?? undefined
  screen.remove()
  return said
}

toasts('do not repeat what the page says in place of its content', async () => {
  const page = (
    <>
      <EmptyState image={ART.compass} title="No such product" />
      <ErrorState text="No network" />
    </>
  )
  assert.is(await saidBeside(page), 'Try later')
  assert.is(await saidBeside(undefined), 'No such productNo networkTry later')
})

toasts.run()
