import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGES } from '../../../domain/account/language.ts'
import { PATIENT, paintedPages } from '../../support/browser/pages/painted-pages.ts'
import { patternOf, wordsOf } from '../../support/browser/pages/visible-words.ts'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'

const painted = suite('a page that comes with its data, in Chromium')

// Not in a hook: what a hook throws is swallowed by the runner.
const shop = await openBuiltShop()
painted.after(() => shop.close())

const { openPainted, bytesOnTheWire, withPage, awake, sleepy } = paintedPages(shop)

painted('shows products, pictures and links without any script', () =>
  withPage(
    async (page) => {
      await openPainted(page, '/home')
      await page.locator('article a[href^="/detail/"]').first().waitFor()
      assert.ok((await page.locator('article').count()) >= 4)
      await openPainted(page, '/detail/54/15')
      assert.ok(((await page.locator('h1').textContent()) ?? '').length > 3)
      await page.locator('section img').first().waitFor()
      const told = page.locator('meta[property="og:image"]')
      assert.match((await told.getAttribute('content')) ?? '', `${shop.origin}/art/`)
      await openPainted(page, '/search')
      await page.getByRole('button', { name: 'headphone' }).waitFor()
      for (const list of ['/explore', '/shop/15', '/search?q=tas']) {
        await openPainted(page, list)
        assert.ok((await page.locator('article a[href^="/detail/"]').count()) >= 4, list)
        assert.is(await page.locator('[aria-busy]').count(), 0, list)
      }
      await page.getByText(patternOf(wordsOf('dgn')('search.found'))).waitFor()
    },
    { javaScriptEnabled: false },
  ),
)

// Styles of the shell and of the context stand in the page as well: what it shows needs no other file.
const MOST_BYTES = 24 * 1024

for (const path of ['/home', '/detail/54/15', '/search']) {
  painted(`${path} takes no more than 24 KB on the wire, in every language`, async () => {
    for (const language of LANGUAGES) {
      const bytes = await bytesOnTheWire(path, language)
      assert.ok(bytes > 5_000 && bytes <= MOST_BYTES, `${language}: ${bytes} bytes`)
    }
  })
}

const TAKEN_OVER = [
  '/home',
  '/detail/54/15',
  '/search',
  '/search?q=tas',
  '/explore',
  '/shop/15',
  '/chatRoomDetail',
]

for (const path of TAKEN_OVER) {
  painted(`${path} is taken over as it stands: no element anew, no answer asked for twice`, () =>
    withPage(async (page) => {
      const problems: string[] = []
      const asked: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('request', (request) => {
        // A plain page that came before has asked by itself.
        if (request.isNavigationRequest()) asked.length = 0
        asked.push(request.url().replace(shop.origin, ''))
      })
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          Object.assign(window, {
            drawn: [...document.querySelectorAll('#app :is(a, button, img, h1, h2, input)')],
          })
        })
      })
      await openPainted(page, path)
      const answers = await page
        .locator('#lintas-answers')
        .evaluate((block) => Object.keys(JSON.parse(block.textContent ?? '{}')))
      await awake(page)
      const lost = await page.evaluate(() =>
        (window as unknown as { drawn: Element[] }).drawn
          .filter((element) => !element.isConnected)
          .map((element) => element.outerHTML.slice(0, 80)),
      )
      assert.equal(lost, [])
      assert.equal(problems, [])
      assert.equal(
        answers.filter((url) => asked.includes(url)),
        [],
      )
    }),
  )
}

painted('keeps what is typed before the code is there, and signs in with it', () =>
  withPage(async (page) => {
    const wake = await sleepy(page)
    await openPainted(page, '/login')
    const [account, password] = [page.locator('input').nth(0), page.locator('input').nth(1)]
    await account.pressSequentially('rani@contoh.id')
    await password.pressSequentially('lintas-demo')
    await page.keyboard.press('Enter')
    assert.is(new URL(page.url()).pathname, '/login')
    assert.is(await account.inputValue(), 'rani@contoh.id')
    wake()
    await page.waitForURL('**/home', PATIENT)
  }),
)

painted('keeps what is typed, and does what is asked, while the page wakes up', () =>
  withPage(async (page) => {
    const wake = await sleepy(page)
    const part = /\/assets\/held-input-\w+\.js$/
    const wakeWhole = await sleepy(page, part)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
    })
    await openPainted(page, '/login')
    const [account, password] = [page.locator('input').nth(0), page.locator('input').nth(1)]
    await account.pressSequentially('rani@contoh.id')
    await password.pressSequentially('lintas')
    const asked = page.waitForRequest(part, PATIENT)
    wake()
    await asked
    await password.pressSequentially('-demo')
    await page.locator('form button[type="submit"]').tap()
    wakeWhole()
    await page.waitForURL('**/home', PATIENT)
    assert.equal(
      posts.filter((path) => path.endsWith('/login')),
      ['/api/user/login'],
    )
  }),
)

