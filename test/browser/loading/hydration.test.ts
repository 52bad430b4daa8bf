import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { enterAs, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { serverRenderedPages } from '../../support/browser/pages/server-rendered-pages.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'

const hydration = suite('hydration of a server-rendered page, in Chromium')

const shop = await openSharedShop()
hydration.after(async () => {
  await page.context().close()
  await shop.close()
})

const { openServerRendered, openPage, withPage, hydrated } = serverRenderedPages(shop)

/** Far from the server's time zone: a day that it rendered in its own would differ. */
const OPTIONS = { serviceWorkers: 'block', timezoneId: 'Pacific/Honolulu' } as const

/** Runs before the page: marks what the server rendered; what is rendered again does not bear the mark. */
const markRendered = (): void => {
  new MutationObserver((_, watch) => {
    const rendered = document.querySelector('#app[data-with-answers] main')
    if (!rendered) return
    watch.disconnect()
    rendered.setAttribute('data-by-server', '')
  }).observe(document, { childList: true, subtree: true })
}

// One page for all languages: what it has loaded once it need not load again.
const page = await openPage(OPTIONS)
await page.addInitScript(() => localStorage.setItem('lintas_debug', '1'))
await page.addInitScript(markRendered)
const said: string[] = []
page.on('console', (message) => said.push(message.text()))
page.on('pageerror', (fault) => said.push(fault.message))

for (const language of ['dgn', 'tai', 'ri'] as const)
  hydration(
    `has the same text on both sides in ${language}: sums, large numbers, ratings and days`,
    async () => {
      await page.context().addCookies([{ name: 'lintas_lang', value: language, url: shop.origin }])
      for (const path of ['/home', '/detail/54/15', '/search?q=tas']) {
        said.length = 0
        await openServerRendered(page, path)
        await hydrated(page)
        assert.is(await page.locator('[data-by-server]').count(), 1, path)
        assert.equal(
          said.filter((line) => /not-hydrated|hydrat|did not match|Minified React error/i.test(line)),
          [],
          path,
        )
      }
    },
  )

hydration(
  'of a signed-in shopper has their data from the first byte, and is not rendered again',
  async () => {
    await withPage(async (page, context) => {
      const token = await tokenOf(shop.origin)
      await enterAs(context, shop.origin, token)
      await page.addInitScript(markRendered)
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) asked.length = 0
        asked.push(new URL(request.url()).pathname)
      })
      for (const path of ['/home', '/detail/54/15', '/explore', '/search?q=tas', '/shop/15']) {
        await openServerRendered(page, path)
        assert.not.ok((await page.content()).includes(token), 'no token stands in a page')
        await hydrated(page)
        assert.is(await page.locator('[data-by-server]').count(), 1, path)
        assert.not.ok(asked.includes('/api/user/getUserInfo'), `${path} asks anew who they are`)
        assert.not.ok(asked.includes('/api/product/detail'), `${path} asks anew for what it shows`)
      }
    }, OPTIONS)
  },
)

hydration.run()
