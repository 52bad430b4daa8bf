import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createApp } from '../../../adapters/container/create-app.ts'
import { createFakeHost } from '../../../adapters/container/fake-host.ts'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'

const fake = suite('a host of fakes')

fake('runs the whole app on fake ports, with scripted answers and no real waiting', async () => {
  const { host, http, clock } = createFakeHost()
  const app = createApp(host, { baseUrl: '' })
  http.answer('/api/index/banner', () => accepted([]))
  const banners = await app.catalogue.loadBanners()
  assert.ok(banners.ok)
  assert.is(http.sentTo('/api/index/banner').length, 1)
  http.answer('/api/index/category', () => new Promise(() => undefined))
  const asked = app.catalogue.loadCategories()
  await clock.advanceAsync(60_000)
  const answer = await asked
  assert.is(!answer.ok && answer.fault.kind, 'timed-out')
})

fake('accepts another port in place of its own', () => {
  const cookies = createMemoryStorage()
  cookies.write('lintas_lang', 'ri', 1)
  const app = createApp(createFakeHost({ cookies }).host, { baseUrl: '' })
  assert.is(app.account.language$.value, 'ri')
})

fake.run()
