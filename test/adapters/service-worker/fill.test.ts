import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Build } from '../../../adapters/service-worker/build-files.ts'
import { createWorker } from '../../../adapters/service-worker/create-worker.ts'
import { buildStore, PICTURE_STORE, SHARED_STORE } from '../../../domain/offline/kept-life.ts'
import { createFakeWorkerScope } from '../../support/fakes/fake-worker-scope.ts'

const filling = suite('what the service worker caches once a page is idle')

const BUILD: Build = {
  id: 'b1',
  shell: ['/assets/main.js'],
  rest: ['/assets/gone.js', '/assets/late.js'],
  texts: { en: ['/assets/en.js'] },
  prerendered: [],
  pictures: ['/art/lost.webp'],
}
const HOT = '/api/index/hot_product'

/** A worker that has been told nothing yet; `gone` are addresses at which the network fails. */
const open = async (gone: readonly string[]) => {
  const { scope, caches, tell } = createFakeWorkerScope(async (path) => {
    if (gone.includes(path)) throw new TypeError('no network')
    return new Response(JSON.stringify({ code: 1, msg: '', data: path }))
  })
  // As it is once the worker was installed.
  await caches.open(buildStore('b1'))
  const pauses: number[] = []
  createWorker(scope, BUILD, {
    now: () => 1000,
    // The time after which an answer from the store would do never comes.
    wait: (delayMs) =>
      delayMs < 1000 ? Promise.resolve(void pauses.push(delayMs)) : new Promise(() => undefined),
  })
  const keptIn = async (name: string): Promise<readonly string[]> =>
    (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  return { tell, keptIn, pauses }
}

filling(
  'includes the answers that the page got before its worker, though a build file is missing',
  async () => {
    const { tell, keptIn } = await open(['/assets/gone.js'])
    await tell({ kind: 'fill', language: 'en', urls: [HOT] })
    assert.equal(await keptIn(SHARED_STORE), [`/kept/everybody${HOT}`])
    assert.equal(await keptIn(buildStore('b1')), ['/assets/en.js', '/assets/late.js'])
  },
)

filling('includes the pictures of error states, which cannot be fetched without a network', async () => {
  const { tell, keptIn } = await open([])
  await tell({ kind: 'fill', language: 'en', urls: [] })
  assert.equal(await keptIn(PICTURE_STORE), ['/kept/everybody/art/lost.webp'])
  await tell({ kind: 'fill', language: 'en', urls: [] })
  assert.is((await keptIn(PICTURE_STORE)).length, 1)
})

filling('includes the files, though the API does not answer', async () => {
  const { tell, keptIn } = await open([HOT])
  await tell({ kind: 'fill', language: 'en', urls: [HOT] })
  assert.equal(await keptIn(SHARED_STORE), [])
  assert.equal(await keptIn(buildStore('b1')), ['/assets/en.js', '/assets/gone.js', '/assets/late.js'])
})

filling('yields between two files, and does not wait once all are cached', async () => {
  const { tell, pauses } = await open([])
  await tell({ kind: 'fill', language: 'en', urls: [] })
  assert.is(pauses.length, 3)
  assert.ok(pauses.every((delayMs) => delayMs >= 20))
  await tell({ kind: 'fill', language: 'en', urls: [] })
  assert.is(pauses.length, 3)
})

// A browser activates the next worker only when this one has nothing more to do.
filling('ends when another build takes over', async () => {
  const { tell, keptIn } = await open([])
  const filled = tell({ kind: 'fill', language: 'en', urls: [HOT] })
  await tell({ kind: 'give-way' })
  await filled
  assert.equal(await keptIn(SHARED_STORE), [`/kept/everybody${HOT}`])
  assert.equal(await keptIn(buildStore('b1')), [])
  assert.equal(await keptIn(PICTURE_STORE), [])
})

filling.run()
