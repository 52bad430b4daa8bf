import { writeFileSync } from 'node:fs'
import type { Page, Request } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ROUTES } from '../../../ui/navigation/routes.ts'
import { DEMO_SHOPPER } from '../../support/backend/shoppers/demo-shopper.ts'
import { holdFiles } from '../../support/browser/network/held-files.ts'
import { openPagesElsewhere } from '../../support/browser/network/pages-elsewhere.ts'
import { untilHydrated } from '../../support/browser/pages/settled.ts'
import { button, field, inSight, wordsOf } from '../../support/browser/pages/visible-text.ts'
import { openBuiltServer, openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage } from '../../support/browser/visitors/shopper-page.ts'

type Visit = {
  readonly problems: readonly string[]
}
const firstLoad = suite('the first load of the production build in Chromium')

// Not in a hook: what a hook throws is swallowed by the runner.
const elsewhere = await openPagesElsewhere()
const shop = await openBuiltShop({ environment: { LINTAS_ALLOWED_ORIGINS: elsewhere.origin } })
firstLoad.after(async () => {
  elsewhere.close()
  await shop.close()
})

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

// One page for all paths: what it has loaded once it need not load again.
const visitor = await (await shop.browser.newContext(PHONE)).newPage()
const complaints: string[] = []
visitor.on('console', (message) => {
  if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
})
visitor.on('pageerror', (error) => complaints.push(error.message))

/** What is complained of on a page until it is at rest. */
const visit = async (path: string): Promise<Visit> => {
  complaints.length = 0
  await visitor.goto(shop.origin + path)
  await visitor.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await visitor.locator('h1').first().waitFor({ state: 'attached' })
  return { problems: [...complaints] }
}

/** Open to a visitor, and one that is not; home, lists, products and shops are loaded in `server-rendered-pages`. */
const LOADED = ['login', 'register', 'language']

for (const { name, path } of ROUTES) {
  if (!LOADED.includes(name)) continue
  firstLoad(`${path} loads under the strict policy without a violation`, async () => {
    assert.equal((await visit(path)).problems, [])
  })
}

type Note = { readonly name?: string; readonly page?: string; readonly path?: string }

