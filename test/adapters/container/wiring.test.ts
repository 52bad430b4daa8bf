import { readdirSync, readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { beyondHomeModules } from '../../../adapters/container/beyond-home-modules.ts'
import { createBrowserHost } from '../../../adapters/container/browser-host.ts'
import { browserMessagingPorts } from '../../../adapters/container/browser-messaging-ports.ts'
import { chatModule } from '../../../adapters/container/chat-module.ts'
import { configuredHost } from '../../../adapters/container/configured-host.ts'
import { createApp, createContainer } from '../../../adapters/container/create-app.ts'
import { createContainerWith, type LateModules } from '../../../adapters/container/create-container.ts'
import { createCounter } from '../../../adapters/container/create-counter.ts'
import { createPageApp } from '../../../adapters/container/create-page-app.ts'
import { createFakeHost } from '../../../adapters/container/fake-host.ts'
import { type Host, messagingPortsModule } from '../../../adapters/container/host-of.ts'
import { createNodeHost } from '../../../adapters/container/node-host.ts'
import { createNodeMessagingPorts } from '../../../adapters/container/node-messaging-ports.ts'
import { get, isBound, provide, swap, type Token, token } from '../../../adapters/container/provide.ts'
import { createServerRenderingHost } from '../../../adapters/container/server-rendering-host.ts'
import { shopperModules } from '../../../adapters/container/shopper-modules.ts'
import { FIELD_VIEW, MESSAGING_PORTS, PORTS, TOKENS } from '../../../adapters/container/tokens.ts'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { accepted, createFakeHttp } from '../../../adapters/fakes/fake-http.ts'
import { createFakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'

const wiring = suite('wiring')

const CONFIG = { baseUrl: '' }
/** As a page loads it (`ui/chat.ts`). */
const loadChat = async () => [browserMessagingPorts, chatModule]
const LATE: LateModules = {
  beyondHome: async () => beyondHomeModules,
  shopper: async () => shopperModules,
}
/** Bound with the chat's module. */
const CHAT = { ...MESSAGING_PORTS, openChat: TOKENS.openChat }

/** What a page has that its adapters take as they are made; ended by the call that is given. */
const openPage = (): (() => void) => {
  const page = new Window({ url: 'http://shop.test/' })
  const { document, localStorage, sessionStorage, navigator, location } = page
  const before = new Map<string, PropertyDescriptor | undefined>()
  const given = { window: page, document, localStorage, sessionStorage, navigator, location }
  for (const [name, value] of Object.entries(given)) {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  return () => {
    for (const [name, was] of before) {
      if (was) Object.defineProperty(globalThis, name, was)
      else Reflect.deleteProperty(globalThis, name)
    }
    void page.happyDOM.close()
  }
}

const hosts: Readonly<Record<string, () => Host>> = {
  browser: () => createBrowserHost(loadChat),
  node: () => createNodeHost(),
  fake: () => createFakeHost().host,
  'server-rendering': () => createServerRenderingHost('en'),
}

const unbound = (wired: ReturnType<typeof createContainer>, names: Readonly<Record<string, symbol>>) =>
  Object.keys(names).filter((name) => !isBound(wired, names[name] as symbol))

for (const [kind, createHost] of Object.entries(hosts)) {
  wiring(`binds every port of the ${kind} host, and resolves every token to one instance`, async () => {
    const close = openPage()
    const wired = createContainer(createHost(), CONFIG)
    assert.equal(unbound(wired, PORTS), [])
    await get(wired, TOKENS.loadChat)()
    assert.equal(unbound(wired, MESSAGING_PORTS), [])
    for (const [name, known] of Object.entries(TOKENS)) {
      const thing = get(wired, known as typeof TOKENS.app)
      assert.is.not(thing, undefined, name)
      assert.is(get(wired, known as typeof TOKENS.app), thing, name)
    }
    close()
  })
}

wiring('builds the counter app on every host, without anything that belongs to shoppers', () => {
  for (const [kind, createHost] of Object.entries(hosts)) {
    const close = openPage()
    const counter = createCounter(createHost())
    assert.equal(
      Object.entries(counter).filter(([, thing]) => thing === undefined),
      [],
      kind,
    )
    assert.is(counter.queues('order'), counter.queues('order'))
    assert.not('cart' in counter || 'orders' in counter || 'wallet' in counter)
    close()
  }
})

wiring('has a token for every port', () => {
  const tokens = readFileSync('adapters/container/tokens.ts', 'utf8')
  const ports = readdirSync('application/ports')
  assert.ok(ports.length > 8)
  assert.equal(
    ports.filter((file) => !tokens.includes(`/ports/${file}'`)),
    [],
  )
})

wiring("loads the chat's bindings into a page's container with the chat, once", async () => {
  const wired = createContainer(createBrowserHost(loadChat), CONFIG)
  assert.equal(unbound(wired, CHAT), Object.keys(CHAT))
  const load = get(wired, TOKENS.loadChat)
  const close = openPage()
  const [first, second] = await Promise.all([load(), load()])
  assert.is(first, second)
  assert.equal(unbound(wired, CHAT), [])
  close()
})

wiring('loads the chat again after loading its ports failed', async () => {
  const close = openPage()
  let isThere = false
  const loadSometimes = async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return [messagingPortsModule(createNodeMessagingPorts()), chatModule]
  }
  const wired = createContainer(createBrowserHost(loadSometimes), CONFIG)
  const load = get(wired, TOKENS.loadChat)
  assert.is(await load().catch(() => 'failed'), 'failed')
  isThere = true
  assert.type(await load().catch(() => 'failed'), 'function')
  close()
})

wiring('loads the shopper modules on demand, and follows the other tabs from then on', async () => {
  const close = openPage()
  const app = createPageApp(createBrowserHost(loadChat), CONFIG, LATE)
  for (const name of ['orders', 'wallet', 'addresses'] as const) {
    assert.throws(() => app[name], new RegExp(`lintas\\.${name}`))
  }
  await Promise.all([app.loadShopperParts(), app.loadShopperParts()])
  const { orders, wallet, addresses } = app
  assert.equal([app.orders, app.wallet, app.addresses], [orders, wallet, addresses])
  assert.is(addresses.addresses$.value.phase, 'idle')
  close()
})

wiring('loads the shopper modules again after loading them failed', async () => {
  let isThere = false
  const wired = createContainerWith(createFakeHost().host, CONFIG, {
    ...LATE,
    shopper: async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
      return shopperModules
    },
  })
  const { loadShopperParts } = get(wired, TOKENS.app)
  assert.is(await loadShopperParts().catch(() => 'failed'), 'failed')
  isThere = true
  await loadShopperParts()
  assert.ok(get(wired, TOKENS.app).orders)
})

wiring('binds what only pages after the home page need when it is loaded, once', async () => {
  const wired = createContainerWith(createFakeHost().host, CONFIG, LATE)
  const bound = () =>
    [TOKENS.enter, TOKENS.accountActs, TOKENS.shopperCart].map((name) => isBound(wired, name))
  const { loadBeyondHome } = get(wired, TOKENS.app)
  assert.equal(bound(), [false, false, false])
  assert.is(get(wired, TOKENS.lateEnter).now, undefined)
  await Promise.all([loadBeyondHome(), loadBeyondHome(), get(wired, TOKENS.lateEnter).load()])
  assert.equal(bound(), [true, true, true])
  assert.is(get(wired, TOKENS.lateEnter).now, get(wired, TOKENS.enter))
})

wiring('replaces a port by rebinding its token', async () => {
  const [http, lifecycle] = [createFakeHttp(), createFakeLifecycle()]
  http.answer('/api/index/banner', () => accepted([]))
  const wired = createContainer(createNodeHost(), CONFIG)
  swap(wired, PORTS.http, http)
  swap(wired, PORTS.lifecycle, lifecycle)
  const app = get(wired, TOKENS.app)
  assert.ok((await app.catalogue.loadBanners()).ok)
  assert.is(http.sentTo('/api/index/banner').length, 1)
  assert.is(app.lifecycle, lifecycle)
})

wiring('replaces a chat port before the chat module is loaded', async () => {
  const { host, network } = createFakeHost()
  const wired = createContainer(host, CONFIG)
  assert.is(get(wired, MESSAGING_PORTS.socket), network)
  const other = createFakeHost().network
  swap(wired, MESSAGING_PORTS.socket, other)
  assert.is(get(wired, MESSAGING_PORTS.socket), other)
})

wiring('adds a log listener and the report bindings in a page with a field view', () => {
  const close = openPage()
  const { host, config } = configuredHost({ fieldView: 'http://shop.test/field' }, () => 'home', loadChat)
  const clock = createFakeClock()
  const wired = createContainer(host, config)
  swap(wired, PORTS.clock, clock)
  assert.equal(unbound(wired, { ...PORTS, ...FIELD_VIEW }), [])
  assert.is(get(wired, PORTS.log), get(wired, FIELD_VIEW.followedLog))
  assert.is(clock.pending(), 1)
  close()
})

wiring('sends the language of the bound cookies to a remote API', async () => {
  const close = openPage()
  const { host, config } = configuredHost({ apiBase: 'https://api.example' }, () => 'home', loadChat)
  const wired = createContainer(host, config)
  const cookies = createMemoryStorage(() => 0)
  cookies.write(COOKIE_NAMES.language, 'ri', 1)
  swap(wired, PORTS.cookies, cookies)
  const asked: (string | null)[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (_, init) => {
    asked.push(new Headers(init?.headers).get('accept-language'))
    return new Response('{}')
  }
  await get(wired, PORTS.http).send({
    method: 'GET',
    url: 'https://api.example/api/x',
    headers: {},
    timeoutMs: 1_000,
  })
  globalThis.fetch = fetch
  assert.equal(asked, ['ja'])
  close()
})

wiring('creates an App without any network call', () => {
  const { host, http } = createFakeHost()
  createApp(host, CONFIG)
  assert.equal(http.requests, [])
})

wiring('includes all of reflect-metadata: every function that its main entry adds to Reflect', () => {
  const main = readFileSync('node_modules/reflect-metadata/Reflect.js', 'utf8')
  const names = [...main.matchAll(/\bexporter\("(\w+)"/g)].map(([, name = '']) => name)
  assert.is(names.length, 10)
  assert.equal(
    names.filter((name) => typeof Reflect[name as keyof typeof Reflect] !== 'function'),
    [],
  )
})

wiring('does not compile when a binding is wrong, missing or swapped', () => {
  const wired = createContainer(createFakeHost().host, CONFIG)
  const bind = wired.bind.bind(wired)
  const number: Token<number> = token('test.number')
  const text: Token<string> = token('test.text')
  provide(bind, number, () => 1, {})
  provide(bind, text, ({ count }: { count: number }) => `${count}`, { count: number })
  // @ts-expect-error the need is a number, the wire a text
  provide(bind, token<string>('test.wrong'), ({ count }: { count: number }) => `${count}`, { count: text })
  // @ts-expect-error the need has no wire
  provide(bind, token<string>('test.missing'), ({ count }: { count: number }) => `${count}`, {})
  // @ts-expect-error the token promises a number, the factory makes a text
  provide(bind, token<number>('test.made'), () => 'one', {})
  assert.is(get(wired, text), '1')
  // @ts-expect-error the token promises a number, what takes its place is a text
  swap(wired, number, 'one')
})

wiring.run()
