import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LANGUAGES, type Language } from '../../../domain/account/language.ts'
import { COOKIE_NAMES } from '../../../domain/session/session.ts'
import { tokenOf as tokenOfDemo } from '../../support/backend/shoppers/demo-shopper.ts'
import { settleAt } from '../../support/browser/pages/settled.ts'
import { STOREFRONT_PATHS } from '../../support/browser/pages/storefront-paths.ts'
import { type BuiltShop, openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage, type ShopperPage } from '../../support/browser/visitors/shopper-page.ts'
import { hireByCommand, openStaffPage } from '../../support/browser/visitors/staff-page.ts'

const branded = suite('a shop with a brand of its own')

const NAME = 'Toko Rani'
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 114 30"><rect width="114" height="30" rx="6" fill="#6b2fb3"/></svg>'
const ACCENT = { light: '#6b2fb3', dark: '#c9a3ff' }
const OTHER_NAME = /Lintas/

let folder = ''
let shop: BuiltShop
let token = ''

branded.before(async () => {
  folder = mkdtempSync(join('.cache', 'brand-'))
  writeFileSync(join(folder, 'logo.svg'), LOGO)
  writeFileSync(
    join(folder, 'lintas.config.json'),
    JSON.stringify({
      currencyLabel: 'US$',
      brand: {
        name: NAME,
        logo: 'logo.svg',
        accent: ACCENT,
        ink: { light: '#1a1030', dark: '#f3efff' },
        help: 'https://help.rani.example/',
        mail: 'halo@rani.example',
        social: { Instagram: 'https://instagram.com/tokorani' },
      },
    }),
  )
  shop = await openBuiltShop({ environment: { LINTAS_CONFIG: join(folder, 'lintas.config.json') } })
  token = await tokenOfDemo(shop.origin)
})
branded.after(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

/** All that a page says, shown or to a screen reader, and what its head tells others. */
const saidOn = ({ page }: ShopperPage): Promise<string> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [alt], [title], meta[content]')].flatMap(
      (one) => ['aria-label', 'alt', 'title', 'content'].map((name) => one.getAttribute(name) ?? ''),
    )
    const told = [...document.querySelectorAll('script[type="application/ld+json"], noscript')]
    const texts = told.map((one) => one.textContent ?? '')
    return [document.title, document.body.innerText, ...named, ...texts].join('\n')
  })

const linesWithOtherName = async (visitor: ShopperPage, path: string): Promise<readonly string[]> =>
  (await saidOn(visitor))
    .split('\n')
    .filter((line) => OTHER_NAME.test(line))
    .map((line) => `${path}: ${line}`)

const tokenOf = ({ page }: ShopperPage, name: string): Promise<string> =>
  page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), name)

branded('shows its name, logo and colours in both themes, rendered and hydrated', async () => {
  const path = '/home'
  for (const width of [390, 1280]) {
    const visitor = await openShopperPage(shop, { language: 'dgn', width })
    for (const theme of ['light', 'dark'] as const) {
      await visitor.context.addCookies([{ name: 'lintas_theme', value: theme, url: shop.origin }])
      await visitor.go(path)
      assert.match(await visitor.page.title(), / - Toko Rani$/)
      // On a phone the logo stands in the bar, beside it a wide screen has the mark in the rail.
      const picture = visitor.page.locator('img[src^="/brand/"]').filter({ visible: true }).first()
      if (width < 900) await visitor.page.getByRole('link', { name: NAME }).waitFor()
      const isLoaded = await picture.evaluate((one) => (one as HTMLImageElement).naturalWidth > 0)
      assert.ok(isLoaded)
      assert.is(await tokenOf(visitor, '--accent'), ACCENT[theme])
      assert.is(await tokenOf(visitor, '--ink'), theme === 'light' ? '#1a1030' : '#f3efff')
      await visitor.look(`brand ${theme} ${width}`)
      assert.equal(await linesWithOtherName(visitor, path), [])
      assert.equal(visitor.problems, [])
    }
    await visitor.context.close()
  }
})

