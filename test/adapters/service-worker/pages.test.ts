import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createWorker } from '../../../adapters/service-worker/create-worker.ts'
import { buildStore } from '../../../domain/offline/kept-life.ts'
import { createFakeWorkerScope } from '../../support/fakes/fake-worker-scope.ts'

const pages = suite('pages from the service worker')

const BUILD = { id: 'b1', shell: [], rest: [], texts: {}, prerendered: [], pictures: [] }

/** A worker with a cached page; gives what it responds with to a navigation. */
const open = async (hasNetwork: boolean) => {
  const { scope, caches, visit } = createFakeWorkerScope(async () => {
    if (!hasNetwork) throw new TypeError('no network')
    return new Response('from the server')
  })
  await (await caches.open(buildStore('b1'))).put('/index.html', new Response('cached'))
  createWorker(scope, BUILD, { now: () => 1000, wait: () => new Promise(() => undefined) })
  return async (path: string): Promise<string> => (await visit(path))?.text() ?? 'nothing'
}

pages('come from the cache at once', async () => {
  const visit = await open(true)
  assert.is(await visit('/explore?cat=3'), 'cached')
})

pages('come from the server where the address names a language, which the server sets', async () => {
  const visit = await open(true)
  assert.is(await visit('/detail/1/5?utm_source=mail&lang=ja'), 'from the server')
})

pages('come from the cache without a network, in whatever language', async () => {
  const visit = await open(false)
  assert.is(await visit('/detail/1/5?lang=ja'), 'cached')
})

pages.run()
