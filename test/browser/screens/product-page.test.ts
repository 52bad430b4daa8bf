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

product('has no fact cut by the bar of a low phone, whether its title has one line or two', async () => {
  const cut: string[] = []
  for (const path of ['/detail/92/17', '/detail/54/15'])
    for (const size of [
      { width: 360, height: 640 },
      { width: 375, height: 667 },
    ]) {
      await page.setViewportSize(size)
      await page.goto(shop.origin + path)
      const bar = await page.getByRole('region', { name: say('kit.actions') }).boundingBox()
      assert.ok(bar)
      for (const fact of await page.locator('main li :is(a, button)').all()) {
        const box = await fact.boundingBox()
        const seen = bar.y - (box?.y ?? 0)
        if (seen > 0 && seen < 24) cut.push(`${path} at ${size.width} px: ${seen} px of a row`)
      }
    }
  assert.equal(cut, [])
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

/** A target that shows less than this is a small one (WCAG 2.5.8). */
const MIN_TARGET_PX = 24

product('has no row on a phone of which the buttons of the bar leave only a sliver', async () => {
  // A name of one line and of two, with options and without.
  for (const path of ['/detail/1/5', '/detail/105/3', '/detail/102/17', '/detail/237/10']) {
    await page.goto(shop.origin + path)
    await page.locator('main article').first().waitFor()
    for (const size of [
      { width: 360, height: 740 },
      { width: 390, height: 844 },
      { width: 412, height: 823 },
    ]) {
      await page.setViewportSize(size)
      await untilPainted(page)
      const slivers = await page.evaluate((leastPx) => {
        const bar = document.querySelector('main [data-foot]')
        const acts = [...(bar?.querySelectorAll('a, button') ?? [])].map((act) => act.getBoundingClientRect())
        return [...document.querySelectorAll('main a, main button')]
          .filter((one) => !bar?.contains(one) && one.checkVisibility())
          .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
          .flatMap(({ text, box }) => {
            const over = acts.filter(({ left, right }) => left < box.right && right > box.left)
            const shownPx = Math.min(...over.map(({ top }) => top)) - box.top
            return shownPx > 0 && shownPx < leastPx && shownPx < box.height ? [{ text, shownPx }] : []
          })
      }, MIN_TARGET_PX)
      assert.equal(slivers, [], JSON.stringify([path, size]))
    }
  }
})

product('has its thumbnails below the picture, and above the price', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop.origin}/detail/1/5`)
  const [picture, thumb, title] = await Promise.all(
    ['main img', 'main [aria-current]', 'main h1'].map((one) => page.locator(one).first().boundingBox()),
  )
  assert.ok(picture && thumb && title)
  assert.ok(thumb.y > picture.y + picture.height - 24, 'covers the picture')
  assert.ok(thumb.y + thumb.height < title.y)
  assert.ok(title.y < 844 / 2, 'the price is below the fold')
})

product('does not cover its reviews with the picture that stays in sight on a wide screen', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${shop.origin}/detail/157/8`)
  const reviews = page.locator('#reviews')
  await reviews.waitFor()
  await reviews.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top - 300))
  await untilPainted(page)
  const gallery = await page.locator('main section:has([aria-current])').first().boundingBox()
  const box = await reviews.boundingBox()
  assert.ok(gallery && box && gallery.y + gallery.height <= box.y, JSON.stringify([gallery, box]))
  await page.setViewportSize({ width: 390, height: 844 })
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
