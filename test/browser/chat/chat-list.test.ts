import type { BrowserContextOptions, Page } from 'playwright-core'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Language } from '../../../domain/account/language.ts'
import { enterAs, tokenOf } from '../../support/backend/shoppers/demo-shopper.ts'
import { axeProblems } from '../../support/browser/accessibility/axe.ts'
import { moveTo, untilLive } from '../../support/browser/pages/settled.ts'
import { button, inSight, link, wordsOf } from '../../support/browser/pages/visible-text.ts'
import { openSharedShop } from '../../support/browser/shop/built-shop.ts'
import { shopperCalls } from '../../support/browser/visitors/shopper-page.ts'

const list = suite('the list of conversations in Chromium')
const shop = await openSharedShop()

const PATIENCE_MS = 15_000
/** A merchant reads, types and answers in real time. */
const ANSWER_MS = 45_000
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const DESK = { viewport: { width: 1280, height: 800 } } as const

type Visitor = {
  readonly page: Page
  readonly say: (key: string) => string
  readonly problems: string[]
  readonly rows: () => Promise<readonly string[]>
  readonly look: (name: string) => Promise<void>
  readonly leave: () => Promise<void>
}

/** Rani of the demo world, who has talked to shops before. */
const enter = async (options: BrowserContextOptions, language: Language = 'dgn'): Promise<Visitor> => {
  const context = await shop.browser.newContext(options)
  await context.addCookies([{ name: 'lintas_lang', value: language, url: shop.origin }])
  await enterAs(context, shop.origin, await tokenOf(shop.origin))
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const say = wordsOf(language)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  return {
    page,
    say,
    problems,
    rows: () => page.locator('li:has(a) b bdi').allTextContents(),
    look: async (name) => void problems.push(...(await axeProblems(page, name))),
    leave: () => context.close(),
  }
}

/** One phone for all tests but that of the two panes: each goes on where the one before has left it. */
const visitor = await enter(PHONE)
// Another file of this shop may have read everything.
list.before(async () => {
  const unread = { channelID: 'm1', channelType: 1, unread: 2 }
  await shopperCalls(shop.origin).post('/api/chat/setUnread', unread, await tokenOf(shop.origin))
})
list.after(async () => {
  await visitor.leave()
  await shop.close()
})

const openList = async ({ page }: Visitor): Promise<void> => {
  await page.goto(`${shop.origin}/chatRoom`)
  await untilLive(page)
  await page.locator('li:has(a)').first().waitFor()
}