painted('repeats a tap that came before the code, once', () =>
  withPage(async (page) => {
    const wake = await sleepy(page)
    await openPainted(page, '/login')
    const reveal = page.locator('form button[type="button"]').first()
    await reveal.tap()
    assert.is(await page.locator('input[type="password"]').count(), 1)
    wake()
    await page.waitForFunction(() => !document.querySelector('input[type="password"]'), null, PATIENT)
  }),
)

painted('remembers what a visitor asked for who follows a link of /login before the code is there', () =>
  withPage(async (page) => {
    const wake = await sleepy(page)
    await openPainted(page, '/bag')
    const opened: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
    })
    await page.getByRole('link', { name: 'Daftar' }).tap()
    wake()
    await page.waitForURL('**/register', PATIENT)
    assert.equal(opened, [], 'pages that were loaded whole')
    assert.match(await page.evaluate(() => localStorage.getItem('lintas_return') ?? ''), /\/bag$/)
  }),
)

painted('fetches its code when it has been seen, and runs it half a second later, or under a finger', () =>
  withPage(async (page) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    const wake = await sleepy(page)
    const isRunning = () => page.evaluate(() => 'lintasConfig' in window)
    for (const touch of [false, true]) {
      await openPainted(page, '/home')
      await page.waitForLoadState('load')
      await page.locator('link[rel="preload"][as="style"]').waitFor({ state: 'attached' })
      await page.clock.runFor(300)
      assert.ok((await page.locator('link[rel="modulepreload"]').count()) > 0, 'asks for its code')
      assert.is(await isRunning(), false)
      if (touch) await page.mouse.down()
      await page.clock.runFor(touch ? 50 : 300)
      assert.is(await isRunning(), true)
    }
    wake()
  }),
)

painted('asks for nothing of its code before its first picture is on the screen', () =>
  withPage(async (page) => {
    await openPainted(page, '/home')
    await awake(page)
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
      return files.filter(({ startTime }) => startTime < (paint?.startTime ?? 0)).map(({ name }) => name)
    })
    assert.equal(early, [])
  }),
)

painted('fetches its code also in a browser that does not tell of its first picture', () =>
  withPage(async (page) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await page.addInitScript(() => {
      Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] })
      PerformanceObserver.prototype.observe = () => undefined
    })
    await openPainted(page, '/home')
    await page.waitForLoadState('load')
    await page.clock.runFor(300)
    assert.ok((await page.locator('link[rel="modulepreload"]').count()) > 0)
  }),
)

painted('has the browser read the shell before it is called', async () => {
  const read = async (path: string): Promise<string> => (await fetch(shop.origin + path)).text()
  const [main = ''] = /\/assets\/main-\w+\.js/.exec(await read('/home')) ?? []
  const code = await read(main)
  const chunks = [...code.matchAll(/from"(\/assets\/chunk-\w+\.js)"/g)].map(([, path = '']) => path)
  const first = '//# allFunctionsCalledOnLoad\n'
  for (const path of chunks) assert.is((await read(path)).slice(0, first.length), first)
  assert.ok(code.startsWith(first) && chunks.length > 0, code.slice(0, 99))
})

painted('opens the list of languages for who tapped the globe before the code', () =>
  withPage(async (page) => {
    const wake = await sleepy(page)
    await openPainted(page, '/home')
    await page.getByRole('button', { name: 'Bahasa' }).tap()
    wake()
    const list = page.getByRole('combobox', { name: 'Bahasa' })
    await list.waitFor()
    await page.waitForFunction(() => document.activeElement?.tagName === 'SELECT', null, PATIENT)
  }),
)

for (const path of ['/home', '/detail/54/15'])
  painted(`${path} is not laid out while it is read: no list, no container query`, async () => {
    const text = await (await fetch(shop.origin + path)).text()
    assert.not.match(text, '<select')
    assert.not.match(text, '@container')
  })

painted('follows a link that is tapped before the code is there', () =>
  withPage(async (page) => {
    await sleepy(page)
    await openPainted(page, '/home')
    await page.locator('article a').first().tap()
    await page.waitForURL('**/detail/**', { ...PATIENT, waitUntil: 'commit' })
  }),
)

painted("has the visitor's language and theme before any code is there", () =>
  withPage(async (page, context) => {
    await sleepy(page)
    await context.addCookies([
      { name: 'lintas_lang', value: 'en', url: shop.origin },
      { name: 'lintas_theme', value: 'dark', url: shop.origin },
    ])
    await openPainted(page, '/login')
    assert.is(await page.title(), 'Sign in - Lintas')
    assert.is(await page.locator('html').getAttribute('lang'), 'en')
    assert.is(await page.locator('html').getAttribute('data-theme'), 'dark')
  }),
)

painted.run()
