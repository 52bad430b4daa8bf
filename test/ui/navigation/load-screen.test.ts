import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settle } from '../../../adapters/fakes/fake-clock.ts'
import { createScreenLoader, withShopperParts } from '../../../ui/navigation/load-screen.ts'
import type { Route } from '../../../ui/navigation/routes.ts'
import type { Screen } from '../../../ui/navigation/screen.ts'

type ScreenLoader = Route['lazy']

const loading = suite('loading a screen')

const Nothing: Screen = () => null

const routeWith = (lazy: ScreenLoader, name = 'home'): Route => ({ ...HOME, name, lazy })

const HOME: Route = {
  path: '/home',
  name: 'home',
  titleKey: 'core.title.home',
  guard: 'anybody',
  lazy: async () => Nothing,
  words: ['catalogue'],
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

const SHEETS = { home: { css: ['/assets/home.css'] }, bag: { css: ['/assets/bag.css'] } }

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

const linksOf = (page: Document): readonly HTMLElement[] => [...page.head.querySelectorAll('meta')]

loading('asks for the words of the route together with its code', async () => {
  const asked: (readonly string[])[] = []
  const load = createScreenLoader(async (contexts) => void asked.push(contexts), {}, emptyPage())
  assert.is(await load(routeWith(async () => Nothing)), Nothing)
  assert.equal(asked, [['catalogue']])
})

loading(
  'begins with a second screen a turn later, and with one that was asked for before at once',
  async () => {
    const turns: (() => void)[] = []
    const turn = () => new Promise<void>((resolve) => void turns.push(resolve))
    const load = createScreenLoader(async () => undefined, {}, emptyPage(), turn)
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

loading('tries code that did not come once more, and then gives up', async () => {
  const load = createScreenLoader(async () => undefined, {}, emptyPage())
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

loading('waits for the style of the route and asks for it once', async () => {
  const page = emptyPage()
  const load = createScreenLoader(async () => undefined, SHEETS, page)
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

loading('takes a style that failed out again and asks for it anew', async () => {
  const page = emptyPage()
  const load = createScreenLoader(async () => undefined, SHEETS, page)
  const coming = load(routeWith(async () => Nothing))
  await Promise.resolve()
  linksOf(page)[0]?.onerror?.(new Event('error'))
  await new Promise((done) => setImmediate(done))
  assert.is(linksOf(page).length, 1)
  linksOf(page)[0]?.onload?.(new Event('load'))
  assert.is(await coming, Nothing)
})

/** As a page that came drawn with its data: its first needs, and all that its screen needs when it is asked for. */
const drawnPage = () => {
  const page = emptyPage()
  const part = page.createElement('style')
  part.dataset['route'] = 'home'
  part.dataset['href'] = '/assets/main.css /assets/kit.css /assets/home.css'
  part.dataset['rest'] = '/assets/rest.css'
  page.head.append(part)
  let dressed = 0
  const lintasEarly = {
    dress: async () => {
      dressed += 1
    },
  }
  Object.defineProperty(page, 'defaultView', { value: { lintasEarly } })
  const load = createScreenLoader(
    async () => undefined,
    SHEETS,
    page,
    async () => undefined,
  )
  const open = (name: string): Promise<Screen | undefined> => load(routeWith(async () => Nothing, name))
  return { page, part, dressed: () => dressed, open }
}

const hrefsOf = (page: Document): readonly string[] =>
  linksOf(page).map((link) => (link as HTMLLinkElement).href.replace('/assets/', ''))

const arrive = (page: Document): void => {
  for (const link of linksOf(page)) link.onload?.(new Event('load'))
}

loading('takes the drawn screen as it stands, and has the rest of its styles for the next one', async () => {
  const { page, dressed, open } = drawnPage()
  await open('home')
  assert.is(dressed(), 0)
  assert.is(linksOf(page).length, 0)
  const coming = open('bag')
  await settle()
  assert.is(dressed(), 1)
  assert.equal(hrefsOf(page), ['rest.css', 'bag.css'])
  arrive(page)
  await coming
  await open('home')
  assert.equal(hrefsOf(page), ['rest.css', 'bag.css'])
})

loading('needs no more than what is drawn for another page of the same kind', async () => {
  const { page, dressed, open } = drawnPage()
  await open('home')
  await open('home')
  assert.is(dressed(), 1)
  assert.is(linksOf(page).length, 0)
})

loading('has all styles applied at once where a guard leads on from what was drawn', async () => {
  const { page, dressed, open } = drawnPage()
  const coming = open('bag')
  await settle()
  assert.is(dressed(), 1)
  assert.equal(hrefsOf(page), ['rest.css', 'bag.css'])
  arrive(page)
  await coming
})

loading('asks for the sheets in their order where the rest of them does not come', async () => {
  const { page, open } = drawnPage()
  const coming = open('bag')
  await settle()
  for (const failed of ['rest.css', 'rest.css']) {
    const at = hrefsOf(page).indexOf(failed)
    assert.is.not(at, -1)
    linksOf(page)[at]?.onerror?.(new Event('error'))
    await settle()
  }
  assert.equal(hrefsOf(page), ['kit.css', 'home.css', 'bag.css'])
  arrive(page)
  assert.is(await coming, Nothing)
  await open('home')
  assert.equal(hrefsOf(page), ['kit.css', 'home.css', 'bag.css'])
})

loading('asks for the sheets one by one where those of the drawn screen did not come', async () => {
  const { page, part, open } = drawnPage()
  await open('home')
  part.dataset['lost'] = ''
  const coming = open('bag')
  await settle()
  assert.equal(hrefsOf(page), ['kit.css', 'home.css', 'bag.css'])
  arrive(page)
  await coming
})

loading("brings what only a shopper's pages use with the first of them, and tries for it twice", async () => {
  let tries = 0
  const loadShopperParts = async (): Promise<void> => {
    tries += 1
    if (tries === 1) throw new Error('gone')
  }
  const load = withShopperParts(async () => Nothing, { loadShopperParts })
  assert.is(await load(HOME), Nothing)
  assert.is(tries, 0)
  assert.is(await load({ ...HOME, guard: 'signed-in' }), Nothing)
  assert.is(tries, 2)
})

loading("shows no page of a shopper's without them", async () => {
  const load = withShopperParts(async () => Nothing, {
    loadShopperParts: () => Promise.reject(new Error('gone')),
  })
  const shown = await load({ ...HOME, guard: 'signed-in' }).catch((cause: Error) => cause.message)
  assert.is(shown, 'gone')
})

loading.run()