const menuOf = async ({ page, say }: Visitor, name: string): Promise<void> => {
  const label = say('chatList.menu').replace('{{name}}', name)
  await page.getByRole('button', { name: label, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('heading', { name }).waitFor()
}

list('shows the unread count on every page, before the list is opened', async () => {
  const { page, say } = visitor
  await page.goto(`${shop.origin}/home`)
  await page.waitForFunction(() => /^\(\d+\) /.test(document.title))
  await link(page, new RegExp(`^${say('core.tab.messages')}, \\d+ baru`)).waitFor()
})

list('pins, reads, deletes and restores conversations with the keyboard alone', async () => {
  const { page, say, rows, look, problems } = visitor
  await openList(visitor)
  const before = await rows()
  const last = before.at(-1) ?? ''
  await menuOf(visitor, last)
  await look('menu of a conversation')
  await button(page, say('chatList.pin')).click()
  await page.waitForFunction(
    ([name]) =>
      [...document.querySelectorAll('li b bdi')].slice(0, 2).some((one) => one.textContent === name),
    [last],
  )
  await menuOf(visitor, last)
  await button(page, say('chatList.unpin')).click()

  const undo = button(page, say('chatList.undo'))
  const remove = async (): Promise<void> => {
    await menuOf(visitor, last)
    await button(page, say('chatList.remove')).focus()
    await page.keyboard.press('Enter')
    await undo.waitFor()
  }
  await remove()
  await page.waitForFunction(() => document.activeElement?.closest('li') !== null)
  await page.keyboard.press('Enter')
  await undo.waitFor({ state: 'detached' })
  assert.ok((await rows()).includes(last))

  await button(page, say('chatList.readAll')).click()
  await page.waitForFunction(() => !/^\(/.test(document.title))
  // Last, because axe may take longer than the five seconds for which it can be undone.
  await remove()
  await look('a conversation that is going')
  assert.equal(problems, [])
})

list('finds a conversation, and says when there is none', async () => {
  const { page, say, rows, look, problems } = visitor
  const [name = ''] = await rows()
  const search = page.getByRole('searchbox')
  await search.fill(name.toUpperCase())
  assert.equal(await rows(), [name])
  await search.fill('zzzz')
  await page.getByText(say('chatList.noneTitle')).waitFor()
  await look('nothing found')
  await search.fill('')
  await page.locator('li:has(a)').first().waitFor()
  assert.equal(problems, [])
})

list('opens a row by a tap and reveals its buttons by a swipe', async () => {
  const { page, say } = visitor
  const row = page.locator('li:has(a)').first()
  // What arrives meanwhile moves it.
  await row.click({ trial: true })
  const box = await row.boundingBox()
  const y = (box?.y ?? 0) + 30
  const touch = await page.context().newCDPSession(page)
  const move = (type: string, x?: number): Promise<unknown> =>
    touch.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: x === undefined ? [] : [{ x, y }],
    })
  await move('touchStart', 300)
  for (const x of [285, 260, 230, 200]) await move('touchMove', x)
  // A finger that flies off makes the browser swallow the next tap; this one rests.
  await page.waitForTimeout(200)
  await move('touchEnd')
  await button(page, say('chatList.remove')).waitFor()
  assert.is(new URL(page.url()).pathname, '/chatRoom')
  await page.locator('li:has(a) a').nth(1).tap()
  await page.waitForURL(/\/(chatRoomDetail|service)/)
})

list('announces an answer on another page, with a link to it', async () => {
  const { page, say } = visitor
  await page.goto(`${shop.origin}/service`)
  const composer = page.getByRole('textbox').first()
  await composer.fill('Halo, apakah ada orang?')
  await page.locator('form button[type=submit]').click()
  await page.getByRole('article').filter({ hasText: 'Halo, apakah ada orang?' }).waitFor()
  await inSight(page.getByRole('button', { name: say('kit.back') })).click()
  await page.waitForURL((url) => url.pathname !== '/service')
  await moveTo(page, '/explore')
  const open = button(page, say('chat.news.open'))
  await open.waitFor({ timeout: ANSWER_MS })
  await open.click()
  await page.waitForURL(/\/service$/)
})

// How soon: test/application/messaging/shown-link.test.ts.
list('says that the network is gone, and that it is back', async () => {
  const { page, say, look, problems } = visitor
  await moveTo(page, '/chatRoom')
  await inSight(page.locator('li:has(a)')).waitFor()
  await page.context().setOffline(true)
  const gone = inSight(page.getByText(say('chat.link.offline')))
  await gone.waitFor()
  await look('offline')
  await page.context().setOffline(false)
  await gone.waitFor({ state: 'detached' })
  assert.equal(problems, [])
})

list('shows list and conversation side by side, also for a link to a conversation', async () => {
  const wide = await enter({ ...DESK, colorScheme: 'dark' }, 'zh-cn')
  const { page, say, look, leave, problems } = wide
  await openList(wide)
  await page.getByText(say('chatList.pickTitle')).waitFor()
  await look('two panes, none chosen')
  const first = page.locator('li:has(a) a').first()
  await first.click()
  await page.waitForURL(/\/chatRoom\/\w+$/)
  await page.locator('li a[aria-current="true"]').waitFor()
  await page.getByRole('textbox').first().waitFor()
  await page.getByRole('article').first().waitFor()
  await look('two panes')
  await page.goto(`${shop.origin}/service`)
  await page.locator('li:has(a[aria-current])').waitFor()
  assert.is(await page.locator('main').count(), 1)
  assert.equal(problems, [])
  await leave()
})

list.run()
