import type { Locator } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Language } from '../../../domain/account/language.ts'
import { tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { field, inSight, wordsOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { openShopperPage, type ShopperPage } from '../../support/browser/visitors/shopper-page.ts'

const narrow = suite('layouts on a narrow screen, in Chromium')
const shop = await openSharedShop()
const token = await tokenOf(shop.origin)

// One page of the shopper and one of a visitor, loaded anew by each test: what they have loaded once they need not load again.
const shopper = await openShopperPage(shop, { token })
const visitor = await openShopperPage(shop, { language: 'ri' })
narrow.after(async () => {
  await shopper.context.close()
  await visitor.context.close()
  await shop.close()
})

const NARROWEST = 320

type Visit = Pick<ShopperPage, 'page' | 'go' | 'say'>

/** The shopper's page in a width and a language, and the words of that language. */
const inWidth = async (width: number, language: Language = 'dgn'): Promise<Visit> => {
  const { page, go, context } = shopper
  await page.setViewportSize({ width, height: 844 })
  await context.addCookies([{ name: 'lintas_lang', value: language, url: shop.origin }])
  return { page, go, say: wordsOf(language) }
}

const rectOf = async (part: Locator): Promise<{ x: number; y: number; width: number; height: number }> => {
  await part.waitFor()
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not drawn')
  return box
}

narrow('the five links to one’s orders are in one row on the narrowest phone', async () => {
  const { page, go, say } = await inWidth(NARROWEST)
  await go('/filter')
  const links = page.getByRole('navigation', { name: say('account.ordersNav') }).getByRole('link')
  await links.first().waitFor()
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  assert.is(new Set(tops).size, 1, tops.join(' '))
})

narrow('a setting’s label is not broken beside a long value on the narrowest phone', async () => {
  const { page, go, say } = await inWidth(NARROWEST, 'ri')
  await go('/setting')
  const row = page.getByRole('link', { name: say('account.profile') })
  await row.waitFor()
  const lines = await row.getByText(say('account.profile')).evaluate((label) => {
    const range = document.createRange()
    range.selectNodeContents(label)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  assert.is(lines, 1)
})

narrow('the title of the cart is not broken beside its action with text of twice the size', async () => {
  const { page, go, say } = await inWidth(NARROWEST)
  await go('/bag')
  await inSight(page.getByText(say('cart.edit'), { exact: true })).waitFor()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const lines = await inSight(page.getByRole('heading', { level: 1 })).evaluate((heading) => {
    const range = document.createRange()
    range.selectNodeContents(heading.firstChild ?? heading)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  assert.equal([lines, await page.evaluate(() => document.documentElement.scrollWidth)], [1, 320])
})

narrow('a saved account shows the end of its number with text of twice the size', async () => {
  const { page, go } = await inWidth(NARROWEST)
  await go('/withDraw')
  const saved = inSight(page.getByRole('button', { name: /0142/ }))
  await saved.waitFor()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const cut = await saved.evaluate((chip) => chip.scrollWidth - chip.clientWidth)
  assert.is(cut, 0)
})

narrow('the variant sheet says only once how many there are', async () => {
  const { page, go, say } = await inWidth(390)
  await go('/detail/54/15')
  await inSight(page.getByRole('button', { name: say('detail.addShort') })).click()
  const stock = page.getByRole('dialog').getByText(say('detail.stock').replace('{{stock}}', '12'))
  await stock.first().waitFor()
  assert.is(await stock.count(), 1)
})

narrow('a Japanese sentence beside a box breaks between phrases', async () => {
  const { page, go, say } = visitor
  await go('/register')
  const words = page.getByText(say('session.agree'), { exact: true })
  await words.waitFor()
  assert.is(await words.evaluate((part) => getComputedStyle(part).wordBreak), 'auto-phrase')
})

narrow('the Japanese name of a product breaks between phrases too', async () => {
  const { page, go } = visitor
  await go('/home')
  const name = page.getByText('Aura H2 ノイキャン ワイヤレスヘッドホン', { exact: true }).first()
  await name.waitFor()
  assert.is(await name.evaluate((part) => getComputedStyle(part).wordBreak), 'auto-phrase')
})

/** Words in sight of which the letters do not fit into one line; where words are not spaced, lines end anywhere. */
const tornWords = (main: Element): readonly string[] => {
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const torn: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.visually-hidden')) continue
    for (const { 0: word, index } of (text as Text).data.matchAll(/[\p{Script=Latin}\d.,%$]{2,}/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) torn.push(word)
    }
  }
  return torn
}

for (const [what, path] of [
  ['the figures of a shop', '/shop/15'],
  ['a refunded line of an order', '/orderInfo/6'],
] as const) {
  narrow(`no word of ${what} is broken in two with text of twice the size`, async () => {
    const { page, go } = await inWidth(390)
    await go(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    assert.equal(await inSight(page.getByRole('main')).evaluate(tornWords), [])
  })
}

const TORN: Readonly<Record<'dgn' | 'en' | 'zh-cn' | 'ri' | 'han' | 'tai', RegExp>> = {
  dgn: /\d+ \p{L}+ \d{4}/gu,
  en: /\p{L}+ \d+, \d{4}/gu,
  'zh-cn': /\d{4}年\d+月\d+日/gu,
  ri: /\d{4}年\d+月\d+日/gu,
  han: /\d{4}년 \d+월 \d+일/gu,
  tai: /\d+ [\p{L}.]+ \d{4}/gu,
}
for (const language of ['dgn', 'en', 'zh-cn', 'ri', 'han', 'tai'] as const) {
  narrow(`no date below the balance chart is broken in two in ${language}`, async () => {
    const { page, go } = await inWidth(390, language)
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
  })
}

narrow('the edit and delete buttons of an address are side by side on the narrowest phone', async () => {
  const { page, go, say } = await inWidth(NARROWEST)
  await go('/address')
  const whose = page.getByRole('region', { name: /Gedung Cendana/ })
  const edit = await rectOf(whose.getByRole('link', { name: say('addresses.edit') }))
  const remove = await rectOf(whose.getByRole('button', { name: say('addresses.delete') }))
  assert.is(edit.y, remove.y)
})

/** From the form of a withdrawal of $10 to the sheet that asks for the code. */
const openCodeSheet = async ({ page, go, say }: Visit): Promise<Locator> => {
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

narrow('the sheet of the payment code names the sum until it is closed', async () => {
  const visit = await inWidth(390)
  const { page } = visit
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
})

narrow('the sheet of the payment code stays where it is when the server does not answer', async () => {
  const visit = await inWidth(390)
  const { page } = visit
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const sheet = await openCodeSheet(visit)
  await page.route('**/api/user/extract', (call) => call.abort())
  const before = await rectOf(sheet)
  await page.keyboard.type('246810')
  await page.keyboard.press('Enter')
  await sheet.getByRole('alert').waitFor()
  assert.is((await rectOf(sheet)).y, before.y)
})

narrow.run()
