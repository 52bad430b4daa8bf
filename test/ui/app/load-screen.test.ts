import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createScreenLoader } from '../../../ui/app/load-screen.ts'
import type { Route } from '../../../ui/app/route.ts'
import type { Screen } from '../../../ui/app/screen.ts'

const loading = suite('loading a screen')

const Nothing: Screen = () => null

const routeWith = (screen: Route['screen']): Route => ({
  path: '/home',
  name: 'home',
  titleKey: 'core.title.home',
  words: ['catalogue'],
  tab: 'home',
  kind: 'root',
  isKept: true,
  surface: 'bg',
  column: 'wide',
  screen,
})

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

const pageWith = (assets?: string): Document => {
  const page = document.implementation.createHTMLDocument()
  if (assets !== undefined) {
    const block = page.createElement('script')
    block.type = 'application/json'
    block.id = 'lintas-assets'
    block.textContent = assets
    page.head.append(block)
  }
  // The test's page would fetch a real link by itself: a stand-in lets the test say what comes of it.
  const create = page.createElement.bind(page)
  page.createElement = ((name: string) =>
    create(name === 'link' ? 'meta' : name)) as typeof page.createElement
  return page
}

const linksOf = (page: Document): readonly HTMLElement[] => [...page.head.querySelectorAll('meta')]

loading('asks for the words of the route together with its code', async () => {
  const asked: (readonly string[])[] = []
  const load = createScreenLoader(async (contexts) => void asked.push(contexts), pageWith())
  assert.is(await load(routeWith(async () => Nothing)), Nothing)
  assert.equal(asked, [['catalogue']])
})

loading('tries code that did not come once more, and then gives up', async () => {
  const load = createScreenLoader(async () => undefined, pageWith())
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
  const page = pageWith('{"home":{"css":["/assets/home.css"]}}')
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

loading('takes a style that failed out again and asks for it anew', async () => {
  const page = pageWith('{"home":{"css":["/assets/home.css"]}}')
  const load = createScreenLoader(async () => undefined, page)
  const coming = load(routeWith(async () => Nothing))
  await Promise.resolve()
  linksOf(page)[0]?.onerror?.(new Event('error'))
  await new Promise((done) => setImmediate(done))
  assert.is(linksOf(page).length, 1)
  linksOf(page)[0]?.onload?.(new Event('load'))
  assert.is(await coming, Nothing)
})

/** As a page that came drawn with its data: its first needs, and the whole of its styles when it is asked for. */
const drawnPage = () => {
  const page = pageWith(
    '{"home":{"css":["/assets/kit.css"]},"bag":{"css":["/assets/kit.css","/assets/bag.css"]}}',
  )
  const part = page.createElement('style')
  part.dataset['href'] = '/assets/main.css /assets/kit.css'
  page.head.append(part)
  let dressed = 0
  const lintasEarly = {
    dress: async () => {
      dressed += 1
    },
  }
  Object.defineProperty(page, 'defaultView', { value: { lintasEarly } })
  return { page, dressed: () => dressed }
}

loading('takes the drawn screen as it stands, and has all its styles applied for the next one', async () => {
  const { page, dressed } = drawnPage()
  const load = createScreenLoader(async () => undefined, page)
  await load(routeWith(async () => Nothing))
  assert.is(dressed(), 0)
  assert.is(linksOf(page).length, 0)
  const coming = load({ ...routeWith(async () => Nothing), name: 'bag' })
  await new Promise((done) => setImmediate(done))
  assert.is(dressed(), 1)
  linksOf(page)[0]?.onload?.(new Event('load'))
  await coming
  assert.is(linksOf(page).length, 1)
})

loading('has all styles applied at once where a guard leads on from what was drawn', async () => {
  const { page, dressed } = drawnPage()
  const load = createScreenLoader(async () => undefined, page)
  const coming = load({ ...routeWith(async () => Nothing), name: 'bag' })
  await new Promise((done) => setImmediate(done))
  assert.is(dressed(), 1)
  linksOf(page)[0]?.onload?.(new Event('load'))
  await coming
})

loading('gives no screen to a route that has none, but its words', async () => {
  const asked: (readonly string[])[] = []
  const load = createScreenLoader(async (contexts) => void asked.push(contexts), pageWith())
  assert.is(await load(routeWith(undefined)), undefined)
  assert.equal(asked, [[]])
})

loading.run()
