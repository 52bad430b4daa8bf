import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { enterAs, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { axeProblems } from '../../support/browser/accessibility/axe.ts'
import { holdFiles } from '../../support/browser/network/held-files.ts'
import { inSight } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage } from '../../support/browser/visitors/shopper-page.ts'

const withoutCode = suite('a page whose code does not load')

// Not in a hook: what a hook throws is swallowed by the runner.
const shop = await openSharedShop()
const token = await tokenOf(shop.origin)
withoutCode.after(() => shop.close())

const CODE = /\/assets\/(?:main|chunk)-\w+\.js$/
const SHELL = /\/assets\/main-\w+\.js$/

type StartWords = { readonly late: string; readonly reload: string; readonly noScript: string }
// The shop as it comes: without a brand of its own.
const startTexts = (language: Language): StartWords =>
  JSON.parse(readFileSync(`ui/i18n/locales/${language}/base.json`, 'utf8').replaceAll('{{brand}}', 'Lintas'))
    .start

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).filter({ visible: true })
const alertOf = (page: Page, { late }: StartWords) => page.getByRole('alert').filter({ hasText: late })

const VISITS = [
  { what: 'server-rendered with its data', path: '/home', language: 'ri' },
  { what: 'prerendered by the build', path: '/home', language: 'tai', token },
  { what: 'not rendered by a server', path: '/cardTopUp', language: 'dgn', token },
] as const

for (const { what, path, language, ...shopper } of VISITS) {
  withoutCode(`says so in the shopper's language and offers a reload, when it was ${what}`, async () => {
    const { page, context } = await openShopperPage(shop, { language, ...shopper })
    try {
      await page.route(SHELL, (route) => route.abort())
      await page.goto(shop.origin + path)
      const words = startTexts(language)
      await alertOf(page, words).waitFor()
      assert.equal(await axeProblems(page, path), [])
      await page.unrouteAll()
      await page.getByRole('button', { name: words.reload, exact: true }).click()
      await headingOf(page).first().waitFor({ state: 'attached' })
      await page.waitForFunction(() => !(window as { lintasEarly?: { held?: unknown } }).lintasEarly?.held)
      assert.is(await alertOf(page, words).count(), 0)
    } finally {
      await context.close()
    }
  })
}

for (const [path, ...labels] of [
  ['/login', 'session.account', 'session.password'],
  ['/register', 'session.email', 'session.password'],
] as const)
  withoutCode(`sends nothing that was typed at ${path}, a password least of all`, async () => {
    const { page, context, say } = await openShopperPage(shop, {})
    try {
      await page.route(SHELL, (route) => route.abort())
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
      await page.goto(shop.origin + path)
      await alertOf(page, startTexts('dgn')).waitFor()
      for (const label of labels)
        await inSight(page.getByLabel(say(label), { exact: true })).fill('rahasia.sekali')
      await page.keyboard.press('Enter')
      // An answer of the same page comes after whatever the form would have asked for.
      await page.evaluate(() => fetch('/home', { method: 'HEAD' }))
      assert.equal(
        sent.filter((one) => one.includes('rahasia')),
        [],
      )
      assert.is(new URL(page.url()).pathname + new URL(page.url()).search, path)
      for (const label of labels)
        assert.is(await inSight(page.getByLabel(say(label), { exact: true })).inputValue(), 'rahasia.sekali')
    } finally {
      await context.close()
    }
  })

withoutCode('puts no password into the address where scripts are off', async () => {
  const context = await shop.browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(`${shop.origin}/login?lang=en`)
    await inSight(page.locator('input[type=password]')).fill('rahasia.sekali')
    const sent = page.waitForRequest((request) => request.isNavigationRequest())
    await page.keyboard.press('Enter')
    assert.is((await sent).url(), `${shop.origin}/login?lang=en`)
    await inSight(page.getByRole('heading', { level: 1 })).waitFor()
    assert.is(page.url(), `${shop.origin}/login?lang=en`)
    assert.is(await page.locator('input[type=password]').inputValue(), '')
  } finally {
    await context.close()
  }
})

