import type { Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openCuttableWay } from '../../support/browser/network/cuttable-way.ts'
import { settled, untilHydrated } from '../../support/browser/pages/settled.ts'
import { button, inSight, link } from '../../support/browser/pages/visible-text.ts'
import { jpegOf } from '../../support/browser/pictures.ts'
import { openBuiltShop } from '../../support/browser/shop/built-shop.ts'
import { type ChatVisitor, DESK, enterChat } from '../../support/browser/visitors/chat-visitor.ts'
import { longPress } from '../../support/browser/visitors/keyboard.ts'

const conversation = suite('a conversation in Chromium')
// A merchant who is asleep when the test runs would read nothing.
const shop = await openBuiltShop({ environment: { LINTAS_CHAT_HOURS: '0-24' } })
const way = await openCuttableWay(shop.origin)
conversation.after(async () => {
  await way.close()
  await shop.close()
})

/** A merchant reads, types and answers in real time. */
const ANSWER_MS = 60_000
const SHOP = '/chatRoomDetail/15'

const enter = (more: Partial<Parameters<typeof enterChat>[0]> = {}): Promise<ChatVisitor> =>
  enterChat({ browser: shop.browser, origin: way.origin, ...more })

const back = (page: Page): Promise<void> => page.evaluate(() => history.back())

const ownTexts = async (visitor: ChatVisitor, prefix: string): Promise<readonly string[]> => {
  const found = new RegExp(`${prefix} \\d+`)
  return (await visitor.bubbles()).flatMap((label) => found.exec(label)?.[0] ?? [])
}

conversation(
  'attaches the product that a question is about, and sends, reads and gets an answer',
  async () => {
    const visitor = await enter()
    const { page, say, go, bubble, write, look, leave, problems } = visitor
    await go('/detail/54/15')
    await link(page, say('detail.askSeller')).click()
    await page.waitForURL(/\/chatRoomDetail\/15\?product=54$/)
    const card = inSight(page.getByRole('region', { name: say('chat.conversation.card.offer') }))
    // The composer has a button of the same name.
    const send = card.getByRole('button', { name: say('chat.conversation.card.send'), exact: true })
    await send.waitFor()
    await look('a card that is offered')
    await send.click()
    await card.waitFor({ state: 'detached' })
    await bubble('[Produk] Kamera mirrorless').waitFor()

    await write('Apakah stoknya masih ada?')
    await bubble('Apakah stoknya masih ada?').waitFor()
    assert.is(await visitor.composer().inputValue(), '')
    const marked = (state: string): Promise<void> =>
      bubble(new RegExp(`stoknya masih ada\\?, ${say(`chat.conversation.state.${state}`)}$`)).waitFor({
        timeout: ANSWER_MS,
      })
    await marked('read')
    // What is below the question is the shop's; it may be there before anybody could have counted the bubbles.
    const below = bubble('Apakah stoknya masih ada?').locator('xpath=following::article')
    await inSight(below).waitFor({ timeout: ANSWER_MS })
    await look('a room')

    await page.goBack()
    await page.waitForURL(/\/detail\/54\/15$/)
    assert.equal(problems, [])
    await leave()
  },
)

conversation('sends a picture, and shows it full-screen', async () => {
  const visitor = await enter()
  const { page, say, go, bubble, look, leave, problems } = visitor
  await go(SHOP)
  await button(page, say('chat.conversation.attach')).click()
  const chosen = page.waitForEvent('filechooser')
  await button(page, say('chat.conversation.photo')).click()
  await (await chosen).setFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpegOf(page, 2400, 1800),
  })
  const own = bubble(new RegExp(`${say('chat.digest.photo').replace(/[[\]]/g, '\\$&')}, `)).last()
  await own.waitFor()
  const open = button(
    page,
    `${say('chat.conversation.picture.yours')}. ${say('chat.conversation.picture.open')}`,
  )
  await open.click()
  const viewer = page.getByRole('dialog')
  await viewer.getByRole('img').first().waitFor()
  await look('a picture over the screen')
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'hidden' })
  // Long edge 1,600: what was shrunk before it went.
  const width = await own.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth)
  assert.is(width, 1600)
  assert.equal(problems, [])
  await leave()
})

