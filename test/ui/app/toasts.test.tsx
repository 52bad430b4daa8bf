import { act, type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Router } from 'wouter'
import { Toasts } from '../../../ui/app/Toasts.tsx'
import { ART } from '../../../ui/components/art.ts'
import { EmptyState, ErrorState } from '../../../ui/components/states/EmptyState.tsx'
import { AppContext } from '../../../ui/hooks/use-app.ts'
import { createTranslations, TranslationsContext } from '../../../ui/i18n/translations.ts'
import { listenTo } from '../../support/ui/accessible.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { kitWords } from '../../support/ui/render.tsx'

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

/** What is visible and what is heard of these three, shown beside a page. */
const shownBeside = async (page: ReactNode): Promise<readonly [seen: string | undefined, heard: string]> => {
  const { app } = createFakeApp()
  const store = createTranslations(() => Promise.resolve({}))
  const { screen, rest } = await openScreen(
    app,
    <>
      <Toasts store={store} />
      {page}
    </>,
  )
  const ears = listenTo(document)
  act(() => {
    for (const text of ['No such product', 'No network', 'Try later'])
      app.notices.show('error', { kind: 'text', text })
  })
  await rest()
  const seen = document.querySelector('[popover]')?.textContent ?? undefined
  const heard = (await ears.take()).join()
  ears.stop()
  screen.remove()
  return [seen, heard]
}

toasts(
  'do not repeat what the page says in place of its content, and announce what it only shows',
  async () => {
    const page = (
      <>
        <EmptyState image={ART.compass} title="No such product" />
        <ErrorState text="No network" />
      </>
    )
    assert.equal(await shownBeside(page), ['Try later', 'alert: No such product,alert: Try later'])
    assert.equal(await shownBeside(undefined), [
      'No such productNo networkTry later',
      'alert: No such product,alert: No network,alert: Try later',
    ])
  },
)

const PageToLeave = (): ReactNode => {
  const [isLeft, setLeft] = useState(false)
  if (isLeft) return <p>Home</p>
  const leave = (
    <button type="button" onClick={() => setLeft(true)}>
      Leave
    </button>
  )
  return <EmptyState image={ART.compass} title="No such product" action={leave} />
}

toasts('do not say it after the page that said it was left', async () => {
  const { app } = createFakeApp()
  const { screen, rest } = await openScreen(
    app,
    <>
      <Toasts store={createTranslations(() => Promise.resolve({}))} />
      <PageToLeave />
    </>,
  )
  act(() => void app.notices.show('error', { kind: 'text', text: 'No such product' }))
  await rest()
  act(() => screen.get('button', 'Leave').click())
  await rest()
  assert.match(screen.text(), 'Home')
  assert.is(document.querySelector('[popover]')?.textContent, '')
  screen.remove()
})

toasts('are not part of a server-rendered page', () => {
  const { app } = createFakeApp()
  app.notices.show('error', { kind: 'text', text: 'No such product' })
  const store = createTranslations(() => Promise.resolve({}))
  const html = renderToString(
    <AppContext value={app}>
      <TranslationsContext value={kitWords()}>
        <Router ssrPath="/home">
          <Toasts store={store} />
        </Router>
      </TranslationsContext>
    </AppContext>,
  )
  assert.match(html, 'popover')
  assert.not.match(html, 'No such product')
})

toasts.run()