branded('is rendered by the server with its data and its brand, and hydrates', async () => {
  const answer = await fetch(`${shop.origin}/home`, { headers: { cookie: 'lintas_lang=ri' } })
  const html = await answer.text()
  assert.match(html, /<title>[^<]* - Toko Rani<\/title>/)
  assert.match(html, 'data-with-answers')
  assert.match(html, `content="${ACCENT.dark}"`)
  assert.match(html, '"name":"Toko Rani"')
  assert.not.match(html, OTHER_NAME)
  const visitor = await openShopperPage(shop, { language: 'ri' })
  await visitor.page.addInitScript(() => {
    const watch = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof HTMLElement && node.localName === 'main')
            document.documentElement.dataset['anew'] = ''
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await visitor.go('/home')
  assert.is(await visitor.page.evaluate(() => document.documentElement.dataset['anew']), undefined)
  await visitor.context.close()
})

/** Of a shopper who has signed in: to pages of this list. */
const LEADS_ELSEWHERE = ['/login', '/checkout?order=1']

branded('names no other shop on any page, nor in any server text of any language', async () => {
  const found: string[] = []
  const max = ['/home', '/platform', '/law', '/helpAndSupport', '/notification', '/chatRoom']
  const walks = { dgn: STOREFRONT_PATHS.map(({ address }) => address), ri: max } as const
  for (const [language, pages] of Object.entries(walks)) {
    const visitor = await openShopperPage(shop, { language: language as Language, token })
    for (const [at, path] of pages.entries()) {
      // What the server renders, head and all, and then what the app shows there.
      const cookie = `lintas_lang=${language}; ${COOKIE_NAMES.token}=${token}`
      const html = await (await fetch(shop.origin + path, { headers: { cookie } })).text()
      found.push(...(html.match(/.{0,60}Lintas.{0,60}/g) ?? []).map((line) => `${language} ${path}: ${line}`))
      if (at === 0) await visitor.go(path)
      else if (!LEADS_ELSEWHERE.includes(path)) await settleAt(visitor.page, path)
      found.push(...(await linesWithOtherName(visitor, `${language} ${path}`)))
      if (path !== '/platform') continue
      await visitor.page.locator('a[href="mailto:halo@rani.example"]').waitFor()
      await visitor.page.getByRole('link', { name: 'Instagram' }).waitFor()
      await visitor.look(`brand platform ${language}`)
      assert.equal(visitor.problems, [])
    }
    await visitor.context.close()
  }
  for (const language of LANGUAGES)
    for (const path of ['user/law', 'user/help_support', 'index/index', 'user/notice', 'index/banner']) {
      const headers = { token, cookie: `lintas_lang=${language}` }
      const text = await (await fetch(`${shop.origin}/api/${path}`, { headers })).text()
      if (OTHER_NAME.test(text) || text.includes('{brand}')) found.push(`${language} ${path}`)
    }
  assert.equal(found, [])
})

branded('shows its currency to shoppers and to its staff', async () => {
  const visitor = await openShopperPage(shop, { language: 'dgn', token })
  await visitor.go('/withDraw')
  await visitor.page
    .getByText(/US\$\d/)
    .first()
    .waitFor()
  await visitor.context.close()
  hireByCommand(shop, 'Budi')
  const staff = await openStaffPage(shop.browser, shop.origin, { name: 'Budi', path: '/orders' })
  await staff.page
    .locator('[data-row]')
    .filter({ hasText: /US\$\d/ })
    .first()
    .waitFor()
  await staff.leave()
})

branded('installs under its name, with its logo', async () => {
  const manifest = await (await fetch(`${shop.origin}/manifest.dgn.webmanifest`)).json()
  const { name, icons, theme_color } = manifest as Record<string, unknown> & {
    readonly icons: readonly { readonly src: string }[]
  }
  assert.equal([name, theme_color], [NAME, ACCENT.light])
  const icon = await fetch(shop.origin + (icons[0]?.src ?? ''))
  assert.equal([icon.status, await icon.text()], [200, LOGO])
})

branded.run()
