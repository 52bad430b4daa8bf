import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../support/until.ts'

const start = suite('the start of the page')

start('has the page say that the app could not be loaded, whatever broke on the way', async () => {
  const page = document.createElement('div')
  page.id = 'app'
  page.append('what came drawn')
  document.body.append(page)
  let failed = 0
  const fail = (): void => {
    failed += 1
  }
  // What the host has set never comes: nothing that a page needs is there yet.
  // biome-ignore lint/suspicious/noThenProperty: stands for a promise that nobody has begun to wait for
  const settings = { then: (_: unknown, reject: (cause: Error) => void) => reject(new Error('cut off')) }
  Object.assign(window, { lintasConfig: settings, lintasEarly: { fail } })
  await import('../../ui/main.tsx')
  await until(() => failed > 0)
  assert.is(page.textContent, 'what came drawn')
  Object.assign(window, { lintasConfig: undefined, lintasEarly: undefined })
  page.remove()
})

start.run()