conversation('keeps the filters above a list of orders that is longer than its sheet', async () => {
  const { page, say, go, look, leave, problems } = await enter()
  await go(SHOP)
  await button(page, say('chat.conversation.attach')).click()
  await button(page, say('chat.conversation.order')).click()
  const sheet = page.getByRole('dialog')
  const last = sheet.getByRole('listitem').last()
  await last.waitFor()
  await look('orders to choose from')
  const filters = await sheet.getByRole('tablist').boundingBox()
  const rows = await last.boundingBox()
  assert.ok((rows?.y ?? 0) > 844, 'the list is no longer than its sheet')
  assert.ok((filters?.height ?? 0) >= 44, `${filters?.height} px high`)
  assert.equal(problems, [])
  await leave()
})

conversation('shows over all of it that pictures can be dropped', async () => {
  const { page, go, composer, leave } = await enter({ options: { ...DESK, reducedMotion: 'reduce' } })
  await go('/chatRoom/15')
  await settled(page)
  const edge = await composer().evaluate((field) => {
    const { left, bottom } = field.closest('[data-dropping]')?.getBoundingClientRect() ?? new DOMRect()
    return { x: left, y: bottom - 200, width: 60, height: 120 }
  })
  const drag = (kind: string): Promise<void> =>
    composer().evaluate((field, type) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([''], 'foto.jpg', { type: 'image/jpeg' }))
      field.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    }, kind)
  await drag('dragover')
  await page.locator('[data-dropping="true"]').waitFor()
  const marked = await page.screenshot({ clip: edge })
  await drag('dragleave')
  await page.locator('[data-dropping="false"]').waitFor()
  assert.not(marked.equals(await page.screenshot({ clip: edge })))
  await leave()
})

conversation('marks where the unread messages begin, also when its page is loaded', async () => {
  const { page, say, go, leave } = await enter()
  // The demo's first conversation has two of them.
  await go('/chatRoomDetail/1')
  await inSight(page.getByText(say('chat.conversation.unread_other').replace('{{count}}', '2'))).waitFor()
  await leave()
})

