import type { Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { holdFiles } from '../../support/browser/network/held-files.ts'
import { field, inSight } from '../../support/browser/pages/visible-text.ts'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage, type ShopperPage } from '../../support/browser/visitors/shopper-page.ts'

const rhythm = suite('edges and rhythm, in Chromium')
const shop = await openBuiltShop()
const token = await tokenOf(shop.origin)
rhythm.after(() => shop.close())

const rectOf = async (part: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  await part.waitFor()
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not drawn')
  return box
}

/** How far below the page's heading a part stands: a strip on top, which tells of a slow line, moves both. */
const depthOf = (part: Locator): Promise<number> =>
  part.evaluate((element) => {
    const [heading] = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility())
    return element.getBoundingClientRect().top - (heading?.getBoundingClientRect().top ?? 0)
  })

/** Heights of the cards in the page, in order. */
const cardsIn = (page: Page): Promise<readonly number[]> =>
  page
    .locator('main[data-main]:visible')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((part) => getComputedStyle(part).borderRadius === '20px' && part.clientWidth > 300)
        .map((part) => part.getBoundingClientRect().height),
    )

for (const [path, call] of [
  ['/notification', /api\/user\/notice/],
  ['/myFavourite', /api\/user\/follow/],
  ['/address', /api\/user\/address/],
] as const) {
  rhythm(`cards that ${path} waits for are as high as those that come`, async () => {
    const { page, context, go } = await openShopperPage(shop, { token })
    await go('/setting')
    const release = await holdFiles(page, call)
    await page.goto(shop.origin + path)
    await page.locator('[aria-busy="true"] [aria-hidden="true"]').first().waitFor()
    const [waiting = 0] = await cardsIn(page)
    release()
    await page.locator('main[aria-busy="true"]').waitFor({ state: 'detached' })
    const [come = 0] = await cardsIn(page)
    assert.ok(Math.abs(waiting - come) <= 16, `${waiting} px waiting, ${come} px come`)
    await context.close()
  })
}

rhythm('products of a shop stay where they are when its head comes', async () => {
  const { page, context, say } = await openShopperPage(shop, { token })
  const release = await holdFiles(page, /api\/merchant\/detail/)
  await page.goto(`${shop.origin}/shop/15`)
  const filter = inSight(page.getByRole('button', { name: say('catalogue.filter.open') }))
  const waiting = await depthOf(filter)
  release()
  await page.getByRole('heading', { level: 1, name: 'Hikari Denki' }).waitFor()
  await page.getByRole('link', { name: say('shops.chat') }).waitFor()
  const come = await depthOf(filter)
  assert.ok(Math.abs(waiting - come) <= 24, `${waiting} px waiting, ${come} px come`)
  await context.close()
})

rhythm('the five ways to one’s orders stand in one row on the narrowest phone', async () => {
  const { page, context, go, say } = await openShopperPage(shop, { token, width: 320 })
  await go('/filter')
  const links = page.getByRole('navigation', { name: say('account.ordersNav') }).getByRole('link')
  await links.first().waitFor()
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  assert.is(new Set(tops).size, 1, tops.join(' '))
  await context.close()
})

rhythm('an on-chain top-up waits with its buttons where they come', async () => {
  const { page, context, go, say } = await openShopperPage(shop, { token })
  let letCome = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/api/user/getBlockchain', async (call) => {
    await held
    await call.continue()
  })
  await go('/walletTopUp')
  const waiting = await depthOf(page.locator('[aria-hidden="true"] section > div').last())
  // The code is rendered by a file of its own, which is kept away: what stands below waits where it stays.
  const file = /\/assets\/dist-\w+\.js/
  const encoder = await holdFiles(page, file)
  // Under another name nothing would be kept away, and whatever stands below would pass.
  const isKeptAway = page.waitForRequest(file)
  letCome()
  await isKeptAway
  const come = await depthOf(page.getByRole('button', { name: say('money.chain.copy') }))
  encoder()
  assert.ok(Math.abs(waiting - come) <= 24, `${waiting} px waiting, ${come} px come`)
  await context.close()
})

