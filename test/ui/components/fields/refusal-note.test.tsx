import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { App } from '../../../../application/app.ts'
import { RefusalNote } from '../../../../ui/components/frame/FormPage.tsx'
import { AppContext } from '../../../../ui/hooks/use-app.ts'
import { createFakeApp } from '../../../support/ui/fake-app.ts'
import { render, type Screen } from '../../../support/ui/render.tsx'

const refusal = suite('refusal note')

const WORDS = 'Terlalu banyak alamat'

const draw = (app: App): Screen =>
  render(
    <AppContext value={app}>
      <RefusalNote text={WORDS} />
    </AppContext>,
  )

refusal('is announced where nothing else announces it', () => {
  const screen = draw(createFakeApp().app)
  assert.is(screen.get('alert').textContent, WORDS)
  screen.remove()
})

refusal('is only shown where a toast announces it, also after the toast is gone', () => {
  const { app, clock } = createFakeApp()
  const fault = { kind: 'rejected', code: 0, message: WORDS } as const
  app.notices.show('error', { kind: 'fault', fault })
  const screen = draw(app)
  assert.equal([screen.text(), screen.all('alert')], [WORDS, []])
  clock.advance(60_000)
  assert.equal([screen.text(), screen.all('alert')], [WORDS, []])
  screen.remove()
})

refusal.run()
