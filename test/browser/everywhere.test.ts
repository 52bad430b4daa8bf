import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { DEMO_SHOPPER, tokenOf } from '../support/backend/shoppers/demo-shopper.ts'
import { settleAt } from '../support/browser/pages/settled.ts'
import { untilSaid } from '../support/browser/pages/toasts.ts'
import { button, field, inSight, wordsOf } from '../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../support/browser/shop/built-shop.ts'
import { openWalker, type Walker } from '../support/browser/visitors/walker.ts'

const everywhere = suite('what holds on every screen, in Chromium')
const shop = await openSharedShop()
everywhere.after(() => shop.close())

const shopper = async (): Promise<Walker> => openWalker(shop, { token: await tokenOf(shop.origin) })
const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const PHONE = { width: 390, height: 844 }

everywhere(
  'a visitor who is redirected to sign-in is told why, signs in, and gets to the wanted page',
  async () => {
    const { page, say, go } = await openWalker(shop)
    await go('/myPurchases/2')
    await page.waitForURL('**/login')
    await untilSaid(page, say('core.loginFirst'))
    await field(page, say('session.account')).fill(DEMO_SHOPPER.account)
    await field(page, say('session.password')).fill(DEMO_SHOPPER.password)
    await button(page, say('session.signIn')).click()
    await page.waitForURL('**/myPurchases/2')
    await page
      .getByRole('tab', { selected: true, name: new RegExp(`^${say('orders.tab.shipped')}`) })
      .waitFor()
    await page.context().close()
  },
)

everywhere(
  'a visitor redirected by the first answer is told why, however slowly the page loads',
  async () => {
    const { page, say } = await openWalker(shop, { token: 'x'.repeat(64) })
    let hasAnswered = false
    await page.route('**/api/user/getUserInfo', async (route) => {
      await route.fulfill({ status: 401, json: { code: 401, msg: 'Sesi habis', time: 1, data: null } })
      hasAnswered = true
    })
    // Longer than a toast lives (requirement S9).
    await page.route('**/*.js', async (route) => {
      if (hasAnswered) await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.goto(`${shop.origin}/myPurchases/2`)
    await button(page, say('session.signIn')).waitFor()
    await untilSaid(page, 'Sesi habis')
    await page.context().close()
  },
)

everywhere('copying on a page without HTTPS says that it is not supported (requirement S8)', async () => {
  const { page, say, problems } = await shopper()
  // What a browser does on a page without HTTPS: there is no clipboard.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
  )
  await page.goto(`${shop.origin}/orderInfo/4`)
  await button(page, say('orders.detail.copyParcel')).click()
  await untilSaid(page, say('core.copyNeedsHttps'))
  assert.equal(problems, [])
  await page.context().close()
})

everywhere('sign-in, cart and language changes are followed in the other tab', async () => {
  const { page, say, go } = await openWalker(shop)
  const other = await page.context().newPage()
  other.setDefaultTimeout(30_000)
  await other.goto(`${shop.origin}/home`)
  const bag = other.locator('nav a[href="/bag"]')
  await bag.waitFor()
  await go('/login')
  await field(page, say('session.account')).fill(DEMO_SHOPPER.account)
  await field(page, say('session.password')).fill(DEMO_SHOPPER.password)
  await button(page, say('session.signIn')).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  // The shopper's own cart is counted where nobody has signed in by hand.
  const count = bag.locator('b')
  await count.waitFor()
  const before = Number(await count.textContent())
  await go('/detail/54/15')
  await button(page, say('detail.addShort')).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: say('detail.addShort'), exact: true }).click()
  await other.waitForFunction(
    (known) => Number(document.querySelector('nav a[href="/bag"] b')?.textContent) > known,
    before,
  )
  await go('/language')
  // The radio itself is rendered by its label.
  await page.getByRole('radio', { name: /^English/ }).check({ force: true })
  await other.waitForFunction(() => document.documentElement.lang === 'en')
  await other
    .locator('nav')
    .getByRole('link', { name: wordsOf('en')('core.title.explore') })
    .waitFor()
  await page.context().close()
})

