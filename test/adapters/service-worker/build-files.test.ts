import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBuildFiles } from '../../../adapters/service-worker/build-files.ts'
import { createFakeCaches, createFullCaches } from '../../support/fakes/fake-caches.ts'

const builds = suite('file caches of successive builds')

type Gate = { readonly reached: Promise<void>; readonly open: () => void }

/** A worker of the build `id`; its server is asked for `/slow.js` and answers when the test says so. */
const worker = (caches: CacheStorage, id: string) => {
  let open = (): void => undefined
  let reach = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const gate: Gate = {
    reached: new Promise((resolve) => {
      reach = resolve
    }),
    open: () => open(),
  }
  const asked: string[] = []
  const files = createBuildFiles({
    build: {
      id,
      shell: [`/main-${id}.js`],
      rest: ['/slow.js', '/last.js'],
      texts: {},
      prerendered: [],
      pictures: [],
    },
    caches,
    send: async (request) => {
      const url = typeof request === 'string' ? request : new URL(request.url).pathname
      asked.push(url)
      if (url === '/slow.js') {
        reach()
        await opened
      }
      return new Response(`/main-${id}.js`)
    },
    pause: async () => undefined,
  })
  const start = async (): Promise<void> => {
    await files.install()
    await files.activate()
  }
  return { files, gate, asked, start }
}

const stores = (caches: CacheStorage): Promise<string[]> => caches.keys()

builds('exist for the running build and the one before', async () => {
  const caches = createFakeCaches()
  for (const id of ['a', 'b', 'c']) await worker(caches, id).start()
  assert.equal(await stores(caches), ['lintas-build-b', 'lintas-build-c'])
})

builds('are not recreated by an old worker that was still filling, or asked for a file', async () => {
  const caches = createFakeCaches()
  const old = worker(caches, 'a')
  await old.start()
  const filled = old.files.fill('en')
  const file = old.files.file(new Request('http://shop.test/slow.js'))
  await old.gate.reached
  for (const id of ['b', 'c']) await worker(caches, id).start()
  old.gate.open()
  await Promise.all([filled, file])
  assert.is(await old.files.page('/home'), undefined, 'from the host')
  await old.files.renewPage('/home')
  await old.files.dropPages()
  assert.equal(await stores(caches), ['lintas-build-b', 'lintas-build-c'])
  assert.not(old.asked.includes('/last.js'), 'it asks for nothing more')
  await worker(caches, 'd').start()
  assert.equal(await stores(caches), ['lintas-build-c', 'lintas-build-d'])
})

builds('serve a file from the network when the disk is full', async () => {
  const { files } = worker(createFullCaches(), 'a')
  const { response, isLost } = await files.file(new Request('http://shop.test/last.js'))
  assert.equal([await response.text(), isLost], ['/main-a.js', false])
})

builds('are refilled for the running build after the browser has evicted all of them', async () => {
  const caches = createFakeCaches()
  const only = worker(caches, 'a')
  await only.start()
  await caches.delete('lintas-build-a')
  await only.files.renewPage('/home')
  assert.is(await (await only.files.page('/home'))?.text(), '/main-a.js')
})

builds.run()