/** Runs on the page, as if the shopper turned to another tab. */
const lookAway = (): void => {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A page of a server that asks for reports, with a cookie and an address that nobody is to be told of. */
const openWatched = async (): Promise<Page> => {
  const context = await shop.browser.newContext(PHONE)
  const page = await context.newPage()
  await context.addCookies([{ name: 'lintas_session', value: 'secret', url: shop.origin }])
  await page.route('**/field-view', (route) => route.fulfill({ status: 204 }))
  await page.route('**/api/**', (route) => route.abort())
  // As a server with this one setting writes it.
  await page.route(WATCHED, async (route) => {
    const body = await (await fetch(`${shop.origin}/explore`)).text()
    const block = '<script type="application/json" id="lintas-config">{"fieldView":"/field-view"}</script>'
    const bare = body.replace(/<script[^>]*id="lintas-config".*?<\/script>/, '')
    const html = bare.replace('<script type="application/json"', `${block}<script type="application/json"`)
    await route.fulfill({ contentType: 'text/html', body: html })
  })
  return page
}
const WATCHED = `${shop.origin}/explore?me=rani`
const FIELD_CODE = /\/field-view-\w+\.js/

const notesOf = (request: Request): readonly Note[] =>
  (JSON.parse(request.postData() ?? '') as { readonly notes: readonly Note[] }).notes

firstLoad('reports measurements to a server that collects them, and nothing personal', async () => {
  const page = await openWatched()
  const reported = page.waitForRequest('**/field-view')
  // Before the page opens: where this process is kept waiting the code has come before it goes on.
  const code = page.waitForResponse(FIELD_CODE)
  await page.goto(WATCHED)
  await page.evaluate((url) => import(url).then(() => undefined), (await code).url())
  // The first of the list came with the page; more of it is asked for at its end.
  const more = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/'))
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await more
  await page.evaluate(lookAway)
  const request = await reported
  const notes = notesOf(request)
  const names = notes.map(({ name }) => name)
  for (const name of ['FCP', 'TTFB', 'CLS']) assert.ok(names.includes(name), `${name} among ${names}`)
  assert.equal([...new Set(notes.flatMap(({ page: of }) => of ?? []))], ['/explore'])
  assert.ok(
    notes.some(({ path }) => path?.startsWith('/api/')),
    'a call that failed',
  )
  assert.not.match(request.postData() ?? '', 'rani')
  assert.is((await request.allHeaders())['cookie'], undefined)
  await page.context().close()
})

firstLoad(
  'reports a very short visit in one report, whose code is loaded when the page is hidden',
  async () => {
    const page = await openWatched()
    const release = await holdFiles(page, FIELD_CODE)
    const reported = page.waitForRequest('**/field-view')
    await page.goto(WATCHED)
    await inSight(page.locator('h1')).waitFor()
    await page.evaluate(lookAway)
    release()
    const names = notesOf(await reported).map(({ name }) => name)
    for (const name of ['FCP', 'TTFB', 'LCP', 'CLS'])
      assert.ok(names.includes(name), `${name} among ${names}`)
    await page.context().close()
  },
)

firstLoad('reports the known values of a visit that ends before that code is loaded', async () => {
  const page = await openWatched()
  await holdFiles(page, FIELD_CODE)
  const reported = page.waitForRequest('**/field-view')
  await page.goto(WATCHED)
  await inSight(page.locator('h1')).waitFor()
  await untilHydrated(page)
  // What a page sends while it goes, no test can watch.
  await page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')))
  assert.equal(
    notesOf(await reported).map(({ name, page: of }) => [name, of]),
    [
      ['FCP', '/explore'],
      ['TTFB', '/explore'],
    ],
  )
  await page.context().close()
})

firstLoad('signs in and lists by the API of another origin, in its currency', async () => {
  const settings = '.cache/other-origin.config.json'
  writeFileSync(settings, JSON.stringify({ apiBase: shop.origin, currencyLabel: 'Fr.' }))
  const pages = await openBuiltServer({ environment: { LINTAS_SETTINGS: settings } })
  elsewhere.show(pages.origin)
  const visitor = await openShopperPage({ ...shop, origin: elsewhere.origin }, {})
  const { page, say, problems } = visitor
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.add(origin)
  })
  await page.goto(`${elsewhere.origin}/login`)
  await field(page, say('session.account')).fill(DEMO_SHOPPER.account)
  await field(page, say('session.password')).fill(DEMO_SHOPPER.password)
  await button(page, say('session.signIn')).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.goto(`${elsewhere.origin}/explore`)
  const priced = page.locator('main a[href^="/detail/"]').filter({ hasText: /Fr\.\s?\d/ })
  await inSight(priced).waitFor()
  await page.goto(`${elsewhere.origin}/filter`)
  await inSight(page.locator('main').getByText(/^Fr\./)).waitFor()
  assert.equal([...asked], [shop.origin])
  assert.equal(problems, [])
  await visitor.context.close()
  await pages.close()
})

firstLoad('answers an unknown path with 404 and a page that says so', async () => {
  assert.is((await fetch(`${shop.origin}/no-such-page`)).status, 404)
  const { problems } = await visit('/no-such-page')
  await visitor.getByRole('link', { name: wordsOf('dgn')('core.toHome') }).waitFor()
  assert.is(await visitor.title(), `${wordsOf('dgn')('core.notFound')} - Lintas`)
  // The browser's own line about the status; nothing else.
  assert.equal(
    problems.filter((problem) => !/status of 404 \(Not Found\)$/.test(problem)),
    [],
  )
})

firstLoad.run()
