import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createWorker } from '../../../adapters/service-worker/create-worker.ts'
import type { WorkerScope } from '../../../adapters/service-worker/worker-scope.ts'
import { buildStore } from '../../../domain/offline/kept-life.ts'
import { createFakeCaches } from '../../support/fakes/fake-caches.ts'

const pages = suite('pages from the service worker')

const BUILD = { id: 'b1', shell: [], rest: [], texts: {}, prerendered: [], pictures: [] }

/** A worker with a cached page; gives what it responds with to a navigation. */
const open = async (hasNetwork: boolean) => {
  const caches = createFakeCaches()
  await (await caches.open(buildStore('b1'))).put('/index.html', new Response('cached'))
  let respond: (event: unknown) => void = () => undefined
  const scope = {
    caches,
    crypto,
    location: { origin: 'http://shop.test' },
    clients: { get: async () => undefined, claim: async () => undefined },
    fetch: async () => {
      if (!hasNetwork) throw new TypeError('no network')
      return new Response('from the server')
    },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, act: (event: unknown) => void) => {
      if (name === 'fetch') respond = act
    },
  } as unknown as WorkerScope
  createWorker(scope, BUILD, { now: () => 1000, wait: () => new Promise(() => undefined) })
  return async (path: string): Promise<string> => {
    let coming: Promise<Response> | undefined
    respond({
      // Only a browser makes a request that navigates.
      request: { method: 'GET', mode: 'navigate', url: `http://shop.test${path}`, headers: new Headers() },
      respondWith: (response: Promise<Response>) => {
        coming = response
      },
      waitUntil: () => undefined,
    })
    return (await coming)?.text() ?? 'nothing'
  }
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
