import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Moment } from '../../../ui/components/surfaces/Moment.tsx'
import { formatDate } from '../../../ui/i18n/format.ts'
import { TranslationsContext } from '../../../ui/i18n/translations.ts'
import { kitWords, render } from '../../support/ui/render.tsx'

const moment = suite('a date and time on a page')

const NOON = Date.UTC(2026, 10, 21, 12) / 1000

moment('is rendered in the reader’s time zone, after hydration', () => {
  const node = (
    <TranslationsContext value={kitWords('en')}>
      <Moment at={NOON} style="day" className="tiny" />
    </TranslationsContext>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(node)
  const time = '<time class="tiny" datetime="2026-11-21T12:00:00.000Z" data-pending="">&nbsp;</time>'
  assert.is(container.innerHTML, time)
  const faults: unknown[] = []
  let root: Root | undefined
  act(() => {
    root = hydrateRoot(container, node, { onRecoverableError: (fault) => faults.push(fault) })
  })
  assert.equal(faults, [])
  assert.is(container.textContent, formatDate(NOON, 'en', 'day'))
  assert.is(container.querySelector('[data-pending]'), null)
  act(() => root?.unmount())
})

moment('is empty without a time', () => {
  for (const at of [0, 1e15]) {
    const screen = render(<Moment at={at} />)
    assert.is(screen.container.innerHTML, '')
    screen.remove()
  }
})

moment.run()
