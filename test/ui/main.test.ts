import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../support/until.ts'

const start = suite('startup of the page')

start('shows that the app could not be loaded, whatever failed', async () => {
  const page = document.createElement('div')
  page.id = 'app'
  page.append('what was server-rendered')
  document.body.append(page)
  let failed = 0
  const fail = (): void => {
    failed += 1
  }
  // A browser that forbids cookies: nobody can say who the shopper is.
  const cookie = Object.getOwnPropertyDescriptor(document, 'cookie')
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => {
      throw new Error('forbidden')
    },
  })
  Object.assign(window, { lintasEarly: { fail } })
  await import('../../ui/main.tsx')
  await until(() => failed > 0)
  assert.is(page.textContent, 'what was server-rendered')
  Object.assign(window, { lintasEarly: undefined })
  Reflect.deleteProperty(document, 'cookie')
  if (cookie) Object.defineProperty(document, 'cookie', cookie)
  page.remove()
})

start.run()