everywhere('signing out signs out every tab at once', async () => {
  const one = await shopper()
  const other = await one.page.context().newPage()
  await other.goto(`${shop.origin}/myPurchases`)
  await other.locator('h1:visible').waitFor()
  await one.go('/setting')
  await button(one.page, one.say('account.signOut')).click()
  await one.page
    .getByRole('alertdialog')
    .getByRole('button', { name: one.say('account.signOut') })
    .click()
  await one.page.waitForURL((url) => url.pathname !== '/setting')
  await other.waitForURL('**/login')
  const cookies = await one.page.context().cookies()
  assert.not(cookies.some(({ name }) => name === 'admin_token'))
  await one.page.context().close()
})

const STATES = [
  { address: '/myPurchases/-4', role: 'tab', word: 'orders.tab.afterSale' },
  { address: '/search?q=sepatu&tab=shops', role: 'radio', word: 'search.shops' },
  { address: '/complaint/4?view=sent', role: 'tab', word: 'afterSale.complaint.mine' },
  { address: '/platformComplaint?view=sent', role: 'tab', word: 'afterSale.complaint.mine' },
] as const

// One page of a shopper and one of a visitor for the tests that leave nothing behind: what they have loaded once they need not load again.
const looking = await shopper()
const visiting = await openWalker(shop)

for (const { address, role, word } of STATES) {
  everywhere(`${address} opens in that state, also after a reload`, async () => {
    const { page, say, go } = looking
    if (page.url() === 'about:blank') await go('/law')
    for (const step of ['open', 'reload']) {
      if (step === 'open') await settleAt(page, address)
      else await page.reload()
      const chosen = page.getByRole(role, { name: new RegExp(`^${say(word)}`) })
      const state = role === 'tab' ? 'aria-selected' : 'aria-checked'
      await chosen.and(page.locator(`[${state}="true"], :checked`)).waitFor({ state: 'attached' })
      assert.is(pathOf(page), address)
    }
  })
}

everywhere('a chosen variant is in the address and is restored after a reload', async () => {
  const { page, go } = visiting
  await page.setViewportSize({ width: 1280, height: 800 })
  await go('/detail/54/15')
  await inSight(page.getByRole('radio', { name: 'Hitam' })).click()
  await page.waitForURL(/spec=.*Hitam/)
  await page.reload()
  await page.getByRole('radio', { name: 'Hitam', checked: true }).waitFor()
  await page.setViewportSize(PHONE)
})

everywhere('filters are chips on the list and in the address; a press removes one', async () => {
  const { page, say, move } = looking
  await move('/products?cat=1&sort=sales&min=10&max=99')
  await button(page, say('catalogue.filter.openCount').replace('{{count}}', '2'))
    .or(button(page, /2/))
    .first()
    .waitFor()
  assert.is(
    await inSight(page.getByRole('button', { name: say('catalogue.sort.sales') })).getAttribute(
      'aria-pressed',
    ),
    'true',
  )
  const remove = new RegExp(say('kit.remove').replace('{{name}}', '.*'))
  assert.is(await page.getByRole('button', { name: remove }).filter({ visible: true }).count(), 2)
  await button(page, remove).click()
  await page.waitForURL((url) => !url.search.includes('min='))
  assert.is(pathOf(page), '/products?cat=1&sort=sales')
})

const LISTS = [
  { address: '/explore', row: 'main a[href^="/detail/"]' },
  { address: '/myPurchases', row: 'main a[href^="/orderInfo/"]' },
] as const

for (const { address, row } of LISTS) {
  everywhere(`Back to ${address} restores the scroll position`, async () => {
    const { page, move } = looking
    await move(address)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.waitForFunction(() => window.scrollY > 800)
    const left = await page.evaluate(() => window.scrollY)
    // The first row in sight, as a finger would find it.
    await page.evaluate((selector) => {
      const rows = [...document.querySelectorAll<HTMLElement>(selector)]
      rows.find((link) => link.checkVisibility() && link.getBoundingClientRect().top > 60)?.click()
    }, row)
    await page.waitForURL((url) => url.pathname !== address)
    await page.locator('h1:visible').waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.pathname === address)
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 20, left)
  })
}

