import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../support/until.ts'

const start = suite('the start of the page')

start('says in its own hand that the app could not be loaded, whatever broke on the way', async () => {
  const page = document.createElement('div')
  page.id = 'app'
  page.append('what came drawn')
  document.body.append(page)
  // What the host has set never comes: nothing that a page needs is there yet.
  // biome-ignore lint/suspicious/noThenProperty: stands for a promise that nobody has begun to wait for
  const settings = { then: (_: unknown, reject: (cause: Error) => void) => reject(new Error('cut off')) }
  Object.assign(window, { lintasConfig: settings })
  await import('../../ui/main.tsx')
  await until(() => page.querySelector('[role="alert"]') !== null)
  assert.match(page.textContent ?? '', 'Could not load Lintas.')
  assert.not.match(page.textContent ?? '', 'what came drawn')
  assert.ok(page.querySelector('button'))
  Object.assign(window, { lintasConfig: undefined })
  page.remove()
})

start.run()
