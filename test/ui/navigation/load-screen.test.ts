import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { createState } from '../../../application/shared/streams.ts'
import type { Session } from '../../../domain/session/session.ts'
import { createScreenLoader, withParts } from '../../../ui/navigation/load-screen.ts'
import type { Route } from '../../../ui/navigation/routes.ts'
import type { Screen } from '../../../ui/navigation/screen.ts'

const loading = suite('loading a screen')

type ScreenLoader = () => Promise<Screen>

const Nothing: Screen = () => null

const CONTEXTS: Readonly<Record<string, Route['context']>> = { bag: 'cart', topUp: 'wallet' }

const routeWith = (lazy: ScreenLoader, name = 'home'): Route => ({
  ...HOME,
  name,
  lazy,
  context: CONTEXTS[name] ?? 'catalogue',
})

const HOME: Route = {
  path: '/home',
  name: 'home',
  titleKey: 'core.title.home',
  guard: 'anybody',
  lazy: async () => Nothing,
  context: 'catalogue',
  texts: ['catalogue'],
  tab: 'home',
  kind: 'root',
  isKept: true,
  surface: 'bg',
  column: 'wide',
}

/** Fails `failures` times, then gives the screen. */
const flaky = (failures: number): { readonly load: () => Promise<Screen>; readonly tries: () => number } => {
  let tries = 0
  return {
    tries: () => tries,
    load: async () => {
      tries += 1
      if (tries <= failures) throw new Error('gone')
      return Nothing
    },
  }
}

const SHEETS = [
  ['/assets/fields.css', ['wallet', 'product']],
  ['/assets/shared.css', ['cart', 'wallet']],
  ['/assets/catalogue.css', ['catalogue']],
  ['/assets/cart.css', ['cart']],
  ['/assets/wallet.css', ['wallet']],
]

const emptyPage = (): Document => {
  const page = document.implementation.createHTMLDocument()
  // The test's page would fetch a real link by itself: a stand-in lets the test say what comes of it.
  const create = page.createElement.bind(page)
  page.createElement = ((name: string) => {
    if (name !== 'link') return create(name)
    const standIn = create('meta')
    for (const attribute of ['rel', 'href'])
      Object.defineProperty(standIn, attribute, {
        get: () => standIn.getAttribute(attribute),
        set: (value: string) => standIn.setAttribute(attribute, value),
      })
    return standIn
  }) as typeof page.createElement
  return page
}

/** A page whose build has sheets for its contexts. */
const pageWithSheets = (): Document => {
  const page = emptyPage()
  const block = page.createElement('script')
  block.id = 'lintas-sheets'
  block.setAttribute('type', 'application/json')
  block.textContent = JSON.stringify(SHEETS)
  page.head.append(block)
  return page
}

const linksOf = (page: Document): readonly HTMLElement[] => [...page.head.querySelectorAll('meta')]

const hrefsOf = (page: Document): readonly string[] =>
  linksOf(page).map((link) => (link as HTMLLinkElement).href)

loading('loads the texts of the route together with its code', async () => {
  const asked: (readonly string[])[] = []
  const load = createScreenLoader(async (contexts) => void asked.push(contexts), emptyPage())
  assert.is(await load(routeWith(async () => Nothing)), Nothing)
  assert.equal(asked, [['catalogue']])
})

loading(
  'begins with a second screen a turn later, and with one that was asked for before at once',
  async () => {
    const turns: (() => void)[] = []
    const turn = () => new Promise<void>((resolve) => void turns.push(resolve))
    const load = createScreenLoader(async () => undefined, emptyPage(), turn)
    await load(routeWith(async () => Nothing))
    const other = flaky(0)
    const second = load(routeWith(other.load, 'explore'))
    assert.is(other.tries(), 0)
    turns[0]?.()
    assert.is(await second, Nothing)
    await load(routeWith(other.load, 'explore'))
    assert.is(turns.length, 1)
  },
)

loading('retries code that did not load once, and then fails', async () => {
  const load = createScreenLoader(async () => undefined, emptyPage())
  const once = flaky(1)
  assert.is(await load(routeWith(once.load)), Nothing)
  assert.is(once.tries(), 2)
  const never = flaky(9)
  let fault: unknown
  await load(routeWith(never.load)).catch((error: unknown) => {
    fault = error
  })
  assert.instance(fault, Error)
  assert.is(never.tries(), 2)
})

loading('waits for the stylesheet of the route and loads it once', async () => {
  const page = pageWithSheets()
  const load = createScreenLoader(async () => undefined, page)
  let isThere = false
  const first = load(routeWith(async () => Nothing)).then(() => {
    isThere = true
  })
  const second = load(routeWith(async () => Nothing))
  await Promise.resolve()
  assert.is(linksOf(page).length, 1)
  assert.is(isThere, false)
  linksOf(page)[0]?.onload?.(new Event('load'))
  await Promise.all([first, second])
  assert.is(linksOf(page).length, 1)
})

loading('removes a stylesheet that failed and loads it again', async () => {
  const page = pageWithSheets()
  const load = createScreenLoader(async () => undefined, page)
  const coming = load(routeWith(async () => Nothing))
  await Promise.resolve()
  linksOf(page)[0]?.onerror?.(new Event('error'))
  await new Promise((done) => setImmediate(done))
  assert.is(linksOf(page).length, 1)
  linksOf(page)[0]?.onload?.(new Event('load'))
  assert.is(await coming, Nothing)
})

