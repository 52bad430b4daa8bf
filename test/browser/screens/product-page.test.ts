import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { REVIEWS_SHOWN } from '../../../domain/catalogue/reviews.ts'
import { axeProblems } from '../../support/browser/accessibility/axe.ts'
import { untilPainted } from '../../support/browser/pages/settled.ts'
import { button } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage } from '../../support/browser/visitors/shopper-page.ts'

const product = suite('the page of a product')
const shop = await openSharedShop()
product.after(async () => {
  await context.close()
  await shop.close()
})

// One visitor for all of them: what they have loaded once they need not load again.
const { page, context, say, problems } = await openShopperPage(shop, { language: 'dgn' })

/** The keyboard of the demo data: reviews in two languages, options, a shop in Japan. */
const PATH = '/detail/30/13'
/** A screen that is higher than what the page holds. */
const SHORT_OF = 6_000
/** Stops of the Tab key from the top of a phone's page to the button that buys. */
const MAX_STOPS = 18

product('has delivery, returns and the same reviews in its HTML as in its structured data', async () => {
  const answer = await fetch(shop.origin + PATH)
  const html = await answer.text()
  assert.is(answer.status, 200)
  const linked = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json))
    .find((thing) => thing['@type'] === 'Product')
  const told: readonly string[] = linked.review.map((one: { reviewBody: string }) => one.reviewBody)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(shop.origin + PATH)
  const shown = await page.locator('#reviews article > p[class]').allTextContents()
  for (const text of told) assert.ok(shown.includes(text), text)
  assert.is(await page.locator('#reviews article').count(), Math.min(REVIEWS_SHOWN, told.length))
  assert.match((await page.locator('main').textContent()) ?? '', /Ongkir \$\d/)
  assert.match((await page.locator('main').textContent()) ?? '', 'Retur 7 hari')
  await page.unrouteAll()
})

product('filters and translates its reviews, is titled by the product, and is read well', async () => {
  problems.length = 0
  await page.goto(shop.origin + PATH)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.waitForFunction((title) => document.title === `${title} - Lintas`, name)
  const chip = page.locator('#reviews').getByRole('button', { name: say('detail.withPictures') })
  await chip.click()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#reviews article')].every((one) => one.querySelector('button img')),
  )
  const chips = page.getByRole('group', { name: say('detail.filterReviews') })
  await chips.getByRole('button', { name: say('detail.allReviews'), exact: true }).click()
  await button(page, say('detail.translate')).click()
  await button(page, say('detail.original')).waitFor()
  assert.equal(await axeProblems(page, PATH), [])
  assert.equal(problems, [])
})

product('shows delivery, returns and options above the bar of a phone without scrolling', async () => {
  await page.goto(`${shop.origin}/detail/54/15`)
  await page.locator('main article').first().waitFor()
  for (const size of [
    { width: 390, height: 844 },
    { width: 412, height: 823 },
  ]) {
    await page.setViewportSize(size)
    await untilPainted(page)
    const options = await page.locator('main li button[commandfor]').boundingBox()
    const bar = await page.getByRole('region', { name: say('kit.actions') }).boundingBox()
    assert.ok(options && bar && options.y + options.height <= bar.y, JSON.stringify([size, options, bar]))
  }
})

product('has its bar at the bottom of the screen, a few Tab stops from the top', async () => {
  await page.setViewportSize({ width: 390, height: SHORT_OF })
  await page.goto(shop.origin + PATH)
  const buy = button(page, say('detail.buy'))
  await buy.waitFor()
  const box = await buy.boundingBox()
  assert.ok(box && box.y + box.height > SHORT_OF - 40, JSON.stringify(box))
  const isAtBuy = (): Promise<boolean> => buy.evaluate((element) => element === document.activeElement)
  let stops = 0
  while (stops <= MAX_STOPS && !(await isAtBuy())) {
    await page.keyboard.press('Tab')
    stops += 1
  }
  assert.ok(stops <= MAX_STOPS, `${stops} stops`)
})

product.run()