rhythm('a setting’s own word stays whole beside a long value on the narrowest phone', async () => {
  const { page, context, go, say } = await openShopperPage(shop, { token, width: 320, language: 'ri' })
  await go('/setting')
  const row = page.getByRole('link', { name: say('account.profile') })
  await row.waitFor()
  const lines = await row.getByText(say('account.profile')).evaluate((label) => {
    const range = document.createRange()
    range.selectNodeContents(label)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  assert.is(lines, 1)
  await context.close()
})

rhythm('the rows of a list end at one line, with and without a value', async () => {
  const { page, context, go, say } = await openShopperPage(shop, { token })
  await go('/filter')
  const rows = page.getByRole('region', { name: say('account.groupAccount') }).getByRole('link')
  await rows.first().waitFor()
  const ends = await rows.evaluateAll((all) =>
    all.map((row) => row.querySelector('svg:last-child')?.getBoundingClientRect().right),
  )
  assert.ok(ends.length > 2, `${ends.length} rows`)
  assert.is(new Set(ends).size, 1, ends.join(' '))
  await context.close()
})

rhythm('an address to pay to leaves no short end on a line of its own', async () => {
  const { page, context, go } = await openShopperPage(shop, { token })
  await go('/walletTopUp')
  const groups = page.locator('p[dir="ltr"] > [aria-hidden="true"]')
  await groups.first().waitFor()
  const tops = await groups.evaluateAll((all) => all.map((group) => group.getBoundingClientRect().top))
  const last = tops.filter((top) => top === tops.at(-1)).length
  assert.ok(last >= 3, `${last} groups on the last line of ${new Set(tops).size}`)
  await context.close()
})

rhythm('the picture of a product that is gone stands below the floating bar', async () => {
  const { page, context, go, say } = await openShopperPage(shop, {})
  await go('/detail/9999/1')
  const picture = await rectOf(
    page.getByRole('heading', { name: say('detail.missing') }).locator('xpath=../*[1]'),
  )
  assert.ok(picture.y >= 56, `${picture.y} px`)
  await context.close()
})

rhythm('a shop in the cart ends as far below its last line as the card is wide at its sides', async () => {
  const { page, context, go } = await openShopperPage(shop, { token })
  await go('/bag')
  const card = page.getByRole('region', { name: 'Aruna Audio' })
  const line = await rectOf(card.getByRole('listitem').last().locator('> div').last())
  const { y, height } = await rectOf(card)
  const air = y + height - (line.y + line.height)
  assert.ok(air <= 20, `${air} px`)
  await context.close()
})

rhythm('a shop’s name in the cart begins where the pictures of its lines begin', async () => {
  const { page, context, go } = await openShopperPage(shop, { token })
  await go('/bag')
  const card = page.getByRole('region', { name: 'Aruna Audio' })
  const name = await rectOf(card.getByRole('heading', { name: 'Aruna Audio' }))
  const picture = await rectOf(card.locator('[data-tile]').first())
  const tick = await rectOf(card.getByRole('checkbox').last())
  assert.is(name.x, picture.x)
  assert.ok(picture.x - (tick.x + tick.width) <= 16, `${picture.x} px after ${tick.x} px`)
  await context.close()
})

rhythm('the sheet of variants says once how many there are', async () => {
  const { page, context, go, say } = await openShopperPage(shop, { token })
  await go('/detail/54/15')
  await inSight(page.getByRole('button', { name: say('detail.addShort') })).click()
  const stock = page.getByRole('dialog').getByText(say('detail.stock').replace('{{stock}}', '12'))
  await stock.first().waitFor()
  assert.is(await stock.count(), 1)
  await context.close()
})

rhythm('a Japanese sentence beside a box breaks between phrases', async () => {
  const { page, context, go, say } = await openShopperPage(shop, { language: 'ri' })
  await go('/register')
  const words = page.getByText(say('session.agree'), { exact: true })
  await words.waitFor()
  assert.is(await words.evaluate((part) => getComputedStyle(part).wordBreak), 'auto-phrase')
  await context.close()
})

rhythm('the Japanese name of a product breaks between phrases too', async () => {
  const { page, context, go } = await openShopperPage(shop, { language: 'ri' })
  await go('/home')
  const name = page.getByText('Aura H2 ノイキャン ワイヤレスヘッドホン', { exact: true }).first()
  await name.waitFor()
  assert.is(await name.evaluate((part) => getComputedStyle(part).wordBreak), 'auto-phrase')
  await context.close()
})

const TORN: Readonly<Record<'dgn' | 'en' | 'zh-cn' | 'ri' | 'han' | 'tai', RegExp>> = {
  dgn: /\d+ \p{L}+ \d{4}/gu,
  en: /\p{L}+ \d+, \d{4}/gu,
  'zh-cn': /\d{4}年\d+月\d+日/gu,
  ri: /\d{4}年\d+月\d+日/gu,
  han: /\d{4}년 \d+월 \d+일/gu,
  tai: /\d+ [\p{L}.]+ \d{4}/gu,
}
for (const language of ['dgn', 'en', 'zh-cn', 'ri', 'han', 'tai'] as const) {
  rhythm(`no date below the line of the balance is torn in two in ${language}`, async () => {
    const { page, context, go } = await openShopperPage(shop, { language, token })
    await go('/capitalRecord')
    const said = page.locator('figcaption')
    await said.waitFor()
    const lines = await said.evaluate((part, source) => {
      const text = part.firstChild as Text
      const plain = text.data.replaceAll('\u00a0', ' ')
      return [...plain.matchAll(new RegExp(source, 'gu'))].map((found) => {
        const range = document.createRange()
        range.setStart(text, found.index)
        range.setEnd(text, found.index + found[0].length)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
    }, TORN[language].source)
    assert.equal(lines, [1, 1])
    await context.close()
  })
}

rhythm('to edit and to delete an address stand side by side on the narrowest phone', async () => {
  const { page, context, go, say } = await openShopperPage(shop, { token, width: 320 })
  await go('/address')
  const whose = page.getByRole('region', { name: /Gedung Cendana/ })
  const edit = await rectOf(whose.getByRole('link', { name: say('addresses.edit') }))
  const remove = await rectOf(whose.getByRole('button', { name: say('addresses.delete') }))
  assert.is(edit.y, remove.y)
  await context.close()
})

/** From the form of a withdrawal of $10 to the sheet that asks for the code. */
const openCodeSheet = async ({ page, go, say }: ShopperPage): Promise<Locator> => {
  await go('/withDraw')
  await field(page, say('money.amount')).fill('10')
  await field(page, say('money.bank')).fill('Bank Cendana')
  await field(page, say('money.cardNumber')).fill('6217 0033 4480 1195')
  await field(page, say('money.holder')).fill('Rani')
  await page.getByRole('button', { name: /\$10,00$/ }).click()
  await page.getByRole('button', { name: say('money.withdraw.goOn') }).click()
  const sheet = page.getByRole('dialog', { name: say('kit.code.title') })
  await sheet.waitFor()
  return sheet
}

rhythm('the sheet of the payment code stays where it is when the server does not answer', async () => {
  const visit = await openShopperPage(shop, { token })
  const { page, context } = visit
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const sheet = await openCodeSheet(visit)
  await page.route('**/api/user/extract', (call) => call.abort())
  const before = await rectOf(sheet)
  await page.keyboard.type('246810')
  await page.keyboard.press('Enter')
  await sheet.getByRole('alert').waitFor()
  assert.is((await rectOf(sheet)).y, before.y)
  await context.close()
})

rhythm('the sheet of the payment code names the sum until it is out of sight', async () => {
  const visit = await openShopperPage(shop, { token })
  const { page, context } = visit
  const sheet = await openCodeSheet(visit)
  const sums = await sheet.evaluateHandle((dialog) => {
    const seen = new Set<string>()
    const look = () => {
      for (const [sum] of dialog.textContent.matchAll(/\$[\d.,]+/g)) seen.add(sum)
    }
    new MutationObserver(look).observe(dialog, { subtree: true, childList: true, characterData: true })
    return seen
  })
  await page.keyboard.type('246810')
  await page.keyboard.press('Enter')
  await page.waitForURL(/depositRecord$/)
  assert.not.ok(await sums.evaluate((seen) => seen.has('$0,00')))
  await context.close()
})

rhythm.run()