withoutCode('says so when no texts can be loaded, over the server-rendered page', async () => {
  const { page, context } = await openShopperPage(shop, { language: 'en' })
  try {
    await page.route(/\/assets\/base-\w+\.js$/, (route) => route.abort())
    await page.goto(`${shop.origin}/home`)
    await alertOf(page, startTexts('en')).waitFor()
    await headingOf(page).first().waitFor({ state: 'attached' })
  } finally {
    await context.close()
  }
})

withoutCode('says so when the code is late, and no longer when it has loaded', async () => {
  const { page, context } = await openShopperPage(shop, { token })
  try {
    const release = await holdFiles(page, CODE)
    await page.clock.install()
    await page.goto(`${shop.origin}/cardTopUp`, { waitUntil: 'commit' })
    await page.locator('#app').waitFor({ state: 'attached' })
    await page.clock.fastForward(3_000)
    assert.is(await page.getByRole('alert').count(), 0)
    await page.clock.fastForward(2_000)
    await alertOf(page, startTexts('dgn')).waitFor()
    release()
    await page.clock.resume()
    await alertOf(page, startTexts('dgn')).waitFor({ state: 'detached' })
    await headingOf(page).first().waitFor()
  } finally {
    await context.close()
  }
})

withoutCode('reloads itself when the network is back, where nothing was visible', async () => {
  const { page, context } = await openShopperPage(shop, { token })
  try {
    await page.route(SHELL, (route) => route.abort())
    await page.goto(`${shop.origin}/cardTopUp`)
    await alertOf(page, startTexts('dgn')).waitFor()
    await page.unrouteAll()
    await page.evaluate(() => void window.dispatchEvent(new Event('online')))
    await alertOf(page, startTexts('dgn')).waitFor({ state: 'detached' })
    await headingOf(page).first().waitFor()
  } finally {
    await context.close()
  }
})

withoutCode('requests a stylesheet again that failed', async () => {
  const { page, context } = await openShopperPage(shop, { token })
  try {
    let lost = 0
    await page.route(/\/assets\/wallet-\w+\.css$/, (route) => {
      lost += 1
      return lost === 1 ? route.abort() : route.continue()
    })
    await page.goto(`${shop.origin}/cardTopUp`)
    await headingOf(page).first().waitFor()
    const rules = await page.evaluate(() =>
      [...document.styleSheets].map((sheet) => [sheet.href ?? '', sheet.cssRules.length] as const),
    )
    const sheets = rules.filter(([href]) => /\/wallet-\w+\.css$/.test(href))
    assert.is(sheets.length, 1)
    assert.ok((sheets[0]?.[1] ?? 0) > 0, 'the sheet stands in the page without its rules')
    assert.ok(lost > 1)
  } finally {
    await context.close()
  }
})

/** Where each of them stands, as somebody who scrolls nowhere sees it. */
const seenWithoutScripts = async (
  path: string,
  language: Language,
  theirs?: string,
): Promise<readonly string[]> => {
  const context = await shop.browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  try {
    await context.addCookies([{ name: 'lintas_lang', value: language, url: shop.origin }])
    if (theirs !== undefined) await enterAs(context, shop.origin, theirs)
    const page = await context.newPage()
    await page.goto(shop.origin + path)
    // Found by its element: locators by text pass over what stands for browsers without scripts.
    const said = await page.locator('noscript p').all()
    const seen: string[] = []
    for (const one of said) {
      const box = await one.boundingBox()
      if (box && box.y >= 0 && box.y + box.height <= 844) seen.push((await one.textContent()) ?? '')
    }
    return seen
  } finally {
    await context.close()
  }
}

withoutCode('says so to a browser without scripts, in the language of a server-rendered page', async () => {
  assert.equal(await seenWithoutScripts('/home', 'ri'), [startTexts('ri').noScript])
})

withoutCode('says so to a browser without scripts in all languages where no page is rendered', async () => {
  assert.equal(
    await seenWithoutScripts('/cardTopUp', 'ri', token),
    LANGUAGES.map((language) => startTexts(language).noScript),
  )
})

withoutCode.run()
