import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { PlatformScreen } from '../../../ui/account/PlatformScreen.tsx'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { type OpenScreen, openScreen } from '../../support/ui/open-screen.tsx'

const entry = suite('the entry of merchants (requirement S1)')

const open = (merchantLink: unknown): Promise<OpenScreen> => {
  const { app, http } = createFakeApp()
  http.answer('/api/index/index', () => accepted({ name: 'Lintas', merchant_link: merchantLink }))
  return openScreen(app, <PlatformScreen />, '/platform')
}

entry('opens the configured address in a new window', async () => {
  const { screen } = await open('https://seller.shop.example/login')
  const link = screen.get('link', 'account.merchantEntry')
  assert.equal(
    ['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
    ['https://seller.shop.example/login', '_blank', 'noopener noreferrer'],
  )
  screen.remove()
})

entry('is missing without an address, or for one that is no web page', async () => {
  for (const link of ['', undefined, 'javascript:alert(1)', 'ftp://seller.example', '//seller.example']) {
    const { screen } = await open(link)
    screen.get('img', 'Lintas')
    assert.is(screen.find('link', 'account.merchantEntry'), undefined, String(link))
    screen.remove()
  }
})

entry.run()