everywhere('hot shops are on home: page 1, limit 8 (requirement S9)', async () => {
  const { page, go } = visiting
  const asked = page.waitForRequest((request) => request.url().includes('/api/index/hot_merchant'))
  await go('/home')
  const { search } = new URL((await asked).url())
  const fields = new URLSearchParams(search)
  assert.equal([fields.get('page'), fields.get('limit')], ['1', '8'])
})

everywhere('a viewed product is on home afterwards', async () => {
  const { page, say, go } = visiting
  const rail = page.getByRole('group', { name: say('catalogue.home.viewed') })
  const viewed = rail.locator('a[href^="/detail/53/1"]')
  assert.is(await viewed.count(), 0)
  await go('/detail/53/1')
  // The page stands before its code has come: who leaves sooner has not looked.
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([name, products]) => name.startsWith('lintas_viewed') && /\b53\b/.test(products),
    ),
  )
  await go('/home')
  await rail.scrollIntoViewIfNeeded()
  await viewed.waitFor()
})

everywhere('a heading is not broken by the figure beside it with text of twice the size', async () => {
  const { page, go } = visiting
  const setLanguage = (value: 'tai' | 'dgn'): Promise<void> =>
    page.context().addCookies([{ name: 'lintas_lang', value, url: shop.origin }])
  await page.setViewportSize({ width: 320, height: 640 })
  await setLanguage('tai')
  await go('/explore')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const lines = await page.locator('main h1').evaluate((heading) => {
    const { height } = heading.getBoundingClientRect()
    return Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight))
  })
  assert.is(lines, 1)
  await page.setViewportSize(PHONE)
  await setLanguage('dgn')
})

everywhere('no headline of the banner on home covers its pictures, with text of any size', async () => {
  const { page, go } = visiting
  await go('/home')
  /** How many pictures are seen, and whether words reach over one of them. */
  const look = () =>
    page.evaluate(() => {
      const scenes = [...document.querySelectorAll('[data-scene]')]
      const shown = (scene: Element) =>
        [...scene.querySelectorAll('img')]
          .map((image) => image.getBoundingClientRect())
          .filter(({ width }) => width > 0)
      const isOver = (scene: Element) => {
        const words = [...scene.querySelectorAll('h2, p, a')].map((word) => {
          const range = document.createRange()
          range.selectNodeContents(word)
          return range.getBoundingClientRect()
        })
        return shown(scene).some((image) =>
          words.some((word) => word.right > image.left && word.bottom > image.top),
        )
      }
      return {
        scenes: scenes.length,
        pictures: scenes.flatMap(shown).length,
        over: scenes.filter(isOver).length,
      }
    })
  const usual = await look()
  assert.is(usual.scenes, 4)
  assert.ok(usual.pictures > 0)
  assert.is(usual.over, 0)
  await page.setViewportSize({ width: 320, height: 640 })
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  assert.is((await look()).over, 0)
  await settings.detach()
  await page.setViewportSize(PHONE)
})

everywhere('text typed into the profile survives a reload, and Back asks before it is lost', async () => {
  const { page, say, go } = looking
  page.on('dialog', (dialog) => void dialog.accept())
  await go('/filter')
  await go('/profile')
  await field(page, say('profile.bio')).fill('Suka kamera lama')
  await page.reload()
  assert.is(await field(page, say('profile.bio')).inputValue(), 'Suka kamera lama')
  await button(page, say('kit.back')).click()
  await page.getByRole('alertdialog', { name: say('forms.leaveTitle') }).waitFor()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('forms.discard') })
    .click()
  await page.waitForURL((url) => url.pathname !== '/profile')
})

everywhere.run()