conversation('closes overlays at Back, and is left by the next Back', async () => {
  const visitor = await enter()
  const { page, say, go, bubble, leave, problems } = visitor
  await go('/detail/54/15')
  // Followed earlier, the link would load the conversation as the first page of a document.
  await untilHydrated(page)
  await link(page, say('detail.askSeller')).click()
  await page.waitForURL(/\/chatRoomDetail\//)
  const photo = button(page, say('chat.conversation.photo'))
  await button(page, say('chat.conversation.attach')).click()
  await photo.waitFor()
  await back(page)
  await photo.waitFor({ state: 'detached' })
  // The history has been there and back.
  await page.waitForURL(/\/chatRoomDetail\//)
  const card = inSight(page.getByRole('region', { name: say('chat.conversation.card.offer') }))
  await card.getByRole('button', { name: say('chat.conversation.card.send'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await longPress(page, bubble('[Produk] Kamera mirrorless'), sheet)
  await back(page)
  await sheet.waitFor({ state: 'detached' })
  await page.waitForURL(/\/chatRoomDetail\//)
  await visitor.composer().waitFor()
  await back(page)
  await page.waitForURL(/\/detail\/54\/15$/)
  assert.equal(problems, [])
  await leave()
})

conversation(
  'closes overlays of the first page of a tab at Back, and does not load the page again',
  async () => {
    const visitor = await enter()
    const { page, say, go, leave, problems } = visitor
    await go(SHOP)
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    const photo = button(page, say('chat.conversation.photo'))
    const menu = page.getByRole('dialog')
    for (const [opener, overlay] of [
      [say('chat.conversation.attach'), photo],
      [say('chat.conversation.menu'), menu],
    ] as const) {
      await button(page, opener).click()
      await overlay.waitFor()
      await back(page)
      await overlay.waitFor({ state: 'detached' })
      // The history has been there and back; a page that is loaded again forgets.
      await page.waitForFunction(() => history.state?.lintas > 0 || !('isFirstDocument' in window))
      assert.ok(
        await page.evaluate(() => 'isFirstDocument' in window),
        `${opener}: the page was loaded again`,
      )
    }
    assert.equal(problems, [])
    await leave()
  },
)

conversation('ignores the click of the finger that lifts after a long press on a message', async () => {
  const visitor = await enter()
  const { page, say, go, bubble, write, leave } = visitor
  await go(SHOP)
  await write('Jangan salin saya')
  const reply = button(page, say('chat.conversation.act.reply'))
  await longPress(page, bubble('Jangan salin saya'), reply)
  // A click of that finger would have pressed what lies under it, and closed the sheet.
  await reply.tap()
  await button(page, say('chat.conversation.noReply')).waitFor()
  await leave()
})

conversation('shows the time of a waiting message beside its status icon', async () => {
  const visitor = await enter()
  const { page, go, bubble, write, leave } = visitor
  await go(SHOP)
  await page.context().setOffline(true)
  await write('Tanpa jaringan')
  const gap = await bubble('Tanpa jaringan').evaluate((row) => {
    const time = row.querySelector('time')
    const mark = time?.parentElement?.querySelector('svg')
    return (mark?.getBoundingClientRect().left ?? 999) - (time?.getBoundingClientRect().right ?? 0)
  })
  assert.ok(gap < 10, `${gap} px apart`)
  await page.context().setOffline(false)
  await leave()
})

conversation('quotes the message that is replied to, and a tap on the quote scrolls there', async () => {
  const visitor = await enter({ options: { ...DESK, colorScheme: 'dark' }, language: 'en' })
  const { page, say, go, composer, bubble, choose, look, leave, problems } = visitor
  await go('/chatRoom/15')
  const source = 'Silakan ajukan refund'
  await bubble(source).waitFor()
  await look('a dark room beside the list')
  await choose(source, say('chat.conversation.act.reply'))
  await button(page, say('chat.conversation.noReply')).waitFor()
  await composer().fill('Sudah saya ajukan, terima kasih')
  await page.keyboard.press('Enter')
  const quote = bubble('Sudah saya ajukan').getByRole('button', { name: source })
  await quote.click()
  await page.waitForFunction(
    (text) => document.activeElement?.getAttribute('aria-label')?.includes(text) === true,
    source,
  )
  assert.ok(await bubble(source).isVisible())
  assert.equal(problems, [])
  await leave()
})

conversation('keeps messages written while offline, over a reload, and sends them in order', async () => {
  const visitor = await enter()
  const { page, say, go, composer, write, bubble, look, leave, problems } = visitor
  await go('/chatRoomDetail/4')
  await page.getByRole('article').first().waitFor()
  way.cut()
  const trouble = page.getByRole('status').filter({ hasText: say('chat.link.waiting') })
  await trouble.waitFor()
  const ring = await trouble.evaluate((words) => {
    const sign = words.previousElementSibling?.firstElementChild
    return sign instanceof HTMLElement ? [sign.offsetWidth, sign.offsetHeight] : []
  })
  assert.equal(ring, [20, 20])
  for (const n of [1, 2, 3]) await write(`Tertunda ${n}`)
  const reason = page.getByText(say('chat.conversation.state.noNetwork')).last()
  // A hiccup is nobody's business: the words are there, and out of sight for five seconds.
  const delays = await reason.evaluate((words) =>
    words.getAnimations().map(({ effect }) => effect?.getTiming().delay),
  )
  assert.equal(delays, [5000])
  await inSight(page.getByText(say('chat.conversation.state.noNetwork'))).waitFor()
  await look('waiting for the line')
  await composer().fill('belum selesai')
  await page.reload()
  await bubble('Tertunda 3').waitFor()
  assert.equal(await ownTexts(visitor, 'Tertunda'), ['Tertunda 1', 'Tertunda 2', 'Tertunda 3'])
  assert.is(await composer().inputValue(), 'belum selesai')
  assert.is(await bubble(new RegExp(`Tertunda 3, ${say('chat.conversation.state.waiting')}$`)).count(), 1)

  way.restore()
  const gone = `(${say('chat.conversation.state.sent')}|${say('chat.conversation.state.read')})$`
  for (const n of [1, 2, 3]) {
    await bubble(new RegExp(`Tertunda ${n}, ${gone}`)).waitFor({ timeout: ANSWER_MS })
  }
  assert.equal(await ownTexts(visitor, 'Tertunda'), ['Tertunda 1', 'Tertunda 2', 'Tertunda 3'])
  assert.equal(problems, [])
  await leave()
})

conversation('leads back to the list at its old position, and to the draft from there', async () => {
  const visitor = await enter({ options: { ...DESK, viewport: { width: 390, height: 360 } } })
  const { page, say, go, composer, leave, problems } = visitor
  await go('/chatRoom')
  const row = page.locator('li:has(a) a[href="/chatRoomDetail/15"]')
  await row.waitFor()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  // What the pointer needs scrolled is scrolled before the place is taken down.
  await row.hover()
  const placed = await page.evaluate(() => window.scrollY)
  assert.ok(placed > 0)
  await row.click()
  await composer().fill('nanti saja')
  await button(page, say('kit.back')).click()
  await page.waitForURL(/\/chatRoom$/)
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, placed)
  await inSight(page.getByText('nanti saja')).waitFor()
  assert.equal(problems, [])
  await leave()
})

conversation.run()
