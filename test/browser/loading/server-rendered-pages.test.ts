import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGES } from '../../../domain/account/language.ts'
import { PATIENT, serverRenderedPages } from '../../support/browser/pages/server-rendered-pages.ts'
import { patternOf, wordsOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'

const serverRendered = suite('server-rendered pages with their data, in Chromium')

// Not in a hook: what a hook throws is swallowed by the runner.
const shop = await openSharedShop()
serverRendered.after(async () => {
  await returning.context().close()
  await shop.close()
})

const { openServerRendered, bytesOnTheWire, openPage, withPage, hydrated, holdCode } =
  serverRenderedPages(shop)

serverRendered('show products, pictures and links without any script', () =>
  withPage(
    async (page) => {
      await openServerRendered(page, '/home')
      await page.locator('article a[href^="/detail/"]').first().waitFor()
      assert.ok((await page.locator('article').count()) >= 4)
      await openServerRendered(page, '/detail/54/15')
      assert.ok(((await page.locator('h1').textContent()) ?? '').length > 3)
      await page.locator('section img').first().waitFor()
      const picture = page.locator('meta[property="og:image"]')
      assert.match((await picture.getAttribute('content')) ?? '', `${shop.origin}/goods/`)
      await openServerRendered(page, '/search')
      await page.getByRole('button', { name: 'headphone' }).waitFor()
      for (const list of ['/explore', '/shop/15', '/search?q=tas']) {
        await openServerRendered(page, list)
        assert.ok((await page.locator('article a[href^="/detail/"]').count()) >= 4, list)
        assert.is(await page.locator('[aria-busy]').count(), 0, list)
      }
      await page.getByText(patternOf(wordsOf('dgn')('search.found'))).waitFor()
    },
    { javaScriptEnabled: false },
  ),
)

// Styles of the shell and of the context stand in the page as well: what it shows needs no other file.
const PROMISED_KB = 24

for (const path of ['/home', '/detail/54/15', '/search']) {
  serverRendered(`${path} transfers at most ${PROMISED_KB} KB, in every language`, async () => {
    for (const language of LANGUAGES) {
      const bytes = await bytesOnTheWire(path, language)
      assert.ok(bytes > 5_000 && bytes <= PROMISED_KB * 1024, `${language}: ${bytes} bytes`)
    }
  })
}

// The product last: it leaves something on the device, of which the others would tell.
const TAKEN_OVER = [
  '/home',
  '/search',
  '/search?q=tas',
  '/explore',
  '/shop/15',
  '/chatRoomDetail',
  '/detail/54/15',
]

// One page for all of them: what it has loaded once it need not load again.
const returning = await openPage()
const problems: string[] = []
const asked: string[] = []
returning.on('console', (message) => {
  if (['error', 'warning'].includes(message.type())) problems.push(message.text())
})
returning.on('pageerror', (error) => problems.push(error.message))
returning.on('request', (request) => {
  // A plain page that came before has asked by itself.
  if (request.isNavigationRequest()) asked.length = 0
  asked.push(request.url().replace(shop.origin, ''))
})
await returning.addInitScript(() => {
  document.addEventListener('DOMContentLoaded', () => {
    Object.assign(window, {
      rendered: [...document.querySelectorAll('#app :is(a, button, img, h1, h2, input)')],
    })
  })
})

for (const path of TAKEN_OVER) {
  serverRendered(
    `${path} is hydrated in place: no element is replaced, no answer requested twice`,
    async () => {
      problems.length = 0
      await openServerRendered(returning, path)
      const answers = await returning
        .locator('#lintas-answers')
        .evaluate((block) => Object.keys(JSON.parse(block.textContent ?? '{}')))
      await hydrated(returning)
      const lost = await returning.evaluate(() =>
        (window as unknown as { rendered: Element[] }).rendered
          .filter((element) => !element.isConnected)
          .map((element) => element.outerHTML.slice(0, 80)),
      )
      assert.equal(lost, [])
      assert.equal(problems, [])
      assert.equal(
        answers.filter((url) => asked.includes(url)),
        [],
      )
    },
  )
}

serverRendered('keep text typed before hydration, and sign in with it', () =>
  withPage(async (page) => {
    const wake = await holdCode(page)
    await openServerRendered(page, '/login')
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

serverRendered('keep typed text, and sign in once however often the button is pressed', () =>
  withPage(async (page) => {
    const wake = await holdCode(page)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
    })
    await openServerRendered(page, '/login')
    const [account, password] = [page.locator('input').nth(0), page.locator('input').nth(1)]
    await account.pressSequentially('rani@contoh.id')
    await password.pressSequentially('lintas-demo')
    const signIn = page.locator('form button[type="submit"]')
    await signIn.tap()
    assert.is(await signIn.getAttribute('aria-busy'), 'true')
    await page.keyboard.press('Enter')
    wake()
    await page.waitForURL('**/home', PATIENT)
    assert.equal(
      posts.filter((path) => path.endsWith('/login')),
      ['/api/user/login'],
    )
  }),
)

serverRendered('repeat a tap made before hydration, once', () =>
  withPage(async (page) => {
    const wake = await holdCode(page)
    await openServerRendered(page, '/login')
    const reveal = page.locator('form button[type="button"]').first()
    await reveal.tap()
    assert.is(await page.locator('input[type="password"]').count(), 1)
    wake()
    await page.waitForFunction(() => !document.querySelector('input[type="password"]'), null, PATIENT)
  }),
)

serverRendered('remember the wanted page of a visitor who follows a link to /login before hydration', () =>
  withPage(async (page) => {
    const wake = await holdCode(page)
    await openServerRendered(page, '/bag')
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

serverRendered('switch to a language chosen before hydration', () =>
  withPage(async (page) => {
    const wake = await holdCode(page)
    await openServerRendered(page, '/home')
    await page.getByRole('combobox', { name: 'Bahasa' }).selectOption('en')
    wake()
    await page.waitForFunction(() => document.documentElement.lang === 'en', null, PATIENT)
    await page.getByRole('combobox', { name: 'Language' }).waitFor()
  }),
)

serverRendered('follow a link tapped before hydration', () =>
  withPage(async (page) => {
    await holdCode(page)
    await openServerRendered(page, '/home')
    await page.locator('article a').first().tap()
    await page.waitForURL('**/detail/**', { ...PATIENT, waitUntil: 'commit' })
  }),
)

serverRendered("have the visitor's language and theme before any script", () =>
  withPage(async (page, context) => {
    await holdCode(page)
    await context.addCookies([
      { name: 'lintas_lang', value: 'en', url: shop.origin },
      { name: 'lintas_theme', value: 'dark', url: shop.origin },
    ])
    await openServerRendered(page, '/login')
    assert.is(await page.title(), 'Sign in - Lintas')
    assert.is(await page.locator('html').getAttribute('lang'), 'en')
    assert.is(await page.locator('html').getAttribute('data-theme'), 'dark')
  }),
)

serverRendered.run()