loading('loads no stylesheet that a rendered page contains, and each later one once', async () => {
  const page = pageWithSheets()
  const held = page.createElement('style')
  held.dataset['href'] = '/assets/catalogue.css'
  page.head.append(held)
  const load = createScreenLoader(
    async () => undefined,
    page,
    async () => undefined,
  )
  await load(routeWith(async () => Nothing))
  await load(routeWith(async () => Nothing, 'explore'))
  assert.is(linksOf(page).length, 0)
  const coming = load(routeWith(async () => Nothing, 'bag'))
  await settle()
  assert.equal(hrefsOf(page), ['/assets/shared.css', '/assets/cart.css'])
  for (const link of linksOf(page)) link.onload?.(new Event('load'))
  assert.is(await coming, Nothing)
})

loading('removes a shared stylesheet that failed, and inserts it again at its place', async () => {
  const page = pageWithSheets()
  const load = createScreenLoader(
    async () => undefined,
    page,
    async () => undefined,
  )
  const coming = load(routeWith(async () => Nothing, 'bag'))
  await settle()
  assert.equal(hrefsOf(page), ['/assets/shared.css', '/assets/cart.css'])
  linksOf(page)[1]?.onload?.(new Event('load'))
  linksOf(page)[0]?.onerror?.(new Event('error'))
  await settle()
  assert.equal(hrefsOf(page), ['/assets/shared.css', '/assets/cart.css'])
  linksOf(page)[0]?.onload?.(new Event('load'))
  assert.is(await coming, Nothing)
})

loading(
  'inserts each stylesheet at its place in the cascade, also beside those of a rendered page',
  async () => {
    const page = pageWithSheets()
    for (const href of ['/assets/shared.css', '/assets/cart.css']) {
      const held = page.createElement('style')
      held.dataset['href'] = href
      page.head.append(held)
    }
    const load = createScreenLoader(
      async () => undefined,
      page,
      async () => undefined,
    )
    const coming = load(routeWith(async () => Nothing, 'topUp'))
    await settle()
    const sheets = [...page.head.querySelectorAll<HTMLElement>('meta, style')]
    assert.equal(
      sheets.map((one) => one.dataset['href'] ?? one.getAttribute('href')),
      ['/assets/fields.css', '/assets/shared.css', '/assets/cart.css', '/assets/wallet.css'],
    )
    for (const link of linksOf(page)) link.onload?.(new Event('load'))
    assert.is(await coming, Nothing)
  },
)

loading('loads a stylesheet that two contexts share once', async () => {
  const page = pageWithSheets()
  const load = createScreenLoader(
    async () => undefined,
    page,
    async () => undefined,
  )
  const coming = [load(routeWith(async () => Nothing, 'bag')), load(routeWith(async () => Nothing, 'topUp'))]
  await settle()
  assert.equal(hrefsOf(page), [
    '/assets/fields.css',
    '/assets/shared.css',
    '/assets/cart.css',
    '/assets/wallet.css',
  ])
  for (const link of linksOf(page)) link.onload?.(new Event('load'))
  assert.equal(await Promise.all(coming), [Nothing, Nothing])
})

const ALL_LOADED: Parameters<typeof withParts>[1] = {
  session: { session$: createState<Session>({ kind: 'visitor' }).stream },
  loadBeyondHome: async () => undefined,
  loadShopperParts: async () => undefined,
}

loading("loads the shopper modules with the first of a shopper's pages, and retries once", async () => {
  let tries = 0
  const loadShopperParts = async (): Promise<void> => {
    tries += 1
    if (tries === 1) throw new Error('gone')
  }
  const load = withParts(async () => Nothing, { ...ALL_LOADED, loadShopperParts })
  assert.is(await load(HOME), Nothing)
  assert.is(tries, 0)
  assert.is(await load({ ...HOME, guard: 'signed-in' }), Nothing)
  assert.is(tries, 2)
})

loading('shows no shopper page without the shopper modules', async () => {
  const load = withParts(async () => Nothing, {
    ...ALL_LOADED,
    loadShopperParts: () => Promise.reject(new Error('gone')),
  })
  const shown = await load({ ...HOME, guard: 'signed-in' }).catch((cause: Error) => cause.message)
  assert.is(shown, 'gone')
})

loading("loads what a visitor's home page does not need with every other page", async () => {
  const session = createState<Session>({ kind: 'visitor' })
  let tries = 0
  const load = withParts(async () => Nothing, {
    ...ALL_LOADED,
    session: { session$: session.stream },
    loadBeyondHome: async () => {
      tries += 1
      if (tries === 1) throw new Error('gone')
    },
  })
  await load({ ...HOME, context: 'home' })
  assert.is(tries, 0)
  await load({ ...HOME, context: 'session' })
  assert.is(tries, 2, 'once more, since the first try failed')
  session.set({ kind: 'signed-in', token: 't', user: undefined })
  await load({ ...HOME, context: 'home' })
  assert.is(tries, 3)
})

loading.run()
