import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { PATIENT, paintedPages } from '../../support/browser/pages/painted-pages.ts'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'

const picture = suite('the first picture of a page that comes drawn')

// Not in a hook: what a hook throws is swallowed by the runner.
const shop = await openBuiltShop()
picture.after(() => shop.close())
const { openPainted, withPage, awake, sleepy } = paintedPages(shop)

const FIRST_VISITS = ['/home', '/detail/54/15', '/search', '/chatRoomDetail']

/** Weights and sizes that text of the page is set in, as `500 12`. */
const fontsInUse = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('#app :not(svg, svg *)')].filter(
      (element) => element.getClientRects().length > 0,
    )
    const fonts = shown.map((element) => {
      const { fontWeight, fontSize, fontStyle } = getComputedStyle(element)
      return `${fontWeight} ${Number.parseFloat(fontSize)}${fontStyle === 'normal' ? '' : ` ${fontStyle}`}`
    })
    return [...new Set(fonts)]
  })

for (const path of FIRST_VISITS)
  picture(`${path} preloads its fonts, all but three at most, and few that it does not use`, () =>
    withPage(async (page) => {
      await openPainted(page, path)
      const named = await page.locator('#lintas-late').getAttribute('data-fonts')
      const fonts = named?.split(',') ?? []
      const used = await fontsInUse(page)
      const missing = used.filter((font) => !fonts.includes(font))
      const idle = fonts.filter((font) => !used.includes(font))
      assert.ok(missing.length <= 3, `missing: ${missing}`)
      assert.ok(idle.length <= 3, `idle: ${idle}`)
    }),
  )

/** How often the page asks for a font by itself, on a device of such a platform. */
const timesAsked = async (page: Page, platform: string): Promise<number> => {
  await page.addInitScript((name) => {
    Object.defineProperty(navigator, 'platform', { get: () => name })
    const asked: string[] = []
    Object.assign(window, { asked })
    const measure = OffscreenCanvasRenderingContext2D.prototype.measureText
    OffscreenCanvasRenderingContext2D.prototype.measureText = function (text) {
      asked.push(this.font)
      return measure.call(this, text)
    }
  }, platform)
  await openPainted(page, '/home')
  await awake(page)
  return page.evaluate(() => (window as unknown as { asked: string[] }).asked.length)
}

picture('asks for each of its fonts on a Linux desktop, where that takes long', () =>
  withPage(async (page) => {
    assert.ok((await timesAsked(page, 'Linux x86_64')) >= 7)
  }),
)

picture('loads none of them on a phone', () =>
  withPage(async (page) => {
    assert.is(await timesAsked(page, 'Linux armv81'), 0)
  }),
)

for (const path of FIRST_VISITS)
  picture(`${path} has its icons in its HTML`, () =>
    withPage(async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await sleepy(page)
      await openPainted(page, path)
      await page.waitForLoadState('load')
      const drawn = await page.evaluate(() =>
        [...document.querySelectorAll<SVGUseElement>('#app use')]
          .filter((use) => use.ownerSVGElement?.checkVisibility())
          .map((use) => `${use.getAttribute('href')} ${use.getBBox().width > 0}`),
      )
      assert.ok(drawn.length >= 2, `${drawn.length} icons`)
      assert.equal(
        drawn.filter((icon) => !/^#i-[\w-]+ true$/.test(icon)),
        [],
      )
      assert.equal(
        asked.filter((name) => name.endsWith('.svg') && !name.includes('icons-')),
        [],
      )
    }),
  )

picture(
  'has the other icons at hand when the code draws them, and took them once and as every browser may',
  () =>
    withPage(async (page) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (/\/icons-\w+\.svg/.test(request.url())) asked.push(request.resourceType())
      })
      await openPainted(page, '/home')
      await awake(page)
      // Firefox takes a prefetch for what nothing but `default-src 'none'` allows; Safari has none.
      assert.is(await page.locator('link[rel="prefetch"]').count(), 0)
      await page.getByRole('link', { name: 'Jelajah' }).tap()
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll<SVGUseElement>('use[href^="/assets/icons-"]')].some(
            (use) => use.getBBox().width > 0,
          ),
        undefined,
        PATIENT,
      )
      assert.is(asked[0], 'fetch')
      const sizes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/assets/icons-'))
          .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
      )
      assert.is(sizes.filter(Boolean).length, 1, 'from the network')
    }),
)

picture.run()
