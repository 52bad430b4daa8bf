import { randomBytes } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createNoAlerts, createNoSound } from '../../adapters/alerts/browser-alerts.ts'
import type { createApp } from '../../adapters/container/create-app.ts'
import type { hostOf } from '../../adapters/container/host-of.ts'
import { createLazyAddressHashes } from '../../adapters/crypto/lazy-address-hashes.ts'
import { createNobleCrypto } from '../../adapters/crypto/noble-crypto.ts'
import { createSubtleSha256 } from '../../adapters/crypto/web-crypto.ts'
import { gatewayOf } from '../../adapters/embedded-backend/chat/gateway/gateway-part.ts'
import { settle } from '../../adapters/fakes/fake-clock.ts'
import { createFetchHttp } from '../../adapters/http/fetch-http.ts'
import { createSteadyLifecycle } from '../../adapters/lifecycle/steady-lifecycle.ts'
import { createLoneLock } from '../../adapters/lock/lone-lock.ts'
import { createNoPictures } from '../../adapters/pictures/lazy-pictures.ts'
import { createMemoryRecords } from '../../adapters/records/memory-records.ts'
import { createNoServiceWorker } from '../../adapters/service-worker/lazy-service-worker.ts'
import { createMemoryStorage } from '../../adapters/storage/web-storage.ts'
import { createLoneTab } from '../../adapters/tabs/broadcast-tabs.ts'
import { merchantChannel } from '../../domain/messaging/channels/channel.ts'
import { textContent } from '../../domain/messaging/content/content.ts'
import { startBackend } from '../support/backend/backend.ts'
import { createGatewaySocket } from '../support/backend/chat/gateway-socket.ts'
import { need } from '../support/ui/journey.ts'

const realm = suite('the app without platform APIs: no timers, no fetch, no crypto, no clock')

const CODE = '246810'

type Library = { readonly createApp: typeof createApp; readonly hostOf: typeof hostOf }

/** The app evaluated in a realm of its own, in which the time and chance of the language throw. */
const loadBare = async (): Promise<Library> => {
  const built = await build({
    stdin: {
      contents: `
        export { createApp } from './adapters/container/create-app.ts'
        export { hostOf } from './adapters/container/host-of.ts'`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'library',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['module', 'es2015'],
  })
  const bare = createContext({})
  const forbidden = `
    Date.now = () => { throw new Error('Date.now') }
    Math.random = () => { throw new Error('Math.random') }
    globalThis.Date = new Proxy(Date, {
      construct: (target, given) => {
        if (given.length === 0) throw new Error('new Date()')
        return Reflect.construct(target, given)
      },
    })`
  runInContext(`${forbidden};${built.outputFiles[0]?.text};`, bare)
  return runInContext('library', bare) as Library
}

realm('browses, orders, pays, and sends and receives a message', async () => {
  const backend = await startBackend()
  // Merchants work once the shop is open.
  await backend.listen(0)
  const { clock } = backend
  const library = await loadBare()
  const cookies = createMemoryStorage(clock.now)
  const app = library.createApp(
    library.hostOf({
      http: createFetchHttp(() => async (input, init) => backend.fetch(new Request(String(input), init))),
      cookies,
      device: cookies,
      clock,
      random: { hexId: () => randomBytes(16).toString('hex') },
      lifecycle: createSteadyLifecycle(),
      tabs: createLoneTab(),
      log: { write: () => undefined },
      userAgent: 'none',
      sha256: createSubtleSha256(),
      addressHashes: createLazyAddressHashes(),
      alerts: createNoAlerts(),
      sound: createNoSound(),
      pictures: createNoPictures(),
      serviceWorker: createNoServiceWorker(),
      socket: createGatewaySocket(() => gatewayOf(backend.deps), clock),
      records: createMemoryRecords(),
      locks: createLoneLock(),
      crypto: createNobleCrypto(),
      tabMemory: createMemoryStorage(clock.now),
    }),
    { baseUrl: 'http://shop.test' },
  )
  const passUntil = async (what: string, holds: () => boolean): Promise<void> => {
    for (let round = 0; round < 2000; round += 1) {
      if (holds()) return
      clock.advance(50)
      for (let turn = 0; turn < 5; turn += 1) await settle()
    }
    assert.unreachable(`never: ${what}`)
  }

  need(await app.session.signIn({ account: 'sari@example.com', password: 'rahasia1' }))
  const { productId, shopId } = need(await app.catalogue.loadProduct({ productId: '3', shopId: '2' }))
  const address = need(await app.addresses.refresh())[0]
  const source = { kind: 'product', productId, shopId, spec: '', quantity: 1 } as const
  const order = { source, addressId: address?.id ?? '', promoCode: '', note: '' }
  const { target } = need(await app.orders.submit(order))
  need(await app.orders.pay(need(await app.orders.loadPayable(target)), CODE))
  assert.is(need(await app.orders.loadPayable(target)).isPaid, true)

  void app.messaging.open()
  await passUntil('the chat is open', () => app.messaging.chat$.value.phase === 'open')
  const state = app.messaging.chat$.value
  assert.ok(state.phase === 'open')
  const { client } = state.chat
  await passUntil('connected', () => client.status$.value.state === 'connected')
  let heard = 0
  client.arrived.subscribe(() => {
    heard += 1
  })
  let outcome = ''
  const sending = need(client.send(textContent('Is it in stock?'), merchantChannel('1')))
  void sending.outcome.then(({ kind }) => {
    outcome = kind
  })
  await passUntil('stored', () => outcome === 'stored')
  await passUntil('an answer', () => heard > 0)
  await client.dispose('forget')
  await backend.close()
})

realm.run()
